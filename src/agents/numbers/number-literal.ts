import type { Span } from '../../domain/span.ts';

/** A number as it stands in TeX, without its sign. */
export type NumberLiteral = Span & {
  readonly text: string;
  /** The n of `× 10^n` after it. */
  readonly exponent?: Span & { readonly value: number };
  readonly value: number;
  /** Raised, as in `v^2`. */
  readonly isScript: boolean;
};

const DIGITS = String.raw`\d+(?:(?:\\,|\{,\}|,)\d{3}(?!\d))*(?:\.\d+)?`;
const NUMBER = new RegExp(
  String.raw`(?<![\d.])(${DIGITS})(?:(\s*(?:\\times|\\cdot)\s*10\^)(\{?)(-?\d+)\}?)?`,
  'g',
);
const NAMED = String.raw`\\(?:mathrm|textrm|mathsf|operatorname)\s*\{(?:[^{}]|\{[^{}]*\})*\}`;
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

/** The numbers of some TeX; digits of units, names, labels and indices are none. */
export function findNumbers(tex: string): NumberLiteral[] {
  const visible = tex.replace(NO_NUMBERS, (whole) => ' '.repeat(whole.length));
  return Array.from(visible.matchAll(NUMBER), (match) => literalFrom(match, visible));
}

function literalFrom(match: RegExpExecArray, visible: string): NumberLiteral {
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

/** The digits after the point. */
export function countDecimalPlaces({ text }: NumberLiteral): number {
  return text.split('.')[1]?.length ?? 0;
}

/** How many figures a number shows; zeros that end a whole number are not counted. */
export function countFigures({ text, exponent }: NumberLiteral): number {
  const digits = text.replace(/\\,|\{,\}|,/g, '');
  const counted = digits.includes('.') || exponent !== undefined ? digits : digits.replace(/0+$/, '');
  return Math.max(1, counted.replace('.', '').replace(/^0+/, '').length);
}

/** Nobody writes 20 for 24: two figures count wherever there are two. */
function leastFigures({ value }: NumberLiteral): number {
  return Math.min(2, Math.floor(Math.log10(Math.abs(value)) + 1e-12) + 1);
}

/** Half of the last digit that counts. */
export function getRoundingSlack(literal: NumberLiteral): number {
  if (literal.value === 0) return 0.5 * 10 ** -countDecimalPlaces(literal);
  const lead = Math.floor(Math.log10(Math.abs(literal.value)) + 1e-12);
  const figures = Math.max(countFigures(literal), leastFigures(literal));
  return 0.5 * 10 ** (lead - figures + 1);
}

/** Whether a number may be this value as people round. */
export function isRounding(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= getRoundingSlack(literal) * (1 + 1e-9);
}

/** Whether a number is this value to the last digit it shows. */
export function isExactly(literal: NumberLiteral, value: number): boolean {
  return Math.abs(value - literal.value) <= 1e-9 * Math.max(Math.abs(value), 1e-300);
}

export type FormattedNumber = { readonly text: string; readonly exponent?: string; readonly value: number };

const MAX_DIGITS = 7;

/** Another value in the manner of a number: its figures, its notation; exact where `isExact` asks for it. */
export function formatLike(
  literal: NumberLiteral,
  value: number,
  isExact: boolean,
): FormattedNumber | undefined {
  if (!Number.isFinite(value) || value < 0) return undefined;
  if (literal.exponent !== undefined) return spellScientific(literal, value, isExact);
  const plain = plainText(literal, value, isExact);
  if (plain === undefined) return undefined;
  return { text: group(plain, literal.text), value: Number(plain) };
}

/** A value as it is, in the notation of a number. */
export function formatExactly({ exponent }: NumberLiteral, value: number): FormattedNumber {
  if (exponent === undefined) return { text: decimalText(value), value };
  return { text: decimalText(value / 10 ** exponent.value), exponent: String(exponent.value), value };
}

function decimalText(value: number): string {
  const lead = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return value.toFixed(Math.min(30, Math.max(0, 12 - lead)));
}

function plainText(literal: NumberLiteral, value: number, isExact: boolean): string | undefined {
  const figures = countFigures(literal);
  const rounded = formatWithFigures(value, isExact ? figures : Math.max(figures, leastFigures(literal)));
  if (!isExact) return digitsIn(rounded) <= MAX_DIGITS + 2 ? rounded : undefined;
  const exact = String(Number(value.toPrecision(12)));
  if (/e/.test(exact) || digitsIn(exact) > Math.max(MAX_DIGITS, literal.text.length + 1)) return undefined;
  const places = exact.split('.')[1]?.length ?? 0;
  const placed =
    places <= countDecimalPlaces(literal) ? Number(exact).toFixed(countDecimalPlaces(literal)) : undefined;
  if (Number(rounded) === Number(exact) && countDecimalPlaces(literal) > 0)
    return placed !== undefined && placed.length < rounded.length ? placed : rounded;
  if (places > Math.max(countDecimalPlaces(literal), literal.text.length > 2 ? 2 : 1)) return undefined;
  return exact;
}

function spellScientific(
  literal: NumberLiteral,
  value: number,
  isExact: boolean,
): FormattedNumber | undefined {
  const power = literal.exponent?.value ?? 0;
  const mantissa = literal.value / 10 ** power;
  // `420 × 10^{-6}` is a number of micro-somethings: its power stays.
  if (mantissa >= 10 || mantissa < 1) return spellPrefixed(literal, value, isExact);
  const [text = '', raised = '0'] = value.toExponential(countFigures(literal) - 1).split('e');
  const shown = Number(`${text}e${raised}`);
  if (isExact && Math.abs(shown - value) > 1e-9 * value) return undefined;
  return { text, exponent: String(Number(raised)), value: shown };
}

function spellPrefixed(literal: NumberLiteral, value: number, isExact: boolean): FormattedNumber | undefined {
  const power = literal.exponent?.value ?? 0;
  const { exponent: _power, ...bare } = literal;
  const text = plainText(bare, Number((value / 10 ** power).toPrecision(12)), isExact);
  return text === undefined
    ? undefined
    : { text, exponent: String(power), value: Number(`${text}e${power}`) };
}

/** A value with so many figures, never in powers of ten. */
export function formatWithFigures(value: number, figures: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(Math.min(15, figures)));
  const lead = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12);
  return rounded.toFixed(Math.min(15, Math.max(0, figures - 1 - lead)));
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** Thousands apart as the old number had them. */
function group(plain: string, like: string): string {
  const mark = /\d(\\,|\{,\}|,)\d{3}/.exec(like)?.[1];
  return mark === undefined ? plain : plain.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, mark);
}
