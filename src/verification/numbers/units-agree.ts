import { questionCheck } from '../check.ts';
import { written } from '../example.ts';

export const unitsAgree = questionCheck({
  id: 'units-agree',
  code: 'P01',
  meaning: 'Two sides of an equality measure the same quantity.',
  severity: 'error',
  fails: written('Calculate the weight.', '$W = 6.0\\,\\mathrm{N} = 6.0\\,\\mathrm{J}$'),
  passes: written('Calculate the work.', '$W = 6.0\\,\\mathrm{J} = 0.006\\,\\mathrm{kJ}$'),
  run: ({ working }) =>
    working.slips
      .filter(({ kind }) => kind === 'dimension')
      .map((slip) => ({
        message: `${slip.computed} on the left and ${slip.shown} on the right measure different things.`,
        span: slip.right,
        field: 'solution',
      })),
});
