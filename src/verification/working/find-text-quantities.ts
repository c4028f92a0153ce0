import type { Member, WrittenChain } from './split-chains.ts';

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const UNIT = String.raw`(?:[kMmcµ]?(?:m|g|s|N|J|W|V|A|Hz|Pa|mol|L)|min|mins|minutes?|h|hrs?|hours?|seconds?|met(?:re|er)s?|kilomet(?:re|er)s?|grams?|kilograms?|miles?)(?![\p{L}\d/^²³])`;
/** The unit of the result must end there: not `60 miles per hour` and not `3 m x 4`. */
const END = String.raw`(?!\s*(?:[-+*/×÷=^(]|per\b|x\s?\d|an?\s|each\b|of\b))`;
/** A calculation in running text with one unit, and a result with a unit: `15/4 km = 3.75 km`, `(260/2) m = 130 m`. */
const CALCULATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$%]|[/*^+×÷(−-]\s?|\d\s)(?<numbers>\(?${NUMBER}(?:\s?[-+*/×÷]\s?\(?${NUMBER}\)?)+)\s?(?<unit>${UNIT})\s*=\s*(?<result>${NUMBER})\s?(?<shownUnit>${UNIT})${END}`,
  'gu',
);

/** Finds calculations in running text whose result may have a wrong unit. */
export function findTextQuantities(words: string, start: number): WrittenChain[] {
  if (!words.includes('=')) return [];
  return [...words.matchAll(CALCULATION)].flatMap(({ index, 0: text, groups = {} }): WrittenChain[] => {
    const { numbers = '', unit = '', result = '', shownUnit = '' } = groups;
    if (unit === shownUnit) return [];
    const sign = text.indexOf('=');
    const left: Member = {
      tex: `(${toTex(numbers)})\\,\\mathrm{${unit}}`,
      start: start + index,
      end: start + index + sign,
    };
    const right: Member = {
      tex: `${toTex(result)}\\,\\mathrm{${shownUnit}}`,
      start: start + index + text.indexOf(result, sign),
      end: start + index + text.length,
    };
    return [{ members: [left, right], signs: ['='] }];
  });
}

function toTex(numbers: string): string {
  const opened = numbers.split('(').length - numbers.split(')').length;
  return `${numbers.replace(/,(?=\d{3})/g, '')}${')'.repeat(Math.max(0, opened))}`;
}
