/** A token of arithmetic in running text. */
export type TextToken = {
  readonly kind: 'number' | 'word' | 'operator' | 'open' | 'close' | 'currency' | 'percent' | 'other';
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const TOKEN =
  /(?<number>\d[\d,]*(?:\.\d+)?(?!\d)|\.\d+)|(?<word>\p{L}[\p{L}'’-]*)|(?<operator>[-+*/×÷−–∗∕⁄^!])|(?<open>\()|(?<close>\))|(?<currency>\$)|(?<percent>%)|\S/gu;
/** Letters directly after a number that are not a unit: `2pm`, `5th`, `6P2`. */
const NOT_A_UNIT = /^(?:[ap]m|st|nd|rd|th|[A-Z])$/;

/** Splits text into numbers, words, operators and brackets; `x` between numbers is an operator. */
export function readTextTokens(text: string, offset: number): TextToken[] {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index, groups = {} }): TextToken => {
    const [start, end] = [offset + index, offset + index + token.length];
    return { kind: getKind(groups), text: token, start, end };
  });
  return tokens.map((token, index) => joinNeighbours(token, tokens[index - 1], tokens[index + 1]));
}

const KINDS = ['number', 'word', 'operator', 'open', 'close', 'currency', 'percent'] as const;

function getKind(groups: Readonly<Record<string, string | undefined>>): TextToken['kind'] {
  return KINDS.find((kind) => groups[kind] !== undefined) ?? 'other';
}

/** Decides what a word next to a digit is: an operator, a unit or a part of a name. */
function joinNeighbours(
  token: TextToken,
  before: TextToken | undefined,
  after: TextToken | undefined,
): TextToken {
  if (token.kind === 'number') {
    const isInName = before?.kind === 'word' && before.end === token.start && !/^[xX]$/.test(before.text);
    return isInName || /^0\d/.test(token.text) ? { ...token, kind: 'other' } : token;
  }
  if (token.kind !== 'word') return token;
  const isBeforeNumber = after !== undefined && ['number', 'open', 'currency'].includes(after.kind);
  const isAfterOperand = before !== undefined && ['number', 'close', 'word', 'percent'].includes(before.kind);
  if (/^[xX]$/.test(token.text))
    return { ...token, kind: isBeforeNumber && isAfterOperand ? 'operator' : 'other' };
  const touchesNumber = before?.kind === 'number' && before.end === token.start;
  return touchesNumber && NOT_A_UNIT.test(token.text) ? { ...token, kind: 'other' } : token;
}
