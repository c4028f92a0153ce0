import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

const ALL =
  /\ball of (?:the above|these|them|the options)\b|^all (?:of )?(?:the )?(?:above|these)(?: are (?:correct|true))?\.?$|^(?:all|both) (?:are |of them are )?(?:correct|true)\.?$/i;

export const allOfTheAboveIsAvoided = questionCheck({
  id: 'all-of-the-above-is-avoided',
  code: 'M09',
  meaning: 'No option is “all of the above”.',
  severity: 'warning',
  fails: choice('Which of these numbers is prime?', ['two', 'three', 'All of the above *']),
  passes: choice('Which of these numbers is prime?', ['four', 'three *', 'six']),
  run: ({ worded }) =>
    worded
      .filter((option) => ALL.test(option.visible.trim()))
      .map((option) =>
        optionRemark(
          option,
          `Option (${option.id}) can be guessed from two other options; offer a real alternative.`,
        ),
      ),
});
