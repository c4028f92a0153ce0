import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const solution = (area: string) => `$A = (a + b)^2 - b^2 = ${area}$`;

export const derivationFollows = defineQuestionCheck({
  id: 'derivation-follows',
  meaning: 'Steps of a derivation with several letters follow from each other.',
  severity: 'warning',
  fails: writtenQuestion('Find the area in terms of $a$ and $b$.', solution('a^2 + ab')),
  passes: writtenQuestion('Find the area in terms of $a$ and $b$.', solution('a^2 + 2ab')),
  run: ({ working, source }) =>
    working.slips.map(({ left, right }) => ({
      message:
        'This does not follow from the step before it; check the signs, factors and exponents of both.',
      span: right,
      field: 'solution',
      evidence: `compared with ${source.slice(left.start, left.end)}`,
    })),
});
