import { Fault } from '../../domain/fault.ts';
import type { Discovery } from '../../ports/problem-folders.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { hashContent, type SpotCheckDeps } from './spot-check-dependencies.ts';

/** The status of one problem in a full review. A problem that was not yet checked in it is `unseen`. */
type FullReviewStatus = 'passed' | 'comments' | 'suggestions' | 'failed' | 'changed' | 'unseen';

/** A full review checks all problems of a folder once. It contains the status of each problem. */
export type FullReview = {
  readonly session: SpotCheckSession;
  readonly statuses: readonly { readonly problemId: string; readonly status: FullReviewStatus }[];
};

/** Starts a full review of all problems of a folder and ends the previous one. */
export async function startFullReview(
  { store, folders, clock, newId }: SpotCheckDeps,
  root: string,
): Promise<Discovery> {
  const discovery = await folders.discover(root);
  const { problemIds } = discovery;
  if (problemIds.length === 0) throw new Fault('not-found', `There are no problems in ${root}.`);
  const at = clock.now().toISOString();
  for (const { id, plan } of await store.listOpenSessions(root)) {
    if (plan.kind === 'sweep') await store.completeSession(id, at);
  }
  await store.startSession({ id: newId(), root, plan: { kind: 'sweep', problemIds: [...problemIds] }, at });
  return discovery;
}

/** Reads the progress of a full review. A problem whose files have changed since its check is due again. */
export async function readFullReview(tools: SpotCheckDeps, root: string): Promise<FullReview> {
  const { store, folders } = tools;
  const session = (await store.listOpenSessions(root)).findLast(({ plan }) => plan.kind === 'sweep');
  const advice = 'Start one: vbagent check init';
  if (!session) throw new Fault('not-found', `No full review of ${root} has been started.`, { advice });
  const newestCheckById = new Map(
    (await store.listChecks({ root })).map((check) => [check.problemId, check]),
  );
  const { problemIds } = await folders.discover(root);
  const statuses: FullReview['statuses'][number][] = [];
  for (const problemId of problemIds) {
    const check = newestCheckById.get(problemId);
    const isCheckedInReview = check !== undefined && check.at >= session.started_at;
    const status = isCheckedInReview ? await readStatus(tools, root, check) : 'unseen';
    statuses.push({ problemId, status });
  }
  return { session, statuses };
}

async function readStatus(
  { folders }: SpotCheckDeps,
  root: string,
  check: SpotCheck,
): Promise<FullReviewStatus> {
  if (check.outcome === 'failed') return 'failed';
  const context = await folders.load(root, check.problemId).catch(() => undefined);
  return context !== undefined && hashContent(context) === check.contentHash ? check.outcome : 'changed';
}

const dueStatuses: ReadonlySet<FullReviewStatus> = new Set(['unseen', 'changed']);
const openStatuses: ReadonlySet<FullReviewStatus> = new Set(['failed', 'suggestions', 'comments']);

/** Lists the problems that must be checked or checked again. */
export function listDueProblems({ statuses }: FullReview): string[] {
  return statuses.filter(({ status }) => dueStatuses.has(status)).map(({ problemId }) => problemId);
}

/** Lists the checked problems that failed or that have suggestions or comments. */
export function listOpenProblems({ statuses }: FullReview): string[] {
  return statuses.filter(({ status }) => openStatuses.has(status)).map(({ problemId }) => problemId);
}
