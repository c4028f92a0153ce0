import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

const NONE =
  /^(?:none|neither)(?: of (?:the above|these|them|the options|the others?|above))?(?: is (?:correct|true))?\.?$|\bnone of (?:the above|these|them)\b|^no option is correct/i;

export const noneOfTheAboveIsAvoided = questionCheck({
  id: 'none-of-the-above-is-avoided',
  code: 'M03',
  meaning: 'No option is “none of the above”.',
  severity: 'warning',
  fails: choice('What is the sum of two and three?', ['four', 'five *', 'None of the above']),
  passes: choice('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ worded }) =>
    worded
      .filter((option) => NONE.test(option.visible.trim()))
      .map((option) =>
        optionRemark(
          option,
          `Option (${option.id}) does not show whether the learner knows the answer; offer a real alternative.`,
        ),
      ),
});
