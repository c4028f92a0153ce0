import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

export const optionsShareNoLead = questionCheck({
  id: 'options-share-no-lead',
  code: 'X08',
  meaning: 'Words that every option begins with are in the stem instead.',
  severity: 'info',
  thresholds: { words: 2 },
  fails: choice('What does the heart do?', [
    'It is the organ that pumps blood *',
    'It is the organ that makes bile',
    'It is the organ that stores air',
  ]),
  passes: choice('What does the heart do?', ['Pump blood *', 'Make bile', 'Store air']),
  run: ({ worded }, limit) => {
    const [first] = worded;
    if (
      worded.length < 3 ||
      first === undefined ||
      worded.some(
        ({ visible, prose }) => /^[^\p{L}]/u.test(visible) || !visible.startsWith(prose.slice(0, 3)),
      )
    )
      return [];
    let shared = 0;
    while (
      worded.every(
        ({ words }) =>
          words[shared] !== undefined &&
          words[shared]?.toLowerCase() === first.words[shared]?.toLowerCase() &&
          words.length > shared + 1,
      )
    )
      shared++;
    if (shared < limit('words')) return [];
    return [
      {
        message: `Every option begins with “${first.words.slice(0, shared).join(' ')}”; move it into the stem.`,
        ...(first.span && { span: first.span }),
        field: 'options',
      },
    ];
  },
});
