import type { Member, Sign, WrittenChain } from './split-chains.ts';

/** `1,250.5` or `.5`; NUMBER also allows brackets, a dollar sign and a percent sign. */
const DIGITS = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;
const NUMBER = String.raw`\(*(?:\$\s?)?${DIGITS}(?:\s?%)?(?:\s?\))*`;
/** Requires that the arithmetic does not begin earlier, as in `1 and 1/4` or `d (10 + 6)`. */
const NOT_BEGUN_EARLIER = String.raw`(?<![\p{N}/*^_+\-−–—×÷)(%⁄∕]\s*|[\p{L}$.,]|\sx\s|\d\s+and\s+|(?<!\p{L})\p{L}\s+(?=\())`;
/** Requires that the result does not continue, as in `4^5`, `7!`, `10 x S`, `12.1 million`, `3 1/2` or `12 500`. */
const NOT_CONTINUED = String.raw`(?!(?!(?:kg|km|cm|mm|ml|lbs?|mins?|hrs?)\b)[\d\p{L}/*^×÷!⁄∕]|\s*[-+*/×÷−–·⁄∕]\s*[\d(.\p{L}]|\s+[xX]\s+\S|\.\d|\s+\d+\s*/\s*\d|\s\d{3}(?!\d)|\s*\((?!\p{L}{2})|\s?%|\s+(?:hundred|thousand|million|billion|lakh|crore|dozen)s?\b)`;
/** Arithmetic in running text, such as `48/2 = 24`. */
const ARITHMETIC = new RegExp(
  String.raw`${NOT_BEGUN_EARLIER}[-−]?${NUMBER}(?:\s*[-+*/×÷x−–]\s*${NUMBER})+\s*=\s*\$?\s?[-−]?${DIGITS}(?:\s?%)?${NOT_CONTINUED}`,
  'gu',
);
/** `0900 - 0130` are times of day, not numbers. */
const TIME_OF_DAY = /(?<![\d.,])0\d/;

/** Finds chains of equalities in running text. */
export function findTextChains(words: string, start: number): WrittenChain[] {
  if (!words.includes('=')) return [];
  return [...words.matchAll(ARITHMETIC)]
    .filter(
      ({ 0: text, index }) => !TIME_OF_DAY.test(text) && !isInCents(text, words.slice(index + text.length)),
    )
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
    const leadingSpaces = part.length - part.trimStart().length;
    const tex = toTex(part.trim());
    members.push({ tex, start: start + from + leadingSpaces, end: start + from + part.trimEnd().length });
    from += part.length + 1;
  }
  for (let index = 1; index < members.length; index++) signs.push('=');
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
