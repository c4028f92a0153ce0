import type { Span } from '../../domain/span.ts';

/** A number as it is written in TeX, without its sign. */
export type NumberLiteral = Span & {
  readonly text: string;
  /** The exponent n of a following `× 10^n`. */
  readonly exponent?: Span & { readonly value: number };
  readonly value: number;
  /** It is an exponent, as in `v^2`. */
  readonly isScript: boolean;
};

const DIGITS = String.raw`\d+(?:(?:\\,|\{,\}|,)\d{3}(?!\d))*(?:\.\d+)?`;
const NUMBER = new RegExp(
  String.raw`(?<![\d.])(${DIGITS})(?:(\s*(?:\\times|\\cdot)\s*10\^)(\{?)(-?\d+)\}?)?`,
  'g',
);
/** Upright text such as units and chemical formulas. */
const NAMED = String.raw`\\(?:mathrm|textrm|mathsf|operatorname)\s*\{(?:[^{}]|\{[^{}]*\})*\}`;
/** Text whose digits are not numbers: units, indices, environments, file names, ordinals and identifiers. */
const NO_NUMBERS = new RegExp(
  [
    String.raw`${NAMED}(?:\s*\^\s*(?:\{-?\d+\}|\d))?`,
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
  const visible = tex.replace(NO_NUMBERS, (whole) => ' '.repeat(whole.length));
  return Array.from(visible.matchAll(NUMBER), (match) => toLiteral(match, visible));
}

function toLiteral(match: RegExpExecArray, visible: string): NumberLiteral {
  const [, text = '', times, brace = '', power] = match;
  const start = match.index;
  const mantissa = Number(text.replace(/\\,|\{,\}|,/g, ''));
  const isScript = /\^\s*\{?\s*-?\s*$/.test(visible.slice(Math.max(0, start - 6), start));
  const end = start + text.length;
  const bare = { start, end, text, isScript };
  if (times === undefined || power === undefined) return { ...bare, value: mantissa };
  const at = end + times.length + brace.length;
  return {
    ...bare,
    value: mantissa * 10 ** Number(power),
    exponent: { start: at, end: at + power.length, value: Number(power) },
  };
}

/** The number of digits after the decimal point. */
export function countPlaces({ text }: Pick<NumberLiteral, 'text'>): number {
  return text.split('.')[1]?.length ?? 0;
}

/** The number of significant figures; trailing zeros of a whole number do not count. */
export function countFigures({ text, exponent }: NumberLiteral): number {
  const digits = text.replace(/\\,|\{,\}|,/g, '');
  const counted = digits.includes('.') || exponent !== undefined ? digits : digits.replace(/0+$/, '');
  return Math.max(1, counted.replace('.', '').replace(/^0+/, '').length);
}

/** At least two figures of a number count if it has two, because 24 is not rounded to 20. */
function minFigures({ value }: NumberLiteral): number {
  return Math.min(2, Math.floor(Math.log10(Math.abs(value)) + 1e-12) + 1);
}

/** Half a unit of the last significant digit. */
export function getRoundingSlack(literal: NumberLiteral): number {
  if (literal.value === 0) return 0.5 * 10 ** -countPlaces(literal);
  const lead = Math.floor(Math.log10(Math.abs(literal.value)) + 1e-12);
  const figures = Math.max(countFigures(literal), minFigures(literal));
  return 0.5 * 10 ** (lead - figures + 1);
}

/** Whether a number may be this value after rounding. */
export function isRounding(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= getRoundingSlack(literal) * (1 + 1e-9);
}

/** Whether a number is exactly this value, apart from floating-point error. */
export function isExactly(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= 1e-9 * Math.max(Math.abs(value), 1e-300);
}

/** A formatted number, with the value it shows. */
export type FormattedNumber = { readonly text: string; readonly exponent?: string; readonly value: number };

const MAX_DIGITS = 7;

/** Formats a value like a number, with its figures and notation; undefined if `isExact` is set and that would round it. */
export function formatLike(
  literal: NumberLiteral,
  value: number,
  isExact: boolean,
): FormattedNumber | undefined {
  if (!Number.isFinite(value) || value < 0) return undefined;
  if (literal.exponent !== undefined) return formatScientific(literal, value, isExact);
  const plain = formatDecimal(literal, value, isExact);
  if (plain === undefined) return undefined;
  return { text: groupThousands(plain, literal.text), value: Number(plain) };
}

/** Formats a value without rounding, in the notation of a number. */
export function formatExactly({ exponent }: NumberLiteral, value: number): FormattedNumber {
  if (exponent === undefined) return { text: toUnroundedText(value), value };
  return { text: toUnroundedText(value / 10 ** exponent.value), exponent: String(exponent.value), value };
}

function toUnroundedText(value: number): string {
  const lead = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(30, Math.max(0, 12 - lead)));
}

function formatDecimal(literal: NumberLiteral, value: number, isExact: boolean): string | undefined {
  const figures = countFigures(literal);
  const rounded = formatWithFigures(value, isExact ? figures : Math.max(figures, minFigures(literal)));
  if (!isExact) return countDigits(rounded) <= MAX_DIGITS + 2 ? rounded : undefined;
  const exact = String(Number(value.toPrecision(12)));
  if (/e/.test(exact) || countDigits(exact) > Math.max(MAX_DIGITS, literal.text.length + 1)) return undefined;
  const places = exact.split('.')[1]?.length ?? 0;
  const placed = places <= countPlaces(literal) ? Number(exact).toFixed(countPlaces(literal)) : undefined;
  if (Number(rounded) === Number(exact) && countPlaces(literal) > 0)
    return placed !== undefined && placed.length < rounded.length ? placed : rounded;
  if (places > Math.max(countPlaces(literal), literal.text.length > 2 ? 2 : 1)) return undefined;
  return exact;
}

type Format = (literal: NumberLiteral, value: number, isExact: boolean) => FormattedNumber | undefined;

const formatScientific: Format = (literal, value, isExact) => {
  const power = literal.exponent?.value ?? 0;
  const mantissa = literal.value / 10 ** power;
  // The power of `420 × 10^{-6}` stands for a unit prefix, so it stays.
  if (mantissa >= 10 || mantissa < 1) return formatWithFixedPower(literal, value, isExact);
  const [text = '', raised = '0'] = value.toExponential(countFigures(literal) - 1).split('e');
  const shown = Number(`${text}e${raised}`);
  if (isExact && Math.abs(shown - value) > 1e-9 * value) return undefined;
  return { text, exponent: String(Number(raised)), value: shown };
};

const formatWithFixedPower: Format = (literal, value, isExact) => {
  const power = literal.exponent?.value ?? 0;
  const { exponent: _power, ...bare } = literal;
  const text = formatDecimal(bare, Number((value / 10 ** power).toPrecision(12)), isExact);
  if (text === undefined) return undefined;
  return { text, exponent: String(power), value: Number(`${text}e${power}`) };
};

/** Formats a value with a number of significant figures, never in scientific notation. */
export function formatWithFigures(value: number, figures: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(Math.min(15, figures)));
  const lead = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12);
  return rounded.toFixed(Math.min(15, Math.max(0, figures - 1 - lead)));
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** Groups thousands with the separator of another number. */
function groupThousands(plain: string, like: string): string {
  const mark = /\d(\\,|\{,\}|,)\d{3}/.exec(like)?.[1];
  return mark === undefined ? plain : plain.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, mark);
}
