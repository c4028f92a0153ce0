import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markQuestion } from './mark-question.ts';

const mark = (id: string, seed: number, response: string) =>
  markQuestion(generateItem(getModel(id), seed), response, { requireWorking: true });

function expectMarks(id: string, seed: number, cases: Readonly<Record<string, number>>): void {
  for (const [response, marks] of Object.entries(cases)) {
    const { marksAwarded, marksByPerson, awards } = mark(id, seed, response);
    assert.deepEqual([marksAwarded, marksByPerson], [marks, 0], `${response}: ${JSON.stringify(awards)}`);
  }
}

describe('a value on the line after a calculation', () => {
  it('is its result, so a wrong substitution also loses the mark of a right answer', () =>
    expectMarks('N5P-07', 7, {
      's = vt\n1.3 × 0.37\n0.481 m': 3,
      's = vt\n1.3 × 0.47\n0.481 m': 1,
      's = vt\n1.3 × 0.47\n= 0.481 m': 1,
      's = vt\n1.3 × 0.47 = 0.481 m': 1,
    }));

  it('may be the value of another step if the calculation is a step of the scheme', () =>
    expectMarks('N5M-46', 7, { '9/16\n(9/16)^3\n661 cm³': 3 }));
});

describe('another answer on the last line', () => {
  it('replaces a named value', () =>
    expectMarks('N5M-30', 7, {
      '8 = k × 2²\nk = 2': 2,
      '8 = k × 2²\nk = 2\nso the answer is 3': 1,
      '8 = k × 2²\nk = 2\nso the answer is 2': 2,
    }));

  it('replaces a formula with a name', () =>
    expectMarks('N4M-03', 7, {
      '7t\nC = 7t + 3\nso the answer is 7t + 3': 2,
      '7t\nC = 7t + 3\nso the answer is 7t + 4': 1,
    }));

  it('replaces the value of a path if it is announced as the shortest time', () =>
    expectMarks('N5A-10', 2891, {
      'ACEF = 6 + 7 + 1 + 4 = 18\nBDEF = 9\nshortest = 9 days': 2,
      'ACEF = 6 + 7 + 1 + 4 = 18\nBDEF = 9\nshortest = 18 days': 3,
    }));
});

describe('an equation of logarithms', () => {
  it('is neither its exponential form nor a value of x', () =>
    expectMarks('HM-08', 4866, {
      'log5((x+23)/(x-1)) = 2\n(x+23)/(x-1) = 10\nx+23 = 10x - 10\nx = 33/9 = 11/3': 2,
      'log5((x+23)/(x-1)) = 2\n(x+23)/(x-1) = 25\nx+23 = 25x - 25\nx = 2': 3,
    }));
});

describe('working in other notation', () => {
  it('may say what is done with the rows before the result', () =>
    expectMarks('AHM-09', 1119, {
      'R2-2R1: y + z = 1\nR3-3R1: y + 4z = -11\n3z = -12\nz = -4\ny = 5\nx = -2': 4,
      '2 × (1) - (2): y + z = 1\nz = -4\ny = 5\nx = -2': 4,
    }));

  it('may give the limits of an integral in words before the function', () =>
    expectMarks('HM-20', 5994, {
      '∫ from -3 to 2 (x²+x-6) dx\n[x³/3 + x²/2 - 6x]\n(8/3 + 2 - 12) - (-9 + 9/2 + 18)\n= -125/6\nso area 125/6': 4,
    }));

  it('may leave out dx, and continue from a value on the line before', () => {
    expectMarks('AHM-21', 8977, {
      'V = π∫_0^3 (4x²)² dx\n= π∫16x⁴\n= π[16x⁵/5]\n= 3888π/5': 4,
      'V = π∫_0^3 (4x²)² dx\n= π∫8x⁴\n= π[8x⁵/5]\n= 1944π/5': 3,
    });
    expectMarks('N5A-11', 5065, { 'V = π×102²×66 = 2157218 cm³\n2157.2 litres\n/4 = 539 minutes': 3 });
  });

  it('may simplify a determinant before it is set equal to zero', () =>
    expectMarks('AHM-15', 3724, { 'det = 1×k - (-4)(-2) = k - 8\ndet = 0\nk = 8': 2 }));

  it('may write values inside a calculation with a wrong result', () =>
    expectMarks('AHM-18', 3083, { '3×2870 - 4×210 = 8610 + 840 = 9450': 2 }));
});

describe('the word No', () => {
  it('is not a comparison in words', () =>
    assert.equal(
      mark('HP-15', 7035, 'E = hf = 6.63x10^-34 x 4.58x10^14 = 3.04x10^-19\nno').awards[2]?.awarded,
      0,
    ));
});

describe('calculations with right results that no step of the scheme explains', () => {
  it('are left to a person if most marks are lost', () => {
    const { marksAwarded, undecided } = mark(
      'HA-21',
      4803,
      '700 × 43 = 30100\n70 × 80 = 560\n30100 - 560 = 29540',
    );

    assert.deepEqual([marksAwarded, undecided], [0, [1, 2, 3]]);
  });
});

describe('the area of a sector in place of its arc', () => {
  it('earns only the mark of the fraction', () =>
    expectMarks('N5M-38', 3861, {
      '290/360 × π × 33² = 2756 m': 1,
      '290/360 × π × 33 = 83.5 m': 2,
    }));
});

describe('the name of a choice beside its value', () => {
  it('is no decision', () => {
    const working =
      'food van 0.2×8600 + 0.8×600 - 1400 = 800\nmarket stall 0.8×6400 + 0.2×800 - 600 = 4680\n';
    expectMarks('HA-04', 8387, { [`${working}market stall`]: 3, [`${working}food van is better`]: 2 });
    expectMarks('N4M-11', 8621, {
      'Box A 75%\nBox B 48%\nBox B': 2,
      'Box A 75%\nBox B 48%': 2,
      'Box A 75%\nBox B 48%\nBox A': 3,
    });
  });
});
