import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

const longOption =
  'The blood returns from the body to the right side of the heart and is then sent on to the lungs where it takes up oxygen before it comes back to the left side';

export const optionsAreShort = defineQuestionCheck({
  id: 'options-are-short',
  code: 'X03',
  meaning: 'Long text is in the stem; no option has more than 25 words.',
  severity: 'warning',
  thresholds: { words: 25, share: 1.5 },
  fails: choiceQuestion('What happens to the blood?', [`${longOption} *`, 'It is lost', 'It is made again']),
  passes: choiceQuestion('What happens to the blood?', ['It circulates *', 'It is lost', 'It is made again']),
  run: ({ authoredOptions, stem }, getThreshold) => {
    const longOptions = authoredOptions.filter(({ words }) => words.length > getThreshold('words'));
    const total = authoredOptions.reduce((sum, { words }) => sum + words.length, 0);
    const areTooLongTogether =
      longOptions.length === 0 &&
      total > 40 &&
      total > getThreshold('share') * Math.max(1, stem.words.length) * authoredOptions.length;
    return [
      ...longOptions.map((option) =>
        createOptionRemark(
          option,
          `Option (${option.id}) has ${option.words.length} words; move what the options share into the stem.`,
        ),
      ),
      ...(areTooLongTogether
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
