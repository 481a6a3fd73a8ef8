// QR codes: a text as a square of dark and light modules (ISO 18004, byte mode, error correction M, versions 1 to 10).

/** For each version: error correction codewords per block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** The centers of the alignment patterns. */
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** The modules of a text, row by row; true is dark. Null for a text that is too long (over 213 bytes). */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data], index) => bytes.length + (index < 9 ? 2 : 3) <= sum(data)) + 1;
  if (version === 0) return null;
  const words = interleaved(version, dataWords(version, bytes));
  const frame = patterns(version);
  const drawn = MASKS.map((_, mask) => masked(frame, words, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Mode, length, bytes and padding, as codewords of eight bits. */
function dataWords(version: number, bytes: readonly number[]): number[] {
  const room = sum(BLOCKS[version - 1]![1]);
  const bits: number[] = [];
  const append = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  append(4, 4);
  append(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let filling = 0xec; words.length < room; filling ^= 0xec ^ 0x11) words.push(filling);
  return words;
}

/** The codewords of the blocks interleaved, then their error correction. */
function interleaved(version: number, words: readonly number[]): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const corrections = blocks.map((block) => remainder(block, correction));
  const inTurn = (parts: readonly (readonly number[])[]): number[] => {
    const longest = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  };
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** Multiplication in GF(256). */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product & 0xff;
}

/** Reed-Solomon: the remainder of the block divided by the generator polynomial of that degree. */
function remainder(block: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power += 1, root = times(root, 2)) {
    const longer = [...generator, 0];
    generator.forEach((factor, at) => (longer[at + 1]! ^= times(factor, root)));
    generator = longer;
  }
  const dividend = [...block, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < block.length; at += 1) {
    const factor = dividend[at]!;
    generator.forEach((part, offset) => (dividend[at + offset]! ^= times(part, factor)));
  }
  return dividend.slice(block.length);
}

/** The function patterns, which do not depend on the text. Null where codewords go. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, dark: (far: number) => boolean): void => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const cells = grid[row + down];
        if (cells && cells[column + right] !== undefined) {
          cells[column + right] = dark(Math.max(Math.abs(down), Math.abs(right)));
        }
      }
    }
  };
  for (let at = 8; at < size - 8; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    square(row, column, 4, (far) => far !== 2 && far !== 4);
  }
  const middles = ALIGNED[version - 1]!;
  for (const row of middles) {
    for (const column of middles) {
      const corner = (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
      if (!corner) square(row, column, 2, (far) => far !== 1);
    }
  }
  format(grid, 0);
  if (version >= 7) versions(grid, version);
  return grid;
}

function checked(value: number, length: number, generator: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); rest >> length; bit = 31 - Math.clz32(rest)) {
    rest ^= generator << (bit - length);
  }
  return (value << length) | rest;
}

/** The format information (mask and level M, which is 00), twice, and the module that is always dark. */
function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    grid[row]![8] = dark;
    const column = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    grid[8]![column] = dark;
  }
  grid[size - 8]![8] = true;
}

function versions(grid: Grid, version: number): void {
  const size = grid.length;
  const bits = checked(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    grid[near]![far] = grid[far]![near] = dark;
  }
}

/** The codewords in a zigzag from the lower right, with a mask applied. */
function masked(frame: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = frame.length;
  const grid = frame.map((row) => [...row]);
  format(grid, mask);
  let bit = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // Column 6 is the timing pattern.
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (frame[row]![column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = dark !== MASKS[mask]!(row, column);
        bit += 1;
      }
    }
    upwards = !upwards;
  }
  return grid as boolean[][];
}

/** The penalty of a mask: long runs, blocks, finder-like patterns, unbalanced shades. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  const lines = [
    ...grid, ...grid.map((_, column) => grid.map((line) => line[column]!)),
  ].map((line) => line.map(Number).join(""));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const dark = grid[row]![column];
      if (dark === grid[row - 1]![column] && dark === grid[row]![column - 1] && dark === grid[row - 1]![column - 1]) {
        points += 3;
      }
    }
  }
  const share = sum(grid.flat().map(Number)) / (size * size);
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
