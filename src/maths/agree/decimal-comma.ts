/** Digits, a comma and digits that are not a group of thousands: `1,22`, `1000,99`, `0,111`. */
const DECIMAL_COMMA = String.raw`(\d+),((?<=(?<!\d)0,)\d+|\d{1,2}(?!\d)|\d{4,})`;
/** Matches a text that is only one such number, with or without a unit. */
const ONLY_NUMBER = new RegExp(String.raw`^([^\d,;]*)${DECIMAL_COMMA}([^\d,;]*(?:\^[^,;]*)?)$`, 'u');
const NUMBER_IN_TEXT = new RegExp(String.raw`(?<![\d.,([])${DECIMAL_COMMA}(?![,.]?\d)`, 'gu');
/** Values separated by semicolons, as it is usual with decimal commas: `(1,5; 2)`. */
const SEPARATED_BY_SEMICOLONS = /^[^.]*;[^.]*$/u;

/** Writes a number with a decimal comma, or values separated by semicolons, with points; other texts are unchanged. */
export function replaceDecimalComma(text: string): string {
  if (!text.includes(',')) return text;
  if (SEPARATED_BY_SEMICOLONS.test(text)) return text.replace(/(?<=\d),(?=\d)/gu, '.');
  const [, before = '', whole = '', places = '', after = ''] = ONLY_NUMBER.exec(text) ?? [];
  // `1,2` alone may be a list of two numbers.
  const isNumber = places.length > 1 || (places !== '' && (whole === '0' || /\p{L}/u.test(after)));
  return isNumber ? `${before}${whole}.${places}${after}` : text;
}

/** Writes all decimal commas of a text as points. */
export function replaceDecimalCommas(text: string): string {
  return text.includes(',') ? text.replace(NUMBER_IN_TEXT, '$1.$2') : text;
}
