import { ELEMENTS } from '../../../item-models/chemistry/elements.table.ts';
import { countAtoms, formulaMass } from '../../../item-models/chemistry/formula.ts';

const FORMULA = /\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const SPECIES = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;

/** The gram formula masses of the substances whose formulas some TeX shows. */
export function formulaMasses(tex: string): number[] {
  return [...tex.matchAll(FORMULA)]
    .flatMap(([, inner = '']) => inner.split(/\s+|\\\w+|\+/))
    .map((species) => species.replace(/\^\{[^{}]*\}|\((?:s|l|g|aq)\)|[_{}]/g, '').replace(/^\d+/, ''))
    .filter(
      (species) => SPECIES.test(species) && [...countAtoms(species).keys()].every((each) => each in ELEMENTS),
    )
    .map(formulaMass);
}
