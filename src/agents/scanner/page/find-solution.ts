import type { PageWord } from '../../../ports/page-reader.ts';
import { groupRows } from './group-rows.ts';

const SOLUTION = /^(?:solution|sol)$/i;
const ANSWER = /^(?:answer|ans)$/i;
const PART_LABEL = /^\(?[a-h]\)/;

/** The words of a printed solution, and the other words of the question. */
type SplitWords = { readonly question: readonly PageWord[]; readonly solution: readonly PageWord[] };

/**
 * Separates a printed solution from its question: the text after `Solution:` at the start of a line, or after `Answer:` on
 * the last line. A label without text after it is a place for the learner to write in.
 */
export function splitSolution(words: readonly PageWord[]): SplitWords {
  const rows = groupRows(words);
  const found = rows.findIndex((row, index) => {
    const label = readLabel(row.words.map(({ text }) => text));
    const isLast = index === rows.length - 1;
    return index > 0 && label !== undefined && (SOLUTION.test(label) || (isLast && ANSWER.test(label)));
  });
  const [first, ...others] = rows.slice(Math.max(0, found));
  if (found < 0 || first === undefined) return { question: words, solution: [] };
  const solution = [
    ...first.words.slice(countLabelWords(first.words)),
    ...others.flatMap((row) => row.words),
  ];
  const hasText = solution.some(({ text }) => /[\dA-Za-z]/.test(text));
  // The solution of one part is followed by the next part.
  if (!hasText || others.some((row) => PART_LABEL.test(row.words[0]?.text ?? '')))
    return { question: words, solution: [] };
  const printed = new Set([...first.words, ...solution]);
  return { question: words.filter((word) => !printed.has(word)), solution };
}

/** Reads the word before a colon at the start of a line: `Solution:` or `Solution :`. */
function readLabel([first = '', second = '']: readonly string[]): string | undefined {
  return /^([A-Za-z]+):$/.exec(first)?.[1] ?? (second === ':' ? first : undefined);
}

function countLabelWords([first]: readonly PageWord[]): number {
  return first?.text.endsWith(':') ? 1 : 2;
}

/** Finds the option that a solution names alone, such as `B` or `(b)`; -1 for any other text. */
export function findNamedOption(solution: readonly PageWord[]): number {
  const [only = ''] = solution.length === 1 ? solution.map(({ text }) => text) : [];
  const letter = /^\(?([A-Ea-e])\)?[.]?$/.exec(only)?.[1];
  return letter === undefined ? -1 : 'abcde'.indexOf(letter.toLowerCase());
}
