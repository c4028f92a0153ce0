import { Fault } from '../../domain/fault.ts';
import type { Discovery } from '../../ports/problem-folders.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { contentHashOf, type SpotCheckTools } from './spot-check-tools.ts';

/** How each problem of a folder stands in a sweep over all of them. */
export type SweepStanding = 'passed' | 'comments' | 'suggestions' | 'failed' | 'changed' | 'unseen';

export type Sweep = {
  readonly session: SpotCheckSession;
  readonly standings: readonly { readonly problemId: string; readonly standing: SweepStanding }[];
};

/** Plans a look at every problem; a sweep that is under way ends. */
export async function startSweep(
  { store, folders, clock, newId }: SpotCheckTools,
  root: string,
): Promise<Discovery> {
  const discovery = await folders.discover(root);
  const { problemIds } = discovery;
  if (problemIds.length === 0) throw new Fault('not-found', `There are no problems in ${root}.`);
  const at = clock.now().toISOString();
  for (const { id, plan } of await store.openSessions(root)) {
    if (plan.kind === 'sweep') await store.completeSession(id, at);
  }
  await store.startSession({ id: newId(), root, plan: { kind: 'sweep', problemIds: [...problemIds] }, at });
  return discovery;
}

/** Progress goes by what the files say: a problem that changed since it was looked at comes again. */
export async function readSweep(tools: SpotCheckTools, root: string): Promise<Sweep> {
  const { store, folders } = tools;
  const session = (await store.openSessions(root)).findLast(({ plan }) => plan.kind === 'sweep');
  if (session === undefined)
    throw new Fault('not-found', `No sweep over ${root} is planned.`, {
      advice: 'Plan one: vbagent check init',
    });
  const newest = new Map((await store.listChecks({ root })).map((check) => [check.problemId, check]));
  const { problemIds } = await folders.discover(root);
  const standings: Sweep['standings'][number][] = [];
  for (const problemId of problemIds) {
    const check = newest.get(problemId);
    const isOfSweep = check !== undefined && check.at >= session.started_at;
    const standing = isOfSweep ? await standingOf(tools, root, check) : 'unseen';
    standings.push({ problemId, standing });
  }
  return { session, standings };
}

async function standingOf(
  { folders }: SpotCheckTools,
  root: string,
  check: SpotCheck,
): Promise<SweepStanding> {
  if (check.outcome === 'failed') return 'failed';
  const context = await folders.load(root, check.problemId).catch(() => undefined);
  return context !== undefined && contentHashOf(context) === check.contentHash ? check.outcome : 'changed';
}

const due: ReadonlySet<SweepStanding> = new Set(['unseen', 'changed']);
const open: ReadonlySet<SweepStanding> = new Set(['failed', 'suggestions', 'comments']);

export function dueProblems({ standings }: Sweep): string[] {
  return standings.filter(({ standing }) => due.has(standing)).map(({ problemId }) => problemId);
}

export function openProblems({ standings }: Sweep): string[] {
  return standings.filter(({ standing }) => open.has(standing)).map(({ problemId }) => problemId);
}
