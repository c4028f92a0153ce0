import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

export const identityHolds = defineQuestionCheck({
  id: 'identity-holds',
  code: 'P03',
  meaning:
    'A derivative, an indefinite integral and the rewritten form of an expression are correct for all values of their variables.',
  severity: 'error',
  fails: writtenQuestion('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 3x + 9$'),
  passes: writtenQuestion('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 6x + 9$'),
  run: ({ working, source }) =>
    working.wrongEqualities
      .filter(({ kind }) => kind === 'identity')
      .map(({ left, right }) => ({
        message: 'This is not equal to the expression before it for all values of its variables.',
        span: right,
        field: 'solution',
        evidence: `compared with ${source.slice(left.start, left.end)}`,
      })),
});
