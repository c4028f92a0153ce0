import { MARKS_UNIT } from './marks-text.ts';
import type { UnreadPart } from './part-candidates.ts';

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five)`;
/** `(2 points each)`, `1 mark per part`, `+1 point for each correct answer`. */
const AMOUNT_EACH = new RegExp(
  String.raw`(?<![-−.\d])${NUMBER}\s*${MARKS_UNIT}\s*(?:each\b|apiece\b|(?:per|for each|for every)\s+(?:correct\s+)?(?:part|item|statement|question|sub-?question|answer|problem)\b)`,
  'iu',
);
/** `Each part is worth 3 points`. */
const EACH_WORTH = new RegExp(
  String.raw`\b(?:each|every)\s+(?:\p{L}+\s+){0,2}(?:part|item|statement|question|sub-?question|answer|problem)\s+(?:is\s+worth|counts|carries|is\s+for|gives)\s+${NUMBER}\s*${MARKS_UNIT}`,
  'iu',
);
const WORDS = ['one', 'two', 'three', 'four', 'five'];

/** Finds the marks that a text states for each part of a question. */
export function findMarksOfEach(text: string): number | undefined {
  const amount = (AMOUNT_EACH.exec(text) ?? EACH_WORTH.exec(text))?.[1]?.toLowerCase();
  if (amount === undefined) return undefined;
  const word = WORDS.indexOf(amount);
  return word < 0 ? Number(amount) || undefined : word + 1;
}

/** Gives each part its marks from the heading: from a sum, as in `Problem 2 (5+3 points)`, or the same marks for all parts. */
export function shareMarks(
  sources: readonly UnreadPart[],
  { terms, each }: { readonly terms: readonly number[] | undefined; readonly each: number | undefined },
): readonly UnreadPart[] {
  if (terms?.length === sources.length)
    return sources.map((source, index) => ({ ...source, marks: source.marks ?? terms[index] }));
  return each === undefined ? sources : sources.map((source) => ({ ...source, marks: source.marks ?? each }));
}
