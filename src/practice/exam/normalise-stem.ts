import type { Question } from '../../domain/question.ts';

/** Normalises spacing and case, so that equal questions have equal stems. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Replaces the numbers and formulas of a stem by `#`, so that questions with other numbers have equal templates. */
export function toStemTemplate(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

const LISTS_FACTS = /described|true or false|statements about/;

/** Lists the facts that the parts of a question test, otherwise the last calculation of its scheme. */
export function listParts({ stem, markingScheme }: Pick<Question, 'stem' | 'markingScheme'>): string[] {
  if (LISTS_FACTS.test(stem))
    return stem
      .split(/\((?:[a-h]|\d)\)/)
      .slice(1)
      .map(toFact);
  const sum = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return sum.includes('=') ? [sum] : [];
}

/** The text of a part up to the end of its first clause. */
function toFact(part: string): string {
  const [first = ''] = part.split(/[;?]|\.(?:\s|$)/);
  return normaliseStem(first);
}
