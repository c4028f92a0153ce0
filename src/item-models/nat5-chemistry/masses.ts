import type { CalculationLine } from '../calculation/calculation.ts';
import { countAtoms, formulaMass, formulaMassTex, formulaTex, getElement } from '../chemistry/formula.ts';
import { quantityTex } from '../write/number.ts';
import type { Compound } from './compounds.table.ts';

/** `$5.6\,\mathrm{g}$` in a sentence. */
export const formatGrams = (value: number): string => `$${quantityTex(value, 'g')}$`;
/** A compound by name and formula. */
export const formatCompound = ({ name, formula }: Compound): string => `${name}, $${formulaTex(formula)}$`;

/** The mass of a formula when the number after a bracket is used for the last atom inside it only. */
export function massIgnoringBrackets(formula: string): number {
  return formulaMass(
    formula.replace(
      /\(([^()]*?)(\d*)\)(\d+)/g,
      (_whole, inner: string, _last: string, times: string) => `${inner}${times}`,
    ),
  );
}

/** The line that finds a gram formula mass. */
export const massLine = (formula: string): CalculationLine => ({
  why: 'Find the gram formula mass',
  tex: formulaMassTex(formula),
  value: formulaMass(formula),
  unit: 'g',
  gaps: ['gfm'],
});

/** The mass of one atom of each element, ignoring the numbers in the formula. */
export function massOfOneAtomEach(formula: string): number {
  return [...countAtoms(formula).keys()].reduce((sum, symbol) => sum + getElement(symbol).mass, 0);
}
