import type { Member, Sign, WrittenChain } from './split-chains.ts';

const DIGITS = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;
const NUMBER = String.raw`\(*(?:\$\s?)?${DIGITS}(?:\s?%)?(?:\s?\))*`;
/** Signs that the arithmetic began earlier: `1 and 1/4`, `d (10 + 6)`. */
const BEGAN_BEFORE = String.raw`(?<![\p{N}/*^_+\-−–—×÷)(%⁄∕]\s*|[\p{L}$.,]|\sx\s|\d\s+and\s+|(?<!\p{L})\p{L}\s+(?=\())`;
/** Signs that the result continues: `4^5`, `7!`, `10 x S`, `12.1 million`, `3 1/2`, `12 500`. */
const CONTINUES = String.raw`(?!(?!(?:kg|km|cm|mm|ml|lbs?|mins?|hrs?)\b)[\d\p{L}/*^×÷!⁄∕]|\s*[-+*/×÷−–·⁄∕]\s*[\d(.\p{L}]|\s+[xX]\s+\S|\.\d|\s+\d+\s*/\s*\d|\s\d{3}(?!\d)|\s*\((?!\p{L}{2})|\s?%|\s+(?:hundred|thousand|million|billion|lakh|crore|dozen)s?\b)`;
/** Arithmetic in running text, such as `48/2 = 24`. */
const ARITHMETIC = new RegExp(
  String.raw`${BEGAN_BEFORE}[-−]?${NUMBER}(?:\s*[-+*/×÷x−–]\s*${NUMBER})+\s*=\s*\$?\s?[-−]?${DIGITS}(?:\s?%)?${CONTINUES}`,
  'gu',
);
/** `0900 - 0130` are times of day, not numbers. */
const CLOCK = /(?<![\d.,])0\d/;

/** Finds chains of equalities in running text. */
export function findTextChains(words: string, start: number): WrittenChain[] {
  if (!words.includes('=')) return [];
  return [...words.matchAll(ARITHMETIC)]
    .filter(({ 0: text, index }) => !CLOCK.test(text) && !isInCents(text, words.slice(index + text.length)))
    .map((match) => splitChain(match[0], start + match.index));
}

/** Whether dollars are subtracted to cents, as in `$2.50 - $2.24 = 26 cents`; such equalities are skipped. */
function isInCents(text: string, after: string): boolean {
  return text.includes('$') && /^\s*(?:cents?\b|¢)/.test(after);
}

function splitChain(text: string, start: number): WrittenChain {
  const members: Member[] = [];
  const signs: Sign[] = [];
  let from = 0;
  for (const part of text.split('=')) {
    const lead = part.length - part.trimStart().length;
    const tex = toTex(part.trim());
    members.push({ tex, start: start + from + lead, end: start + from + part.trimEnd().length });
    from += part.length + 1;
  }
  for (let place = 1; place < members.length; place++) signs.push('=');
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
    .replace(/%/g, '\\%')
    .replace(/,(?=\d{3})/g, '');
}
