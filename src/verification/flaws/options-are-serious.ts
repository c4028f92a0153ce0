import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

/** Emoji and joking phrases; arrows and trademark signs are allowed. */
const PLAYFUL =
  /\p{Extended_Pictographic}(?<![©®™↔↕↗↘↙↖])|\b(?:lol|haha|just kidding|who knows|nobody cares)\b/iu;

export const optionsAreSerious = questionCheck({
  id: 'options-are-serious',
  code: 'X13',
  meaning: 'Options contain no jokes, emoji or exclamation marks.',
  severity: 'warning',
  fails: choice('What does the heart do?', ['Pump blood *', 'Break in two!', 'Store air']),
  passes: choice('What does the heart do?', ['Pump blood *', 'Make bile', 'Store air']),
  run: ({ worded }) =>
    worded
      .filter(({ prose }) => PLAYFUL.test(prose) || /\p{L}{2,}\s*!$/u.test(prose.trim()))
      .map((option) =>
        optionRemark(
          option,
          `Option (${option.id}) is not serious; offer a wrong answer that a learner would believe.`,
        ),
      ),
});
