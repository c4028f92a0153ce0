import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck } from '../../ports/spot-check-store.ts';
import { describeConflict } from './apply-suggestion.ts';
import type { LiveSession, SessionProgress, SessionStep } from './spot-check-session.ts';

/** The result for one problem that was decided without a reviewer. */
export type ProblemReport = {
  readonly check: SpotCheck;
  readonly progress: SessionProgress;
  readonly suggestions: StoredSuggestion[];
  /** Ids of the suggestions that were applied to their file. */
  readonly applied: number[];
  /** The reasons why suggestions were not applied. */
  readonly failures: string[];
  /** The number of suggestions that a reviewer must still decide. */
  remaining: number;
};

/** Runs a session without a reviewer. With `acceptOnly`, certain suggestions are applied. All others stay pending. */
export async function* decideAutomatically(
  session: LiveSession,
  acceptOnly?: 'certain',
): AsyncGenerator<ProblemReport> {
  let current: ProblemReport | undefined;
  for (let step = await session.next(); step.kind !== 'done'; step = await session.next()) {
    const report = getReport(step, session, current);
    if (current !== undefined && current !== report) yield current;
    current = report;
    if (step.kind === 'suggestion') await decideSuggestion(session, step.suggestion, { report, acceptOnly });
    else if (step.kind !== 'checked') skipStep(session, step, report);
  }
  if (current !== undefined) yield current;
}

/** Finds the report of a step. Its problem was checked just now, or before the session was resumed. */
function getReport(
  step: Exclude<SessionStep, { kind: 'done' }>,
  { earlierChecks }: LiveSession,
  current: ProblemReport | undefined,
): ProblemReport | undefined {
  if (step.kind === 'checked') return createReport(step.check, step.progress);
  const { problem_id } = step.suggestion;
  if (current?.check.problemId === problem_id) return current;
  const check = earlierChecks.find(({ problemId }) => problemId === problem_id);
  return check && createReport(check, step.progress);
}

function createReport(check: SpotCheck, progress: SessionProgress): ProblemReport {
  return { check, progress, suggestions: [], applied: [], failures: [], remaining: 0 };
}

type DecisionContext = {
  readonly report: ProblemReport | undefined;
  readonly acceptOnly: 'certain' | undefined;
};

async function decideSuggestion(
  session: LiveSession,
  suggestion: StoredSuggestion,
  { report, acceptOnly }: DecisionContext,
): Promise<void> {
  report?.suggestions.push(suggestion);
  const isAccepted = acceptOnly === 'certain' && suggestion.certain;
  const outcome = isAccepted ? await session.decide(suggestion, 'approve') : undefined;
  if (outcome?.kind === 'decided') {
    report?.applied.push(suggestion.id);
    return;
  }
  if (outcome?.kind === 'failed') report?.failures.push(outcome.fault.message);
  if (report !== undefined) report.remaining++;
  session.leave(suggestion);
}

/** Counts a suggestion that cannot be applied as remaining, unless the file already has the suggested content. */
function skipStep(
  session: LiveSession,
  step: Extract<SessionStep, { kind: 'conflict' | 'skipped' }>,
  report: ProblemReport | undefined,
): void {
  const { suggestion } = step;
  if (step.kind === 'conflict') session.leave(suggestion);
  report?.suggestions.push(suggestion);
  if (report === undefined || (step.kind === 'skipped' && step.isDone)) return;
  report.remaining++;
  report.failures.push(step.kind === 'conflict' ? describeConflict(suggestion) : step.reason);
}
