import { AsyncLocalStorage } from 'node:async_hooks';

const ownerOfRun = new AsyncLocalStorage<string>();

/** Does the work of a run; within it, `getRunOwner` returns the owner. */
export function runAsOwner<Result>(owner: string, work: () => Result): Result {
  return ownerOfRun.run(owner, work);
}

/** Returns the owner of the run that makes this call; undefined outside a run. */
export function getRunOwner(): string | undefined {
  return ownerOfRun.getStore();
}
