import { ELEMENTS } from '../../../item-models/chemistry/elements.table.ts';
import { countAtoms, formulaMass } from '../../../item-models/chemistry/formula.ts';

/** Upright text, which chemical formulas are set in. */
const FORMULA = /\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g;
/** A chemical formula without charge or state. */
const SPECIES = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;

/** Computes the gram formula masses of the substances whose chemical formulas occur in TeX. */
export function computeFormulaMasses(tex: string): number[] {
  return [...tex.matchAll(FORMULA)]
    .flatMap(([, inner = '']) => inner.split(/\s+|\\\w+|\+/))
    .map((species) => species.replace(/\^\{[^{}]*\}|\((?:s|l|g|aq)\)|[_{}]/g, '').replace(/^\d+/, ''))
    .filter(
      (species) => SPECIES.test(species) && [...countAtoms(species).keys()].every((each) => each in ELEMENTS),
    )
    .map(formulaMass);
}
