/** `nested` means inside brackets, where a comma separates items and does not group digits. */
type NumberOptions = { readonly decimal: 'point' | 'comma'; readonly nested: boolean };
/** `literal` has a decimal point and no digit grouping; `repeat` is the repeating block of 0.1(6). */
type NumberLexeme = { readonly literal: string; readonly length: number; readonly repeat?: string };

/** Matches `1{,}234`, `1,\!234`, `1\,234` and `1~234`. */
const TEX_GROUPED = /^\d{1,3}(?:(?:\s?\{\s*,\s*\}\s?|,\s*\\!\s*|\\,\s*|\\ |\s?~|\{\\,\})\d{3})+(?!\d)/u;
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/u;
const SPACE_GROUPED = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d|\s*\/|\s\d)/u;
const POINT_GROUPED = /^\d{1,3}(?:\.\d{3})+(?!\d)/u;
/** The longest number that is read, in characters. */
const MAX_DIGITS = 2000;

/** Reads the number that starts at `at`, with digit grouping, decimals, e-notation and repeating blocks. */
export function lexNumber(source: string, at: number, options: NumberOptions): NumberLexeme | undefined {
  const digits = readPlainDigits(source, at);
  if (digits !== undefined) return { literal: digits, length: digits.length };
  const rest = source.slice(at, at + MAX_DIGITS);
  const integerPart = readIntegerPart(rest, { ...options, isIndex: /[_^]/u.test(source[at - 1] ?? '') });
  const point = options.decimal === 'comma' ? /^(?:,|\{,\})(\d+)/u : /^\.(\d*)/u;
  const fraction = point.exec(rest.slice(integerPart.length));
  if (integerPart.digits === '' && !fraction?.[1]) {
    return undefined;
  }
  const hasOnlyDot = fraction !== null && fraction[1] === '';
  const repeatingBlock = readRepeatingBlock(
    rest.slice(integerPart.length + (fraction?.[0].length ?? 0)),
    fraction?.[1],
  );
  if (hasOnlyDot && !repeatingBlock)
    return {
      literal: integerPart.digits,
      length: integerPart.length + countFinalDot(rest, integerPart.length),
    };
  const literal = fraction ? `${integerPart.digits}.${fraction[1]}` : integerPart.digits;
  const length = integerPart.length + (fraction?.[0].length ?? 0);
  if (repeatingBlock)
    return { literal, length: length + repeatingBlock.length, repeat: repeatingBlock.block };
  const exponent = matchExponent(rest.slice(length), literal);
  if (!exponent?.[1]) return { literal, length };
  return { literal: `${literal}e${exponent[1].replace('−', '-')}`, length: length + exponent[0].length };
}

/** Reads `e-19`. Letters may follow only when the exponent is unambiguous, as in `1.6e-19C` and `3e8 m/s`. */
function matchExponent(rest: string, literal: string): RegExpExecArray | null {
  const match = /^[eE]([+\-−]?\d{1,4})(?![\d.])/u.exec(rest);
  if (!match || !/^[a-zA-Z]/u.test(rest.slice(match[0].length))) return match;
  const isUnambiguous =
    /[+\-−]/u.test(match[0]) || literal.includes('.') || /^\d*e8m\/s/iu.test(literal + rest);
  return isUnambiguous ? match : null;
}

/** Fast path for digits without point, grouping or exponent, which is by far the most common case. */
function readPlainDigits(source: string, at: number): string | undefined {
  let end = at;
  while (isDigit(source.charCodeAt(end)) && end - at < 100) end++;
  if (end === at || NUMBER_CONTINUES.has(source[end] ?? '')) return undefined;
  return isDigit(source.charCodeAt(end)) ? undefined : source.slice(at, end);
}

/** Characters after which more of the same number may follow. */
const NUMBER_CONTINUES: ReadonlySet<string> = new Set([...'.,{\\~ eE\u00a0\u2009\u202f']);

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Returns 1 when a single point follows the digits and is skipped, as in `5.`; otherwise returns 0. */
function countFinalDot(rest: string, length: number): number {
  return /^\.(?!\.)/u.test(rest.slice(length)) ? 1 : 0;
}

type IntegerPartOptions = NumberOptions & {
  /** After `_` or `^` a space ends the number: `\log_6 280`. */
  readonly isIndex: boolean;
};

/** Reads the digits before the decimal sign, with any grouping the options allow. */
function readIntegerPart(rest: string, options: IntegerPartOptions): { digits: string; length: number } {
  const groupedDigits =
    TEX_GROUPED.exec(rest) ??
    (options.decimal === 'comma' ? POINT_GROUPED.exec(rest) : undefined) ??
    (options.decimal === 'point' && !options.nested ? COMMA_GROUPED.exec(rest) : undefined) ??
    (options.isIndex ? undefined : SPACE_GROUPED.exec(rest));
  const match = groupedDigits?.[0] ?? /^\d*/u.exec(rest)?.[0] ?? '';
  return { digits: match.replace(/\D/gu, ''), length: match.length };
}

/**
 * Reads the repeating block of a decimal: `\overline{3}`, `\dot{3}`, `(3)`, or repeated digits before an
 * ellipsis.
 */
function readRepeatingBlock(
  rest: string,
  fraction: string | undefined,
): { block: string; length: number } | undefined {
  if (fraction === undefined) return undefined;
  const markedMatch =
    /^\s*\\(?:overline|bar|dot)\s*\{\s*(\d+)\s*\}(?:\\dot\s*\{(\d)\})?|^\s*\\(?:overline|bar|dot)\s*(\d)/u.exec(
      rest,
    );
  if (markedMatch)
    return {
      block: `${markedMatch[1] ?? markedMatch[3] ?? ''}${markedMatch[2] ?? ''}`,
      length: markedMatch[0].length,
    };
  const bracketMatch = fraction === '' ? /^\((\d+)\)/u.exec(rest) : null;
  if (bracketMatch?.[1]) return { block: bracketMatch[1], length: bracketMatch[0].length };
  const ellipsis = /^\s*(?:\.{2,3}|…|\\ldots|\\dots|\\cdots)/u.exec(rest);
  const repeatedDigits =
    /(\d)\1\1$/u.exec(fraction)?.[1] ??
    /(\d\d)\1\1?$/u.exec(fraction)?.[1] ??
    /(\d{3,})\1$/u.exec(fraction)?.[1];
  return ellipsis && repeatedDigits !== undefined
    ? { block: repeatedDigits, length: ellipsis[0].length }
    : undefined;
}

/** Returns whether a character may begin a number. */
export function isDigitOrPoint(char: string): boolean {
  return (char >= '0' && char <= '9') || char === '.';
}
