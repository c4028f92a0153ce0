/** A thin space, used as a thousands separator. */
const THIN_SPACE = /\\,/g;

const STANDARD_FORM = /^(-?\d+(?:\.\d+)?)( ?\\times ?10\^\{?)(-?\d+)(\}?)$/;

/** Formats a value like the number it replaces: same figures, same notation; whole numbers stay whole. */
export function formatLike(written: string, value: number): string | undefined {
  if (written.includes('\\,')) return formatGrouped(written, value);
  // Only the sign is wrong: keep the author's rounding.
  if (isNearly(-parseLiteral(written), value))
    return written.startsWith('-') ? written.slice(1) : `-${written}`;
  const form = STANDARD_FORM.exec(written);
  const figures = (form?.[1] ?? written).replace(/[-.]/g, '').replace(/^0+/, '').length;
  if (form !== null) {
    const [mantissa = '', exponent = ''] = value.toExponential(Math.max(0, figures - 1)).split('e');
    return `${mantissa}${form[2]}${Number(exponent)}${form[4]}`;
  }
  const places = written.split('.')[1]?.length ?? 0;
  const exact = String(Number(value.toPrecision(12)));
  const [, needed = ''] = exact.split('.');
  if (needed !== '' && getSignificantDigits(exact) === getSignificantDigits(written)) return exact;
  if (/^-?\d+(?:\.\d{1,4})?$/.test(exact)) {
    const rounded = value.toFixed(places);
    return needed.length < places || (places > 0 && isNearly(Number(rounded), value)) ? rounded : exact;
  }
  if (!(Math.abs(value) >= 1e-4 && Math.abs(value) < 1e12)) return undefined;
  // Only the decimal point is wrong: keep the digits.
  const significant = value.toPrecision(Math.max(getSignificantDigits(written).length, 1));
  if (getSignificantDigits(significant.replace(/e.*/, '')) === getSignificantDigits(written))
    return String(Number(significant));
  return value.toFixed(places);
}

const SAME_NUMBER_TOLERANCE = 0.005;

function isNearly(rounded: number, value: number): boolean {
  return Math.abs(rounded - value) <= SAME_NUMBER_TOLERANCE * Math.abs(value);
}

function getSignificantDigits(literal: string): string {
  return literal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
}

function formatGrouped(written: string, value: number): string | undefined {
  const plain = formatLike(written.replace(THIN_SPACE, ''), value);
  return plain?.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, '\\,');
}

/** Parses a number as written, with thin spaces or a power of ten. */
export function parseLiteral(literal: string): number {
  const [, mantissa = literal, , power = '0'] = STANDARD_FORM.exec(literal) ?? [];
  return Number(mantissa.replace(THIN_SPACE, '')) * 10 ** Number(power);
}

/** Whether a number is a value rounded to the digits that its literal shows. */
export function isRoundingOf(rounded: number, value: number, literal: string): boolean {
  const [, mantissa = literal, , power = '0'] = STANDARD_FORM.exec(literal) ?? [];
  const places = mantissa.split('.')[1]?.length ?? 0;
  return Math.abs(rounded - value) <= 0.5 * 10 ** (Number(power) - places) * (1 + 1e-9);
}
