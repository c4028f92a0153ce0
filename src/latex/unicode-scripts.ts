import { SUBSCRIPTS, SUPERSCRIPTS } from './symbols.table.ts';

/** Converts the text after `^` to superscript characters, such as `⁻¹`, and the text after `_` to subscript characters; undefined when a character has none. */
export function toUnicodeScript(sign: string, script: string): string | undefined {
  const table = sign === '^' ? SUPERSCRIPTS : SUBSCRIPTS;
  const characters = [...script].map((character) => table[character]);
  if (characters.length === 0 || characters.includes(undefined)) return undefined;
  return characters.join('');
}

/** Replaces the powers of a unit by superscript characters: `m/s^2` becomes `m/s²`. */
export function toUnicodePowers(unit: string): string {
  return unit.replace(/\^(-?\d+)/g, (match, power: string) => toUnicodeScript('^', power) ?? match);
}

/** The root sign for an order, such as `√`, `∛` or `⁵√`. */
export function formatRootSign(order: string): string {
  if (order === '3') return '∛';
  return order === '4' ? '∜' : `${toUnicodeScript('^', order) ?? ''}√`;
}

/** A root as typed text: `sqrt(x)`, `cbrt(x)` or `(x)^(1/5)`. */
export function formatTypedRoot(order: string, body: string): string {
  if (order === '' || order === '2') return `sqrt(${body})`;
  if (order === '3') return `cbrt(${body})`;
  const isSingleFactor = /^(?:\p{N}+|\p{L})$/u.test(order);
  return `(${body})^(1/${isSingleFactor ? order : `(${order})`})`;
}
