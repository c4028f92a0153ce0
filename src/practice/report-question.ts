import { Fault } from '../domain/fault.ts';
import { toTurnRequest } from '../domain/queue-item-view.ts';
import { printQuestions } from '../latex/print-questions.ts';
import type { ReviewIntake, Submitted } from '../ports/review-intake.ts';
import type { PracticeService } from './practice-service.ts';

type ReportDependencies = {
  readonly practice: Pick<PracticeService, 'find'>;
  readonly intake: ReviewIntake;
};

/** A learner's report that a question looks wrong. */
type LearnerReport = { readonly questionId: string; readonly reason: string; readonly text?: string };

/** The submitter name in the expert queue; it is used instead of the learner's name. */
const SUBMITTER = 'practice';

/** Adds a reported question to the expert queue. A question has at most one open item, even when several learners report it. */
export async function reportQuestion(
  { practice, intake }: ReportDependencies,
  { questionId, reason, text }: LearnerReport,
): Promise<Submitted> {
  const question = await practice.find(questionId);
  if (question === undefined) throw new Fault('not-found', `The question ${questionId} no longer exists.`);
  const latex = printQuestions([question]);
  return intake.submit({
    turn: toTurnRequest({ question, latex, confidence: 1, validationPassed: true }),
    by: SUBMITTER,
    trigger: 'negative_feedback',
    context: { source: { name: 'practice' }, reasons: [text ? `${reason}: ${text}` : reason] },
  });
}
