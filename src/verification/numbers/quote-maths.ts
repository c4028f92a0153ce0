import { toUnicodePowers } from '../../latex/unicode-scripts.ts';
import { visibleText } from '../../latex/visible-text.ts';

const MAX_LENGTH = 80;

/** Returns maths as a message shows it: `\frac{10}{4}` becomes `10/4`. Long maths is shortened. */
export function quoteMaths(tex: string): string {
  const text = visibleText(`$${tex}$`).replace(/\s+/g, ' ').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

/** Returns a computed value as a message shows it: `2.5 m/s^2` becomes `2.5 m/s²`. */
export function quoteValue(value: string): string {
  return toUnicodePowers(value);
}
