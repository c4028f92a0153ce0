import { subscripted } from './formula.ts';

/** `2\mathrm{Mg} + \mathrm{O_2} \rightarrow 2\mathrm{MgO}` from `2Mg + O2 -> 2MgO`. */
export function equationTex(equation: string): string {
  return equation
    .split(' -> ')
    .map((side) => side.split(' + ').map(speciesTex).join(' + '))
    .join(' \\rightarrow ');
}

function speciesTex(species: string): string {
  const count = /^\d+/.exec(species)?.[0] ?? '';
  return `${count}\\mathrm{${subscripted(species.slice(count.length))}}`;
}
