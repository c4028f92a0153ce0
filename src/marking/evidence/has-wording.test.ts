import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasWording } from './has-wording.ts';

describe('hasWording', () => {
  const matching: readonly (readonly [string, string])[] = [
    ['There are no real roots.', 'no real roots'],
    ['so it has no real root', 'no real roots'],
    ['connect it in parralel with the lamp', 'in parallel'],
    ['two real, distinct roots', 'two real and distinct roots'],
    ['The 2nd group is more consistant', 'more consistent'],
    ['CO₂ and light', 'CO2'],
    ['\\text{not parallel}', 'not parallel'],
    ['a ≠ b', '≠'],
    ['so ramp B is steeper', 'ramp B'],
    ['adenosine triphosphate', 'ATP'],
    ['it is messenger RNA', 'mRNA'],
    ['LDFs', 'London dispersion forces'],
    ['CO₂', 'carbon dioxide'],
    ['carbon dioxide', 'CO2'],
    ['bio-informatics', 'bioinformatics'],
    ['a nonpolar covalent bond', 'non-polar covalent'],
    ['non polar', 'nonpolar'],
    ['three lines', '3 lines'],
    ['it is 2nd order', 'second order'],
    ['mitocondria', 'mitochondria'],
    ['2ndary host', 'secondary host'],
    ['Mg -> Cu', 'from magnesium to copper'],
    ['at 90 degrees to the waves', 'at right angles to the waves'],
    ['the multiplier 0.25 is between -1 and 1', 'multiplier 0.25 is between -1 and 1'],
    ['so less of the e.m.f. is left across the terminals', 'less of the e.m.f. is left'],
  ];
  for (const [text, wording] of matching) {
    it(`finds “${wording}” in “${text}”`, () => assert.equal(hasWording(text, wording), true));
  }

  const notMatching: readonly (readonly [string, string])[] = [
    ['not in parallel', 'in parallel'],
    ['the triangle is not right-angled', 'is right-angled'],
    ['nuclear fusion', 'nuclear fission'],
    ['refraction', 'reflection'],
    ['methane', 'ethane'],
    ['ramp B', 'ramp A'],
    ['ramp A', 'ramp B'],
    ['set 2 is more consistent', 'set 1 is more consistent'],
    ['two real roots', 'no real roots'],
    ['the roots are real', 'real and distinct roots'],
    ['', 'anything'],
    ['chloride', 'chlorine'],
    ['maltase', 'maltose'],
    ['ethanal', 'ethanol'],
    ['ribose', 'ribosome'],
    ['disaccharide', 'monosaccharide'],
    ['lack of oxygen', 'oxygen'],
    ['four lines', '3 lines'],
    ['(x+21)(x-14)=0', 'x > 0'],
    ['box B', 'box A gives'],
    ['Cu -> Mg', 'from magnesium to copper'],
    ['1ary host', 'secondary host'],
    ['P to S', 'phosphorus to sulfur'],
  ];
  for (const [text, wording] of notMatching) {
    it(`does not find “${wording}” in “${text}”`, () => assert.equal(hasWording(text, wording), false));
  }
});
