import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

/** “None of the above”, “none of these is correct”, “neither” */
const NONE_OF_THE_ABOVE =
  /^(?:none|neither)(?: of (?:the above|these|them|the options|the others?|above))?(?: is (?:correct|true))?\.?$|\bnone of (?:the above|these|them)\b|^no option is correct/i;

export const noneOfTheAboveIsAvoided = defineQuestionCheck({
  id: 'none-of-the-above-is-avoided',
  code: 'M03',
  meaning: 'No option is “none of the above”.',
  severity: 'warning',
  fails: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'None of the above']),
  passes: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ authoredOptions }) =>
    authoredOptions
      .filter((option) => NONE_OF_THE_ABOVE.test(option.visible.trim()))
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) does not show whether the learner knows the answer; offer a real alternative.`,
        ),
      ),
});
