import type { Member, WrittenChain } from './split-chains.ts';

/** An equality in running text that is not computed, because a side is a name or is not arithmetic. */
type TextEquality = {
  readonly left: Member;
  readonly right: Member;
  /** Whether a side is a name or contains a letter, as in `F = ma`. */
  readonly hasNames: boolean;
};

/** An equals sign; not `==`, `<=`, `!=` or `:=`, and not the sign before an annotation such as `<<48/2=24>>`. */
const EQUALS_SIGN = /(?<![=<>!:])=(?!=|\s*<<)/g;
/** Sides are searched for at most this many characters before and after the sign. */
const MAX_SIDE_LENGTH = 60;
/** The end of a clause or of a side. */
const SIDE_END = /[=<>≈≤≥;:!?|\n]|[.,](?!\d)/u;
/** A word, which is not a product of letters. */
const WORD = /^(?:\p{L}{3,}|[Ii]s|[Ss]o|[Ww]e|[Oo]r|[Ii]f|[Aa]s|[Tt]o|[Oo]f)$/u;
/** A number with a counted thing or a unit in words, as in `3 hours`. */
const COUNTED_WORD = /(?<![\d.,])\d[\d.,]*\s+\p{L}{3,}\s*$/u;
/** A letter or a product of letters that is not the unit of a number before it. */
const LETTERS = /(?<!\p{L}|\d\s)\p{L}{1,2}(?!\p{L})/u;

/** Lists the equalities in running text outside the chains that were read in it. */
export function listTextEqualities(
  words: string,
  start: number,
  chains: readonly WrittenChain[],
): TextEquality[] {
  const isRead = createChainTest(chains);
  return Array.from(words.matchAll(EQUALS_SIGN), ({ index }) => index)
    .filter((index) => !isRead(start + index))
    .map((index) => {
      const left = takeLastTerm(words, index);
      const right = takeFirstTerm(words, index + 1);
      return {
        left: { ...left, start: start + left.start, end: start + left.end },
        right: { ...right, start: start + right.start, end: start + right.end },
        hasNames: [left, right].some(({ tex }) => isName(tex)),
      };
    });
}

/** Creates a test whether a position is inside a chain; the positions must be passed in ascending order. */
function createChainTest(chains: readonly WrittenChain[]): (position: number) => boolean {
  const spans = chains
    .map(({ members }) => ({ start: members[0]?.start ?? 0, end: members.at(-1)?.end ?? 0 }))
    .toSorted((a, b) => a.start - b.start);
  let [next, coveredUntil] = [0, 0];
  return (position) => {
    for (let span = spans[next]; span !== undefined && span.start <= position; span = spans[++next])
      coveredUntil = Math.max(coveredUntil, span.end);
    return position < coveredUntil;
  };
}

function isName(side: string): boolean {
  return LETTERS.test(side) || (/\p{L}/u.test(side) && !/\d/.test(side));
}

/** Returns the expression or the word that ends at this position. */
function takeLastTerm(words: string, end: number): Member {
  const before = words.slice(Math.max(0, end - MAX_SIDE_LENGTH), end);
  const [counted] = COUNTED_WORD.exec(before) ?? [];
  if (counted !== undefined) return toMember(words, end - counted.length, end);
  let length = 0;
  for (const token of before.split(/(\s+)/).toReversed()) {
    const isDone = length > 0 && before.slice(-length).trim() !== '';
    if (SIDE_END.test(token) || (isDone && WORD.test(token))) break;
    length += token.length;
    if (WORD.test(token)) break;
  }
  return toMember(words, end - length, end);
}

/** Returns the expression or the word that begins at this position. */
function takeFirstTerm(words: string, start: number): Member {
  let length = 0;
  for (const token of words.slice(start, start + MAX_SIDE_LENGTH).split(/(\s+)/)) {
    const isDone = words.slice(start, start + length).trim() !== '';
    const end = token.search(SIDE_END);
    if (isDone && WORD.test(token)) break;
    length += end < 0 ? token.length : end;
    if (end >= 0 || WORD.test(token)) break;
  }
  return toMember(words, start, start + length);
}

/** Returns the text between two positions without the spaces around it. */
function toMember(words: string, start: number, end: number): Member {
  const text = words.slice(start, end);
  const leadingSpaces = text.length - text.trimStart().length;
  const tex = text.trim();
  return { tex, start: start + leadingSpaces, end: start + leadingSpaces + tex.length };
}
