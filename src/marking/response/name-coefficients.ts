/** A letter that stands for a missing number in a chemical equation of the question, such as `a` before `H+`. */
export type Coefficient = { readonly symbol: string; readonly formula: string };

const EQUATION = /\$([^$]*\\(?:right|long|rightleft)[^$]*)\$/u;
const LETTER_BEFORE_FORMULA = /(?<![A-Za-z\\{])([a-z])\s*\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/gu;
const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'].map((sign, index) => [sign, '0123456789+-'[index] ?? sign]));
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Lists the letters of a chemical equation in the stem that stand for numbers; empty if there are fewer than two. */
export function listCoefficients(stem: string): Coefficient[] {
  const equation = EQUATION.exec(stem.slice(0, 5_000))?.[1] ?? '';
  const coefficients = [...equation.matchAll(LETTER_BEFORE_FORMULA)].map(([, symbol = '', formula = '']) => ({
    symbol,
    formula: writePlainly(formula),
  }));
  return coefficients.length > 1 ? coefficients : [];
}

/** Rewrites a balanced equation such as `MnO4- + 4H+ + 3e- -> MnO2 + 2H2O` as `a = 4, b = 3, c = 2`; other texts are returned unchanged. */
export function nameCoefficients(text: string, coefficients: readonly Coefficient[]): string {
  if (coefficients.length === 0 || !/->|→|=>|=|⇌|\\rightarrow/u.test(text)) return text;
  const plain = writePlainly(text);
  const values = coefficients.map(({ symbol, formula }) => {
    const pattern = new RegExp(`(?<![A-Za-z\\d])(\\d*)${escapeSigns(formula)}(?![A-Za-z\\d])`, 'u');
    const match = pattern.exec(plain);
    return match && `${symbol} = ${match[1] === '' ? '1' : match[1]}`;
  });
  return values.some((value) => value === null) ? text : values.join(', ');
}

/** The letters that stand for the numbers of atoms in a formula of the question, such as `C_xH_yO_z`, by element. */
export type AtomCount = { readonly symbol: string; readonly element: string };

/** Lists the letters of a molecular formula in the stem; empty if there are fewer than two. */
export function listAtomCounts(stem: string): AtomCount[] {
  const counts = [...stem.slice(0, 5_000).matchAll(/\\mathrm\{([A-Z][a-z]?)\}_\{?([a-z])(?![a-z])/gu)].map(
    ([, element = '', symbol = '']) => ({ element, symbol }),
  );
  return counts.length > 1 ? counts : [];
}

/** Adds `x = 14, y = 16, z = 2` after the formula `C14H16O2`. */
export function nameAtoms(text: string, counts: readonly AtomCount[]): string {
  if (counts.length === 0) return text;
  const pattern = counts.map(({ element }) => `${element}(\\d*)`).join('');
  // The empirical formula may come before the molecular one.
  const match = [
    ...writePlainly(text).matchAll(new RegExp(`(?<![A-Za-z\\d])${pattern}(?![A-Za-z\\d])`, 'gu')),
  ].at(-1);
  if (!match) return text;
  const values = counts.map(({ symbol }, index) => `${symbol} = ${match[index + 1] || '1'}`);
  return `${text}; ${values.join(', ')}`;
}

/** Writes a formula without TeX, subscripts, superscripts and spaces inside: `MnO4-`. */
function writePlainly(formula: string): string {
  return formula
    .replace(/[⁰¹²³⁴-⁹⁺⁻]/gu, (sign) => RAISED.get(sign) ?? sign)
    .replace(/[₀-₉]/gu, (digit) => String(LOWERED.indexOf(digit)))
    .replaceAll('−', '-')
    .replace(/\\(?:mathrm|text|ce)|[_^{}$]/gu, '')
    .replace(/(\d)\s+(?=[A-Z]|e-)/gu, '$1')
    .replace(/\((?:aq|g|l|s)\)/gu, '');
}

function escapeSigns(text: string): string {
  return text.replace(/[+()[\]]/gu, '\\$&');
}
