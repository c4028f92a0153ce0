import { addSubscripts } from './formula.ts';

/** Writes an equation as LaTeX: `2\mathrm{Mg} + \mathrm{O_2} \rightarrow 2\mathrm{MgO}` for `2Mg + O2 -> 2MgO`. */
export function equationTex(equation: string): string {
  return equation
    .split(' -> ')
    .map((side) => side.split(' + ').map(speciesTex).join(' + '))
    .join(' \\rightarrow ');
}

/** Writes one substance with its coefficient: `2\mathrm{MgO}` for `2MgO`. */
function speciesTex(species: string): string {
  const count = /^\d+/.exec(species)?.[0] ?? '';
  return `${count}\\mathrm{${addSubscripts(species.slice(count.length))}}`;
}
