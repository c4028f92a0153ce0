import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';
import { constantsHaveTheirValues } from './constants-have-their-values.ts';
import { givenValuesArePossible } from './given-values-are-possible.ts';
import { resultsArePossible } from './results-are-possible.ts';

const checks = [constantsHaveTheirValues, givenValuesArePossible, resultsArePossible];
const verify = (stem: string, solution = 'Done.') =>
  verifyDocument(writtenQuestion(stem, solution), { checks }).findings.map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

describe('constants and named bodies', () => {
  const wrong = [
    'Take $g = 9.18\\,\\mathrm{m\\,s^{-2}}$.',
    'The speed of light is $3.0 \\times 10^{7}$ m/s.',
    'Use $R = 8.134\\,\\mathrm{J\\,mol^{-1}\\,K^{-1}}$.',
    'The mass of the Earth is $5.97 \\times 10^{23}$ kg.',
    'The density of water is 100 kg/m$^3$.',
    'The pKa of acetic acid is 5.76.',
    'The charge is divided by $6.23 \\times 10^{23}$ atoms/mol.',
  ];
  for (const stem of wrong)
    it(`reports a wrong value: ${stem}`, () => assert.match(verify(stem)[0] ?? '', /^warning: The /));

  const right = [
    'Take $g = 10\\,\\mathrm{m\\,s^{-2}}$.',
    'The speed of light is $3 \\times 10^{8}$ m/s.',
    'On Mars the acceleration due to gravity is 3.7 m/s$^2$.',
    'The speed of sound in steel is 5100 m/s.',
    'If the radius of the Earth were 3000 km, what would $g$ be?',
    'A spring has $k = 250$ N/m and a ball has $h = 6.6$ m.',
    'The density of water is 1.00 g/cm$^3$.',
  ];
  for (const stem of right) it(`accepts: ${stem}`, () => assert.deepEqual(verify(stem), []));
});

describe('impossible values', () => {
  const impossible = [
    'A block has a mass of -2 kg.',
    'A gas has a temperature of $-300\\,^{\\circ}\\mathrm{C}$.',
    'A rocket has a speed of $4.0 \\times 10^{8}\\,\\mathrm{m/s}$.',
    'The probability of rain is 1.3.',
    'A motor has an efficiency of 120\\%.',
  ];
  for (const stem of impossible)
    it(`reports: ${stem}`, () => assert.match(verify(stem)[0] ?? '', /^warning: .*impossible/));

  it('reports an implausible pH and age as information', () => {
    assert.match(verify('A solution has a pH of 18.')[0] ?? '', /^info: 18 is implausible/);
    assert.match(verify('A man aged 150 years walks.')[0] ?? '', /^info: 150 yr is implausible/);
  });

  it('accepts negative changes, temperatures above absolute zero and large ages of things', () => {
    assert.deepEqual(verify('The change in mass is -0.2 g and the temperature is -40 °C.'), []);
    assert.deepEqual(
      verify('A rock with an age of 4500 years is found. The probability that $X$ is 3 is small.'),
      [],
    );
  });

  it('reports a fraction above 1 as a probability, and a negative mass in a solution', () => {
    const [probability] = verify(
      'Find the probability of a hit.',
      '$P(A) = \\frac{0.3}{0.2} = \\frac{3}{2}$',
    );
    const [mass] = verify(
      'Its mass no longer changes. Find the mass.',
      '$m = 2.7\\,\\mathrm{g} - 4.2\\,\\mathrm{g} = -1.5\\,\\mathrm{g}$',
    );

    assert.match(probability ?? '', /error: .*a probability is between 0 and 1/);
    assert.match(mass ?? '', /error: .*a mass is never negative/);
  });

  it('reports a coefficient of determination above 1', () => {
    const stem = 'Find the coefficient of determination of the regression.';

    assert.match(verify(stem, '$R^2 = 0.9 + 0.9 = 1.8$')[0] ?? '', /error: .*between 0 and 1/);
    assert.deepEqual(verify(stem, '$R^2 = 0.4 + 0.4 = 0.8$'), []);
  });
});
