// Loads parts of the page on demand, and retries.

const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000];

class Loading {
  /** Number of parts whose last attempt failed and that will be retried. */
  failing = $state(0);
}

export const loading = new Loading();

/** Wait for a time, or until the network is back. */
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

/** Load something; give up after half a minute of failures. */
export async function withRetry<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
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
