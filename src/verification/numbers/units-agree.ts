import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { quoteMaths, quoteValue } from './quote-maths.ts';

export const unitsAgree = defineQuestionCheck({
  id: 'units-agree',
  code: 'P01',
  meaning: 'The two sides of an equality measure the same quantity, and the unit fits the number.',
  severity: 'error',
  fails: writtenQuestion('Calculate the weight.', '$W = 6.0\\,\\mathrm{N} = 6.0\\,\\mathrm{J}$'),
  passes: writtenQuestion('Calculate the work.', '$W = 6.0\\,\\mathrm{J} = 0.006\\,\\mathrm{kJ}$'),
  run: ({ working }) =>
    working.wrongEqualities
      .filter(({ kind }) => kind === 'dimension' || kind === 'unit')
      .map((equality) => ({
        message:
          equality.kind === 'unit'
            ? `The left side is ${quoteValue(equality.computed)}, so the unit ${quoteMaths(equality.shown)} on the right does not fit the number; correct it.`
            : `${quoteValue(equality.computed) || 'A pure number'} on the left and ${quoteMaths(equality.shown) || 'a pure number'} on the right measure different quantities; correct the unit.`,
        span: equality.right,
        field: 'solution',
      })),
});
