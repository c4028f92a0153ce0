import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { SessionPlan, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { decideAutomatically, type ProblemReport } from '../../review/spot-check/decide-automatically.ts';
import { createExpertRequests } from '../../review/spot-check/expert-requests.ts';
import { selectRandom } from '../../review/spot-check/select-problems.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-dependencies.ts';
import { type LiveSession, openSession } from '../../review/spot-check/spot-check-session.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, EngineOption, SharedOptions } from '../shared-options.ts';
import { runCheckSession } from '../spot-check/check-session.ts';
import { locateFolder, warnAboutDamaged, withSpotCheck } from '../spot-check/with-spot-check.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { createProgressBar } from '../terminal/progress-bar.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

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

/** Offers to continue an unfinished session; otherwise starts a new session. */
export async function runCheck(options: CheckOptions, tools: CliTools): Promise<number> {
  return withSpotCheck(options, tools, async (spotCheck) => {
    const root = await locateFolder(spotCheck, options, tools);
    const [unfinished] = await listUnfinishedSamples(spotCheck, root);
    if (unfinished !== undefined && (await confirmResume(unfinished, options, tools)))
      return review(unfinished, { spotCheck, options, tools });
    const problemIds = await chooseProblems(root, { spotCheck, options, tools });
    const session = await startSession(spotCheck, root, { kind: 'sample', problemIds });
    return review(session, { spotCheck, options, tools });
  });
}

export async function runCheckResume(
  id: string | undefined,
  options: CheckOptions,
  tools: CliTools,
): Promise<number> {
  return withSpotCheck(options, tools, async (spotCheck) => {
    const root = options.dir === undefined ? undefined : await locateFolder(spotCheck, options, tools);
    const session =
      id === undefined
        ? (await listUnfinishedSamples(spotCheck, root))[0]
        : await spotCheck.store.findSession(id);
    if (session === undefined || session.completed_at !== null)
      throw new Fault('not-found', 'There is no session to resume.', {
        advice: 'Start one with `vbagent check`.',
      });
    return review(session, { spotCheck, options, tools });
  });
}

/** Lists unfinished sessions on a sample of problems, newest first. Full reviews (of every problem of a folder) are continued by `check continue`. */
async function listUnfinishedSamples({ store }: OpenSpotCheck, root?: string): Promise<SpotCheckSession[]> {
  return (await store.listOpenSessions(root)).filter(({ plan }) => plan.kind === 'sample');
}

/** Asks on a terminal whether to continue the session. Without a terminal, prints the command that resumes it and returns false. */
async function confirmResume(
  { id, plan, problems_reviewed }: SpotCheckSession,
  options: CheckOptions,
  tools: CliTools,
): Promise<boolean> {
  const { err } = tools.terminal;
  const keyboard = await tools.openKeyboard();
  try {
    const message = `There is an unfinished session (${problems_reviewed} of ${plan.problemIds.length} problems).`;
    if (!keyboard.isInteractive || options.json === true || options.yesTo !== undefined) {
      writeLine(err, `${message} To continue it: vbagent check resume ${id}`);
      return false;
    }
    writeLine(err, `${message} Continue it? y yes · any other key no`);
    return (await keyboard.readKey()) === 'y';
  } finally {
    keyboard.close();
  }
}

/** Chooses the problems to review: the problem of `--problem-id`, all problems, or a random sample. */
async function chooseProblems(
  root: string,
  { spotCheck, options, tools }: ReviewRun,
): Promise<readonly string[]> {
  if (options.problemId !== undefined) {
    await spotCheck.folders.load(root, options.problemId);
    return [options.problemId];
  }
  const discovery = await spotCheck.folders.discover(root);
  warnAboutDamaged(discovery, tools);
  const { problemIds } = discovery;
  if (problemIds.length === 0)
    throw new Fault('not-found', `There are no problems in ${root}.`, {
      advice: 'Use --dir to name the folder; a problem is a folder with a problem.tex, or a TeX file.',
    });
  if (options.all === true) return problemIds;
  return selectRandom(problemIds, options.count ?? DEFAULT_COUNT, options.seed ?? spotCheck.newId());
}

/** Stores a new session and returns it. */
export async function startSession(
  spotCheck: OpenSpotCheck,
  root: string,
  plan: SessionPlan,
): Promise<SpotCheckSession> {
  const id = spotCheck.newId();
  await spotCheck.store.startSession({ id, root, plan, at: spotCheck.clock.now().toISOString() });
  const session = await spotCheck.store.findSession(id);
  if (session === undefined) throw new Fault('unexpected', 'The new session was not stored.');
  return session;
}

/** The options and dependencies of one review. */
type ReviewRun = {
  readonly spotCheck: OpenSpotCheck;
  readonly options: CheckOptions;
  readonly tools: CliTools;
};

/** Reviews the problems of a session: interactively, or without prompts for `--json` and `--yes-to`. */
export async function review(session: SpotCheckSession, work: ReviewRun): Promise<number> {
  const { spotCheck, options, tools } = work;
  const { err } = tools.terminal;
  writeLine(err, spotCheck.mode === 'rules' ? 'Reviewing by rules (no model).' : 'Reviewing with a model.');
  const liveSession = await openSession(spotCheck, session);
  for (const notice of liveSession.notices) writeLine(err, notice);
  const isUnattended = options.json === true || options.yesTo !== undefined;
  try {
    return isUnattended
      ? await reviewUnattended(liveSession, work)
      : await reviewInteractively(liveSession, work);
  } catch (thrown) {
    writeLine(err, `Your decisions are saved. ${formatResumeHint(liveSession)}`);
    throw thrown;
  } finally {
    if (spotCheck.mode === 'model') writeLine(err, formatUsage(spotCheck.usage()));
  }
}

function formatResumeHint({ id }: LiveSession): string {
  return `To continue at the same place: vbagent check resume ${id}`;
}

async function reviewInteractively(
  liveSession: LiveSession,
  { spotCheck, tools }: ReviewRun,
): Promise<number> {
  const keyboard = await tools.openKeyboard();
  const { out, err } = tools.terminal;
  try {
    const experts = createExpertRequests(spotCheck);
    const end = await runCheckSession({ session: liveSession, keyboard, terminal: tools.terminal, experts });
    if (end === 'done') await liveSession.complete();
    const session = await spotCheck.store.findSession(liveSession.id);
    if (session !== undefined) writeLine(out, formatSummary(session));
    if (end === 'quit') writeLine(err, formatResumeHint(liveSession));
    return 0;
  } finally {
    keyboard.close();
  }
}

function formatSummary(session: SpotCheckSession): string {
  const { problems_reviewed, suggestions_made, approved_count, rejected_count, skipped_count } = session;
  return (
    `${problems_reviewed} of ${session.plan.problemIds.length} problems, ${countNoun(suggestions_made, 'suggestion')}: ` +
    `${approved_count} approved, ${rejected_count} rejected, ${skipped_count} skipped`
  );
}

async function reviewUnattended(
  liveSession: LiveSession,
  { spotCheck, options, tools }: ReviewRun,
): Promise<number> {
  const bar = createProgressBar(tools.terminal.err);
  const reports: ProblemReport[] = [];
  try {
    for await (const problemReport of decideAutomatically(liveSession, options.yesTo)) {
      reports.push(problemReport);
      bar.advance(
        problemReport.progress.problem / problemReport.progress.of,
        `${problemReport.progress.problem} of ${problemReport.progress.of} problems`,
      );
    }
  } finally {
    bar.clear();
  }
  await liveSession.complete();
  const session = await spotCheck.store.findSession(liveSession.id);
  if (options.json === true) writeJson(tools.terminal.out, { session, problems: reports.map(toProblemJson) });
  else {
    for (const { check, remaining, failures } of reports.filter(
      ({ remaining, check: { outcome } }) => remaining > 0 || outcome === 'failed',
    ))
      writeLine(
        tools.terminal.out,
        [
          `${check.problemId}: ${countNoun(remaining, 'suggestion')} undecided`,
          ...check.comments,
          ...failures,
        ].join(' '),
      );
    if (session !== undefined) writeLine(tools.terminal.out, formatSummary(session));
  }
  return reports.some(({ remaining, check }) => remaining > 0 || check.outcome === 'failed')
    ? EXIT_WITH_FINDINGS
    : 0;
}

/** Converts the report of one problem to its `--json` form. */
function toProblemJson({ check, suggestions, applied, failures, remaining }: ProblemReport) {
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
    left: remaining,
  };
}
