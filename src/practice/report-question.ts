import { Fault } from '../domain/fault.ts';
import { toTurnRequest } from '../domain/queue-item-view.ts';
import { printQuestions } from '../latex/print-questions.ts';
import type { ReviewIntake, Submitted } from '../ports/review-intake.ts';
import type { PracticeDesk } from './practice-desk.ts';

export type ReportTools = { readonly desk: Pick<PracticeDesk, 'find'>; readonly intake: ReviewIntake };

/** What a learner finds wrong with a question. */
export type QuestionReport = { readonly questionId: string; readonly reason: string; readonly text?: string };

/** In whose name questions of practice stand before the experts; the learners' own words come as feedback. */
const PRACTICE = 'practice';

/** Puts a question before the experts; it has one open item, however many learners dislike it. */
export async function reportQuestion(
  { desk, intake }: ReportTools,
  { questionId, reason, text }: QuestionReport,
): Promise<Submitted> {
  const question = await desk.find(questionId);
  if (question === undefined) throw new Fault('not-found', `There is no question ${questionId} any more.`);
  const latex = printQuestions([question]);
  return intake.submit({
    turn: toTurnRequest({ question, latex, confidence: 1, validationPassed: true }),
    by: PRACTICE,
    trigger: 'negative_feedback',
    context: { source: { name: 'practice' }, reasons: [text ? `${reason}: ${text}` : reason] },
  });
}
