import { findUnit } from '../../maths/units/find-unit.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { parseWordedSide, type WordedSide } from './parse-worded-side.ts';
import { readMember } from './read-member.ts';
import { evaluateSide } from './side-value.ts';
import type { Member, WrittenChain } from './split-chains.ts';
import { readTextTokens, type TextToken } from './text-tokens.ts';

// Calculations in running text with words after the numbers: `50 eggs / 5 eggs per glass of eggnog = 10 glasses`.

/** An equals sign. The sign of ` != ` does not count, but the one after the factorial of `3!=6` does. */
export const EQUALS_SIGN = /(?<![=<>:]|(?<!\d)!)=(?![=>]|\s*<<)/g;
/** The characters before and after the sign that are searched for a side. */
export const MAX_SIDE_LENGTH = 160;
/** The end of the clause before a side. */
const CLAUSE_END = /[=<>≈≤≥;?|\n]|:(?!\d)|(?<=\p{L}):|[.,](?=\s|$)|!(?=\s)/gu;
/** Words before a calculation that belong to it: `half of 3 + 5`, `3 and 1/4`. */
const BEGINS_EARLIER =
  /(?:^|\s)(?:times|plus|minus|less|than|half|twice|double|triple|by|and|from|average|squared?|cubed?|root|mod)$/i;
/** Text that must not follow a result, because the result would continue, or would be a letter or a number in another form. */
const CONTINUES =
  /^(?:\s?\p{L}{1,12}(?:\/\p{L}{1,8})?\s*[-+*/×÷−–∗]\s*[\d($.]|\s?(?:[!^]|:\d|[.,]\d)|\s*(?:[-+*/×÷−–∗⁄∕]\s*[\d($.]|[+*/×÷∗⁄∕[]|\(\s*[\d$-]|\$?\d|[-−–]?\s?(?![mgsNJWVALK](?!\p{L}))\p{L}(?!\p{L}))|\s*[xX]\s*[\d(]|\s+(?:hundred|thousand|million|billion|lakh|crore|dozen|pair|score|cent|¢|[ap]m\b|and\s+\d))/u;
/** Words before a bracket with which a calculation may begin; other words may be a factor. */
const WORD_BEFORE_BRACKET = /^(?:is|are|was|be|so|then|gets?|gives?|equals?|thus|hence|therefore)$/i;

/** Finds equalities between a calculation with words and a number, at signs that no other chain contains. */
export function findWordedChains(
  words: string,
  start: number,
  chains: readonly WrittenChain[],
): WrittenChain[] {
  return Array.from(words.matchAll(EQUALS_SIGN), ({ index }) => index).flatMap((sign) => {
    const chain = isReadAt(chains, start + sign) ? undefined : readEquality(words, sign);
    return chain === undefined ? [] : [moveChain(chain, start)];
  });
}

/** Whether a chain contains the sign at a position. */
export function isReadAt(chains: readonly WrittenChain[], position: number): boolean {
  return chains.some(({ members }) =>
    members.some((member, at) => {
      const next = members[at + 1];
      return next !== undefined && member.end - 1 <= position && position <= next.start;
    }),
  );
}

function moveChain({ members, signs }: WrittenChain, by: number): WrittenChain {
  return {
    members: members.map(({ tex, start, end }) => ({ tex, start: start + by, end: end + by })),
    signs,
  };
}

function readEquality(words: string, sign: number): WrittenChain | undefined {
  const left = readLeft(words, sign);
  const right = left && readResult(words, sign + 1);
  if (left === undefined || right === undefined) return undefined;
  const { side, member } = left;
  if (
    side.hasCurrency !== right.side.hasCurrency &&
    right.side.nouns.flat().some((noun) => /^cents?$/.test(noun))
  )
    return undefined;
  // In `2 m + 4 = 10`, m is a letter.
  const [resultNoun = ''] = right.side.nouns[0] ?? [];
  const letters = side.nouns.flat().filter((noun) => noun.length === 1);
  if ((letters.length > 0 || resultNoun.length === 1) && letters.some((letter) => letter !== resultNoun))
    return undefined;
  if (resultNoun.length === 1 && letters.length === 0 && side.nouns.some(hasWords)) return undefined;
  const units = findUnits(side, right.side);
  if (units !== undefined)
    return {
      members: [
        { ...member, tex: `(${side.tex})\\,\\text{${units.left}}` },
        { ...right.member, tex: `${right.side.tex}\\,\\text{${units.right}}` },
      ],
      signs: ['='],
    };
  return isJudgeable(side, right.side) ? { members: [member, right.member], signs: ['='] } : undefined;
}

type ReadSide = { readonly side: WordedSide; readonly member: Member };

/** Reads the longest calculation that ends at the sign. */
function readLeft(words: string, sign: number): ReadSide | undefined {
  const clauseStart = findSegment(words, sign);
  const tokens = readTextTokens(words.slice(clauseStart, sign), clauseStart);
  for (const [from, token] of tokens.entries()) {
    const side = canBegin(words, tokens, from) ? parseWordedSide(tokens, from) : undefined;
    if (side !== undefined && side.next === tokens.length && side.operators.size > 0)
      return { side, member: { tex: side.tex, start: token.start, end: tokens.at(-1)?.end ?? sign } };
  }
  return undefined;
}

/** Whether a calculation may begin at a token: at a number, a bracket or a minus sign that nothing before belongs to. */
function canBegin(words: string, tokens: readonly TextToken[], from: number): boolean {
  const [before, token, after] = [tokens[from - 1], tokens[from], tokens[from + 1]];
  if (token === undefined || (before !== undefined && before.kind !== 'word')) return false;
  if (token.kind === 'open' && before !== undefined && !WORD_BEFORE_BRACKET.test(before.text)) return false;
  const isMinus = /^[-−]$/.test(token.text) && after?.start === token.end;
  if (!isMinus && !['number', 'open', 'currency'].includes(token.kind)) return false;
  const textBefore = words.slice(Math.max(0, token.start - 12), token.start);
  return !BEGINS_EARLIER.test(textBefore.trimEnd()) && !/[\p{L}\p{N}.,]$|\d:$/u.test(textBefore);
}

/** Returns the start of the clause before a sign; a line that begins with the sign continues the line before. */
export function findSegment(words: string, sign: number): number {
  const line = words.slice(0, sign).trimEnd();
  const from = Math.max(0, line.length - MAX_SIDE_LENGTH);
  let clauseStart = from;
  for (const { index, 0: mark } of line.slice(from).matchAll(CLAUSE_END))
    clauseStart = from + index + mark.length;
  return clauseStart;
}

/** Reads the number or fraction after a sign, and the words after it. */
function readResult(words: string, from: number): ReadSide | undefined {
  const after = words.slice(from, from + MAX_SIDE_LENGTH);
  const [text = ''] =
    /^\s*[-−]?\s?\$?\s?[-−]?(?:(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?%|\s?\/\s?\d+(?!\d|\.\d))?|[^\S\n]*\(\([-−]?[^()=\n]*\)∕[^()=\n]*\))/u.exec(
      after,
    ) ?? [];
  if (!/\d/.test(text) || CONTINUES.test(after.slice(text.length))) return undefined;
  const rest = after.slice(text.length);
  const end = rest.search(/[=<>≈;:?\n()]|[.,!](?=\s|$)/u);
  const tokens = readTextTokens(text.replace('$', ' '), from);
  const parsed = parseWordedSide(tokens, 0);
  if (parsed === undefined || parsed.next !== tokens.length) return undefined;
  const following = (end < 0 ? rest : rest.slice(0, end)).match(/\/|\p{L}[\p{L}'’-]*/gu) ?? [];
  const nouns = following.slice(0, 8).map((word) => (word === '/' ? 'per' : word));
  const [first] = tokens;
  const leading = text.length - text.trimStart().length;
  return {
    side: {
      ...parsed,
      nouns: parsed.nouns.some(hasWords) ? parsed.nouns : [nouns],
      hasCurrency: text.includes('$'),
    },
    member: { tex: parsed.tex, start: first?.start ?? from + leading, end: from + text.length },
  };
}

function hasWords(nouns: readonly string[]): boolean {
  return nouns.length > 0;
}

const PREPOSITION =
  /^(?:per|of|for|that|from|in|each|on|to|at|with|left|more|total|combined|altogether|the|an?)$/i;

/** Returns the counted thing of a group of words: `pots` of `plant pots for roses`. */
function findHead(nouns: readonly string[]): string | undefined {
  const [first, ...others] = nouns;
  if (first === undefined) return undefined;
  const end = others.findIndex((noun) => PREPOSITION.test(noun));
  const phrase = end < 0 ? nouns : nouns.slice(0, end + 1);
  return phrase
    .findLast((noun) => !PREPOSITION.test(noun))
    ?.toLowerCase()
    .replace(/(?<=\p{L}{2})s$/u, '');
}

function isUnit(name: string): boolean {
  return name.length >= 3 && findUnit(name) !== undefined;
}

function haveSameDimension(left: string, right: string): boolean {
  const [a, b] = [findUnit(left), findUnit(right)];
  return a !== undefined && b !== undefined && sameDimension(a.dimension, b.dimension);
}

/** Returns the units of both sides if they differ and every number with a unit has the same one. */
function findUnits(side: WordedSide, result: WordedSide): { left: string; right: string } | undefined {
  const heads = side.nouns.filter(hasWords).map(findHead);
  const [left] = heads;
  const right = findHead(result.nouns[0] ?? []);
  if (left === undefined || right === undefined || left === right || !isUnit(left) || !isUnit(right))
    return undefined;
  if ([...side.nouns, ...result.nouns].some((nouns) => nouns.includes('per') || nouns.includes('each')))
    return undefined;
  const isSum = [...side.operators].every((operator) => operator === '+' || operator === '-');
  const isOneUnit = isSum
    ? heads.length === side.nouns.length && heads.every((head) => head === left)
    : heads.length === 1 && haveSameDimension(left, right);
  return isOneUnit ? { left, right } : undefined;
}

/** Whether the numbers of both sides must agree, whatever the words after them mean. */
function isJudgeable(side: WordedSide, result: WordedSide): boolean {
  const [computed, shown] = [evaluateTex(side.tex), evaluateTex(result.tex)];
  if (computed === undefined || shown === undefined) return false;
  if (isSame(computed, shown)) return true;
  if (listLooseReadings(side.tex).some((tex) => isSame(evaluateTex(tex), shown))) return false;
  // In `147 + 29 = 176/8 = 22`, the result is computed further.
  if (isSame(computed, Number(result.tex.split('/')[0])) && result.tex.includes('/')) return false;
  if (side.hasCurrency) return true;
  const heads = side.nouns.filter(hasWords).map(findHead);
  const right = findHead(result.nouns[0] ?? []);
  const distinctHeads = new Set(heads);
  if (distinctHeads.size === 0) return right === undefined || !isConversion(computed / shown);
  if (distinctHeads.size === 1 && distinctHeads.has(right)) return true;
  const isSum = side.operators.has('+') || side.operators.has('-');
  if (!isSum) return !isConversion(computed / shown);
  if (distinctHeads.size === 1)
    return right === undefined || !(heads.some((head) => head && isUnit(head)) && isUnit(right));
  const addsUnits = heads.some((head) => head === undefined || isUnit(head));
  return (
    !addsUnits && side.operators.size === 1 && !distinctHeads.has(right) && !isConversion(computed / shown)
  );
}

/** Lists the readings of `50/12+13` in which a fraction bar extends over a sum. */
function listLooseReadings(tex: string): string[] {
  const [before, after, ...others] = tex.split('/');
  if (before === undefined || after === undefined || others.length > 0 || !/[-+]/.test(tex)) return [];
  if (tex.includes('(')) return [];
  return [`(${before})/(${after})`, `${before}/(${after})`, `(${before})/${after}`];
}

function isSame(first: number | undefined, second: number): boolean {
  return first !== undefined && Math.abs(first - second) <= 1e-9 * Math.abs(first);
}

/** Numbers of one unit in another, such as minutes in an hour. */
const CONVERSIONS = [3, 4, 7, 10, 12, 16, 24, 36, 52, 60, 100, 365, 1000, 3600, 5280];

function isConversion(ratio: number): boolean {
  const factor = Math.max(ratio, 1 / ratio);
  return CONVERSIONS.some((conversion) => Math.abs(factor / conversion - 1) < 0.005);
}

function evaluateTex(tex: string): number | undefined {
  const node = readMember(tex);
  const value = node && evaluateSide(node);
  return value && value.number * value.size;
}
