import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import { findLimits } from './limits.ts';
import { getOptionValue } from './option-values.ts';

export const valuesArePossible = questionCheck({
  id: 'values-are-possible',
  code: 'P02',
  meaning: 'No option is a physically or mathematically impossible value.',
  severity: 'warning',
  fails: choice('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{2}$',
  ]),
  passes: choice('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{4}$',
  ]),
  run: ({ worded, leadIn }) => {
    const limits = findLimits(leadIn);
    return worded.flatMap((option) => {
      const measured = limits.length === 0 ? undefined : getOptionValue(option);
      const broken = measured && limits.find((limit) => limit.broken(measured));
      if (broken === undefined) return [];
      return [
        optionRemark(
          option,
          `Option (${option.id}) is impossible: ${broken.why}.`,
          option.correct ? { shift: 1 } : {},
        ),
      ];
    });
  },
});
