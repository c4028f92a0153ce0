/** Digits, a comma and digits that are not a group of thousands: `1,22`, `1000,99`, `0,111`. */
const DECIMAL_COMMA = String.raw`(\d+),((?<=(?<!\d)0,)\d+|\d{1,2}(?!\d)|\d{4,})`;
const WHOLE_NUMBER = new RegExp(String.raw`^(\s*\$?\s*[-−]?)${DECIMAL_COMMA}(\s*\$?\s*)$`, 'u');
const NUMBER_IN_TEXT = new RegExp(String.raw`(?<![\d.,([])${DECIMAL_COMMA}(?![,.]?\d)`, 'gu');

/** Writes a text that is one number with a decimal comma with a point; other texts are unchanged. */
export function replaceDecimalComma(text: string): string {
  return text.includes(',') ? text.replace(WHOLE_NUMBER, '$1$2.$3$4') : text;
}

/** Writes all decimal commas of a text as points. */
export function replaceDecimalCommas(text: string): string {
  return text.includes(',') ? text.replace(NUMBER_IN_TEXT, '$1.$2') : text;
}
