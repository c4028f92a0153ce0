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
          haveSameText(first.visible, second.visible) &&
          // Accents such as \vec and drawings are not part of the visible text.
          normalizeTex(first.tex) === normalizeTex(second.tex),
      )
      .map(([first, second]) => ({
        message: `Options (${first.id}) and (${second.id}) are the same; change one of them.`,
        ...(second.span && { span: second.span }),
        field: second.field,
      })),
});

/** Words, in which capitals do not matter. In symbols they do: BBEe and BbEe are different. */
const WORDS = /^\p{Lu}?\p{Ll}{2,}(?:[\s,-]+\p{Lu}?\p{Ll}+)*[.!]?$/u;

function haveSameText(first: string, second: string): boolean {
  if (normalizeText(first) !== normalizeText(second)) return false;
  const withoutSpaces = (text: string): string => text.replace(/[\s.,;:]+/gu, '');
  return withoutSpaces(first) === withoutSpaces(second) || (WORDS.test(first) && WORDS.test(second));
}

/** Removes from TeX what only affects the layout. */
function normalizeTex(tex: string): string {
  return tex
    .replace(
      /\\(?:left|right|displaystyle|ans|quad|qquad|mathrm|text|textrm|mbox|rm|[,;:! ()])(?![a-zA-Z])/gu,
      '',
    )
    .replace(/\\[dt]frac(?![a-zA-Z])/gu, '\\frac')
    .replace(/[\s${}~]|[.,;:]$/gu, '')
    .toLowerCase();
}
