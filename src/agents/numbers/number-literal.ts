import type { Span } from '../../domain/span.ts';

/** A number as it is written in TeX, without its sign. */
export type NumberLiteral = Span & {
  readonly text: string;
  /** The exponent n if `× 10^n` follows. */
  readonly exponent?: Span & { readonly value: number };
  readonly value: number;
  /** True if the number is an exponent, as in `v^2`. */
  readonly isExponent: boolean;
};

/** Digits with optional thousands separators and decimals: `1\,250.5`. */
const DIGITS = String.raw`\d+(?:(?:\\,|\{,\}|,)\d{3}(?!\d))*(?:\.\d+)?`;
/** A number with an optional power of ten: `3.0 \times 10^{8}`. */
const NUMBER = new RegExp(
  String.raw`(?<![\d.])(${DIGITS})(?:(\s*(?:\\times|\\cdot)\s*10\^)(\{?)(-?\d+)\}?)?`,
  'g',
);
/** Upright text such as units and chemical formulas: `\mathrm{H_2O}`. */
const UPRIGHT_TEXT = String.raw`\\(?:mathrm|textrm|mathsf|operatorname)\s*\{(?:[^{}]|\{[^{}]*\})*\}`;
/** Text whose digits are not numbers: units, indices, environments, file names, ordinals and identifiers. */
const NON_NUMBERS = new RegExp(
  [
    String.raw`${UPRIGHT_TEXT}(?:\s*\^\s*(?:\{-?\d+\}|\d))?`,
    String.raw`_\s*(?:\{(?!\d\d+\})(?:[^{}]|\{[^{}]*\})*\}|\d)`,
    String.raw`\\log_\{\d+\}`,
    String.raw`\\(?:begin|end)\{[^{}]*\}(?:\(\d\))?`,
    String.raw`\\(?:input|includegraphics|label|ref|hspace|vspace|arraystretch)\*?(?:\[[^\]]*\])?\{[^{}]*\}`,
    String.raw`\b\d+(?:st|nd|rd|th)\b`,
    String.raw`(?<![\\A-Za-z])[A-Za-z]+\d[A-Za-z0-9]*`,
  ].join('|'),
  'g',
);

/** Finds the numbers in TeX; digits in units, names, labels and indices are ignored. */
export function findNumbers(tex: string): NumberLiteral[] {
  const visible = tex.replace(NON_NUMBERS, (text) => ' '.repeat(text.length));
  return Array.from(visible.matchAll(NUMBER), (match) => toLiteral(match, visible));
}

function toLiteral(match: RegExpExecArray, visible: string): NumberLiteral {
  const [, text = '', times, brace = '', power] = match;
  const start = match.index;
  const mantissa = Number(text.replace(/\\,|\{,\}|,/g, ''));
  const isExponent = /\^\s*\{?\s*-?\s*$/.test(visible.slice(Math.max(0, start - 6), start));
  const end = start + text.length;
  const literal = { start, end, text, isExponent };
  if (times === undefined || power === undefined) return { ...literal, value: mantissa };
  const exponentStart = end + times.length + brace.length;
  return {
    ...literal,
    value: mantissa * 10 ** Number(power),
    exponent: { start: exponentStart, end: exponentStart + power.length, value: Number(power) },
  };
}

/** Counts the digits after the decimal point. */
export function countDecimals({ text }: Pick<NumberLiteral, 'text'>): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Counts the significant figures; trailing zeros of a whole number do not count. */
export function countFigures({ text, exponent }: NumberLiteral): number {
  const digits = text.replace(/\\,|\{,\}|,/g, '');
  const significant = digits.includes('.') || exponent !== undefined ? digits : digits.replace(/0+$/, '');
  return Math.max(1, significant.replace('.', '').replace(/^0+/, '').length);
}

/** The minimum number of significant figures to keep: two for a number of 10 or more, because 24 is not rounded to 20. */
function getMinFigures({ value }: NumberLiteral): number {
  return Math.min(2, Math.floor(Math.log10(Math.abs(value)) + 1e-12) + 1);
}

/** Returns the largest possible rounding error of a number: half a unit of its last significant digit. */
export function getRoundingTolerance(literal: NumberLiteral): number {
  if (literal.value === 0) return 0.5 * 10 ** -countDecimals(literal);
  const leadingPower = Math.floor(Math.log10(Math.abs(literal.value)) + 1e-12);
  const figures = Math.max(countFigures(literal), getMinFigures(literal));
  return 0.5 * 10 ** (leadingPower - figures + 1);
}

/** Whether the printed number can be this value after rounding. */
export function isRounding(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= getRoundingTolerance(literal) * (1 + 1e-9);
}

/** Whether the printed number is exactly this value, apart from floating-point error. */
export function isExactly(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= 1e-9 * Math.max(Math.abs(value), 1e-300);
}

/** A formatted number and its value after rounding. */
export type FormattedNumber = { readonly text: string; readonly exponent?: string; readonly value: number };

const MAX_DIGITS = 7;

/**
 * Formats a value in the notation of another number, with as many significant figures. Returns undefined if the value is too
 * long, or if `isExact` is set and the format would round the value.
 */
export function formatLike(
  literal: NumberLiteral,
  value: number,
  isExact: boolean,
): FormattedNumber | undefined {
  if (!Number.isFinite(value) || value < 0) return undefined;
  if (literal.exponent !== undefined) return formatScientific(literal, value, isExact);
  const decimal = formatDecimal(literal, value, isExact);
  if (decimal === undefined) return undefined;
  return { text: groupThousands(decimal, literal.text), value: Number(decimal) };
}

/** Formats a value without rounding, in the notation of another number. */
export function formatExactly({ exponent }: NumberLiteral, value: number): FormattedNumber {
  if (exponent === undefined) return { text: toUnroundedText(value), value };
  return { text: toUnroundedText(value / 10 ** exponent.value), exponent: String(exponent.value), value };
}

function toUnroundedText(value: number): string {
  const leadingPower = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(30, Math.max(0, 12 - leadingPower)));
}

/** Formats a value as a decimal number like `literal`; undefined if it would be too long or, if exact, rounded. */
function formatDecimal(literal: NumberLiteral, value: number, isExact: boolean): string | undefined {
  const figures = countFigures(literal);
  const rounded = formatWithFigures(value, isExact ? figures : Math.max(figures, getMinFigures(literal)));
  if (!isExact) return countDigits(rounded) <= MAX_DIGITS + 2 ? rounded : undefined;
  const exact = String(Number(value.toPrecision(12)));
  if (/e/.test(exact) || countDigits(exact) > Math.max(MAX_DIGITS, literal.text.length + 1)) return undefined;
  const decimals = exact.split('.')[1]?.length ?? 0;
  const padded =
    decimals <= countDecimals(literal) ? Number(exact).toFixed(countDecimals(literal)) : undefined;
  if (Number(rounded) === Number(exact) && countDecimals(literal) > 0)
    return padded !== undefined && padded.length < rounded.length ? padded : rounded;
  if (decimals > Math.max(countDecimals(literal), literal.text.length > 2 ? 2 : 1)) return undefined;
  return exact;
}

type Format = (literal: NumberLiteral, value: number, isExact: boolean) => FormattedNumber | undefined;

const formatScientific: Format = (literal, value, isExact) => {
  const power = literal.exponent?.value ?? 0;
  const mantissa = literal.value / 10 ** power;
  // The power of `420 × 10^{-6}` represents a unit prefix, so it is kept.
  if (mantissa >= 10 || mantissa < 1) return formatWithFixedPower(literal, value, isExact);
  const [text = '', exponent = '0'] = value.toExponential(countFigures(literal) - 1).split('e');
  const rounded = Number(`${text}e${exponent}`);
  if (isExact && Math.abs(rounded - value) > 1e-9 * value) return undefined;
  return { text, exponent: String(Number(exponent)), value: rounded };
};

const formatWithFixedPower: Format = (literal, value, isExact) => {
  const power = literal.exponent?.value ?? 0;
  const { exponent: _exponent, ...mantissa } = literal;
  const text = formatDecimal(mantissa, Number((value / 10 ** power).toPrecision(12)), isExact);
  if (text === undefined) return undefined;
  return { text, exponent: String(power), value: Number(`${text}e${power}`) };
};

/** Formats a value with a number of significant figures, never in scientific notation. */
export function formatWithFigures(value: number, figures: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(Math.min(15, figures)));
  const leadingPower = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12);
  return rounded.toFixed(Math.min(15, Math.max(0, figures - 1 - leadingPower)));
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** Groups thousands with the separator of another number; unchanged if that number has none. */
function groupThousands(digits: string, sample: string): string {
  const separator = /\d(\\,|\{,\}|,)\d{3}/.exec(sample)?.[1];
  return separator === undefined ? digits : digits.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, separator);
}
