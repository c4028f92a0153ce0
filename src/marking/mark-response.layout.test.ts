import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPartQuestions } from '../domain/part-question.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markResponse } from './mark-response.ts';

/** A question of an item model, a response to it and the marks of an examiner. */
type MarkedCase = readonly [model: string, seed: number, part: string, response: string, marks: number];

function assertMarks(cases: readonly MarkedCase[]): void {
  for (const [model, seed, part, response, marks] of cases) {
    const found = toPartQuestions(generateItem(getModel(model), seed)).find(({ path }) => path === part);
    assert.ok(found, `${model} (${part})`);

    const { marksAwarded, awards } = markResponse(found.question, response, { requireWorking: true });

    assert.equal(marksAwarded, marks, `${model}: ${response}\n${JSON.stringify(awards, null, 1)}`);
  }
}

describe('steps side by side earn the marks of steps below each other', () => {
  it('with wide gaps, commas, “so” or arrows between them', () => {
    assertMarks([
      ['N4P-08', 3, '', 'v=fλ     340 = f x 0.71     f = 479 hertz', 3],
      ['N4P-08', 3, '', 'v = fλ, 340 = f x 0.71, f = 479 hertz', 3],
      ['N5P-C01', 12, 'c', 'a = (v - u)/t, a = (2.25 - 0)/2.5, a = 0.90 m s⁻²', 3],
      ['HP-18', 3, '', 'n=v1/v2 so 1.40 = 3x10^8/v2 so v2 = 2.14x10^8 m/s', 3],
      ['N5M-28', 3, 'c', '8a = 77.20, a = 9.65, c = 8.10, £108.05', 4],
      ['N5M-20', 3, '', '(x+4)(x-1) so (7(x-1) - 6(x+4))/((x+4)(x-1)) so (x-31)/((x+4)(x-1))', 3],
      ['N4M-09', 3, '', '3 + 5 = 8 parts. 72÷8 = 9. Anna 3×9=27 Ben 45', 2],
      ['HA-06', 3, '', '35.6 since 3.4x3+25.4, this is interpolation so it is reliable', 3],
    ]);
  });

  it('but an arrow of a chemical equation and values of one answer stay together', () => {
    assertMarks([
      ['HC-08', 3, '', 'a = 6, b = 6, c = 3', 3],
      ['N5M-33', 3, '', '(x-7)(x+5)=0 so x=7 or x=-5', 2],
    ]);
  });
});

describe('symbols as learners type them', () => {
  it('are the symbols of the scheme: subscripts, Greek names, plain letters, x for times', () => {
    assertMarks([
      ['HP-18', 3, '', 'n = v₁/v₂\nv₂ = (3.00 × 10⁸)/1.40\nv₂ = 2.14 × 10⁸ m s⁻¹', 3],
      ['HP-C08', 3, 'a', 'v = H0 x d\nd = 2.40 x 10^7 / 2.3 x 10^-18\nd = 1.0 x 10^25 m', 3],
      ['AHP-15', 12, '', 'phi = 2pi x / lambda\nphi = 2pi*0.52/1.3\nphi = 2.5 rad', 3],
      ['AHP-01', 12, '', '400 x 2pi/60 = 41.9\nw = w0 + at\n41.9 = 0 + a x 39\na = 1.07 rad/s/s', 4],
      ['AHP-08', 12, '', 'E=Q/4πε0r²', 1],
      ['HP-19', 13, '', 'V_peak = √2 V_rms', 1],
      ['HP-C04', 13, 'a', 'mλ = d sin θ', 1],
      ['N5P-14', 3, '', 'Eh = cmT\nEh = 4180 x 0.072 x 57\nEh = 17200 J', 3],
      ['N4M-06', 12, '', 'SOH CAH TOA\nsin59 = x/9.2\nx = 9.2 x sin59 = 7.89cm', 3],
      ['N5M-34', 12, '', '(-5 ± √(5²-4x2x(-5)))/(2x2)\n5²-4x2x(-5)=65\nx=0.77 or x=-3.27', 3],
    ]);
  });

  it('do not hide a wrong relationship or a missing unit', () => {
    assertMarks([
      ['HP-18', 13, '', 'n = (sin θ₂)/(sin θ₁)\nn = (sin 52°)/(sin 36°)\nn = 1.3', 0],
      ['HP-16', 3, '', 'Δs = mλ\n12 = 2λ\nλ=6.0mm', 0],
      ['N4P-09', 4, '', 'd = v/t\nd = 340 × 1.4\nd = 480 m', 0],
      ['AHP-16', 3, '', 'n = tan i\ni = tan^-1(1.87) = 61.9\nr = 90 - 61.9 = 28.1', 2],
      ['N5P-07', 13, '', 's = vt\ns = 4.5 × 0.66\ns = 2.0 m', 1],
      ['N5P-20', 3, '', 'A=N/t = 1000/11 = 90.9 Bq', 2],
    ]);
  });
});

describe('a value', () => {
  it('that is only a step is not the answer, and an easier step earns nothing', () => {
    assertMarks([
      ['N5C-09', 13, '', '39 + 14 + 3 × 16 = 101 g\n1 × 39 = 39 g\n39/101 × 100 = 43.6%', 2],
      ['N4M-01', 3, '', '7 x 6m - 8 = 34m\n34m + 8m = 42m', 0],
      ['N5M-01', 3, '', '2 3/7 - 4/7 = 17/7 - 4/7 = 13/7', 0],
    ]);
  });
});

describe('words', () => {
  it('count although they resemble other words', () => {
    assertMarks([
      ['N5P-C06', 3, 'c', 'the frequency stays the same so the wavelength decreases', 2],
      ['N5C-C04', 3, 'e', 'carbon dioxide and water', 2],
      ['HP-C07', 5, 'c', 'No change.', 1],
      ['HP-C08', 3, 'e', 'P because a shorter peak wavelength means its hotter', 2],
      ['N5B-C05', 14, 'd', 'i think thin walls', 1],
      ['N5C-26', 14, 'b', 'diplacement', 1],
      ['AHB-11', 14, 'd', 'quantiative', 1],
      ['N4M-11', 3, '', 'A: 18/20 = 90%\nB: 41/50 = 82%\nA', 3],
    ]);
  });

  it('do not count if they are another genotype, compass point or rejected answer', () => {
    assertMarks([
      ['N5B-C04', 4, 'a', 'NN', 0],
      ['N5B-C04', 4, 'a', 'Nn or NN', 0],
      ['N3M-10', 4, 'b', 'south-east', 0],
      ['N5CS-C02', 13, 'f', 'indentation', 0],
      ['N5P-C06', 3, 'c', 'the frequency decreases so the wavelength decreases', 1],
    ]);
  });
});
