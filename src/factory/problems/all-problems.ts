import type { ProblemState } from '../../domain/problem.ts';
import type { ProblemService } from './problem-service.ts';
import { uploadLimits } from './upload-limits.ts';

const PAGE_SIZE = 500;

/** Cancels all unfinished problems of an owner; returns the number of cancelled problems. */
export async function cancelAllProblems(owner: string, service: ProblemService): Promise<number> {
  const unfinishedIds = await listIds(owner, 'under_way', service);
  // Running problems are listed first. They are cancelled last, so that no waiting problem starts in between.
  for (const id of unfinishedIds.toReversed()) await service.cancel(owner, id);
  return unfinishedIds.length;
}

/** Retries failed problems of an owner, up to the limit of unfinished problems; returns the number of retried problems. */
export async function retryFailedProblems(owner: string, service: ProblemService): Promise<number> {
  const failedIds = await listIds(owner, 'failed', service);
  const { under_way: unfinishedCount } = await service.tally(owner);
  const retriedIds = failedIds.slice(0, Math.max(0, uploadLimits.unfinished - unfinishedCount));
  for (const id of retriedIds) await service.retry(owner, id);
  return retriedIds.length;
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
