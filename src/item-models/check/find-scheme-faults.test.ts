import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Question } from '../../domain/question.ts';
import { getModel } from '../catalogue.ts';
import { generateItem } from '../generate-item.ts';
import { findPrintFaults } from './find-print-faults.ts';
import { findSchemeFaults } from './find-scheme-faults.ts';

const question = generateItem(getModel('N5M-43'), 0);
const scheme = question.markingScheme ?? assert.fail('the model has no scheme');

/** Returns the question with another scheme. */
function withScheme(changes: Partial<typeof scheme>): Question {
  return { ...question, markingScheme: { ...scheme, ...changes } };
}

describe('faults of a scheme', () => {
  it('are not found in a right scheme', () => {
    assert.deepEqual(findSchemeFaults(question), []);
  });

  it('include a mistake that earns all marks, and one without an answer', () => {
    const mistakes = [
      { tag: 'a', answer: '24', earns: [1, 2, 3, 4] },
      { tag: 'b', answer: '\\text{}' },
    ];

    assert.deepEqual(findSchemeFaults(withScheme({ misconceptions: mistakes })), [
      'the mistake 24 earns all marks',
      'a mistake has no answer',
    ]);
  });

  it('include a wording that its own contradiction cancels', () => {
    const bullets = scheme.bullets.map((bullet) => ({
      ...bullet,
      alternatives: [],
      evidence: { kind: 'wording' as const, anyOf: ['competition for light'], noneOf: ['light'] },
    }));

    const [fault] = findSchemeFaults(withScheme({ bullets }));

    assert.equal(fault, 'bullet 1 accepts “competition for light”, and “light” cancels it');
  });
});

describe('faults of printed text', () => {
  const faults: readonly (readonly [string, string])[] = [
    ['the chain B--D--E', 'two hyphens'],
    ['Solve $x^3 - 1x = 0$.', 'a coefficient 1'],
    ['an acceleration of 9.8 m s^-2', 'a power that is not raised'],
    ['The radius of Sirius An is large.', 'a wrong article'],
    ['State two attributes of a ellipse.', 'a wrong article'],
  ];
  for (const [stem, name] of faults)
    it(`include ${name} in “${stem}”`, () => {
      assert.ok(findPrintFaults({ ...question, stem }).some((fault) => fault.startsWith(name)));
    });

  it('include a number that lost its zeros', () => {
    const misconceptions = [{ tag: 'a', answer: '33\\,25.46' }];

    assert.ok(findPrintFaults(withScheme({ misconceptions })).some((fault) => fault.startsWith('a broken')));
  });
});
