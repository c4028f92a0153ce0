export type WorkLine = {
  /** Begins the work when there is room; an aborted signal lets it begin at once, so that it can end. */
  join(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Waits until nothing is at work and nobody in line. */
  idle(): Promise<void>;
};

/** Lets so many pieces of work go on at once; the others wait in the order in which they came. */
export function createWorkLine(atOnce: number): WorkLine {
  const waiting = new Set<() => void>();
  const joined = new Set<Promise<void>>();
  let atWork = 0;

  function admitNext(): void {
    for (const enter of waiting) {
      if (atWork >= atOnce) return;
      enter();
    }
  }

  async function waitForRoom(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const enter = (): void => {
      if (!waiting.delete(enter)) return;
      atWork++;
      resolve();
    };
    waiting.add(enter);
    signal.addEventListener('abort', enter, { once: true });
    admitNext();
    await promise;
    signal.removeEventListener('abort', enter);
  }

  async function pass(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    await waitForRoom(signal);
    try {
      await work();
    } finally {
      atWork--;
      admitNext();
    }
  }

  return {
    join(work, signal) {
      const passing = pass(work, signal).finally(() => joined.delete(passing));
      joined.add(passing);
      return passing;
    },
    async idle() {
      while (joined.size > 0) await Promise.allSettled(joined);
    },
  };
}
