import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

const long =
  'The blood returns from the body to the right side of the heart and is then sent on to the lungs where it takes up oxygen before it comes back to the left side';

export const optionsAreShort = questionCheck({
  id: 'options-are-short',
  code: 'X03',
  meaning: 'Long text is in the stem; no option has more than 25 words.',
  severity: 'warning',
  thresholds: { words: 25, share: 1.5 },
  fails: choice('What happens to the blood?', [`${long} *`, 'It is lost', 'It is made again']),
  passes: choice('What happens to the blood?', ['It circulates *', 'It is lost', 'It is made again']),
  run: ({ worded, stem }, limit) => {
    const wordy = worded.filter(({ words }) => words.length > limit('words'));
    const total = worded.reduce((sum, { words }) => sum + words.length, 0);
    const heavy =
      wordy.length === 0 &&
      total > 40 &&
      total > limit('share') * Math.max(1, stem.words.length) * worded.length;
    return [
      ...wordy.map((option) =>
        optionRemark(
          option,
          `Option (${option.id}) has ${option.words.length} words; move what the options share into the stem.`,
        ),
      ),
      ...(heavy
        ? [
            {
              message: `The options have ${total} words, the stem ${stem.words.length}; move text into the stem.`,
              field: 'options',
            },
          ]
        : []),
    ];
  },
});
