import { Fault } from '../../domain/fault.ts';
import { plainTex } from '../write/number.ts';
import { ELEMENTS, type Element } from './elements.table.ts';

/** Counts the atoms of each element in a formula such as `Ca(NO3)2`, in the order written. */
export function countAtoms(formula: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const flat = formula.replace(/\(([^()]*)\)(\d*)/g, (_whole, inner: string, times: string) =>
    multiplied(inner, Number(times || 1)),
  );
  for (const [, symbol = '', count = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count || 1));
  }
  return counts;
}

function multiplied(group: string, times: number): string {
  return group.replace(
    /([A-Z][a-z]?)(\d*)/g,
    (_whole, symbol: string, count: string) => `${symbol}${Number(count || 1) * times}`,
  );
}

export function elementOf(symbol: string): Element {
  const element = ELEMENTS[symbol];
  if (element === undefined) throw new Fault('unexpected', `There is no element ${symbol} in the table.`);
  return element;
}

/** The gram formula mass, in grams. */
export function formulaMass(formula: string): number {
  return [...countAtoms(formula)].reduce((sum, [symbol, count]) => sum + elementOf(symbol).mass * count, 0);
}

/** `40 + 2 \times 14 + 6 \times 16`: the working of a formula mass. */
export function formulaMassTex(formula: string): string {
  return [...countAtoms(formula)]
    .map(([symbol, count]) => {
      const mass = plainTex(elementOf(symbol).mass);
      return count === 1 ? mass : `${count} \\times ${mass}`;
    })
    .join(' + ');
}

/** `\mathrm{Ca(NO_3)_2}`. */
export function formulaTex(formula: string): string {
  return `\\mathrm{${subscripted(formula)}}`;
}

/** The digits after letters and brackets as subscripts. */
export function subscripted(formula: string): string {
  return formula.replace(
    /(?<=[A-Za-z)])(\d+)/g,
    (digits) => `_${digits.length === 1 ? digits : `{${digits}}`}`,
  );
}
