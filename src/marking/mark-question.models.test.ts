import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markQuestion } from './mark-question.ts';

/** A response with an error in an earlier part, and the marks of its parts. */
type CarriedError = {
  readonly claim: string;
  readonly model: string;
  readonly seed: number;
  readonly response: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, number>>;
};

const CARRIED_ERRORS: readonly CarriedError[] = [
  {
    claim: 'the turning point of a wrong completed square',
    model: 'HM-05',
    seed: 1,
    response: { a: '4(x^2-4x)+32\n4(x-2)^2\n4(x-2)^2+12', b: '(2,12)' },
    marks: { a: 2, b: 1 },
  },
  {
    claim: 'the turning point of a square with a wrong bracket',
    model: 'HM-05',
    seed: 1,
    response: { a: '4(x-4)^2-32', b: '(4,-32)' },
    marks: { a: 0, b: 1 },
  },
  {
    claim: 'the excluded values of a wrong composite function',
    model: 'HM-03',
    seed: 5,
    response: { a: '5/((x+5)^2 - 25)', b: '(x+5)^2-25=0\nx=0 or x=-10' },
    marks: { a: 0, b: 2 },
  },
  {
    claim: 'the axis of symmetry through a wrong turning point',
    model: 'N5M-31',
    seed: 0,
    response: { a: '(2,-3)', b: 'x = 2' },
    marks: { a: 0, b: 1 },
  },
  {
    claim: 'a comparison that fits a wrong median',
    model: 'N5M-59',
    seed: 0,
    response: {
      a: 'Median 30, Q1 = 18, Q3 = 32, SIQR = 7',
      b: 'On average the prices in Ayr are higher. The prices in Ayr vary more.',
    },
    marks: { a: 2, b: 2 },
  },
  {
    claim: 'a comparison that fits a wrong semi-interquartile range',
    model: 'N5M-59',
    seed: 0,
    response: {
      a: 'Median 22.5, Q1 = 18, Q3 = 32, SIQR = 2',
      b: 'On average the prices in Ayr are lower. The prices in Ayr are more consistent.',
    },
    marks: { a: 2, b: 2 },
  },
  {
    claim: 'comparisons that fit a wrong mean and a wrong standard deviation',
    model: 'N5M-58',
    seed: 1,
    response: {
      a: 'x̄ = 35\ns = 1.5',
      b: 'On average, pupils who walk take less time. The times for walkers are more varied.',
    },
    marks: { a: 0, b: 2 },
  },
  {
    claim: 'the solution of a wrong pair of equations, in the order of the scheme',
    model: 'N5M-28',
    seed: 0,
    response: { a: '3r+7j=16.55', b: '5r+2j=18.40', c: '29r=95.70\nr=3.30\nj=0.95\n£23.60' },
    marks: { a: 1, b: 0, c: 4 },
  },
  {
    claim: 'the solution of a wrong pair of equations, in the other order and rounded',
    model: 'N5M-28',
    seed: 0,
    response: { a: '3r+7j=16.55', b: '5r+3j=12.60', c: '26j=44.95\nj=1.73\nr=1.48\n£15.80' },
    marks: { a: 1, b: 0, c: 4 },
  },
  {
    claim: 'an estimate from a line with a wrong intercept',
    model: 'N5M-60',
    seed: 1,
    response: { a: 'm = 6\nH - 48 = 6(w - 5)\nH = 6w + 20', b: 'H = 6 × 9 + 20 = 74' },
    marks: { a: 2, b: 1 },
  },
  {
    claim: 'an estimate from a line with a wrong gradient',
    model: 'N5M-60',
    seed: 1,
    response: { a: 'm = 8\nH - 48 = 8(w - 5)\nH = 8w + 8', b: '80' },
    marks: { a: 2, b: 1 },
  },
  {
    claim: 'a turn from a wrong direction',
    model: 'N3M-10',
    seed: 1,
    response: { a: 'north', b: 'north-east' },
    marks: { a: 0, b: 1 },
  },
  {
    claim: 'the product of an alcohol of the wrong class',
    model: 'HC-16',
    seed: 1,
    response: { a: 'secondary', b: 'a ketone' },
    marks: { a: 0, b: 1 },
  },
];

const UNRELATED_ANSWERS: readonly CarriedError[] = [
  {
    claim: 'a turning point that the learner’s square does not have',
    model: 'HM-05',
    seed: 1,
    response: { a: '4(x-2)^2+12', b: '(-2,12)' },
    marks: { b: 0 },
  },
  {
    claim: 'an axis of symmetry that is not at the learner’s turning point',
    model: 'N5M-31',
    seed: 0,
    response: { a: '(2,-3)', b: 'x = -3' },
    marks: { b: 0 },
  },
  {
    claim: 'comparisons that contradict a right mean and standard deviation',
    model: 'N5M-58',
    seed: 1,
    response: {
      a: 'x̄ = 26\ns = 4.15',
      b: 'On average, pupils who walk take less time. The times for walkers are more varied.',
    },
    marks: { b: 0 },
  },
  {
    claim: 'comparisons that are wrong, without an answer to the first part',
    model: 'N5M-58',
    seed: 1,
    response: {
      a: '',
      b: 'On average, pupils who walk take less time. The times for walkers are more varied.',
    },
    marks: { b: 0 },
  },
  {
    claim: 'costs that solve neither the learner’s equations nor those of the question',
    model: 'N5M-28',
    seed: 0,
    response: { a: '3r+7j=16.55', b: '5r+2j=18.40', c: '29r=90\nr=3.50\nj=1.95\n£20.10' },
    marks: { c: 0 },
  },
  {
    claim: 'a total with the two costs swapped',
    model: 'N5M-28',
    seed: 0,
    response: { a: '3r+7j=16.55', b: '5r+2j=18.40', c: '29r=95.70\nr=3.30\nj=0.95\n£18.90' },
    marks: { c: 3 },
  },
  {
    claim: 'an estimate that is not on the learner’s line',
    model: 'N5M-60',
    seed: 1,
    response: { a: 'm = 6\nH - 48 = 6(w - 5)\nH = 6w + 20', b: '76' },
    marks: { b: 0 },
  },
  {
    claim: 'a turn to a direction that fits neither the learner’s nor the right direction',
    model: 'N3M-10',
    seed: 1,
    response: { a: 'north', b: 'east' },
    marks: { b: 0 },
  },
  {
    claim: 'a wrong product after the right class of alcohol',
    model: 'HC-16',
    seed: 1,
    response: { a: 'tertiary', b: 'a ketone' },
    marks: { a: 1, b: 0 },
  },
];

function assertMarks({ model, seed, response, marks }: CarriedError): void {
  for (const requireWorking of [false, true]) {
    const { parts = [] } = markQuestion(generateItem(getModel(model), seed), response, { requireWorking });
    const awarded = parts.map(({ path, marksAwarded }) => [path, marksAwarded] as const);

    assert.deepEqual(Object.fromEntries(awarded.filter(([path]) => path in marks)), marks);
  }
}

describe('a wrong answer that a later part uses correctly loses only its own marks', () => {
  for (const error of CARRIED_ERRORS) it(`${error.model}: ${error.claim}`, () => assertMarks(error));
});

describe('a step that does not follow from the learner’s own earlier part loses its mark', () => {
  for (const error of UNRELATED_ANSWERS) it(`${error.model}: ${error.claim}`, () => assertMarks(error));
});

describe('answers to item models that examiners marked', () => {
  const cases: readonly (readonly [
    model: string,
    seed: number,
    part: string,
    response: string,
    marks: number,
  ])[] = [
    ['N5C-C02', 11, 'b', 'carbon monoxide and water', 1],
    ['N5C-C02', 11, 'b', 'carbon dioxide, water and hydrogen', 1],
    ['N5A-14', 11, 'b', 'The mean in Ayr is higher. Prices in Perth are more consistent.', 1],
    ['AHM-C03', 2, 'c', '1/(3+5i) × (3-5i)/(3-5i) = (3-5i)/34', 1],
    ['AHM-C03', 2, 'c', '(3-5i)/((3+5i)(3-5i)) = 3/34 - 5/34 i', 2],
    ['N5A-19', 11, '', '0.36 + 0.64 = 1\n1² = 1\nyes right-angled', 2],
    ['N5A-19', 11, '', '0.36 + 0.64 = 1\n1² = 1\n1 = 1 so right-angled', 4],
    ['HA-20', 11, '', '90 + 1.4x = 380 + 0.7x\n0.7x = 290\nx = 414.3\nso 414 guests', 2],
    ['HA-02', 11, '', '8000 × 1.0075 - 450 = 7610\n7610 × 1.0075 = 7667.08', 3],
    ['HA-12', 11, '', '29/82 = 0.35', 1],
    ['N5M-22', 11, '', 'm = (1-7)/(3-1) = -3\ny - 1 = -3(x - 3)\ny = -3x + 10', 2],
    ['N5M-33', 11, '', '(2x + 7)(x - 6)\nx = -7/2, x = 6', 2],
    ['HM-03', 11, '', 'x = (6y-8)/3\n3x = 6y - 8\ny = (3x+8)/6', 3],
    ['HM-06', 11, '', '(2x-1)(x+7)\nx = 1/2, -7\n-7 < x < 1/2', 1],
    ['HM-16', 11, '', '(7,3)\nm = -1/2\ny - 5 = 2(x-3)\ny = 2x - 11', 3],
    ['HM-17', 11, '', '4x - 12x^-1/2\n= 16 - 12 x 2 = -8', 3],
    ['HM-18', 11, '', "f'(x) = 6x²-36x+48 = 0\nx=2, x=4\nf(2)=44, f(4)=36\nf(0)=4, f(7)=144", 4],
    ['N5M-01', 11, '', '1 2/7 x 8/9 = 1 16/63', 0],
    ['N5P-02', 11, '', 'a = (v-u)/t = 5.3/6 = 0.9 m/s² so the answer is 0.7 m/s²', 2],
  ];
  for (const [model, seed, part, response, marks] of cases) {
    it(`${model}${part === '' ? '' : ` (${part})`} earns ${marks}: ${response.replaceAll('\n', '; ')}`, () => {
      const question = generateItem(getModel(model), seed);
      const given = part === '' ? response : { [part]: response };

      const { marksAwarded } = markQuestion(question, given, { requireWorking: true });

      assert.equal(marksAwarded, marks);
    });
  }
});
