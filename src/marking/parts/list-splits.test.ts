import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LearnerResponse } from '../../domain/learner-response.ts';
import type { ResponseKind } from '../../domain/response-kind.ts';
import { listSplits } from './list-splits.ts';

const parts = (kinds: Readonly<Record<string, ResponseKind>>) =>
  Object.entries(kinds).map(([path, response]) => ({ path, response }));

const words = parts({ a: 'text', b: 'text', c: 'text' });
const choices = parts({ a: 'choice', b: 'choice', c: 'choice' });
const nested = parts({ a: 'text', 'b.i': 'number', 'b.ii': 'prose' });
const numbers = parts({ a: 'number', b: 'number' });

type Case = readonly [
  title: string,
  response: LearnerResponse,
  of: ReturnType<typeof parts>,
  texts: Readonly<Record<string, string>>,
];

const abc = { a: 'mitosis', b: 'spindle', c: 'gene' };

const cases: readonly Case[] = [
  ['labels in brackets on one line', '(a) mitosis (b) spindle (c) gene', words, abc],
  ['labels in brackets on many lines', '(a) mitosis\n(b) spindle\n(c) gene', words, abc],
  ['labels with one bracket on one line', 'a) mitosis b) spindle c) gene', words, abc],
  ['labels with one bracket and commas', 'a) mitosis, b) spindle, c) gene', words, abc],
  ['labels with a stop', 'a. mitosis\nb. spindle\nc. gene', words, abc],
  ['labels with a colon on one line', 'a: mitosis; b: spindle; c: gene', words, abc],
  ['labels with a dash', 'a - mitosis\nb - spindle\nc - gene', words, abc],
  ['labels in capitals', 'A) mitosis\nB) spindle\nC) gene', words, abc],
  ['labels without punctuation', 'a mitosis\nb spindle\nc gene', words, abc],
  ['labels without punctuation on one line', 'a mitosis b spindle c gene', words, abc],
  ['labels with an equals sign on one line', 'a=T b=F c=F', choices, { a: 'T', b: 'F', c: 'F' }],
  ['a first label that could be an article', 'a cell\nb cell', words, { a: 'cell', b: 'cell' }],
  ['letters of options with spaces', 'T F F', choices, { a: 'T', b: 'F', c: 'F' }],
  ['letters of options without spaces', 'TFF', choices, { a: 'T', b: 'F', c: 'F' }],
  ['values of quantities named a and b', 'a = 3, b = 4', numbers, { a: 'a = 3', b: 'b = 4' }],
  ['labels with the word part', 'Part a: mitosis\nPart b: spindle\npart c gene', words, abc],
  ['labels in another order', '(c) gene (a) mitosis (b) spindle', words, abc],
  ['labels on lines of their own', '(a)\nmitosis\n(b)\nspindle\n(c)\ngene', words, abc],
  ['a blank part', '(a) mitosis\n(b)\n(c) gene', words, { a: 'mitosis', c: 'gene' }],
  ['a missing part', '(a) mitosis (c) gene', words, { a: 'mitosis', c: 'gene' }],
  ['a first part without a label', 'mitosis\n(b) spindle\n(c) gene', words, abc],
  ['lines without labels', 'mitosis\nspindle\ngene', words, abc],
  ['lines without labels, one left blank', 'mitosis\n\ngene', words, { a: 'mitosis', c: 'gene' }],
  ['lines without labels, one with a dash', 'mitosis\n-\ngene', words, { a: 'mitosis', c: 'gene' }],
  ['commas without labels', 'mitosis, spindle, gene', words, abc],
  ['commas and “and” without labels', 'mitosis, spindle and gene', words, abc],
  ['fewer words than parts', 'mitosis\nspindle', words, { a: 'mitosis', b: 'spindle' }],
  ['an object whose answer begins with a letter', { b: 'B lymphocyte' }, words, { b: 'B lymphocyte' }],
  ['an object', { a: 'mitosis', c: 'gene' }, words, { a: 'mitosis', c: 'gene' }],
  [
    'an object whose paths are written as learners write labels',
    { '(a)': 'x', 'b(i)': '3', '(b)(ii)': 'up' },
    nested,
    { a: 'x', 'b.i': '3', 'b.ii': 'up' },
  ],
  ['an object whose text has inner labels', { b: '(i) 3 (ii) up' }, nested, { 'b.i': '3', 'b.ii': 'up' }],
  ['nested labels', '(a) x (b)(i) 3 (b)(ii) up', nested, { a: 'x', 'b.i': '3', 'b.ii': 'up' }],
  ['nested labels, the outer once', '(a) x\n(b)(i) 3\n(ii) up', nested, { a: 'x', 'b.i': '3', 'b.ii': 'up' }],
  ['nested labels, the outer alone', 'a) x\nb)\ni) 3\nii) up', nested, { a: 'x', 'b.i': '3', 'b.ii': 'up' }],
  ['nested labels written as bi)', 'a) x\nbi) 3\nbii) up', nested, { a: 'x', 'b.i': '3', 'b.ii': 'up' }],
  ['nested labels written as b(i)', 'a x\nb(i) 3\nb(ii) up', nested, { 'b.i': '3', 'b.ii': 'up', a: 'a x' }],
  [
    'working over several lines',
    '(a) v = 3 × 4\n= 12\n(b) a = 5\nb) 6',
    numbers,
    { a: 'v = 3 × 4\n= 12', b: 'a = 5\n6' },
  ],
  [
    'a letter that is a quantity',
    '(a) a = F/m\na = 3\n(b) f(a) = 2',
    numbers,
    { a: 'a = F/m\na = 3', b: 'f(a) = 2' },
  ],
  ['coordinates with a letter', '(a) (3, a) (b) 4', numbers, { a: '(3, a)', b: '4' }],
  ['commas without labels, one with a dash', '-, 12', numbers, { b: '12' }],
  ['coordinates without labels', '(3, 4), 5', numbers, { a: '(3, 4)', b: '5' }],
  ['thousands without labels', '12,500, 3', numbers, { a: '12,500', b: '3' }],
  ['nothing', '  ', numbers, {}],
  ['an object with an option named as its part', { b: '(b)', c: 'C.' }, choices, { b: '(b)', c: 'C.' }],
  ['options named as their parts', '(a) (a)\n(b) b)\n(c) A', choices, { a: '(a)', b: 'b)', c: 'A' }],
  ['a later attempt on one line', '(a) 9 (a) 5 (b) 6', numbers, { a: '9\n5', b: '6' }],
  ['a later attempt on another line', '(a) 9\n(b) 6\n(a) 5', numbers, { a: '9\n5', b: '6' }],
  ['a label written twice before the answer', '(a) (a) mitosis', words, { a: 'mitosis' }],
];

const outerAndInner = parts({ 'a.i': 'number', 'a.ii': 'number', b: 'number' });
const formulas = parts({ a: 'expression', b: 'expression' });
const force = { a: '2.4', b: '1920' };
const inner = { 'a.i': '3', 'a.ii': '4', b: '5' };
const bigger = { a: 'x', 'b.i': '3', 'b.ii': 'it grows' };

/** How learners write labels. */
const notations: readonly (readonly [
  of: ReturnType<typeof parts>,
  texts: object,
  responses: readonly string[],
])[] = [
  [
    numbers,
    force,
    [
      ...['a)2.4 b)1920', 'a)2.4b)1920', '(a)2.4(b)1920', '(A)2.4,(B)1920', '[a] 2.4 [b] 1920'],
      ...['A: 2.4\nB: 1920', 'A 2.4\nB 1920', 'a. 2.4 b. 1920', 'a – 2.4 b – 1920', 'a - 2.4, b - 1920'],
      ...['1a 2.4\n1b 1920', '1a) 2.4\n1b) 1920', '1(a) 2.4\n1(b) 1920', '1. (a) 2.4\n   (b) 1920'],
      ...['Q1a: 2.4\nQ1b: 1920', 'Q3(a) 2.4  Q3(b) 1920', '3.a) 2.4\n3.b) 1920'],
      ...['Part a: 2.4 Part b: 1920', 'part (a): 2.4; part (b): 1920', 'PART A - 2.4\nPART B - 1920'],
      ...['Answer a: 2.4\nAnswer b: 1920', '**a)** 2.4\n**b)** 1920', 'b) 1920 a) 2.4'],
      ...[
        '1) 2.4 2) 1920',
        '1. 2.4\n2. 1920',
        'i) 2.4\nii) 1920',
        '2.4 and 1920',
        'a 2.4 b 1920',
        'a/ 2.4\nb/ 1920',
        ...['a2.4 b1920', 'a:2.4,b:1920', 'a:2.4 b:1920', 'ii) 1920 i) 2.4', '1a 2.4 1b 1920'],
      ],
    ],
  ],
  [
    words,
    abc,
    [
      ...[
        'a] mitosis b] spindle c] gene',
        'A. mitosis B. spindle C. gene',
        'a> mitosis\nb> spindle\nc> gene',
      ],
      ...[
        '(a)mitosis(b)spindle(c)gene',
        '（a）mitosis（b）spindle（c）gene',
        '1a mitosis 1b spindle 1c gene',
      ],
      ...['a- mitosis b- spindle c- gene', 'Part a is mitosis, part b is spindle, part c is gene'],
      ...['a:mitosis,b:spindle,c:gene', 'iii) gene i) mitosis ii) spindle'],
    ],
  ],
  [
    nested,
    bigger,
    [
      ...['a) x\nb) i) 3\n   ii) it grows', 'a x\nbi 3\nbii it grows', 'A) x\nBI) 3\nBII) it grows'],
      ...[
        '2a) x\n2bi) 3\n2bii) it grows',
        '2(a) x 2(b)(i) 3 2(b)(ii) it grows',
        'a) x\nb. (i) 3\n(ii) it grows',
      ],
    ],
  ],
  [
    outerAndInner,
    inner,
    [
      '(a)(i) 3 (ii) 4 (b) 5',
      'ai) 3 aii) 4 b) 5',
      'a) 3, 4\nb) 5',
      'i) 3\nii) 4\nb) 5',
      '3\n4\n5',
      'ai 3 aii 4 b 5',
    ],
  ],
  [choices, { a: 'B', b: 'A', c: 'C' }, ['a B b A c C', 'a: B\nb: A\nc: C', 'B, A, C', 'BAC']],
];

/** Letters that are not labels: references, formulas, units and articles. */
const unlabelled: readonly Case[] = [
  ['a reference to part (a)', '(a) 12\n(b) using (a), 12 × 2', numbers, { a: '12', b: 'using (a), 12 × 2' }],
  ['a reference in words', '(a) 6\n(b) from part (a) 6 × 2', numbers, { a: '6', b: 'from part (a) 6 × 2' }],
  ['a reference before the label', '(b) 2 × (a) = 24\n(a) 12', numbers, { a: '12', b: '2 × (a) = 24' }],
  ['functions of a and b', '(a) f (b) = 3\n(b) cos (a) = 1', numbers, { a: 'f (b) = 3', b: 'cos (a) = 1' }],
  ['a product', '(a) 2(b) + 3\n(b) (a)(b)', formulas, { a: '2(b) + 3', b: '(a)(b)' }],
  ['probabilities', 'a) P(A) = 0.5, P(B) = 0.2\nb) 3', formulas, { a: 'P(A) = 0.5, P(B) = 0.2', b: '3' }],
  ['vectors', 'a) AB = b - a\nb) i + 2j', formulas, { a: 'AB = b - a', b: 'i + 2j' }],
  ['a product and a difference', { a: '2(b) - 3', b: '2(a)-3' }, formulas, { a: '2(b) - 3', b: '2(a)-3' }],
  ['a negative answer after 1(b)', '1(a) 4\n1(b) -3x', formulas, { a: '4', b: '-3x' }],
  ['a negative first answer', '1(a) -3x\n1(b) 2', formulas, { a: '-3x', b: '2' }],
  ['units', 'a) 5 a\nb) 6 b', numbers, { a: '5 a', b: '6 b' }],
  ['its own label in a product', '(a) 9 × (a) 5 (b) 6', numbers, { a: '9 × (a) 5', b: '6' }],
  ['its own label in a sentence', '(a) graph (a) is 5 (b) 6', numbers, { a: 'graph (a) is 5', b: '6' }],
  ['a function directly after a label', '(a)cos(b) = 3\n(b)4', numbers, { a: 'cos(b) = 3', b: '4' }],
  [
    'terms that look like labels with a question number',
    '2a + 2b\n2b - c',
    formulas,
    { a: '2a + 2b', b: '2b - c' },
  ],
  ['ratios', '(a) 2:3\n(b) 4:5', formulas, { a: '2:3', b: '4:5' }],
  ['articles', '(a) a cell (b) a gene (c) a virus', words, { a: 'a cell', b: 'a gene', c: 'a virus' }],
  ['an answer that ends with “by”', '(a) order by (b) insert', words, { a: 'order by', b: 'insert' }],
  [
    'another part in a sentence',
    'b)ii) it grows because i) is 3',
    nested,
    { 'b.ii': 'it grows because i) is 3' },
  ],
];

describe('listSplits', () => {
  for (const [of, texts, responses] of notations)
    for (const response of responses)
      it(`divides ${JSON.stringify(response)}`, () => assert.deepEqual(listTexts(response, of)[0], texts));

  for (const [title, response, of, texts] of unlabelled) {
    it(`takes no label from ${title}`, () => assert.deepEqual(listTexts(response, of)[0], texts));
  }

  for (const [title, response, of, texts] of cases) {
    it(`splits ${title}`, () => assert.deepEqual(listTexts(response, of)[0], texts));
  }

  it('considers no more divisions of a long response than of a short one', () => {
    const countDivisions = (count: number) => listTexts('(a) x (b) y\n'.repeat(count), words).length;

    assert.equal(countDivisions(32_000), countDivisions(20));
  });

  it('has one division if the pieces can be the answers of the parts', () => {
    assert.equal(listTexts('v = 12 m/s\n5 N', numbers).length, 1);
    assert.equal(listTexts('x = 2, y = 3\n5 N', parts({ a: 'expression', b: 'number' })).length, 1);
  });

  it('tries every division at the lines if a line is working', () => {
    assert.deepEqual(listTexts('3 × 4\n12', numbers).slice(1, 4), [
      { a: '3 × 4\n12' },
      { a: '3 × 4', b: '12' },
      { b: '3 × 4\n12' },
    ]);
  });

  for (const [title, response, of, texts] of [
    ['answers before their labels', 'mitosis (a), spindle (b), gene (c)', words, abc],
    ['numbers before their labels', '2.5 (a) 6 (b)', numbers, { a: '2.5', b: '6' }],
    ['a last part without a label', '(a) 5\n\n6', numbers, { a: '5', b: '6' }],
    ['a first part written last, without a label', '(b) 6\n5', numbers, { a: '5', b: '6' }],
    ['a last part without a label after a semicolon', 'a) 5; 6', numbers, { a: '5', b: '6' }],
  ] as const satisfies readonly Case[])
    it(`also considers ${title}`, () => assert.deepEqual(listTexts(response, of)[1], texts));

  it('takes no line of working for the answer of a part without a label', () => {
    assert.equal(listTexts('(a) 3 × 4\n= 12', numbers).length, 1);
    assert.equal(listTexts('(a) 5\n6\n(b)', numbers).length, 1);
  });

  it('leaves a part blank where the learner wrote a dash', () => {
    assert.deepEqual(listTexts('3 × 4\n= 12\n-', numbers), [{ a: '3 × 4\n= 12' }]);
  });
});

function listTexts(response: LearnerResponse, of: ReturnType<typeof parts>): Record<string, string>[] {
  return listSplits(response, of).map((texts) => Object.fromEntries(texts));
}
