import { findTextQuantities } from './find-text-quantities.ts';
import { findUnitChains } from './find-unit-chains.ts';
import { findWordedChains } from './find-worded-chains.ts';
import { UNIT_NAMES } from './row-words.ts';
import type { EqualitySign, Member, WrittenChain } from './split-chains.ts';

/** `1,250.5` or `.5`; NUMBER also allows brackets, a dollar sign and a percent sign. */
const DIGITS = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;
const NUMBER = String.raw`\(*(?:\$\s?)?${DIGITS}(?:\s?%)?(?:\s?\))*`;
/** The arithmetic must not begin earlier, as in `1 and 1/4` or `d (10 + 6)`. A number may be at the end of the previous line. */
const NOT_BEGUN_EARLIER = String.raw`(?<![/*^_+\-−–—×÷(⁄∕∗]\s*|[\p{N})%][^\S\n]*|[\p{L}$.,]|\sx\s|\d\s+and\s+|(?<!\p{L})\p{L}\s+(?=\())`;
/** The result must not continue, as in `4^5`, `7!`, `10 x S`, `12.1 million`, `3 1/2` or `12 500`. */
const NOT_CONTINUED = String.raw`(?!(?!(?:kg|km|cm|mm|ml|lbs?|mins?|hrs?)\b)[\d\p{L}/*^×÷!⁄∕∗]|,\d|[^\S\n]*[-+*/×÷−–·⁄∕∗]\s*[\d(.\p{L}]|\s+[xX]\s+\S|\.\d|[^\S\n]+\d+\s*/\s*\d|[^\S\n]\d{3}(?!\d)|[^\S\n]*\((?!\p{L}{2})|\s?%|\s+(?:hundred|thousand|million|billion|lakh|crore|dozen)s?\b)`;
/** Arithmetic in running text, such as `48/2 = 24`. */
const ARITHMETIC = new RegExp(
  String.raw`${NOT_BEGUN_EARLIER}[-−]?${NUMBER}(?:(?:\s*[-+*/×÷x−–∗]\s*|(?=\())${NUMBER})+\s*[=≈]\s*\$?\s?[-−]?${DIGITS}(?:\s?%)?${NOT_CONTINUED}`,
  'gu',
);
/** `0900 - 0130` are times of day, not numbers. */
const TIME_OF_DAY = /(?<![\d.,])0\d/;
/** The mark of a list item at the start of a line. */
const LIST_MARK = /(?<=(?:^|\n)[^\S\n]*)(?:[-*•–](?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)(?=\s))/g;
/** A unit or a counted thing after a number of a calculation: `40 m + 30 m`. */
const COUNTED = new RegExp(
  String.raw`(?<=\d)(\s?(?:${UNIT_NAMES})(?![\p{L}/]))(?=\s*[-+*/×÷x−–∗=)])|(?<=\d)([^\S\n]\p{Ll}{3,14})(?=\s*[-+*/×÷−–∗=)])`,
  'gu',
);

/** Finds chains of equalities in running text. */
export function findTextChains(text: string, start: number): WrittenChain[] {
  if (!/[=≈]/.test(text)) return [];
  const words = openEnclosing(text);
  const units = new Map<number, string>();
  const plain = words
    .replace(LIST_MARK, (mark) => ' '.repeat(mark.length))
    .replace(COUNTED, (text: string, _unit, _noun, at: number) => {
      units.set(at, text.trim());
      return ' '.repeat(text.length);
    });
  const chains = [...plain.matchAll(ARITHMETIC)]
    .filter(({ 0: text, index }) => {
      const after = words.slice(index + text.length);
      return (
        !TIME_OF_DAY.test(text) &&
        !isInCents(text, after) &&
        haveOneUnit(text, { units, index, after }) &&
        !isNegative(text, words, index)
      );
    })
    .map((match) => splitChain(match[0], start + match.index));
  const withQuantities = [...chains, ...findTextQuantities(words, start)];
  const measured = [...withQuantities, ...findUnitChains(words, start, withQuantities)];
  return [...measured, ...findWordedChains(words, start, measured)];
}

/** Brackets around a whole equality. */
const ENCLOSED = /\(([^()=]*(?:\([^()=]*\)[^()=]*)*=[^()]*(?:\([^()=]*\)[^()]*)*)\)/g;

/** Replaces brackets around equalities by the end of a clause: `the rest (0.40 + 0.20 = 0.60) is`. */
function openEnclosing(words: string): string {
  return words.includes('(') ? words.replace(ENCLOSED, ';$1;') : words;
}

/** Whether dollars are subtracted to cents, as in `$2.50 - $2.24 = 26 cents`; such equalities are skipped. */
function isInCents(text: string, after: string): boolean {
  return text.includes('$') && /^\s*(?:cents?\b|¢)/.test(after);
}

type CountedText = {
  /** The units that were removed, by position. */
  readonly units: ReadonlyMap<number, string>;
  readonly index: number;
  readonly after: string;
};

/** Whether all numbers with a unit have the same one; numbers in different units need a conversion. */
function haveOneUnit(text: string, { units, index, after }: CountedText): boolean {
  const used = [...units].filter(([at]) => at >= index && at < index + text.length).map(([, unit]) => unit);
  if (used.length === 0) return true;
  // In `2g + 80 - 4g = 70` the g is a letter.
  const numbers = text.slice(0, text.indexOf('=')).match(/\d[\d,.]*/g) ?? [];
  if (used.some((unit) => unit.length === 1) && used.length < numbers.length) return false;
  const [, result = used[0]] = /^\s?(\p{L}+)/u.exec(after) ?? [];
  return new Set([...used, result ?? ''].map((unit) => unit.replace(/(?<=\p{L}{2})s$/u, ''))).size === 1;
}

/** Whether a dash at the start of the line may be a minus sign, as in `- 5 + 8 = 3`. */
function isNegative(text: string, words: string, index: number): boolean {
  if (!/[-+−–]/.test(text.slice(1))) return false;
  return /(?:^|\n)[^\S\n]*[-–]\s+$/.test(words.slice(Math.max(0, index - MAX_INDENT), index));
}

const MAX_INDENT = 20;

function splitChain(text: string, start: number): WrittenChain {
  const members: Member[] = [];
  const signs: EqualitySign[] = [];
  let from = 0;
  for (const part of text.split(/[=≈]/)) {
    const leadingSpaces = part.length - part.trimStart().length;
    const tex = toTex(part.trim());
    members.push({ tex, start: start + from + leadingSpaces, end: start + from + part.trimEnd().length });
    from += part.length + 1;
  }
  for (const [sign] of text.matchAll(/[=≈]/g)) signs.push(sign === '=' ? '=' : '≈');
  return { members, signs };
}

/**
 * Converts text such as `$5 x 3%` to TeX: removes currency signs and thousands separators, converts
 * operators.
 */
function toTex(text: string): string {
  return text
    .replace(/\$/g, ' ')
    .replace(/(?<=[\d\s)])x(?=[\s\d(])/g, '*')
    .replace(/–/g, '-')
    .replace(/∗/g, '*')
    .replace(/%/g, '\\%')
    .replace(/,(?=\d{3})/g, '');
}
