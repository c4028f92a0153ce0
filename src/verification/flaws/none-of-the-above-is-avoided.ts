import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';
import { isNoneOfTheAbove } from './catch-all-option.ts';
import { createOptionRemark } from './option-remark.ts';

export const noneOfTheAboveIsAvoided = defineQuestionCheck({
  id: 'none-of-the-above-is-avoided',
  code: 'M03',
  meaning: 'No option is “none of the above”.',
  severity: 'warning',
  fails: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'None of the above']),
  passes: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ authoredOptions }) =>
    authoredOptions
      // “Neither” beside “I only” and “both” is one of the combinations that another rule reports.
      .filter((option) => isNoneOfTheAbove(option) && !(isNeither(option) && authoredOptions.some(isPair)))
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) does not show whether the learner knows the answer; offer a real alternative.`,
        ),
      ),
});

function isNeither({ visible }: OptionView): boolean {
  return /^neither\.?$/i.test(visible.trim());
}

function isPair({ visible }: OptionView): boolean {
  return /^both\b|\bonly\.?$/i.test(visible.trim());
}
