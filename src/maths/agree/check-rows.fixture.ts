import assert from 'node:assert/strict';
import { agree } from './agree.ts';
import type { AnswerPolicy } from './answer-policy.ts';

/** An expected and a given answer. `outcome` is the start of the required result, as `verdict reason`. */
type Row = readonly [expected: string, given: string, outcome: string, policy?: AnswerPolicy];

/** Asserts that `agree` returns the required outcome for every row. */
export function check(rows: readonly Row[]): void {
  for (const [expected, given, outcome, policy] of rows) {
    const { verdict, reason } = agree(expected, given, policy);
    const actual = `${verdict} ${reason}`;
    assert.ok(actual.startsWith(outcome), `${expected} | ${given}: ${actual}`);
  }
}
