import { add, divide, integer, negate, type Rational, rational } from '../exact/rational.ts';

/** Groups of phrases with the same meaning. */
const SAME_WORDS: readonly (readonly string[])[] = [
  [
    'undefined',
    'not defined',
    'does not exist',
    'dne',
    'doesnt exist',
    'nonexistent',
    'non existent',
    'indeterminate',
  ],
  [
    'no solution',
    'no solutions',
    'no real solution',
    'no real solutions',
    'there is no solution',
    'there are no solutions',
    'empty set',
    'the empty set',
    'no roots',
    'no real roots',
    'no real root',
    'none',
    'inconsistent',
    'no values',
  ],
  [
    'all real numbers',
    'all reals',
    'real numbers',
    'every real number',
    'any real number',
    'all real',
    'all',
    'all x',
    'all real x',
    'all numbers',
    'any number',
    'any real x',
    'any x',
    'any value of x',
    'any real value',
    'any real value of x',
    'every x',
    'every real x',
    'all values of x',
    'all real values',
    'all real values of x',
    'set of all real numbers',
    'x is any real number',
    'x can be any real number',
    'x is all real numbers',
    'true for all x',
    'true for all real x',
    'identity',
  ],
  [
    'infinitely many',
    'infinitely many solutions',
    'infinite solutions',
    'infinite',
    'infinite number of solutions',
  ],
  ['true', 't'],
  ['false', 'f'],
  ['yes', 'y'],
  ['no', 'n'],
  ['two real and distinct roots', 'two distinct real roots', 'two real distinct roots', 'real and distinct'],
  ['two equal real roots', 'one repeated real root', 'equal roots', 'real and equal', 'repeated root'],
];

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const FRACTION_WORDS: ReadonlyMap<string, Rational> = new Map([
  ['half', rational(1n, 2n)],
  ['a half', rational(1n, 2n)],
  ['one half', rational(1n, 2n)],
  ['a third', rational(1n, 3n)],
  ['one third', rational(1n, 3n)],
  ['two thirds', rational(2n, 3n)],
  ['a quarter', rational(1n, 4n)],
  ['one quarter', rational(1n, 4n)],
  ['three quarters', rational(3n, 4n)],
  ['one fifth', rational(1n, 5n)],
  ['two fifths', rational(2n, 5n)],
  ['three fifths', rational(3n, 5n)],
  ['four fifths', rational(4n, 5n)],
]);

/** Removes case, punctuation and text commands. */
export function normaliseWords(text: string, caseSensitive = false): string {
  const words = text
    .replace(/\\(?:text|textbf|mathrm|textit|operatorname)\s*\{([^{}]*)\}/gu, '$1')
    .replace(/[’']/gu, '')
    .replace(/[^\p{L}\p{N}%+\-/<>= ]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return caseSensitive ? words : words.toLowerCase();
}

/**
 * Returns whether a sentence ends with the expected words, or a synonym, and has no negation: “It falls on a
 * Wednesday.”
 */
export function endsWithWords(expected: string, given: string): boolean {
  const [a, b] = [normaliseWords(expected), normaliseWords(given)];
  if (a.length < 3 || b.length > 120) return false;
  const synonyms = SAME_WORDS.find((words) => words.includes(a)) ?? [];
  const ending = [a, ...synonyms].find((words) => words.length > 2 && b.endsWith(` ${words}`));
  if (ending === undefined) return false;
  return !/\b(?:not|no|never|neither|nor|isnt|arent|cannot|or)\b/u.test(b.slice(0, -ending.length));
}

/** Returns whether two wordings mean the same: equal, or in one group of fixed phrases. */
export function sameWords(expected: string, given: string, caseSensitive = false): boolean {
  const [a, b] = [normaliseWords(expected, caseSensitive), normaliseWords(given, caseSensitive)];
  if (a === b) return true;
  const removeLeadIn = (text: string) =>
    text.replace(/^(?:the|a|an|it is|its|answer is|they are|is) /u, '').replace(/-/gu, ' ');
  if (removeLeadIn(a) === removeLeadIn(b) || a.replace(/[ -]/gu, '') === b.replace(/[ -]/gu, '')) return true;
  return SAME_WORDS.some(
    (synonyms) => synonyms.includes(removeLeadIn(a)) && synonyms.includes(removeLeadIn(b)),
  );
}

/** Returns whether a text is one of the fixed phrases of mathematics, such as “no solution”. */
export function isMathsPhrase(text: string): boolean {
  const words = normaliseWords(text);
  return SAME_WORDS.some((phrases) => phrases.includes(words));
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Reads a number in words: integers from 0 to 99 and common fractions, with an optional sign and “percent”.
 */
export function readNumberWords(text: string): Rational | undefined {
  const words = normaliseWords(text).replace(/-/gu, ' ');
  const unsignedWords = /^(?:minus|negative) (.+)$/u.exec(words)?.[1];
  if (unsignedWords !== undefined) return negateIfDefined(readNumberWords(unsignedWords));
  const percentWords = /^(.+?) (?:percent|per cent)$/u.exec(words)?.[1];
  if (percentWords !== undefined) return divideByHundred(readNumberWords(percentWords));
  const mixedMatch = /^(.+?) and (a half|a quarter|three quarters|a third|two thirds)$/u.exec(words);
  const [integerPart, fractionPart] = [
    mixedMatch?.[1] && readIntegerWords(mixedMatch[1]),
    FRACTION_WORDS.get(mixedMatch?.[2] ?? ''),
  ];
  if (integerPart && fractionPart) return add(integerPart, fractionPart);
  return readIntegerWords(words) ?? FRACTION_WORDS.get(words);
}

function negateIfDefined(value: Rational | undefined): Rational | undefined {
  return value && negate(value);
}

function divideByHundred(value: Rational | undefined): Rational | undefined {
  return value && divide(value, integer(100));
}

function readIntegerWords(words: string): Rational | undefined {
  const index = NUMBER_WORDS.indexOf(words);
  if (index >= 0) return integer(index);
  const [first = '', second = 'zero'] = words.split(' ');
  const [ten, unit] = [TENS.indexOf(first), NUMBER_WORDS.indexOf(second)];
  return ten >= 0 && unit >= 0 && unit < 10 ? integer(10 * (ten + 2) + unit) : undefined;
}

export function meansNoSolution(text: string): boolean {
  return sameWords(text, 'no solution');
}

export function meansAllReals(text: string): boolean {
  return sameWords(text, 'all real numbers');
}

export function meansTrue(text: string): boolean {
  return normaliseWords(text) === 'true';
}

export function meansFalse(text: string): boolean {
  return normaliseWords(text) === 'false';
}

export function meansInfinitelyMany(text: string): boolean {
  return sameWords(text, 'infinitely many solutions');
}
