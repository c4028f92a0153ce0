import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

export const unitsAgree = defineQuestionCheck({
  id: 'units-agree',
  code: 'P01',
  meaning: 'The two sides of an equality measure the same quantity.',
  severity: 'error',
  fails: writtenQuestion('Calculate the weight.', '$W = 6.0\\,\\mathrm{N} = 6.0\\,\\mathrm{J}$'),
  passes: writtenQuestion('Calculate the work.', '$W = 6.0\\,\\mathrm{J} = 0.006\\,\\mathrm{kJ}$'),
  run: ({ working }) =>
    working.wrongEqualities
      .filter(({ kind }) => kind === 'dimension')
      .map((equality) => ({
        message: `${equality.computed} on the left and ${equality.shown} on the right measure different quantities.`,
        span: equality.right,
        field: 'solution',
      })),
});
