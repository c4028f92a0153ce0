import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

export const optionsShareNoLead = defineQuestionCheck({
  id: 'options-share-no-lead',
  code: 'X08',
  meaning: 'Words that every option begins with are in the stem instead.',
  severity: 'info',
  thresholds: { words: 2 },
  fails: choiceQuestion('What does the heart do?', [
    'It is the organ that pumps blood *',
    'It is the organ that makes bile',
    'It is the organ that stores air',
  ]),
  passes: choiceQuestion('What does the heart do?', ['Pump blood *', 'Make bile', 'Store air']),
  run: ({ authoredOptions }, getThreshold) => {
    const [first] = authoredOptions;
    if (
      authoredOptions.length < 3 ||
      first === undefined ||
      authoredOptions.some(
        ({ visible, prose }) => /^[^\p{L}]/u.test(visible) || !visible.startsWith(prose.slice(0, 3)),
      )
    )
      return [];
    let sharedWordCount = 0;
    while (
      authoredOptions.every(
        ({ words }) =>
          words[sharedWordCount] !== undefined &&
          words[sharedWordCount]?.toLowerCase() === first.words[sharedWordCount]?.toLowerCase() &&
          words.length > sharedWordCount + 1,
      )
    )
      sharedWordCount++;
    if (sharedWordCount < getThreshold('words')) return [];
    return [
      {
        message: `Every option begins with “${first.words.slice(0, sharedWordCount).join(' ')}”; move it into the stem.`,
        ...(first.span && { span: first.span }),
        field: 'options',
      },
    ];
  },
});
