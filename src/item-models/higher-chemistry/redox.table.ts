/**
 * Half-equations and facts for the questions on oxidation and reduction. `clues` describe a term and `or`
 * lists other accepted wordings.
 */

/** A reduction in acid: `from + aH⁺ + be⁻ → count × to + cH₂O`. */
export type HalfEquation = {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Oxygen atoms that go to water. */
  readonly oxygens: number;
};

/** Defines a reduction; the oxygen of each water molecule needs two hydrogen ions, so c = a / 2. */
const defineReduction = (
  from: string,
  to: string,
  [count, a, b]: readonly [number, number, number],
): HalfEquation => ({
  from,
  to,
  count,
  a,
  b,
  c: a / 2,
  oxygens: a / 2,
});

export const halfEquations: readonly HalfEquation[] = [
  defineReduction('MnO_4^-', 'Mn^{2+}', [1, 8, 5]),
  defineReduction('Cr_2O_7^{2-}', 'Cr^{3+}', [2, 14, 6]),
  defineReduction('IO_3^-', 'I^-', [1, 6, 6]),
  defineReduction('ClO_3^-', 'Cl^-', [1, 6, 6]),
  defineReduction('BrO_3^-', 'Br^-', [1, 6, 6]),
  defineReduction('NO_3^-', 'NO', [1, 4, 3]),
  defineReduction('VO_2^+', 'V^{2+}', [1, 4, 3]),
  defineReduction('ClO_4^-', 'Cl^-', [1, 8, 8]),
  defineReduction('MnO_2', 'Mn^{2+}', [1, 4, 2]),
  defineReduction('SO_4^{2-}', 'SO_2', [1, 4, 2]),
  defineReduction('MnO_4^-', 'MnO_2', [1, 4, 3]),
  defineReduction('PbO_2', 'Pb^{2+}', [1, 4, 2]),
  defineReduction('XeO_3', 'Xe', [1, 6, 6]),
  defineReduction('SO_4^{2-}', 'S', [1, 8, 6]),
  defineReduction('FeO_4^{2-}', 'Fe^{3+}', [1, 8, 3]),
  defineReduction('CrO_4^{2-}', 'Cr^{3+}', [1, 8, 3]),
];
