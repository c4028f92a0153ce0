import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

/** “All of the above”, “all of these are correct”, “both are true” */
const ALL_OF_THE_ABOVE =
  /\ball of (?:the above|these|them|the options)\b|^all (?:of )?(?:the )?(?:above|these)(?: are (?:correct|true))?\.?$|^(?:all|both) (?:are |of them are )?(?:correct|true)\.?$/i;

export const allOfTheAboveIsAvoided = defineQuestionCheck({
  id: 'all-of-the-above-is-avoided',
  code: 'M09',
  meaning: 'No option is “all of the above”.',
  severity: 'warning',
  fails: choiceQuestion('Which of these numbers is prime?', ['two', 'three', 'All of the above *']),
  passes: choiceQuestion('Which of these numbers is prime?', ['four', 'three *', 'six']),
  run: ({ authoredOptions }) =>
    authoredOptions
      .filter((option) => ALL_OF_THE_ABOVE.test(option.visible.trim()))
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) can be guessed from two other options; offer a real alternative.`,
        ),
      ),
});
