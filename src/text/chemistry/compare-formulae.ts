import { nameFormulae } from './name-formula.ts';
import { type ChemicalEquation, readEquation, readFormula } from './read-formula.ts';

/**
 * Compares a text with an expected chemical formula or equation. Letter case, brackets and charges must be right. An equation may be
 * a multiple of the expected one. Returns undefined if the expected text is neither.
 */
export function compareFormulae(expected: string, given: string): boolean | undefined {
  const equation = readEquation(expected);
  if (equation && listFormulae(equation).some(isCertainFormula)) {
    const givenEquation = readEquation(given);
    return givenEquation !== undefined && isMultiple(equation, givenEquation);
  }
  const formula = isCertainFormula(expected) ? readFormula(expected) : undefined;
  if (!formula) return undefined;
  const name = formula.charge === '' ? nameFormulae(formula.symbols).toLowerCase() : '';
  const givenFormula = readFormula(given.replace(/^.*(?:\bis\b|[=:])\s*/u, ''));
  if (givenFormula) {
    return givenFormula.symbols === formula.symbols && givenFormula.charge === formula.charge;
  }
  return name !== '' && normaliseName(given) === normaliseName(name);
}

function normaliseName(text: string): string {
  return text
    .toLowerCase()
    .replace(/sulph/gu, 'sulf')
    .replace(/\((?:i{1,3}v?)\)/gu, '')
    .replace(/[^a-z]+/gu, ' ')
    .trim();
}

/**
 * Returns whether a text can only be chemistry, and not a product of letters such as `UV` or `PV2`: it has a charge, a group in brackets
 * with a number, a symbol of two letters, or several elements with a number.
 */
function isCertainFormula(text: string): boolean {
  const formula = readFormula(text);
  if (!formula || /\^\s*\{?\s*\d+\s*\}?(?![\d\s]*[+-])/u.test(text)) return false;
  const { symbols, charge } = formula;
  const elementCount = symbols.match(/[A-Z][a-z]?/gu)?.length ?? 0;
  const hasPair = /[A-Z][a-z]/u.test(symbols);
  if (charge !== '') return /[\^⁺⁻]/u.test(text) || hasPair || elementCount > 1;
  return (
    elementCount > 1 && (hasPair || /^(?:[CHNOS]\d*|\(|\)\d+)+$/u.test(symbols)) && /\d|[a-z]/u.test(symbols)
  );
}

function listFormulae({ left, right }: ChemicalEquation): string[] {
  return [...left.keys(), ...right.keys()].map((key) => key.replace(/\^$/u, ''));
}

/** Returns whether all counts of one equation are the counts of the other times one number. */
function isMultiple(expected: ChemicalEquation, given: ChemicalEquation): boolean {
  const pairs = (['left', 'right'] as const).flatMap((side) => {
    const [a, b] = [expected[side], given[side]];
    if (a.size !== b.size) return [undefined];
    return [...a].map(([formula, count]) => {
      const other = b.get(formula);
      return other === undefined ? undefined : other / count;
    });
  });
  const [factor] = pairs;
  return (
    factor !== undefined &&
    factor > 0 &&
    pairs.every((ratio) => ratio !== undefined && Math.abs(ratio - factor) < 1e-9)
  );
}
