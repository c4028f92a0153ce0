import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAnswerTex } from './answer-tex.ts';

describe('correct answer', () => {
  it('is written as LaTeX text for every kind but code', () => {
    assert.equal(formatAnswerTex({ kind: 'choice', correct: ['a', 'c'] }), 'A, C');
    assert.equal(formatAnswerTex({ kind: 'integer', value: -3 }), '$-3$');
    assert.equal(formatAnswerTex({ kind: 'value', tex: '\\frac12', text: '1/2' }), '$\\frac12$');
    assert.equal(formatAnswerTex({ kind: 'matches', pairs: [{ left: 'A', right: '2' }] }), 'A – 2');
    assert.equal(formatAnswerTex({ kind: 'order', order: ['b', 'a'] }), 'B, A');
    assert.equal(formatAnswerTex({ kind: 'table', cells: ['$4$', 'red'] }), '$4$, red');
  });
});
