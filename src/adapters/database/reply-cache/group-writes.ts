import { setTimeout as sleep } from 'node:timers/promises';

const DELAY_MS = 8;

/** Groups writes that arrive within a few milliseconds into one commit; each promise resolves when its write is stored. */
export function groupWrites<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let pending: T[] = [];
  let currentWrite: Promise<void> | undefined;
  const writePending = async (): Promise<void> => {
    await sleep(DELAY_MS);
    const items = pending;
    pending = [];
    currentWrite = undefined;
    await write(items);
  };
  return (item) => {
    pending.push(item);
    currentWrite ??= writePending();
    return currentWrite;
  };
}
