import { Fault } from '../../domain/fault.ts';
import type { Discovery } from '../../ports/problem-folders.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { hashContent, type SpotCheckDeps } from './spot-check-dependencies.ts';

/** The status of one problem in a sweep. A problem that was not checked in this sweep is `unseen`. */
type SweepStatus = 'passed' | 'comments' | 'suggestions' | 'failed' | 'changed' | 'unseen';

/** A sweep checks all problems of a folder once. It contains the status of each problem. */
export type Sweep = {
  readonly session: SpotCheckSession;
  readonly statuses: readonly { readonly problemId: string; readonly status: SweepStatus }[];
};

/** Starts a sweep over all problems of a folder and ends the previous one. */
export async function startSweep(
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

/** Reads the progress of a sweep. A problem whose files have changed since its check is due again. */
export async function readSweep(tools: SpotCheckDeps, root: string): Promise<Sweep> {
  const { store, folders } = tools;
  const session = (await store.listOpenSessions(root)).findLast(({ plan }) => plan.kind === 'sweep');
  const advice = 'Start one: vbagent check init';
  if (!session) throw new Fault('not-found', `No sweep over ${root} has been started.`, { advice });
  const newestCheckById = new Map(
    (await store.listChecks({ root })).map((check) => [check.problemId, check]),
  );
  const { problemIds } = await folders.discover(root);
  const statuses: Sweep['statuses'][number][] = [];
  for (const problemId of problemIds) {
    const check = newestCheckById.get(problemId);
    const isCheckedInSweep = check !== undefined && check.at >= session.started_at;
    const status = isCheckedInSweep ? await readStatus(tools, root, check) : 'unseen';
    statuses.push({ problemId, status });
  }
  return { session, statuses };
}

async function readStatus({ folders }: SpotCheckDeps, root: string, check: SpotCheck): Promise<SweepStatus> {
  if (check.outcome === 'failed') return 'failed';
  const context = await folders.load(root, check.problemId).catch(() => undefined);
  return context !== undefined && hashContent(context) === check.contentHash ? check.outcome : 'changed';
}

const dueStatuses: ReadonlySet<SweepStatus> = new Set(['unseen', 'changed']);
const openStatuses: ReadonlySet<SweepStatus> = new Set(['failed', 'suggestions', 'comments']);

/** Lists the problems that must be checked or checked again. */
export function listDueProblems({ statuses }: Sweep): string[] {
  return statuses.filter(({ status }) => dueStatuses.has(status)).map(({ problemId }) => problemId);
}

/** Lists the checked problems that failed or that have suggestions or comments. */
export function listOpenProblems({ statuses }: Sweep): string[] {
  return statuses.filter(({ status }) => openStatuses.has(status)).map(({ problemId }) => problemId);
}
