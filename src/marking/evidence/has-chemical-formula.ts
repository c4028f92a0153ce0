/** Matches one chemical formula in a scheme, such as `\mathrm{C_7H_8O}`. */
const CHEMICAL_FORMULA = /^\\mathrm\{((?:[A-Z][a-z]?(?:_(?:\d|\{\d+\}))?){2,})\}$/u;
const SUBSCRIPT_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** Returns the formula without subscript signs, `C7H8O`; undefined if the scheme expects something else. */
export function readChemicalFormula(tex: string): string | undefined {
  return CHEMICAL_FORMULA.exec(tex.trim())?.[1]?.replace(/[_{}]/gu, '');
}

/** Returns whether a text contains a chemical formula, with or without subscripts and a coefficient 1. */
export function hasChemicalFormula(text: string, formula: string): boolean {
  const plain = text
    .replace(/[₀-₉]/gu, (digit) => String(SUBSCRIPT_DIGITS.indexOf(digit)))
    .replace(/\\(?:mathrm|text|ce)|[_{}]/gu, '');
  return plain
    .split(/[^A-Za-z0-9]+/u)
    .some((token) => token.replace(/(?<=[A-Za-z])1(?!\d)/gu, '') === formula);
}
