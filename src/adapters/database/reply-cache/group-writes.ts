import { setTimeout as sleep } from 'node:timers/promises';

const MOMENT_MS = 8;

/** Writes together what comes within a moment: each is kept once its promise is, and a commit serves many. */
export function groupWrites<T>(write: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let gathered: T[] = [];
  let written: Promise<void> | undefined;
  const writeGathered = async (): Promise<void> => {
    await sleep(MOMENT_MS);
    const all = gathered;
    gathered = [];
    written = undefined;
    await write(all);
  };
  return (one) => {
    gathered.push(one);
    written ??= writeGathered();
    return written;
  };
}
