import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck } from '../../ports/spot-check-store.ts';
import { conflictOf } from './apply-suggestion.ts';
import type { LiveSession, Place, Step } from './spot-check-session.ts';

/** What became of one problem when nobody was asked. */
export type LookReport = {
  readonly check: SpotCheck;
  readonly place: Place;
  readonly suggestions: StoredSuggestion[];
  /** Ids of the suggestions that were written to their file. */
  readonly applied: number[];
  /** Why what should have been written was not. */
  readonly failures: string[];
  /** How many wait for a person. */
  left: number;
};

/** Goes through a session without a person: writes what is certain when told to, and leaves the rest pending. */
export async function* decideAlone(session: LiveSession, yesTo?: 'certain'): AsyncGenerator<LookReport> {
  let current: LookReport | undefined;
  for (let step = await session.next(); step.kind !== 'done'; step = await session.next()) {
    const report = reportFor(step, session, current);
    if (current !== undefined && current !== report) yield current;
    current = report;
    if (step.kind === 'suggestion') await decideOne(session, step.suggestion, { report, yesTo });
    else if (step.kind !== 'looked') passOver(session, step, report);
  }
  if (current !== undefined) yield current;
}

/** A suggestion belongs to the problem just looked at, or to one from before the session was resumed. */
function reportFor(
  step: Exclude<Step, { kind: 'done' }>,
  { earlier }: LiveSession,
  current: LookReport | undefined,
): LookReport | undefined {
  if (step.kind === 'looked') return beginReport(step.check, step.place);
  const { problem_id } = step.suggestion;
  if (current?.check.problemId === problem_id) return current;
  const check = earlier.find(({ problemId }) => problemId === problem_id);
  return check && beginReport(check, step.place);
}

function beginReport(check: SpotCheck, place: Place): LookReport {
  return { check, place, suggestions: [], applied: [], failures: [], left: 0 };
}

type Deciding = { readonly report: LookReport | undefined; readonly yesTo: 'certain' | undefined };

async function decideOne(
  session: LiveSession,
  suggestion: StoredSuggestion,
  { report, yesTo }: Deciding,
): Promise<void> {
  report?.suggestions.push(suggestion);
  const wanted = yesTo === 'certain' && suggestion.certain;
  const outcome = wanted ? await session.decide(suggestion, 'approve') : undefined;
  if (outcome?.kind === 'decided') {
    report?.applied.push(suggestion.id);
    return;
  }
  if (outcome?.kind === 'failed') report?.failures.push(outcome.fault.message);
  if (report !== undefined) report.left++;
  session.leave(suggestion);
}

/** What cannot be written as it stands waits for a person, unless the file has it already. */
function passOver(
  session: LiveSession,
  step: Extract<Step, { kind: 'conflict' | 'passed-over' }>,
  report: LookReport | undefined,
): void {
  const { suggestion } = step;
  if (step.kind === 'conflict') session.leave(suggestion);
  report?.suggestions.push(suggestion);
  if (report === undefined || (step.kind === 'passed-over' && step.isDone)) return;
  report.left++;
  report.failures.push(step.kind === 'conflict' ? conflictOf(suggestion) : step.reason);
}
