import type { Question } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import {
  findModelSubject,
  type QuestionVerdict,
  type QuestionVerdicts,
} from '../../ports/question-verdicts.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { retainUnprintedContent } from '../intake/retain-unprinted-content.ts';
import { createDecisionAuthor } from './decision-author.ts';

export type VerdictDependencies = {
  readonly verdicts: QuestionVerdicts;
  readonly bank: Pick<QuestionBank, 'find' | 'save'>;
  readonly served: Pick<ServedQuestionStore, 'find'>;
};

/**
 * Applies the state of an item to later practice: a rejected question is not served again, a corrected one is served in its
 * corrected form, and an undone decision has no effect any more. Applying the same state again changes nothing.
 */
export async function applyVerdict(item: ReviewItem, deps: VerdictDependencies): Promise<void> {
  const { verdicts } = deps;
  const questionId = item.turnId;
  const [earlier] = await verdicts.findMany([questionId]);
  const decidedAt = item.reviewedAt;
  const decidesModel = findModelSubject(questionId) !== undefined;
  // A text cannot correct an item model. It is used again after its code is corrected and the decision is undone.
  if (decidesModel && item.decision === 'CORRECT' && decidedAt !== null)
    return verdicts.put({ questionId, itemId: item.id, verdict: 'waiting', decidedAt });
  if (item.decision === 'REJECT' && decidedAt !== null) {
    await undoCorrection(earlier, deps);
    return verdicts.put({ questionId, itemId: item.id, verdict: 'rejected', decidedAt });
  }
  if (item.decision === 'CORRECT' && item.correctedQuery !== null && decidedAt !== null) {
    const question = await correctQuestion(item, item.correctedQuery, deps);
    if (question === undefined) return;
    return verdicts.put({ questionId, itemId: item.id, verdict: 'corrected', question, decidedAt });
  }
  await undoCorrection(earlier, deps);
  if (earlier !== undefined) await verdicts.remove(questionId);
}

/**
 * Reads the corrected question, and saves it to the bank if the question is from there. Returns undefined if the text has no
 * question, or if the question is neither in the bank nor was served to learners.
 */
async function correctQuestion(
  item: ReviewItem,
  latex: string,
  { bank, served }: VerdictDependencies,
): Promise<Question | undefined> {
  const id = item.turnId;
  const parsed = readTexQuestions(latex).questions[0]?.question;
  const bankQuestion = (await bank.find(id))?.question;
  const earlier = bankQuestion ?? (await served.find(id));
  if (parsed === undefined || earlier === undefined) return undefined;
  const { subject, level, topic, outcomeId, source, provenance } = earlier;
  const origin = Object.fromEntries(
    Object.entries({ subject, level, topic, outcomeId }).filter(([, value]) => value !== undefined),
  );
  const corrected = retainUnprintedContent({ ...origin, ...parsed, id }, earlier);
  const question = { ...corrected, ...(source && { source }), ...(provenance && { provenance }) };
  if (bankQuestion !== undefined) await bank.save([question], createDecisionAuthor(item));
  return question;
}

/** Restores the version of the bank from before a correction, unless the question was changed since. */
async function undoCorrection(
  earlier: QuestionVerdict | undefined,
  { bank }: VerdictDependencies,
): Promise<void> {
  if (earlier?.verdict !== 'corrected' || earlier.question === undefined) return;
  const newest = await bank.find(earlier.questionId);
  if (newest === undefined || newest.version === 1) return;
  if (printTexQuestions([newest.question]) !== printTexQuestions([earlier.question])) return;
  const before = await bank.find(earlier.questionId, newest.version - 1);
  if (before !== undefined) await bank.save([before.question], { reason: 'undone' });
}
