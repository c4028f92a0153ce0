import type { ProblemState } from '../../domain/problem.ts';
import type { ProblemDesk } from './problem-desk.ts';
import { uploadLimits } from './upload-limits.ts';

const PAGE = 500;

/** Asks everything of a person that is under way to stop; answers how many that were. */
export async function cancelEvery(owner: string, desk: ProblemDesk): Promise<number> {
  const underWay = await idsOf(owner, 'under_way', desk);
  // What runs stands first and is stopped last: its place would go to one that waits.
  for (const id of underWay.toReversed()) await desk.cancel(owner, id);
  return underWay.length;
}

/** Does again what was not finished of everything that failed, as far as it may be under way at once. */
export async function retryEvery(owner: string, desk: ProblemDesk): Promise<number> {
  const failed = await idsOf(owner, 'failed', desk);
  const { under_way: underWay } = await desk.tally(owner);
  const again = failed.slice(0, Math.max(0, uploadLimits.underWay - underWay));
  for (const id of again) await desk.retry(owner, id);
  return again.length;
}

async function idsOf(owner: string, state: ProblemState, desk: ProblemDesk): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { problems, next } = await desk.list(owner, state, { limit: PAGE, ...(after && { after }) });
    ids.push(...problems.map(({ problem }) => problem.id));
    after = next;
  } while (after !== undefined);
  return ids;
}
