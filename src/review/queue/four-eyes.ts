import { Fault } from '../../domain/fault.ts';
import type { ReviewDeps } from './review-dependencies.ts';

type FourEyesDeps = Pick<ReviewDeps, 'listOwnItems' | 'needsFourEyes'>;

/** Returns the open items that a reviewer must not approve: their own work, if the institution requires a second person. */
export async function findForbiddenItems(
  { needsFourEyes, listOwnItems }: FourEyesDeps,
  reviewer: string,
): Promise<ReadonlySet<string>> {
  if (listOwnItems === undefined || !(await needsFourEyes?.())) return new Set();
  return new Set(await listOwnItems(reviewer));
}

/** Returns whether the reviewer may approve or correct this item. */
export async function mayApprove(tools: FourEyesDeps, itemId: string, reviewer: string): Promise<boolean> {
  return !(await findForbiddenItems(tools, reviewer)).has(itemId);
}

/** Throws a `not-allowed` fault if the reviewer must not approve this item. */
export async function refuseOwnWork(tools: FourEyesDeps, itemId: string, reviewer: string): Promise<void> {
  if (await mayApprove(tools, itemId, reviewer)) return;
  throw new Fault('not-allowed', 'This is your own work, and your institution requires a second person.', {
    advice: 'Ask another expert to approve it. You can still reject it.',
    facts: { reason: 'four_eyes' },
  });
}
