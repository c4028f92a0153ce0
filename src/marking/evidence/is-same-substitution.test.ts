import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { readResponse } from '../response/read-response.ts';
import { createTask } from '../task.ts';
import { readExpected } from './expected.ts';
import { isSameSubstitution } from './is-same-substitution.ts';

const task = createTask(createQuestion({ id: 'q', kind: 'subjective', stem: 'Calculate the energy.' }), true);

function substitutes(tex: string, line: string): boolean {
  const [attempt] = readResponse(line, { symbols: new Set() });
  const expected = readExpected(tex, task.cache);
  return attempt?.statements.some((statement) => isSameSubstitution(expected, statement, task)) === true;
}

describe('isSameSubstitution', () => {
  it('accepts the numbers in an equation that is still to be rearranged', () => {
    assert.equal(substitutes(String.raw`2360 \times 18`, '2360 = E/18'), true);
    assert.equal(substitutes(String.raw`\frac{12}{0.5}`, '12 = 0.5R'), true);
  });

  it('accepts the numbers without the conversion of a prefix', () => {
    assert.equal(substitutes(String.raw`\frac{41 \times 10^{-6}}{0.083}`, '41/0.083'), true);
  });

  it('rejects other numbers and another operation', () => {
    assert.equal(substitutes(String.raw`2360 \times 18`, '2360/18'), false);
    assert.equal(substitutes(String.raw`2360 \times 18`, '2360 = 18/E'), false);
    assert.equal(substitutes(String.raw`2360 \times 18`, '2360 × 19'), false);
  });
});
