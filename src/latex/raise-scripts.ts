import { SUBSCRIPTS, SUPERSCRIPTS } from './symbols.table.ts';

/** Converts a script to Unicode superscripts or subscripts, such as `⁻¹`; undefined when a character has none. */
export function raise(sign: string, script: string): string | undefined {
  const table = sign === '^' ? SUPERSCRIPTS : SUBSCRIPTS;
  const signs = [...script].map((character) => table[character]);
  if (signs.length === 0 || signs.some((one) => one === undefined)) return undefined;
  return signs.join('');
}

/** Raises the powers of a unit: `m/s^2` becomes `m/s²`. */
export function raisePowers(unit: string): string {
  return unit.replace(/\^(-?\d+)/g, (whole, power: string) => raise('^', power) ?? whole);
}

/** The root sign for an order, such as `√`, `∛` or `⁵√`. */
export function shownRootSign(order: string): string {
  if (order === '3') return '∛';
  return order === '4' ? '∜' : `${raise('^', order) ?? ''}√`;
}

/** A root as typed text: `sqrt(x)`, `cbrt(x)` or `(x)^(1/5)`. */
export function typedRoot(order: string, body: string): string {
  if (order === '' || order === '2') return `sqrt(${body})`;
  if (order === '3') return `cbrt(${body})`;
  const isOne = /^(?:\p{N}+|\p{L})$/u.test(order);
  return `(${body})^(1/${isOne ? order : `(${order})`})`;
}
