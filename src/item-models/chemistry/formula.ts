import { Fault } from '../../domain/fault.ts';
import { plainTex } from '../write/number.ts';
import { ELEMENTS, type Element } from './elements.table.ts';

/** Counts the atoms of each element in a formula such as `Ca(NO3)2`, in the order written. */
export function countAtoms(formula: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const withoutBrackets = formula.replace(/\(([^()]*)\)(\d*)/g, (_match, group: string, times: string) =>
    multiplyCounts(group, Number(times || 1)),
  );
  for (const [, symbol = '', count = ''] of withoutBrackets.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count || 1));
  }
  return counts;
}

/** Multiplies the numbers of atoms in a group: `N2O6` for `NO3` and 2. */
function multiplyCounts(group: string, times: number): string {
  return group.replace(
    /([A-Z][a-z]?)(\d*)/g,
    (_match, symbol: string, count: string) => `${symbol}${Number(count || 1) * times}`,
  );
}

/** Returns the element with the symbol; throws a fault if the table does not contain it. */
export function getElement(symbol: string): Element {
  const element = ELEMENTS[symbol];
  if (element === undefined) throw new Fault('unexpected', `There is no element ${symbol} in the table.`);
  return element;
}

/** Calculates the gram formula mass (the mass of one mole), in grams. */
export function formulaMass(formula: string): number {
  return [...countAtoms(formula)].reduce((sum, [symbol, count]) => sum + getElement(symbol).mass * count, 0);
}

/** Writes the working of a formula mass: `40 + 2 \times 14 + 6 \times 16`. */
export function formulaMassTex(formula: string): string {
  return [...countAtoms(formula)]
    .map(([symbol, count]) => {
      const mass = plainTex(getElement(symbol).mass);
      return count === 1 ? mass : `${count} \\times ${mass}`;
    })
    .join(' + ');
}

/** Writes a formula as LaTeX: `\mathrm{Ca(NO_3)_2}`. */
export function formulaTex(formula: string): string {
  return `\\mathrm{${addSubscripts(formula)}}`;
}

/** Writes the digits after letters and brackets as subscripts: `Ca(NO_3)_2`. */
export function addSubscripts(formula: string): string {
  return formula.replace(
    /(?<=[A-Za-z)])(\d+)/g,
    (digits) => `_${digits.length === 1 ? digits : `{${digits}}`}`,
  );
}
