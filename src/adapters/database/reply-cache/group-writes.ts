import { setTimeout as sleep } from 'node:timers/promises';

const DELAY_MS = 8;

/** Groups writes that arrive within a few milliseconds into one commit; each promise resolves when its write is stored. */
export function groupWrites<T>(write: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let pending: T[] = [];
  let written: Promise<void> | undefined;
  const writePending = async (): Promise<void> => {
    await sleep(DELAY_MS);
    const all = pending;
    pending = [];
    written = undefined;
    await write(all);
  };
  return (one) => {
    pending.push(one);
    written ??= writePending();
    return written;
  };
}
