import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { listPairs, normalizeText } from '../views/words.ts';

export const optionsAreDifferent = defineQuestionCheck({
  id: 'options-are-different',
  code: 'S06',
  meaning: 'No two options are the same.',
  severity: 'error',
  fails: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$ 4 $']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options }) =>
    listPairs(options)
      .filter(
        ([first, second]) =>
          first.visible !== '' &&
          normalizeText(first.visible) === normalizeText(second.visible) &&
          haveSameDrawing(first.tex, second.tex),
      )
      .map(([first, second]) => ({
        message: `Options (${first.id}) and (${second.id}) are the same; change one of them.`,
        ...(second.span && { span: second.span }),
        field: second.field,
      })),
});

/** Whether two options without drawings, or with equal drawings, are given; a drawing is not part of the visible text. */
function haveSameDrawing(first: string, second: string): boolean {
  const hasDrawing = /\\(?:includegraphics|begin\{tikzpicture)/.test(first);
  return !hasDrawing || first === second;
}
