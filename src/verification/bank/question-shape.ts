import { hashText } from '../../domain/question-id.ts';
import type { QuestionView } from '../views/question-view.ts';

/** What a learner reads of a question, whatever its layout and the order of its options, as a short hash. */
export function hashShape({ stem, passage, options, question }: QuestionView): string {
  const { vignette = '', diagrams, table = null } = question;
  const texts = options.map(({ visible }) => foldSpaces(visible)).toSorted();
  const parts = [passage?.tex ?? '', vignette, foldSpaces(stem.visible), texts, diagrams, table];
  return hashText(JSON.stringify(parts));
}

/** Whether the author says that a question was made from another one. */
export function isVariant({ question }: QuestionView): boolean {
  return (
    question.provenance?.relation === 'variant' ||
    question.comments.some((comment) => /^variant\b/i.test(comment))
  );
}

export function foldSpaces(visible: string): string {
  return visible.toLowerCase().replace(/\s+/g, ' ').trim();
}
