import { cacheByObject } from '../../text/cache-by-object.ts';
import type { StatedNumber } from './stated-number.ts';

type WordCounts = { readonly before: number; readonly after: number };

const MAX_EQUAL_WORDS = 4;
const MAX_EQUAL_TOKENS = 6;
const MAX_ALIGNED = 8;
const MAX_SHARED_WORDS = 4;
/** How far words and numbers near a number are searched, in tokens. */
const WORD_DISTANCE = 7;
const NEIGHBOUR_DISTANCE = 14;
const FUNCTION_WORD =
  /^(?:the|a|an|of|and|to|is|in|for|that|at|with|by|if|on|are|was|be|it|this|we|as|from|or|has|have|its|so|then|will|how|what|find|which|each)$/;

/** Counts the equal words, letters and numbers directly before and after two numbers. */
export function countEqualWords(use: StatedNumber, given: StatedNumber): WordCounts {
  const count = (direction: 1 | -1): number => {
    let equal = 0;
    for (let step = 1; step <= MAX_EQUAL_WORDS; step++) {
      const token = use.tokens[use.index + step * direction];
      const other = given.tokens[given.index + step * direction];
      if (token === undefined || token.kind === 'break' || token.text !== other?.text) break;
      if (token.kind !== 'sign' && !FUNCTION_WORD.test(token.text)) equal++;
    }
    return equal;
  };
  return { before: count(-1), after: count(1) };
}

/** Counts the equal tokens directly before and after two numbers, of which at least two must be words. */
export function countEqualPhrase(use: StatedNumber, given: StatedNumber): number {
  let [equal, words] = [0, 0];
  for (const direction of [1, -1]) {
    for (let step = 1; step <= MAX_EQUAL_TOKENS; step++) {
      const token = use.tokens[use.index + step * direction];
      if (token === undefined || token.kind === 'break') break;
      if (token.text !== given.tokens[given.index + step * direction]?.text) break;
      equal++;
      if (token.kind === 'word' && token.text.length > 1) words++;
    }
  }
  return words > 1 ? equal : 0;
}

/**
 * Counts the equal tokens of formulas directly before and after two numbers: `x^2-5x+6` and `x^2-7x+6`. If only the number differs
 * from a whole formula of the stem, the tokens count as a long formula.
 */
export function countEqualTokens(use: StatedNumber, given: StatedNumber): number {
  if (!use.token.isFormula || !given.token.isFormula) return 0;
  const [before, after] = [countEqualSide(use, given, -1), countEqualSide(use, given, 1)];
  const total = Math.min(before + after, MAX_ALIGNED);
  const isWhole = isEndOfFormula(given, -1 - before) && isEndOfFormula(given, after + 1);
  const isLarge = Math.min(use.value, given.value) > MAX_SMALL_NUMBER;
  return isWhole && isLarge && total >= MIN_WHOLE ? Math.max(total, MAX_EQUAL_TOKENS) : total;
}

/** A formula with fewer other tokens may be repeated by coincidence, and so may one in which a small number differs. */
const MIN_WHOLE = 3;
const MAX_SMALL_NUMBER = 10;

function countEqualSide(use: StatedNumber, given: StatedNumber, direction: 1 | -1): number {
  let equal = 0;
  while (equal < MAX_EQUAL_TOKENS) {
    const step = (equal + 1) * direction;
    const token = use.tokens[use.index + step];
    if (!token?.isFormula || token.text !== given.tokens[given.index + step]?.text) break;
    equal++;
  }
  return equal;
}

function isEndOfFormula({ tokens, index }: StatedNumber, step: number): boolean {
  return tokens[index + step]?.isFormula !== true;
}

/** Counts the content words near both numbers. */
export function countSharedWords(use: StatedNumber, given: StatedNumber): number {
  const others = listWordsNear(given);
  const shared = [...listWordsNear(use)].filter((word) => others.has(word));
  return Math.min(shared.length, MAX_SHARED_WORDS);
}

const listWordsNear = cacheByObject(
  ({ tokens, index }: StatedNumber): ReadonlySet<string> =>
    new Set(
      tokens
        .slice(Math.max(0, index - WORD_DISTANCE), index + WORD_DISTANCE + 1)
        .filter(({ kind, text, isFormula }) => kind === 'word' && !isFormula && text.length > 2)
        .filter(({ text }) => !FUNCTION_WORD.test(text))
        .map(({ text }) => text.replace(/(?<=...)e?s$/, '')),
    ),
);

/** Counts the numbers beside the use that are also beside the given. */
export function countEqualNeighbours(use: StatedNumber, given: StatedNumber): number {
  const others = listNeighbours(given);
  return listNeighbours(use).filter((value) =>
    others.some((other) => Math.abs(value - other) <= 1e-9 * value),
  ).length;
}

function listNeighbours({ tokens, index }: StatedNumber): number[] {
  const isNumber = ({ kind, value }: { kind: string; value: number }): boolean =>
    kind === 'number' && value > 1;
  const before = tokens.slice(Math.max(0, index - NEIGHBOUR_DISTANCE), index).findLast(isNumber);
  const after = tokens.slice(index + 1, index + 1 + NEIGHBOUR_DISTANCE).find(isNumber);
  return [before, after].flatMap((token) => (token === undefined ? [] : [token.value]));
}
