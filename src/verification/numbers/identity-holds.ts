import { questionCheck } from '../check.ts';
import { written } from '../example.ts';

export const identityHolds = questionCheck({
  id: 'identity-holds',
  code: 'P03',
  meaning:
    'A derivative, an integral without limits, and the other form of an expression that is to be rewritten are right for every value of their letters.',
  severity: 'error',
  fails: written('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 3x + 9$'),
  passes: written('Expand $(x + 3)^2$ and simplify.', '$(x + 3)^2 = x^2 + 6x + 9$'),
  run: ({ working, source }) =>
    working.slips
      .filter(({ kind }) => kind === 'identity')
      .map(({ left, right }) => ({
        message: 'This is not equal to what stands before it for every value of its letters.',
        span: right,
        field: 'solution',
        evidence: `compared with ${source.slice(left.start, left.end)}`,
      })),
});
