import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { readResponse } from '../response/read-response.ts';
import { createTask } from '../task.ts';
import { contradictsCalculation } from './contradicts-calculation.ts';

const task = createTask(
  createQuestion({ id: 'q', kind: 'subjective', stem: 'Find the angle $x^\\circ$.' }),
  true,
);

/** Returns whether the result of the line contradicts the calculation before it. */
function isContradicted(line: string): boolean {
  const [attempt] = readResponse(line, { symbols: new Set() });
  const statement = attempt?.statements.findLast(({ role, isResult }) => role === 'member' && isResult);
  assert.ok(statement, line);
  return contradictsCalculation(statement, task);
}

describe('contradictsCalculation', () => {
  it('recognises a value that the calculation before it does not give', () => {
    for (const line of [
      '20300 × 1.084 = £18727',
      '0.1 ÷ 144 + 1 = 14.4 g',
      'v = 3 × 4 + 1 = 25',
      '25 × 12² = 102400',
      '806 - 624 = -94 kJ',
      '62% of 1900 = 456',
      '(6.67×10⁻¹¹ × 5.0×10³¹)/(3.00×10⁸)² = 74 000 m',
    ])
      assert.equal(isContradicted(line), true, line);
  });

  it('accepts rounding, another unit, degrees, counted things and scientific notation', () => {
    for (const line of [
      ...[
        '20300 × 0.92 = 18700',
        '2400 × 0.14 = 300 m/s',
        '4.18 × 0.2 × 23 × 1000 = 19.2 kJ',
        '7.6 sin 25 = 3.2',
      ],
      ...[
        '8.6×10^11 ÷ 3.95×10^6 = 2.18 × 10^5',
        '8.6×10¹¹ ÷ 3.95×10⁶ = 2.18 × 10⁵',
        '47 × 3 ÷ 13 = 11 tins',
        '0.16 × 1 = 16%',
        'h(-4) = 73',
      ],
    ])
      assert.equal(isContradicted(line), false, line);
  });
});
