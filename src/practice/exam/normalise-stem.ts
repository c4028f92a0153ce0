import type { Question } from '../../domain/question.ts';

/** Two stems are the same question when only their spacing or capitals differ. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The words of a stem without its mathematics: what two questions of one mould share. */
export function mouldOf(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

const LISTS_FACTS = /described|true or false|statements about/;

/** What a question asks one by one: the facts of its parts, else the last sum of its scheme. */
export function partsOf({ stem, markingScheme }: Pick<Question, 'stem' | 'markingScheme'>): string[] {
  if (LISTS_FACTS.test(stem))
    return stem
      .split(/\((?:[a-h]|\d)\)/)
      .slice(1)
      .map(factOf);
  const sum = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return sum.includes('=') ? [sum] : [];
}

/** A description stands alone in a part, and with others in a sentence. */
function factOf(part: string): string {
  const [first = ''] = part.split(/[;?]|\.(?:\s|$)/);
  return normaliseStem(first);
}
