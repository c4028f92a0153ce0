import type { BankPaper } from '../../domain/bank-paper.ts';
import type { CourseItem } from '../learner/course-model.ts';

/**
 * Returns a check whether an item is in a version of the paper: the question of the bank that was copied, or the item model that
 * generated it.
 */
export function isItemOfPaper({
  versions,
}: Pick<BankPaper, 'versions'>): (item: Pick<CourseItem, 'itemModel' | 'questionId'>) => boolean {
  const questions = versions.flatMap(({ sections }) => sections.flatMap((section) => section.questions));
  const ids = new Set(questions.map(({ id, provenance }) => provenance?.parentId ?? id));
  const models = new Set(
    questions.flatMap(({ provenance }) => (provenance?.maker === 'item-model' ? provenance.name : [])),
  );
  return ({ itemModel, questionId }) => (itemModel === null ? ids.has(questionId) : models.has(itemModel));
}
