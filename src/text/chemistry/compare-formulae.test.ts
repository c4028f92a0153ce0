import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareFormulae } from './compare-formulae.ts';
import { nameFormulae } from './name-formula.ts';

describe('compareFormulae', () => {
  const cases: readonly (readonly [string, string, boolean | undefined])[] = [
    ['(NH4)2SO4', '(NH₄)₂SO₄', true],
    ['(NH4)2SO4', 'NH42SO4', false],
    ['(NH4)2SO4', 'ammonium sulphate', true],
    ['SO4^{2-}', 'SO₄²⁻', true],
    ['SO4^{2-}', 'SO4', false],
    ['Na+', 'Na^+', true],
    ['Na+', 'NA+', false],
    ['NaCl', 'NACL', false],
    ['2H2 + O2 -> 2H2O', '4H₂ + 2O₂ → 4H₂O', true],
    ['2H2 + O2 -> 2H2O', 'H2 + ½O2 → H2O', true],
    ['2H2 + O2 -> 2H2O', 'H2 + O2 -> H2O', false],
    ['2H2 + O2 -> 2H2O', '2H2O -> 2H2 + O2', false],
    // Mathematics is not chemistry.
    ['P = VI', 'P = IV', undefined],
    ['PV', 'VP', undefined],
    ['x + 1 = 2', '1 + x = 2', undefined],
  ];
  for (const [expected, given, verdict] of cases) {
    it(`returns ${verdict} for ${given} where ${expected} is expected`, () => {
      assert.equal(compareFormulae(expected, given), verdict);
    });
  }
});

describe('nameFormulae', () => {
  it('names formulae with the right letter case, and a symbol that is the whole answer', () => {
    assert.equal(nameFormulae('CO₂ and Ca(OH)2'), 'carbon dioxide and calcium hydroxide');
    assert.equal(nameFormulae('K'), 'potassium');
  });

  it('does not name a formula in the wrong case', () => {
    for (const text of ['Co2', 'k', 'NACL'])
      assert.doesNotMatch(nameFormulae(text), /carbon|potassium|sodium/u);
  });
});
