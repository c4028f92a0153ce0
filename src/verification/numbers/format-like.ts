/** A thin space, used as a thousands separator. */
const THIN_SPACE = /\\,/g;

/** `6.02 \times 10^{23}` */
const STANDARD_FORM = /^(-?\d+(?:\.\d+)?)( ?\\times ?10\^\{?)(-?\d+)(\}?)$/;

/** Formats a value in the notation of the number that it replaces, with as many significant figures. Whole numbers stay whole. */
export function formatLike(written: string, value: number): string | undefined {
  if (written.includes('\\,')) return formatGrouped(written, value);
  // Only the sign is wrong: keep the author's rounding.
  if (isAlmostEqual(-parseLiteral(written), value))
    return written.startsWith('-') ? written.slice(1) : `-${written}`;
  const standardForm = STANDARD_FORM.exec(written);
  const figureCount = (standardForm?.[1] ?? written).replace(/[-.]/g, '').replace(/^0+/, '').length;
  if (standardForm !== null) {
    const [mantissa = '', exponent = ''] = value.toExponential(Math.max(0, figureCount - 1)).split('e');
    return `${mantissa}${standardForm[2]}${Number(exponent)}${standardForm[4]}`;
  }
  const decimalPlaces = written.split('.')[1]?.length ?? 0;
  const exactText = String(Number(value.toPrecision(12)));
  const [, decimals = ''] = exactText.split('.');
  // Only the decimal point differs: the digits are the same.
  if (decimals !== '' && getSignificantDigits(exactText) === getSignificantDigits(written)) return exactText;
  // A value with at most four decimals is written exactly, unless it is exact with the decimals of the replaced number.
  if (/^-?\d+(?:\.\d{1,4})?$/.test(exactText)) {
    const rounded = value.toFixed(decimalPlaces);
    return decimals.length < decimalPlaces || (decimalPlaces > 0 && isAlmostEqual(Number(rounded), value))
      ? rounded
      : exactText;
  }
  if (!(Math.abs(value) >= 1e-4 && Math.abs(value) < 1e12)) return undefined;
  // Only the decimal point is wrong: keep the digits.
  const significant = value.toPrecision(Math.max(getSignificantDigits(written).length, 1));
  if (getSignificantDigits(significant.replace(/e.*/, '')) === getSignificantDigits(written))
    return String(Number(significant));
  return value.toFixed(decimalPlaces);
}

/** The relative difference up to which two numbers are equal. */
const SAME_NUMBER_TOLERANCE = 0.005;

function isAlmostEqual(rounded: number, value: number): boolean {
  return Math.abs(rounded - value) <= SAME_NUMBER_TOLERANCE * Math.abs(value);
}

function getSignificantDigits(literal: string): string {
  return literal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
}

/** Formats a number whose thousands are separated by thin spaces. */
function formatGrouped(written: string, value: number): string | undefined {
  const ungrouped = formatLike(written.replace(THIN_SPACE, ''), value);
  return ungrouped?.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, '\\,');
}

/** Parses a number as written, with thin spaces or a power of ten. */
export function parseLiteral(literal: string): number {
  const [, mantissa = literal, , power = '0'] = STANDARD_FORM.exec(literal) ?? [];
  return Number(mantissa.replace(THIN_SPACE, '')) * 10 ** Number(power);
}

/** Whether a number is a value rounded to the digits that its literal shows. */
export function isRoundingOf(rounded: number, value: number, literal: string): boolean {
  const [, mantissa = literal, , power = '0'] = STANDARD_FORM.exec(literal) ?? [];
  const decimalPlaces = mantissa.split('.')[1]?.length ?? 0;
  return Math.abs(rounded - value) <= 0.5 * 10 ** (Number(power) - decimalPlaces) * (1 + 1e-9);
}
