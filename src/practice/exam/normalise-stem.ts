import type { Question } from '../../domain/question.ts';

/** Normalises spacing and case, so that equal questions have equal stems. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Replaces the numbers and formulas of a stem by `#`, so that questions with other numbers have equal templates. */
export function toStemTemplate(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

/** Matches the stem of a question whose parts are single facts. */
const FACT_QUESTION = /described|true or false|statements about/;

/** Lists the facts that the parts of a question test. A question without such parts has the last calculation of its scheme instead. */
export function listParts({ stem, markingScheme }: Pick<Question, 'stem' | 'markingScheme'>): string[] {
  if (FACT_QUESTION.test(stem))
    // Part labels are `(a)` to `(h)` or `(1)` to `(9)`.
    return stem
      .split(/\((?:[a-h]|\d)\)/)
      .slice(1)
      .map(toFact);
  const calculation = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return calculation.includes('=') ? [calculation] : [];
}

/** Returns the text of a part up to the end of its first clause. */
function toFact(part: string): string {
  const [first = ''] = part.split(/[;?]|\.(?:\s|$)/);
  return normaliseStem(first);
}
