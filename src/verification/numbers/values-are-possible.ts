import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import { findLimits } from './limits.ts';
import { getOptionValue } from './option-values.ts';

export const valuesArePossible = defineQuestionCheck({
  id: 'values-are-possible',
  code: 'P02',
  meaning: 'No option is a physically or mathematically impossible value.',
  severity: 'warning',
  fails: choiceQuestion('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{2}$',
  ]),
  passes: choiceQuestion('What is the probability that a coin shows heads?', [
    '$\\frac{1}{4}$',
    '$\\frac{1}{2}$ *',
    '$\\frac{3}{4}$',
  ]),
  run: ({ authoredOptions, leadIn }) => {
    const limits = ASKS_FOR_SUM.test(leadIn) ? [] : findLimits(leadIn);
    return authoredOptions.flatMap((option) => {
      const measured = limits.length === 0 ? undefined : getOptionValue(option);
      const violated = measured && limits.find((limit) => limit.isBroken(measured));
      if (violated === undefined) return [];
      return [
        createOptionRemark(
          option,
          `Option (${option.id}) is impossible: ${violated.reason}.`,
          option.correct ? { severityShift: 1 } : {},
        ),
      ];
    });
  },
});

/** A question about the numerator and denominator of a fraction: “it is m/n; find m + n”. */
const ASKS_FOR_SUM = /\b([a-z])\$?\s*\+\s*\$?[a-z]\b|\b(?:relatively prime|coprime)\b/u;
