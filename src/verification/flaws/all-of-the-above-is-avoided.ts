import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { isAllOfTheAbove } from './catch-all-option.ts';
import { createOptionRemark } from './option-remark.ts';

export const allOfTheAboveIsAvoided = defineQuestionCheck({
  id: 'all-of-the-above-is-avoided',
  code: 'M09',
  meaning: 'No option is “all of the above”.',
  severity: 'warning',
  fails: choiceQuestion('Which of these numbers is prime?', ['two', 'three', 'All of the above *']),
  passes: choiceQuestion('Which of these numbers is prime?', ['four', 'three *', 'six']),
  run: ({ authoredOptions }) =>
    authoredOptions
      .filter(isAllOfTheAbove)
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) can be guessed from two other options; offer a real alternative.`,
        ),
      ),
});
