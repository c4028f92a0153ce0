import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { isCatchAll } from './catch-all-option.ts';
import { createOptionRemark } from './option-remark.ts';

/** “option A”, “the previous answer”, “both (a) and (b)” */
const OPTION_REFERENCE =
  /\b(?:options?|choices?|answers?) \(?[A-Ea-e]\)?(?![\p{L}])|\bthe (?:first|second|third|last|previous|next) (?:option|choice|answer)s?\b|\b(?:the )?(?:above|other|previous|preceding|following) (?:options?|choices?|answers?)\b|\bboth \(?[a-eA-E]\)? and \(?[a-eA-E]\)?(?![\p{L}])/iu;

export const optionsDoNotReferToOptions = defineQuestionCheck({
  id: 'options-do-not-refer-to-options',
  code: 'X11',
  meaning: 'No option refers to another option or its position, so that options can be shuffled.',
  severity: 'warning',
  fails: choiceQuestion('Which of these is prime?', ['four', 'seven *', 'Both (a) and (b)']),
  passes: choiceQuestion('Which of these is prime?', ['four', 'seven *', 'nine']),
  run: ({ authoredOptions }) =>
    authoredOptions
      .filter((option) => OPTION_REFERENCE.test(option.visible) && !isCatchAll(option))
      .map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) refers to other options, which is wrong after shuffling; reword it.`,
        ),
      ),
});
