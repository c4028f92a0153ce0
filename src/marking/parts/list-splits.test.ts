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
  ['labels without a mark', 'a mitosis\nb spindle\nc gene', words, abc],
  ['names without a mark on one line', 'a mitosis b spindle c gene', words, abc],
  ['names with an equals sign on one line', 'a=T b=F c=F', choices, { a: 'T', b: 'F', c: 'F' }],
  ['an article in the first of two lines', 'a cell\nb cell', words, { a: 'cell', b: 'cell' }],
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
    'an object with typed paths',
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
];

describe('listSplits', () => {
  for (const [title, response, of, texts] of cases) {
    it(`splits ${title}`, () => assert.deepEqual(listTexts(response, of)[0], texts));
  }

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

  it('leaves a part blank where the learner wrote a dash', () => {
    assert.deepEqual(listTexts('3 × 4\n= 12\n-', numbers), [{ a: '3 × 4\n= 12' }]);
  });
});

function listTexts(response: LearnerResponse, of: ReturnType<typeof parts>): Record<string, string>[] {
  return listSplits(response, of).map((texts) => Object.fromEntries(texts));
}
