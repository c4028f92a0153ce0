import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck } from '../../ports/spot-check-store.ts';
import { describeConflict } from './apply-suggestion.ts';
import type { LiveSession, SessionProgress, SessionStep } from './spot-check-session.ts';

/** The result for one problem that was decided without a reviewer. */
export type ProblemReport = {
  readonly check: SpotCheck;
  readonly place: SessionProgress;
  readonly suggestions: StoredSuggestion[];
  /** Ids of the suggestions that were applied to their file. */
  readonly applied: number[];
  /** Why suggestions were not applied. */
  readonly failures: string[];
  /** The number of suggestions left for a reviewer. */
  left: number;
};

/** Runs a session without a reviewer: applies certain suggestions if requested and leaves the rest pending. */
export async function* decideAutomatically(
  session: LiveSession,
  yesTo?: 'certain',
): AsyncGenerator<ProblemReport> {
  let current: ProblemReport | undefined;
  for (let step = await session.next(); step.kind !== 'done'; step = await session.next()) {
    const report = getReport(step, session, current);
    if (current !== undefined && current !== report) yield current;
    current = report;
    if (step.kind === 'suggestion') await decideOne(session, step.suggestion, { report, yesTo });
    else if (step.kind !== 'checked') skipStep(session, step, report);
  }
  if (current !== undefined) yield current;
}

/** Finds the report a step belongs to: of the problem just checked, or of one checked before the session was resumed. */
function getReport(
  step: Exclude<SessionStep, { kind: 'done' }>,
  { earlier }: LiveSession,
  current: ProblemReport | undefined,
): ProblemReport | undefined {
  if (step.kind === 'checked') return beginReport(step.check, step.place);
  const { problem_id } = step.suggestion;
  if (current?.check.problemId === problem_id) return current;
  const check = earlier.find(({ problemId }) => problemId === problem_id);
  return check && beginReport(check, step.place);
}

function beginReport(check: SpotCheck, place: SessionProgress): ProblemReport {
  return { check, place, suggestions: [], applied: [], failures: [], left: 0 };
}

type Deciding = { readonly report: ProblemReport | undefined; readonly yesTo: 'certain' | undefined };

async function decideOne(
  session: LiveSession,
  suggestion: StoredSuggestion,
  { report, yesTo }: Deciding,
): Promise<void> {
  report?.suggestions.push(suggestion);
  const isAccepted = yesTo === 'certain' && suggestion.certain;
  const outcome = isAccepted ? await session.decide(suggestion, 'approve') : undefined;
  if (outcome?.kind === 'decided') {
    report?.applied.push(suggestion.id);
    return;
  }
  if (outcome?.kind === 'failed') report?.failures.push(outcome.fault.message);
  if (report !== undefined) report.left++;
  session.leave(suggestion);
}

/** Leaves a suggestion that cannot be applied to a reviewer, unless the file already has it. */
function skipStep(
  session: LiveSession,
  step: Extract<SessionStep, { kind: 'conflict' | 'skipped' }>,
  report: ProblemReport | undefined,
): void {
  const { suggestion } = step;
  if (step.kind === 'conflict') session.leave(suggestion);
  report?.suggestions.push(suggestion);
  if (report === undefined || (step.kind === 'skipped' && step.isDone)) return;
  report.left++;
  report.failures.push(step.kind === 'conflict' ? describeConflict(suggestion) : step.reason);
}
