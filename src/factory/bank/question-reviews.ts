import type { SentState } from '../../domain/problem.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { getReviewState } from '../intake/review-state.ts';
import { type BankWorkDependencies, getEntry } from './bank-work-dependencies.ts';

/** One item of the expert queue about a question of the bank. */
export type QuestionReview = {
  readonly itemId: string;
  readonly state: SentState;
  /** True if a learner reported the question. */
  readonly isReported: boolean;
  readonly createdAt: string;
  readonly by: string | null;
  readonly at: string | null;
  readonly reason: string | null;
};

const MAX_SHOWN_REVIEWS = 20;

/** Lists the items of the expert queue about a question, newest first. The turn of such an item has the id of the question. */
export async function listReviews(
  id: string,
  { bank, queue }: Pick<BankWorkDependencies, 'bank' | 'queue'>,
): Promise<QuestionReview[]> {
  const { question } = await getEntry(bank, id);
  const items = await queue.listByTurn(question.id, MAX_SHOWN_REVIEWS);
  return items.filter(({ providerId }) => providerId === QUESTION_PROVIDER).map(toQuestionReview);
}

function toQuestionReview(item: ReviewItem): QuestionReview {
  return {
    itemId: item.id,
    state: getReviewState(item),
    isReported: item.triggers.includes('negative_feedback'),
    createdAt: item.createdAt,
    by: item.reviewedBy,
    at: item.reviewedAt,
    reason: item.notes,
  };
}
