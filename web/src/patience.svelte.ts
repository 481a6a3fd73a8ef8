// Parts of the page that are loaded when they are needed: what cannot be had is asked for again.

const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000];

class Loading {
  /** How many parts could not be had at the last try and will be asked for again. */
  failing = $state(0);
}

export const loading = new Loading();

/** A while, or until the network is there again. */
function pause(time: number): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(done, time * (0.8 + 0.4 * Math.random()));
    function done(): void {
      clearTimeout(timer);
      removeEventListener("online", done);
      over();
    }
    addEventListener("online", done);
  });
}

/** Load something; half a minute of failures is failure. */
export async function patiently<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (let number = 0; ; number += 1) {
    try {
      return await load();
    } catch (error) {
      const time = pauses[number];
      if (time === undefined) throw error;
      loading.failing += 1;
      await pause(time);
      loading.failing -= 1;
    }
  }
}
