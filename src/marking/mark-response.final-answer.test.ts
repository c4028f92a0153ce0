import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPartQuestions } from '../domain/part-question.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markResponse } from './mark-response.ts';

/** A question of an item model, a response to it and its marks. */
type MarkedCase = readonly [model: string, seed: number, part: string, response: string, marks: number];

function assertMarks(cases: readonly MarkedCase[]): void {
  for (const [model, seed, part, response, marks] of cases) {
    const found = toPartQuestions(generateItem(getModel(model), seed)).find(({ path }) => path === part);
    assert.ok(found, `${model} (${part})`);

    const { marksAwarded, awards } = markResponse(found.question, response, { requireWorking: true });

    assert.equal(marksAwarded, marks, `${model}: ${response}\n${JSON.stringify(awards, null, 1)}`);
  }
}

describe('two different final answers', () => {
  it('lose the mark of the answer and keep those of the working', () => {
    assertMarks([
      ['N5P-06', 704149, '', 'F = W/d = 40000/8 = 5000 N or 320000 N', 2],
      ['N5P-06', 704149, '', 'F = W/d\nF = 40000/8\n5000 N or 320 N', 2],
      ['N5B-05', 352407, '', '1350 or 2700', 0],
      ['N5B-05', 352407, '', 'mean = 45/5 = 9\n9 x 300 = 2700 or 1350', 1],
      ['AHM-C05', 115473, 'a', 'dy/dt=3t^2-3 = 0, t^2 = 1, t = 1 or -1', 1],
    ]);
  });

  it('count as one answer if they are roundings of each other or a later line chooses', () => {
    assertMarks([
      ['N5B-05', 352407, '', 'mean = 45/5 = 9\n9 x 300 = 2700', 2],
      ['AHM-C05', 115473, 'a', '3t^2-3 = 0\nt^2 = 1\nt = 1 or -1\nt = 1', 2],
    ]);
  });
});

describe('a value that was rounded or computed earlier', () => {
  it('loses the mark of an amount of money that it changes', () => {
    assertMarks([
      ['HA-01', 115553, '', '1.027^8 = 1.24\n29000/1.24 = £23387.10', 2],
      ['HA-01', 115553, '', '1.027^8 = 1.23755\n29000/1.23755 = £23433.39', 3],
    ]);
  });

  it('earns the mark of the substitution if two factors are multiplied', () => {
    assertMarks([
      ['AHP-14', 882055, '', 'F = qvB\n= 3.2x10^-19 x 5.7x10^6 x 0.48\n= 8.7x10^-13 N', 2],
      ['AHP-14', 882055, '', 'F = qvB\n= 3.3x10^-19 x 5.7x10^6 x 0.48\n= 9.0x10^-13 N', 1],
    ]);
  });
});

describe('a number of another relationship', () => {
  it('is neither the answer without its unit nor the result of the right substitution', () => {
    assertMarks([['HP-11', 865669, '', 'v = fλ\n340 = 300 x λ\nλ=1.13 m', 0]]);
  });
});

describe('a square of x typed as x2', () => {
  it('is read as a square where the scheme has one', () => {
    assertMarks([['N5M-15', 177161, '', '9x2 -15x -15x +25 +6x + 48\n= 9x2 - 24x + 73', 3]]);
  });
});

describe('a decision or comparison on the line of its values', () => {
  it('follows from two values on one line, also if one is wrong', () => {
    assertMarks([
      ['N5A-18', 443266, '', 'mPQ=-6/6=-1, mRS=-5/-4=5/4\ngradients different so not parallel', 1],
      ['N5A-18', 443266, '', 'mPQ=-6/6=-1, mRS=5/-5=-1\ngradients different so not parallel', 0],
    ]);
  });

  it('is read at the end of a chain', () => {
    const line = 'E = 6.63x10^-34 x 1.41x10^15 = 9.35x10^-19 > 5.86x10^-19';
    assertMarks([['HP-15', 594447, '', `${line}\nso electrons are emitted`, 4]]);
  });

  it('reads an uncertainty with its sign', () => {
    assertMarks([['HP-25', 148523, '', '0.3/4.4 x 100 = 6.8%\n6.8% of 2.78 = ±0.2 ohms', 2]]);
  });
});

describe('a reason and an effect', () => {
  it('are both earned in plain words', () => {
    assertMarks([
      ['N5P-C01', 650322, 'c', 'gets bigger because theres a bigger unbalanced force down the slope', 2],
      [
        'N5P-C06',
        1938258,
        'a',
        'transverse, the water goes up and down at 90 degrees to the way the wave is going',
        2,
      ],
      ['N5P-C02', 1434316, 'e', 'put insulation round it', 1],
      ['N5C-C04', 902633, 'a', 'stays orange/brown', 1],
      ['AHC-21', 339154, '', 'a=1\nb=2 (a doublet)', 2],
    ]);
  });

  it('earn nothing if only a change, or a rejected reason, is stated', () => {
    assertMarks([
      ['N5P-C01', 650322, 'c', 'it increases', 0],
      ['N5P-C01', 650322, 'c', 'it increases because the mass increases', 0],
      ['N5P-C06', 1938258, 'a', 'transverse', 0],
      ['N5CS-C02', 1996579, 'g', 'use indentation', 0],
      ['N5CS-C02', 1996579, 'a', 'tickets is string and name is integer', 0],
    ]);
  });
});
