import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { agree } from './agree.ts';

type Statement = { readonly text: string; readonly negated: string };

/** Statements with the same statement negated by De Morgan's rules. */
const { statement } = fc.letrec<{ statement: Statement; letter: Statement; joined: Statement }>((tie) => ({
  statement: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('letter'), tie('joined')),
  letter: fc.constantFrom('A', 'B', 'C').map((text) => ({ text, negated: `not ${text}` })),
  joined: fc.tuple(tie('statement'), tie('statement'), fc.boolean()).map(([left, right, isAnd]) => ({
    text: `(${left.text} ${isAnd ? 'and' : 'or'} ${right.text})`,
    negated: `(${left.negated} ${isAnd ? 'or' : 'and'} ${right.negated})`,
  })),
}));

describe('statements of logic', () => {
  it('that are negated by De Morgan’s laws agree with “not …” and never with the original statement', () => {
    fc.assert(
      fc.property(statement, ({ text, negated }) => {
        assert.equal(agree(`not ${text}`, negated).verdict, 'correct', `not ${text} | ${negated}`);
        assert.equal(agree(text, negated).verdict, 'incorrect', `${text} | ${negated}`);
      }),
      { numRuns: 200 },
    );
  });
});
