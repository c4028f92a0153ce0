import { SUBSCRIPTS, SUPERSCRIPTS } from './symbols.table.ts';

/** Converts a script to Unicode superscripts or subscripts, such as `⁻¹`; undefined when a character has none. */
export function toRaisedText(sign: string, script: string): string | undefined {
  const table = sign === '^' ? SUPERSCRIPTS : SUBSCRIPTS;
  const raised = [...script].map((character) => table[character]);
  if (raised.length === 0 || raised.includes(undefined)) return undefined;
  return raised.join('');
}

/** Raises the powers of a unit: `m/s^2` becomes `m/s²`. */
export function raisePowers(unit: string): string {
  return unit.replace(/\^(-?\d+)/g, (match, power: string) => toRaisedText('^', power) ?? match);
}

/** The root sign for an order, such as `√`, `∛` or `⁵√`. */
export function formatRootSign(order: string): string {
  if (order === '3') return '∛';
  return order === '4' ? '∜' : `${toRaisedText('^', order) ?? ''}√`;
}

/** A root as typed text: `sqrt(x)`, `cbrt(x)` or `(x)^(1/5)`. */
export function formatTypedRoot(order: string, body: string): string {
  if (order === '' || order === '2') return `sqrt(${body})`;
  if (order === '3') return `cbrt(${body})`;
  const isSingleFactor = /^(?:\p{N}+|\p{L})$/u.test(order);
  return `(${body})^(1/${isSingleFactor ? order : `(${order})`})`;
}
