import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answer } from './question-content.ts';
import { getResponseKind, type ResponseKind } from './response-kind.ts';

const value = (tex: string): Answer => ({ kind: 'value', tex, text: tex });

describe('getResponseKind', () => {
  const values: readonly (readonly [tex: string, kind: ResponseKind])[] = [
    ['12', 'number'],
    ['-0.5', 'number'],
    ['88\\,\\mathrm{s}', 'number'],
    ['3.0 \\times 10^{8}\\,\\mathrm{m\\,s^{-1}}', 'number'],
    ['\\frac{3}{4}', 'number'],
    ['\\pounds 32.40', 'number'],
    ['45^\\circ', 'number'],
    ['12\\%', 'number'],
    ['x = 3', 'number'],
    ['2x + 1', 'expression'],
    ['x = 2, x = 3', 'expression'],
    ['(-2, -7)', 'expression'],
    ['\\text{photosynthesis}', 'text'],
    ['\\text{north-west}, \\text{north}', 'text'],
    ['\\mathrm{H_2O}', 'expression'],
  ];
  for (const [tex, kind] of values) {
    it(`derives ${kind} from ${tex}`, () =>
      assert.equal(getResponseKind({ options: [], answer: value(tex) }), kind));
  }

  it('derives a choice from options, with or without an answer', () => {
    const options = [{ correct: true }, { correct: false }];

    assert.equal(getResponseKind({ options }), 'choice');
    assert.equal(getResponseKind({ options, answer: { kind: 'choice', correct: ['a', 'b'] } }), 'choices');
  });

  it('returns the stored kind, and `prose` if nothing is known', () => {
    assert.equal(getResponseKind({ options: [] }), 'prose');
    assert.equal(getResponseKind({ options: [], response: 'code' }), 'code');
  });
});
