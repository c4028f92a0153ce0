// Text and formula masses that the National 5 Chemistry models share.

import type { CalculationLine } from '../calculation/calculation.ts';
import { countAtoms, formulaMass, formulaMassTex, formulaTex, getElement } from '../chemistry/formula.ts';
import { quantityTex } from '../write/number.ts';
import type { Compound } from './compounds.table.ts';

/** Writes a mass inside a sentence: `$5.6\,\mathrm{g}$`. */
export const formatGrams = (value: number): string => `$${quantityTex(value, 'g')}$`;
/** Writes the name and the formula of a compound. */
export const formatCompound = ({ name, formula }: Compound): string => `${name}, $${formulaTex(formula)}$`;

/** Computes a wrong formula mass: the number after a bracket is applied only to the last atom inside it. */
export function massIgnoringBrackets(formula: string): number {
  return formulaMass(
    formula.replace(
      /\(([^()]*?)(\d*)\)(\d+)/g,
      (_match, group: string, _lastCount: string, times: string) => `${group}${times}`,
    ),
  );
}

/** Creates the line of a calculation that finds the gram formula mass. */
export const massLine = (formula: string): CalculationLine => ({
  why: 'Find the gram formula mass',
  tex: formulaMassTex(formula),
  value: formulaMass(formula),
  unit: 'g',
  gaps: ['gfm'],
});

/** Computes a wrong formula mass: one atom of each element, without the numbers in the formula. */
export function massOfOneAtomEach(formula: string): number {
  return [...countAtoms(formula).keys()].reduce((sum, symbol) => sum + getElement(symbol).mass, 0);
}
