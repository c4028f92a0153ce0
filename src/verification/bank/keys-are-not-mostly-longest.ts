import { bankCheck } from '../check.ts';
import { choice } from '../example.ts';

const names = ['heart', 'liver', 'lung', 'kidney'];
const paper = (keyText: string): string =>
  Array.from({ length: 24 }, (_, n) =>
    choice(
      `Which organ is meant in case ${n + 1} of the ward?`,
      [0, 1, 2, 3].map((place) =>
        place === n % 4 ? `${names[place]} ${keyText} *` : `${names[place]} of case ${n + 1}`,
      ),
    ),
  ).join('\n');

export const keysAreNotMostlyLongest = bankCheck({
  id: 'keys-are-not-mostly-longest',
  code: 'B02',
  meaning: 'Across a paper, the correct option is the longest no more often than by chance.',
  severity: 'warning',
  thresholds: { questions: 20, share: 0.4 },
  fails: paper('with its vessels'),
  passes: paper('alone'),
  run: ({ questions }, limit) => {
    const worded = questions.filter(
      ({ question, options }) =>
        question.kind === 'mcq_sc' && options.length === 4 && options.every(({ words }) => words.length > 0),
    );
    if (worded.length < limit('questions')) return [];
    const biased = worded.filter(({ keyed, distractors }) => {
      const own = keyed[0]?.visible.length ?? 0;
      return distractors.every(({ visible }) => visible.length < own);
    });
    if (biased.length <= limit('share') * worded.length) return [];
    return [
      {
        message: `The key is the longest option in ${biased.length} of ${worded.length} questions (by chance in a quarter); shorten some keys.`,
        field: 'options',
      },
    ];
  },
});
