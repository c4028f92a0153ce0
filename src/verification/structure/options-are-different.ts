import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { listPairs, normalizeText } from '../views/words.ts';

export const optionsAreDifferent = questionCheck({
  id: 'options-are-different',
  code: 'S06',
  meaning: 'No two options are the same.',
  severity: 'error',
  fails: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$ 4 $']),
  passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options }) =>
    listPairs(options)
      .filter(
        ([one, other]) =>
          one.visible !== '' &&
          normalizeText(one.visible) === normalizeText(other.visible) &&
          sameDrawing(one.tex, other.tex),
      )
      .map(([one, other]) => ({
        message: `Options (${one.id}) and (${other.id}) are the same; change one of them.`,
        ...(other.span && { span: other.span }),
        field: other.field,
      })),
});

function sameDrawing(one: string, other: string): boolean {
  const hasDrawing = /\\(?:includegraphics|begin\{tikzpicture)/.test(one);
  return !hasDrawing || one === other;
}
