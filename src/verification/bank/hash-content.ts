import { hashText } from '../../domain/question-id.ts';
import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';

/** Computes a hash of a question's visible content. It ignores layout, letter case and the order of options. */
export function hashContent(view: QuestionView): string {
  const { fullText, passage, question } = view;
  const { vignette = '', diagrams, table = null } = question;
  const options = listAnsweredViews(view).flatMap((answered) => answered.options);
  const optionTexts = options.map(({ visible }) => foldSpaces(visible)).toSorted();
  const content = [passage?.tex ?? '', vignette, foldSpaces(fullText.visible), optionTexts, diagrams, table];
  return hashText(JSON.stringify(content));
}

/** Whether a question is declared a variant, by its provenance or by a comment that begins with `variant`. */
export function isVariant({ question }: QuestionView): boolean {
  return (
    question.provenance?.relation === 'variant' ||
    question.comments.some((comment) => /^variant\b/i.test(comment))
  );
}

/** Lowercases a text and reduces white space to single spaces. */
export function foldSpaces(visible: string): string {
  return visible.toLowerCase().replace(/\s+/g, ' ').trim();
}
