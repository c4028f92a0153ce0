import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examinerQuestion, mark } from '../examiner/examiner-question.ts';
import { readResponse } from '../response/read-response.ts';
import { createTask } from '../task.ts';
import { statesOtherRelationship } from './contradicts-relationship.ts';

const question = examinerQuestion('resistance', {
  subject: 'Physics',
  stem: 'The voltage across a lamp is 12 V and the current is 0.50 A. Calculate its resistance.',
  answer: String.raw`24\,\mathrm{\Omega}`,
  policies: { units: 'required_once', answerOnly: 'full' },
  bullets: [
    mark('State the relationship', 'V = IR', { kind: 'strategy' }),
    mark('Substitute', String.raw`\frac{12}{0.50}`),
    mark('Give the answer', String.raw`24\,\mathrm{\Omega}`),
  ],
});
const task = createTask(question, true);

function isContradicted(response: string): boolean {
  const [attempt] = readResponse(response, { symbols: task.symbols });
  const [bullet] = task.scheme.bullets;
  assert.ok(attempt && bullet);
  return statesOtherRelationship({ task, bullet, statements: attempt.statements });
}

describe('statesOtherRelationship', () => {
  it('recognises the quantities of the relationship in another one', () => {
    for (const response of ['R = I/V', 'R = VI', 'R = I/V = 0.50/12 = 24']) {
      assert.equal(isContradicted(response), true, response);
    }
  });

  it('accepts the relationship in any form, and lines with numbers', () => {
    for (const response of ['R = V/I', 'I = V/R', 'V/R = I', 'R = 12/0.50 = 24', '12 = 0.50R']) {
      assert.equal(isContradicted(response), false, response);
    }
  });
});
