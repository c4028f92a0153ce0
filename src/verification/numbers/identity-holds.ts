import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

export const identityHolds = defineQuestionCheck({
  id: 'identity-holds',
  code: 'P03',
  meaning:
    'Derivatives, integrals, limits, sums, matrices, complex numbers and rewritten expressions are equal to what they are computed from, for all values of their variables.',
  severity: 'error',
  fails: writtenQuestion('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 3x + 9$'),
  passes: writtenQuestion('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 6x + 9$'),
  run: ({ working, source }) =>
    working.wrongEqualities
      .filter(({ kind }) => kind === 'identity')
      .map(({ left, right }) => ({
        message: 'This is not equal to the expression before it; correct one of the two.',
        span: right,
        field: 'solution',
        evidence: `compared with ${source.slice(left.start, left.end)}`,
      })),
});
