import { defineBankCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { listAnsweredViews } from '../views/question-view.ts';

const names = ['heart', 'liver', 'lung', 'kidney'];
const createPaper = (keyText: string): string =>
  Array.from({ length: 24 }, (_, n) =>
    choiceQuestion(
      `Which organ is meant in case ${n + 1} of the ward?`,
      [0, 1, 2, 3].map((index) =>
        index === n % 4 ? `${names[index]} ${keyText} *` : `${names[index]} of case ${n + 1}`,
      ),
    ),
  ).join('\n');

export const keysAreNotMostlyLongest = defineBankCheck({
  id: 'keys-are-not-mostly-longest',
  code: 'B02',
  meaning: 'Across a paper, the correct option is the longest no more often than by chance.',
  severity: 'warning',
  thresholds: { questions: 20, share: 0.4 },
  fails: createPaper('with its vessels'),
  passes: createPaper('alone'),
  run: ({ questions }, getThreshold) => {
    const wordQuestions = questions
      .flatMap(listAnsweredViews)
      .filter(
        ({ question, options }) =>
          question.kind === 'mcq_sc' &&
          options.length === 4 &&
          options.every(({ words }) => words.length > 0),
      );
    if (wordQuestions.length < getThreshold('questions')) return [];
    const withLongestKey = wordQuestions.filter(({ correctOptions, distractors }) => {
      const keyLength = correctOptions[0]?.visible.length ?? 0;
      return distractors.every(({ visible }) => visible.length < keyLength);
    });
    if (withLongestKey.length <= getThreshold('share') * wordQuestions.length) return [];
    return [
      {
        message: `The key is the longest option in ${withLongestKey.length} of ${wordQuestions.length} questions (by chance in a quarter); shorten some keys.`,
        field: 'options',
      },
    ];
  },
});
