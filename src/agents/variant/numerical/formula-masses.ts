import { ELEMENTS } from '../../../item-models/chemistry/elements.table.ts';
import { countAtoms, formulaMass } from '../../../item-models/chemistry/formula.ts';

/** Upright text; chemical formulas are written in it. */
const UPRIGHT_TEXT = /\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g;
/** A chemical formula without charge or state: `Ca(OH)2`. */
const CHEMICAL_FORMULA = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;

/** Computes the gram formula masses of the substances whose chemical formulas occur in TeX. */
export function computeFormulaMasses(tex: string): number[] {
  const texts = [...tex.matchAll(UPRIGHT_TEXT)].flatMap(([, text = '']) => text.split(/\s+|\\\w+|\+/));
  // Removes charges, states such as (aq), braces and the coefficient.
  const formulas = texts.map((text) =>
    text.replace(/\^\{[^{}]*\}|\((?:s|l|g|aq)\)|[_{}]/g, '').replace(/^\d+/, ''),
  );
  return formulas.filter(isChemicalFormula).map(formulaMass);
}

function isChemicalFormula(text: string): boolean {
  return CHEMICAL_FORMULA.test(text) && [...countAtoms(text).keys()].every((element) => element in ELEMENTS);
}
