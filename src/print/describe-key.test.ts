import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
import { describeKey } from './describe-key.ts';
import { renderQuestion } from './html/render-question.ts';

const key = {
  exact: '\\frac{12}{0.52}',
  range: { min: 20, exclusive: true },
  figures: { min: 2, max: 4 },
  units: ['\\Omega'],
  words: [['unbalanced', 'resultant'], ['force']],
  accept: ['23.1\\,\\Omega', 'net force'],
  reject: ['\\text{friction}'],
};

describe('describeKey', () => {
  it('states in words what is accepted, what is not, and the rules', () => {
    assert.deepEqual(describeKey(key), [
      { heading: 'Accept', tex: '$23.1\\,\\Omega$; net force' },
      { heading: 'Do not accept', tex: 'friction' },
      {
        heading: 'Rules',
        tex: 'exactly $\\frac{12}{0.52}$; more than $20$; 2 to 4 significant figures; in $\\Omega$; with the words unbalanced (or resultant), force',
      },
    ]);
  });

  it('is shown below the answer of a rendered question, not in its text', () => {
    const rendered = renderQuestion(
      createQuestion({ id: 'lamp', kind: 'subjective', stem: 'Calculate it.', key }),
    );

    assert.match(rendered.answer ?? '', /Do not accept:<\/i> friction/u);
    assert.doesNotMatch(rendered.stem, /friction/u);
  });
});
