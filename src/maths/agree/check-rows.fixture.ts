import assert from 'node:assert/strict';
import { agree } from './agree.ts';
import type { AnswerPolicy } from './answer-policy.ts';

/** An expected and a given answer with the start of `verdict reason` that comparing them must return. */
type Row = readonly [expected: string, given: string, outcome: string, policy?: AnswerPolicy];

export function check(rows: readonly Row[]): void {
  for (const [expected, given, outcome, policy] of rows) {
    const { verdict, reason } = agree(expected, given, policy);
    const found = `${verdict} ${reason}`;
    assert.ok(found.startsWith(outcome), `${expected} | ${given}: ${found}`);
  }
}
