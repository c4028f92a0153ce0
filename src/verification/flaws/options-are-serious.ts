import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

/** Emoji and joking phrases; arrows and trademark signs are allowed. */
const JOKE =
  /\p{Extended_Pictographic}(?<![©®™↔↕↗↘↙↖])|\b(?:lol|haha|just kidding|who knows|nobody cares)\b/iu;

export const optionsAreSerious = defineQuestionCheck({
  id: 'options-are-serious',
  code: 'X13',
  meaning: 'Options contain no jokes, emoji or exclamation marks.',
  severity: 'warning',
  fails: choiceQuestion('What does the heart do?', ['Pump blood *', 'Break in two!', 'Store air']),
  passes: choiceQuestion('What does the heart do?', ['Pump blood *', 'Make bile', 'Store air']),
  run: ({ authoredOptions }) =>
    authoredOptions
      .filter(({ prose }) => JOKE.test(prose) || /\p{L}{2,}\s*!$/u.test(prose.trim()))
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) is not serious; offer a wrong answer that a learner would believe.`,
        ),
      ),
});
