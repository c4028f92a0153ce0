import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

const REFERS =
  /\b(?:options?|choices?|answers?) \(?[A-Ea-e]\)?(?![\p{L}])|\bthe (?:first|second|third|last|previous|next) (?:option|choice|answer)s?\b|\b(?:the )?(?:above|other|previous|preceding|following) (?:options?|choices?|answers?)\b|\bboth \(?[a-eA-E]\)? and \(?[a-eA-E]\)?(?![\p{L}])/iu;

export const optionsDoNotReferToOptions = questionCheck({
  id: 'options-do-not-refer-to-options',
  code: 'X11',
  meaning: 'No option refers to another option or its position, so that options can be shuffled.',
  severity: 'warning',
  fails: choice('Which of these is prime?', ['four', 'seven *', 'Both (a) and (b)']),
  passes: choice('Which of these is prime?', ['four', 'seven *', 'nine']),
  run: ({ worded }) =>
    worded
      .filter((option) => REFERS.test(option.visible))
      .map((option) =>
        optionRemark(
          option,
          `Option (${option.id}) refers to other options, which is wrong after shuffling; reword it.`,
        ),
      ),
});
