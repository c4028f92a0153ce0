import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findGivens } from './givens.ts';
import { isPlausible } from './is-plausible.ts';
import { findNumberSites } from './question-map.ts';

const listReasons = (stem: string): (string | undefined)[] => {
  const tex = `\\item ${stem}`;
  return findGivens(tex, findNumberSites(tex)).map(({ fixedReason }) => fixedReason);
};

/** Stems whose only number must not change in a variant. */
const facts = [
  'The escape velocity from the surface of the Earth is $11.2\\,\\mathrm{km\\,s^{-1}}$.',
  'Use $hc = 1240\\,\\mathrm{eV\\,nm}$.',
  'The pKa of acetic acid is $4.76$.',
  'The mean radius of the Earth is $6370\\,\\mathrm{km}$.',
  'The orbital period of Mars is $687$ days.',
  'The boiling point of ethanol is $78\\,^{\\circ}\\mathrm{C}$.',
  'The mains voltage is $230\\,\\mathrm{V}$.',
  'Find the speed. \\hfill (3)',
  'Find the speed. (4 marks)',
  'Figure 2 shows a circuit.',
  'On 21 March the tide was high.',
  'The train leaves at $9:30$.',
  'A child is prescribed paracetamol at $15\\,\\mathrm{mg/kg}$.',
  'The syrup contains $120\\,\\mathrm{mg}$ in $5\\,\\mathrm{mL}$.',
  'Find a 95% confidence interval for the mean.',
  'Test this at a significance level of $5\\%$.',
  'A teaspoon is used: $5\\,\\mathrm{mL}$ per teaspoon.',
  'The Eiffel Tower is $330\\,\\mathrm{m}$ high.',
];

describe('findGivens', () => {
  for (const stem of facts)
    it(`keeps the number of “${stem}”`, () => {
      const reasons = listReasons(stem);

      assert.ok(reasons.length > 0, 'no number was found');
      assert.ok(reasons.every((reason) => reason !== undefined));
    });

  it('finds no reason to keep ordinary data', () => {
    for (const stem of [
      'A car of mass $1200\\,\\mathrm{kg}$ brakes.',
      'A current of $2.0\\,\\mathrm{A}$ flows in a wire.',
      'A ball falls from a height of $45\\,\\mathrm{m}$ onto the Moon.',
    ])
      assert.deepEqual(listReasons(stem), [undefined], stem);
  });
});

describe('isPlausible', () => {
  it('rejects a wavelength of light that is not visible, and a speed that no car has', () => {
    const check = (stem: string, value: number): boolean => {
      const tex = `\\item ${stem}`;
      const [given] = findGivens(tex, findNumberSites(tex));
      assert.ok(given);
      return isPlausible(tex, given, value);
    };

    assert.ok(check('Light of wavelength $600\\,\\mathrm{nm}$ falls on a slit.', 700));
    assert.ok(!check('Light of wavelength $600\\,\\mathrm{nm}$ falls on a slit.', 900));
    assert.ok(!check('A car moves at $30\\,\\mathrm{m\\,s^{-1}}$.', 58));
    assert.ok(check('A rocket moves at $30\\,\\mathrm{m\\,s^{-1}}$.', 58));
  });
});
