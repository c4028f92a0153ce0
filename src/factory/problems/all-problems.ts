import type { ProblemState } from '../../domain/problem.ts';
import type { ProblemService } from './problem-service.ts';
import { uploadLimits } from './upload-limits.ts';

const PAGE_SIZE = 500;

/** Cancels all unfinished problems of an owner; returns how many. */
export async function cancelAllProblems(owner: string, service: ProblemService): Promise<number> {
  const unfinished = await listIds(owner, 'under_way', service);
  // Running problems are listed first and cancelled last; otherwise a waiting one would start in their place.
  for (const id of unfinished.toReversed()) await service.cancel(owner, id);
  return unfinished.length;
}

/** Retries the failed problems of an owner, up to the limit of unfinished problems; returns how many. */
export async function retryFailedProblems(owner: string, service: ProblemService): Promise<number> {
  const failed = await listIds(owner, 'failed', service);
  const { under_way: unfinished } = await service.tally(owner);
  const retried = failed.slice(0, Math.max(0, uploadLimits.unfinished - unfinished));
  for (const id of retried) await service.retry(owner, id);
  return retried.length;
}

async function listIds(owner: string, state: ProblemState, service: ProblemService): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { problems, next } = await service.list(owner, state, {
      limit: PAGE_SIZE,
      ...(after && { after }),
    });
    ids.push(...problems.map(({ problem }) => problem.id));
    after = next;
  } while (after !== undefined);
  return ids;
}
