import { formatBrief } from '../../agents/item-writer/format-item.ts';
import type { GeneratedItem } from '../../domain/generation.ts';
import type { ReviewTrigger } from '../../domain/queue-item.ts';
import { toTurnRequest } from '../../domain/queue-item-view.ts';
import type { ReviewContext } from '../../domain/review-context.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import { findPersistentRules } from './find-persistent-rules.ts';

/** The question bank and the expert queue, to which finished items are delivered. */
export type ItemDestinations = {
  readonly bank: Pick<QuestionBank, 'save'>;
  readonly intake: ReviewIntake;
  /** The user who requested the item. */
  readonly owner: string;
};

/** An item whose quality loop has ended with a status, whether or not it is delivered yet. */
type DecidedItem = Pick<GeneratedItem, 'brief' | 'question' | 'reviewHistory' | 'status'>;

/** The id of a delivered item in the bank or in the expert queue. */
type Delivery = Pick<GeneratedItem, 'questionId' | 'reviewItemId'>;

/** Saves a passed or corrected item to the bank, and submits any other item to the expert queue. Idempotent. */
export async function deliverItem(item: DecidedItem, destinations: ItemDestinations): Promise<Delivery> {
  const { bank, intake, owner } = destinations;
  const { question } = item;
  if (item.status !== 'needs_human_review') {
    await bank.save([question], { author: owner, reason: 'created' });
    return { questionId: question.id, reviewItemId: null };
  }
  const { validationResult, qualityScore } = item.reviewHistory.at(-1) ?? {};
  const isValid = validationResult?.isValid === true;
  const trigger: ReviewTrigger = isValid ? 'low_confidence' : 'validation_failure';
  const turn = toTurnRequest({
    question,
    latex: printQuestions([question]),
    confidence: qualityScore?.compositeScore ?? 0,
    validationPassed: isValid,
    brief: formatBrief(item.brief),
  });
  const context = JSON.parse(JSON.stringify(toReviewContext(item)));
  const { itemId } = await intake.submit({ turn, by: owner, trigger, context });
  return { questionId: null, reviewItemId: itemId ?? null };
}

export function isDelivered({ questionId, reviewItemId }: Delivery): boolean {
  return questionId !== null || reviewItemId !== null;
}

/** Collects the information for the expert: findings, scores, and why the item was submitted. */
function toReviewContext({ brief, reviewHistory }: DecidedItem): ReviewContext {
  const { validationResult, qualityScore } = reviewHistory.at(-1) ?? {};
  const persistentRules = findPersistentRules(reviewHistory);
  const attempts = reviewHistory.length;
  const scoreText = qualityScore
    ? `scores ${qualityScore.compositeScore}, below ${qualityScore.threshold}`
    : 'could not be judged';
  const outcome = validationResult?.isValid === false ? 'is still not valid' : scoreText;
  return {
    findings: (validationResult?.errors ?? []).map(({ rule = 'validation', severity, message, field }) => {
      return { rule, severity, message, field };
    }),
    scores: Object.fromEntries((qualityScore?.dimensions ?? []).map(({ name, score }) => [name, score])),
    reasons: [
      `After ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} the item ${outcome}.`,
      ...(persistentRules.length === 0 ? [] : [`Every attempt broke: ${persistentRules.join(', ')}.`]),
    ],
    source: { name: 'generation', text: formatBrief(brief) },
  };
}
