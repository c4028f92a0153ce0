import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { SessionPlan, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { decideAlone, type LookReport } from '../../review/spot-check/decide-alone.ts';
import { selectRandom } from '../../review/spot-check/select-problems.ts';
import { type LiveSession, openSession } from '../../review/spot-check/spot-check-session.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-tools.ts';
import { countNoun } from '../../text/count-noun.ts';
import { createExperts } from '../ask-experts.ts';
import { runCheckSession } from '../check-session.ts';
import { locateFolder, tellDamaged, withSpotCheck } from '../check-tools.ts';
import type { CliTools } from '../cli-tools.ts';
import { createProgressBar } from '../progress-bar.ts';
import { usageLine } from '../report-usage.ts';
import type { DatabaseOption, EngineOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type CheckOptions = SharedOptions &
  DatabaseOption &
  EngineOption & {
    readonly count?: number;
    readonly problemId?: string;
    readonly dir?: string;
    readonly seed?: string;
    readonly all?: boolean;
    readonly yesTo?: 'certain';
  };

const DEFAULT_COUNT = 5;

export async function runCheck(options: CheckOptions, tools: CliTools): Promise<number> {
  return withSpotCheck(options, tools, async (desk) => {
    const root = await locateFolder(desk, options, tools);
    const [unfinished] = await unfinishedSamples(desk, root);
    if (unfinished !== undefined && (await wantsToResume(unfinished, options, tools)))
      return review(unfinished, { desk, options, tools });
    const problemIds = await choose(desk, root, { options, tools });
    const session = await beginSession(desk, root, { kind: 'sample', problemIds });
    return review(session, { desk, options, tools });
  });
}

export async function runCheckResume(
  id: string | undefined,
  options: CheckOptions,
  tools: CliTools,
): Promise<number> {
  return withSpotCheck(options, tools, async (desk) => {
    const root = options.dir === undefined ? undefined : await locateFolder(desk, options, tools);
    const session =
      id === undefined ? (await unfinishedSamples(desk, root))[0] : await desk.store.findSession(id);
    if (session === undefined || session.completed_at !== null)
      throw new Fault('not-found', 'There is no session to resume.', {
        advice: 'Start one with `vbagent check`.',
      });
    return review(session, { desk, options, tools });
  });
}

/** Newest first; the plan of a sweep is gone through by `continue`, a sample at a time. */
async function unfinishedSamples({ store }: OpenSpotCheck, root?: string): Promise<SpotCheckSession[]> {
  return (await store.openSessions(root)).filter(({ plan }) => plan.kind === 'sample');
}

/** Asked only at a terminal; elsewhere a line tells how to go on with it. */
async function wantsToResume(
  { id, plan, problems_reviewed }: SpotCheckSession,
  options: CheckOptions,
  tools: CliTools,
): Promise<boolean> {
  const { err } = tools.terminal;
  const keyboard = await tools.openKeyboard();
  try {
    const what = `A session is not finished (${problems_reviewed} of ${plan.problemIds.length} problems).`;
    if (!keyboard.isInteractive || options.json === true || options.yesTo !== undefined) {
      writeLine(err, `${what} Go on with it: vbagent check resume ${id}`);
      return false;
    }
    writeLine(err, `${what} Go on with it? y yes · any other key no`);
    return (await keyboard.readKey()) === 'y';
  } finally {
    keyboard.close();
  }
}

type Choosing = { readonly options: CheckOptions; readonly tools: CliTools };

async function choose(
  desk: OpenSpotCheck,
  root: string,
  { options, tools }: Choosing,
): Promise<readonly string[]> {
  if (options.problemId !== undefined) {
    await desk.folders.load(root, options.problemId);
    return [options.problemId];
  }
  const discovery = await desk.folders.discover(root);
  tellDamaged(discovery, tools);
  const { problemIds } = discovery;
  if (problemIds.length === 0)
    throw new Fault('not-found', `There are no problems in ${root}.`, {
      advice: 'Name their folder with --dir; a problem is a folder with a problem.tex, or a TeX file.',
    });
  if (options.all === true) return problemIds;
  return selectRandom(problemIds, options.count ?? DEFAULT_COUNT, options.seed ?? desk.newId());
}

export async function beginSession(
  desk: OpenSpotCheck,
  root: string,
  plan: SessionPlan,
): Promise<SpotCheckSession> {
  const id = desk.newId();
  await desk.store.startSession({ id, root, plan, at: desk.clock.now().toISOString() });
  const session = await desk.store.findSession(id);
  if (session === undefined) throw new Fault('unexpected', 'The session was not kept.');
  return session;
}

export type Reviewing = {
  readonly desk: OpenSpotCheck;
  readonly options: CheckOptions;
  readonly tools: CliTools;
};

/** Goes through a session: with a person's keys, or alone when asked to. */
export async function review(session: SpotCheckSession, work: Reviewing): Promise<number> {
  const { desk, options, tools } = work;
  const { err } = tools.terminal;
  writeLine(err, desk.way === 'rules' ? 'Reviewing by rules (no model).' : 'Reviewing with a model.');
  const live = await openSession(desk, session);
  for (const notice of live.unsettled) writeLine(err, notice);
  const isAlone = options.json === true || options.yesTo !== undefined;
  try {
    return isAlone ? await reviewAlone(live, work) : await reviewWithKeys(live, work);
  } catch (thrown) {
    writeLine(err, `What you decided is kept. ${resumeAdvice(live)}`);
    throw thrown;
  } finally {
    if (desk.way === 'model') writeLine(err, usageLine(desk.usage()));
  }
}

function resumeAdvice({ id }: LiveSession): string {
  return `Go on at the same place: vbagent check resume ${id}`;
}

async function reviewWithKeys(live: LiveSession, { desk, tools }: Reviewing): Promise<number> {
  const keyboard = await tools.openKeyboard();
  const { out, err } = tools.terminal;
  try {
    const experts = createExperts(desk);
    const end = await runCheckSession({ session: live, keyboard, terminal: tools.terminal, experts });
    if (end === 'done') await live.complete();
    const session = await desk.store.findSession(live.id);
    if (session !== undefined) writeLine(out, summaryLine(session));
    if (end === 'quit') writeLine(err, resumeAdvice(live));
    return 0;
  } finally {
    keyboard.close();
  }
}

function summaryLine(session: SpotCheckSession): string {
  const { problems_reviewed, suggestions_made, approved_count, rejected_count, skipped_count } = session;
  return (
    `${problems_reviewed} of ${session.plan.problemIds.length} problems, ${countNoun(suggestions_made, 'suggestion')}: ` +
    `${approved_count} approved, ${rejected_count} rejected, ${skipped_count} skipped`
  );
}

async function reviewAlone(live: LiveSession, { desk, options, tools }: Reviewing): Promise<number> {
  const bar = createProgressBar(tools.terminal.err);
  const report: LookReport[] = [];
  try {
    for await (const look of decideAlone(live, options.yesTo)) {
      report.push(look);
      bar.advance(look.place.problem / look.place.of, `${look.place.problem} of ${look.place.of} problems`);
    }
  } finally {
    bar.clear();
  }
  await live.complete();
  const session = await desk.store.findSession(live.id);
  if (options.json === true) writeJson(tools.terminal.out, { session, problems: report.map(wireLook) });
  else {
    for (const { check, left, failures } of report.filter(
      ({ left, check: { outcome } }) => left > 0 || outcome === 'failed',
    ))
      writeLine(
        tools.terminal.out,
        [`${check.problemId}: ${left} left to decide`, ...check.comments, ...failures].join(' '),
      );
    if (session !== undefined) writeLine(tools.terminal.out, summaryLine(session));
  }
  return report.some(({ left, check }) => left > 0 || check.outcome === 'failed') ? EXIT_WITH_FINDINGS : 0;
}

function wireLook({ check, suggestions, applied, failures, left }: LookReport) {
  const { problemId, outcome, comments, dropped } = check;
  return {
    problem_id: problemId,
    passed: outcome === 'passed',
    outcome,
    comments,
    dropped,
    suggestions,
    applied,
    failures,
    left,
  };
}
