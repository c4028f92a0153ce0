import { editDistance } from '../../text/edit-distance.ts';
import { correctUnitCase } from './correct-unit-case.ts';
import { readSymbols } from './read-symbols.ts';
import { readTimesSign } from './read-times-sign.ts';
import { readTypedPowers } from './read-typed-powers.ts';

const CONNECTIVES = 'or|and|so|since|because|where|when|then|hence|therefore|but|if|as';
/** Matches a connective inside a text command: `\text{ or }`. */
const TEXT_CONNECTIVE = new RegExp(`\\\\(?:text|mathrm|textrm)\\s*\\{\\s*(${CONNECTIVES})\\s*\\}`, 'giu');

/**
 * Matches square brackets around an expression, optionally with limits: `2[x^2 - 3x]`, `[x^3]_1^2`. Brackets
 * with a comma are intervals and do not match.
 */
const SQUARE_BRACKETS =
  /(?<!\\sqrt\s*)(?:\\left\s*)?\[([^[\],]+?)(?:\\right\s*)?\](?:\s*_(?:\{[^{}]*\}|-?\w+)\s*\^(?:\{[^{}]*\}|-?\w+))?/gu;

/** Matches the `&` of aligned lines, but not the `&` between the entries of a matrix. */
const ALIGNMENT = /&(?!.*\\end\s*\{[a-zA-Z]*(?:matrix|array)\})/gu;

/** Matches the name before the coordinates in `P(3, -1, 4)`. */
const NAMED_POINT = /(?<![A-Za-z\\])([A-Z])['′’]?\s*(?=\(\s*[-−]?[\d./]+\s*(?:,\s*[-−]?[\d./]+\s*)+\))/gu;

/** Matches a power of ten typed without a sign for the power: `6.63x10-34`. */
const FLAT_EXPONENT = /(?<![\d.])((?:\d(?:\.\d+)?)\s*[x×*]\s*10)\s?([-−](?:[3-9]|[1-3]\d))(?![\d.^])/gu;

/** Matches a row of a table of numbers, such as `1 -5 6 0` in synthetic division. */
const NUMBER_ROW =
  /^\s*(?:[-−]?\d+\s*\|)?\s*((?:[-−]?\d+(?:\.\d+)?\s+){2,}[-−]?\d+(?:\.\d+)?)\s*(?:(?:so\s+)?(?:remainder|rem)\b.*)?$/u;

/** Matches the names of tasks before the sum of their times: `A-C-F-G = ` in `A-C-F-G = 5 + 5 + 6 + 1`. */
const PATH_OF_TASKS =
  /(?<![A-Za-z])(?:[A-Z](?:\s*[-–→>,]+\s*|\s+)){2,}[A-Z]?(?![A-Za-z])\s*[:=]?\s*(?=\d+\s*\+)/gu;

/** Matches the number of a step of time before its calculation: `yr1 ` in `yr1 5600 x 0.81 + 550 = 5086`. */
const STEP_OF_TIME =
  /^\s*(?:after\s+)?(?:years?|yrs?|months?|weeks?|days?)\s*\d{1,2}\s*[:=)-]?\s+(?=[£(]?\d.*=)/iu;

/** Matches an integral with its limits in words: `∫ x^2 dx from 0 to 2`. */
const LIMITS_IN_WORDS = /(∫|\\int)\s*(?![_^])([^=]+?)\s*,?\s*(?:from|between)\s+(\S+)\s+(?:to|and)\s+(\S+)/gu;

/** Matches an integral with its limits in words before the function: `∫ from 0 to 2 (x^2) dx`. */
const LIMITS_BEFORE = /(?:∫|\\int)\s*(?:from|between)\s+(\S+)\s+(?:to|and)\s+(\S+)(?:\s+of)?\s/gu;

/** Matches an integral without `dx`, which learners leave out: `π∫16x⁴`. */
const INTEGRAL_WITHOUT_END = /((?:∫|\\int)(?!.*d\s?[a-zθ](?![a-z]))[^=]*[x)\d⁰-⁹²³])\s*(?==|$)/u;

/** Matches limits in words after square brackets: `[4cos3x] from 0 to pi/9`. */
const LIMITS_OF_BRACKETS = /\]\s*(?:from|between)\s+(\S+)\s+(?:to|and)\s+(\S+)/gu;

/** Matches words that say what a number is: “z = -1 - 3i is also a root”. */
const KIND_OF_NUMBER =
  /(?<=[\di)])\s+(?:is|are)\s+(?:also\s+)?(?:a|another|the other)\s+(?:root|solution|zero)s?\s*\.?\s*$/iu;

/** Matches a compass point after a value: `NE` in `255 m NE`. The direction of a vector is not part of its magnitude. */
const COMPASS_POINT =
  /(\d\s*(?:k?m(?:\/s|\s*s-1)?|N)?)\s+(?:due\s+)?(?:[NS][EW]|(?:north|south)(?:[- ]?(?:east|west))?|east|west)\.?\s*$/gu;

/** Matches an inverse function as learners type it: `tan-1(0.4)`, `inv tan 0.4`, `shift cos(0.2)`. */
const INVERSE_FUNCTION =
  /(?:\b(?:inv(?:erse)?|shift|2nd)\s+(sin|cos|tan)(?![a-z])|\b(sin|cos|tan)\s?[-−]\s?1(?=\s*\(|\s+\d|\s*\\frac))/giu;

/** Matches the unit or noun of a number inside a calculation: `um` and `cells` in `1500 um x 5 cells =`. */
const COUNTED_NOUN =
  /((?:^|[\s(=+×x*÷/-])\d+(?:\.\d+)?)\s*(?:um|[µμmck]m|kg|ml|(?!sqrt)[a-z]{4,})\s*(?=[×*÷]\s*\d|\sx\s+\d)|(?<=[x×*÷+]\s*\d+(?:\.\d+)?)\s+(?!sqrt)[a-z]{4,}\s*(?==)/gu;

/** Matches the capital E of a calculator display: `5.5E14`, `3.65E-19`, `3E08`. */
const DISPLAYED_POWER = /(?<=(?<![\w.])(?:\d\.\d+|\d(?=E[+\-−]?\d\d)))E(?=[+\-−]?\d{1,3}(?![\d.]))/gu;

/** Matches an operation in words between two numbers, with the unit of the first: `10 m divided by 200`. */
const OPERATION_IN_WORDS =
  /(?<![A-Za-z\d.])(\d+(?:[.,]\d+)*)\s*(?:[cmk]?m|k?g|m?l)?\s+(divided by|multiplied by|times|plus|minus|take away)\s+(?=[£(]?\d)/giu;
const SIGNS: Readonly<Record<string, string>> = {
  'divided by': '÷',
  'multiplied by': '×',
  times: '×',
  plus: '+',
};

/** Matches a middle dot in a number, as in Scottish papers: `1·5`. In `2·3·4` and `3·10^8` it is a sign of a product. */
const DECIMAL_DOT = /(?<![\d.·]|\d·)(\d+)·(?=\d+(?![\d·.]))(?!10\s*[\^⁰-⁹⁻])/gu;

/** Facts about the question that are used to interpret ambiguous notation. */
export type TypingHints = {
  /** Symbols the question uses, such as `x`, `R_1`. */
  readonly symbols: ReadonlySet<string>;
  /** The numbers of the scheme: `30,150` is a list if both are among them. */
  readonly numbers?: ReadonlySet<number>;
  /** Letters with a square in the scheme, so that `mc2` means mc². */
  readonly squares?: ReadonlySet<string>;
  /** The exponents of each letter in the scheme and the question, if no letter can be a unit. */
  readonly powers?: ReadonlyMap<string, ReadonlySet<number>>;
  /** The question asks for a number of millions or thousands, so `21.5 million` means 21.5. */
  readonly scale?: string | undefined;
  /** The unit of the answer, for `2.4v`. */
  readonly unit?: string | undefined;
};

/**
 * Rewrites a line for the parser. It removes dollar signs and replaces `x` between numbers by ×, `R1` by
 * `R_1`, `12% of 40` by a product, and `[…]` by `(…)`.
 */
export function tidyMaths(
  line: string,
  { symbols, scale, squares, powers, numbers, unit }: TypingHints,
): string {
  const unscaled =
    scale === undefined ? line : line.replace(new RegExp(`(\\d)\\s*${scale}s?\\b`, 'giu'), '$1 ');
  let text = correctUnitCase(readOperations(unscaled), unit, symbols)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(DISPLAYED_POWER, 'e')
    .replace(/(?<=[\d$)}\]])\s*\.\s*$/u, ' ')
    .replace(/\\displaystyle|\\left\.|\\right\.|\\quad|\\qquad|\\\[|\\\]|\\\(|\\\)|[$`]/gu, ' ')
    .replace(ALIGNMENT, ' ')
    .replace(TEXT_CONNECTIVE, ' $1 ')
    .replace(STEP_OF_TIME, '')
    .replace(/(∫|\\int)\s*d([A-Za-z])\s*\/\s*(\([^()]*\)|[A-Za-z])/gu, '$1 \\frac{1}{$3} d$2')
    .replace(/(?<=(?:∫|\\int)[^=]*[a-z])(?=d[tx](?![A-Za-z]))/gu, ' ')
    .replace(LIMITS_OF_BRACKETS, ']_{$1}^{$2}')
    .replace(LIMITS_BEFORE, '\\int_{$1}^{$2} ')
    .replace(LIMITS_IN_WORDS, '\\int_{$3}^{$4} $2')
    .replace(INTEGRAL_WITHOUT_END, '$1 dx')
    .replace(SQUARE_BRACKETS, '($1)')
    .replace(/([A-Za-z])_\(([^()]+)\)/gu, '$1_{$2}')
    .replace(NAMED_POINT, '$1 = ')
    .replace(/\*\*([^*]+)\*\*/gu, '$1')
    .replace(FLAT_EXPONENT, '$1^{$2}')
    .replace(/([³⁴]|∛)√?\s*(\d+|\([^()]*\))/gu, readIndexedRoot)
    .replace(INVERSE_FUNCTION, (_all, named = '', typed = '') => `${named}${typed}^{-1}`)
    .replace(DECIMAL_DOT, '$1.')
    .replace(/(\d\s*rad)s(?=\s*\^?\s*\{?\s*[-−⁻])/gu, '$1 s')
    .replace(/((?:sin|cos|tan)\s*\(?\d+(?:\.\d+)?)\s*(?:degrees?|deg)\b/gu, '$1°')
    .replace(/(?<=[A-Z])(?=d[A-Z]\s*\/\s*d[a-z](?![A-Za-z]))/gu, ' ')
    .replace(/(\d\s*)([A-Za-z]{5,9})(?![A-Za-z])/gu, correctUnit)
    .replace(/(\d)\s*K[Bb](?![A-Za-z])/gu, '$1 kB')
    .replace(/(\d\s*(?:million|thousand|billion))\s+[a-z]{3,}/giu, '$1')
    .replace(COUNTED_NOUN, (_all, number: string | undefined) => `${number ?? ''} `)
    .replace(/(\d\s*%|\d)\s+of\s+(?=[£$€]?\s*\d)/giu, '$1 × ');
  text = separateListItems(readBinomials(text), numbers)
    .replace(/(?<![A-Za-z\\])log_?([a-d])\s*(?=\(|\d)/gu, '\\log_{$1}')
    .replace(/\bloge\b\s*/gu, '\\ln ')
    .replace(/(?<![A-Za-z]{2}|\\)log\s?(\d+)(?=\s*\(|\s*[A-Za-z]|\s+\d)/gu, '\\log_{$1}')
    .replace(/(?<![A-Za-z\d_{])(\d{2,})_\{?\d{1,2}\}?\s*$/u, '$1')
    .replace(PATH_OF_TASKS, '')
    .replace(COMPASS_POINT, '$1')
    .replace(KIND_OF_NUMBER, '')
    .replace(NUMBER_ROW, (row, numbers: string) =>
      /^\s*\d{1,3}(?: \d{3})+\s*$/u.test(row) ? row : numbers.trim().split(/\s+/u).join(', '),
    );
  text = readAmbiguousLetters(text, symbols);
  text = readTimesSign(text, { symbols, powers });
  text = readTypedPowers(text, { symbols, squares, powers });
  for (const symbol of symbols)
    text = useLetterCase(
      addEqualsSign(rewriteNextTerm(readIsAsEquals(text, symbol), symbol), symbol),
      symbol,
      symbols,
    );
  const read = readSymbols(text, symbols).trim();
  return symbols.has('x') ? read : read.replace(/(?<=[\d)}]\s*)\sx\s(?=\s*[A-Za-z]_\{)/gu, ' × ');
}

/** Writes operations in words as signs: `10 ÷ 200` for “10 m divided by 200”. */
function readOperations(line: string): string {
  return line.replace(
    OPERATION_IN_WORDS,
    (_all, number: string, words: string) => `${number} ${SIGNS[words.toLowerCase()] ?? '-'} `,
  );
}

/** Reads `e^2x` as e^{2x}, `3E` as a product if E is a symbol, and `y'` as dy/dx if the scheme has it. */
function readAmbiguousLetters(line: string, symbols: ReadonlySet<string>): string {
  let text = line.replace(
    /(?<![A-Za-z]{2}|\\)e\s?\^\s?([-−]?(?:\d+(?:\.\d+)?[a-z]?|[a-z])[a-z])(?![A-Za-z(^])/gu,
    'e^{$1}',
  );
  if (symbols.has('E')) text = text.replace(/(?<=\d)E(?=\s*[-−+]?\s*\d)/gu, ' E ');
  return symbols.has('dy/dx')
    ? text.replace(/(?<![A-Za-z\\])y\s*['′’](?!['′’])/gu, ' \\frac{dy}{dx} ')
    : text;
}

const UNIT_NAMES = [
  'joules',
  'newtons',
  'watts',
  'volts',
  'metres',
  'seconds',
  'pascals',
  'hertz',
  'coulombs',
  'becquerels',
];

/** Corrects the spelling of the name of a unit: `2.8 Jouls`. */
function correctUnit(all: string, number: string, word: string): string {
  const own = word.toLowerCase();
  const unit = UNIT_NAMES.find((name) =>
    [name, name.replace(/s$/u, '')].some((each) => editDistance(own, each, 1) <= 1),
  );
  return unit === undefined ? all : `${number}${unit}`;
}

/** Rewrites `³√512` and `∛512` as a cube root; a power such as `x³5` stays. */
function readIndexedRoot(all: string, index: string, radicand: string): string {
  if (index !== '∛' && !all.includes('√')) return all;
  return `\\sqrt[${index === '⁴' ? 4 : 3}]{${radicand}}`;
}

/** Adds spaces to `25,50,100,200` and, if both numbers are in the scheme, to `30,150`: these are lists and not grouped digits. */
function separateListItems(text: string, numbers: ReadonlySet<number> = new Set()): string {
  const pairs = text.replace(
    /(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])/gu,
    (pair, one: string, other: string) =>
      numbers.has(Number(one)) && numbers.has(Number(other)) ? `${one}, ${other}` : pair,
  );
  return pairs.replace(/(?<![\d.,])\d+(?:,\d+){2,}(?![\d.])/gu, (list) =>
    /,(?!\d{3}(?:,|$))/u.test(list) ? list.replaceAll(',', ', ') : list,
  );
}

/** Rewrites `a is 1` as `a = 1` if the scheme has the symbol a. */
function readIsAsEquals(text: string, symbol: string): string {
  if (!/^[A-Za-z]$/u.test(symbol)) return text;
  return text.replace(
    new RegExp(
      `(?<![A-Za-z\\\\])${symbol}\\s+(?:is(?: equal to)?|equals|would be|must be|will be)\\s+(?=[-−£]?[\\d.√(])`,
      'gu',
    ),
    `${symbol} = `,
  );
}

/**
 * Rewrites `u_n+1 = …`, `un+1 = …` and `U(n+1) = …` as `u_{n+1} = …`, and `u(n)` as `u_n`, if the scheme contains the next term of
 * a sequence.
 */
function rewriteNextTerm(text: string, symbol: string): string {
  const [, base] = /^([a-z])_\{?n\s*\+\s*1\}?$/u.exec(symbol) ?? [];
  if (base === undefined) return text;
  const capital = base.toUpperCase();
  return text
    .replace(/ₙ₊₁/gu, '_{n+1}')
    .replace(/ₙ/gu, '_n')
    .replace(new RegExp(`(?<![A-Za-z\\\\])${capital}(?=_?[n{(])`, 'gu'), base)
    .replace(new RegExp(`(?<![A-Za-z\\\\])${base}\\(n\\)`, 'gu'), `${base}_n`)
    .replace(
      new RegExp(
        `^((?:[a-z ]+\\d*\\s*:)?\\W*)${base}_?\\s*(?:\\(n\\s*\\+\\s*1\\)|n\\s*\\+\\s*1)\\s*(?==)`,
        'u',
      ),
      `$1${base}_{n+1} `,
    );
}

/** Rewrites `B(3, 4)` as `B = (3, 4)` if the scheme has a point B. */
function addEqualsSign(text: string, symbol: string): string {
  if (!/^[A-Z]$/u.test(symbol)) return text;
  return text.replace(new RegExp(`(?<![A-Za-z\\\\])${symbol}\\s*(?=\\([^()]*,)`, 'gu'), `${symbol} = `);
}

/** Rewrites `r = 3t + 2` as `R = 3t + 2` if the scheme has R and no r. */
function useLetterCase(text: string, symbol: string, symbols: ReadonlySet<string>): string {
  const other = symbol === symbol.toUpperCase() ? symbol.toLowerCase() : symbol.toUpperCase();
  if (!/^[A-Za-z]$/u.test(symbol) || symbols.has(other)) return text;
  return text.replace(new RegExp(`^(\\W*)${other}(?=\\s*=[^=]*[A-Za-z])`, 'u'), `$1${symbol}`);
}

/** Reads `6C2` and `nCr` as binomial coefficients. */
function readBinomials(text: string): string {
  return text.replace(/(?<![\w.\\{])(\d{1,2}|n)\s?C\s?_?(\d{1,2}|r)(?![\w.])/gu, '\\binom{$1}{$2}');
}
