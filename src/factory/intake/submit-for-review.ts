import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { toTurnRequest } from '../../domain/queue-item-view.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';

/** A question for the expert queue, with the findings the expert should see. */
type ReviewSubmission = {
  readonly question: Question;
  readonly latex: string;
  readonly findings: readonly Finding[];
  /** How sure the program is of the question, from 0 to 1. */
  readonly confidence: number;
  /** The name of the file or problem that contains the question, as shown to users. */
  readonly sourceName: string;
  readonly trigger: ReviewTrigger;
};

/** Adds a question to the expert queue. Returns the id of the queue item, or undefined when an expert has already decided about this text. */
export async function submitForReview(
  { question, latex, findings, confidence, sourceName, trigger }: ReviewSubmission,
  intake: ReviewIntake,
): Promise<string | undefined> {
  const turn = toTurnRequest({ question, latex, confidence, validationPassed: !hasErrors(findings) });
  // Serialising removes `undefined` fields, which the queue rejects because it stores JSON.
  const context = JSON.parse(JSON.stringify({ findings, source: { name: sourceName } }));
  // `by` is the component that submits: `process` for the pipeline and for uploads.
  return (await intake.submit({ turn, by: 'process', trigger, context })).itemId;
}
