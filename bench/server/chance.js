// Random numbers from a seed, so that a run's choices can be repeated: xorshift of 32 bits.

export function chance(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function one(of, random) {
  return of[Math.floor(random() * of.length)];
}
