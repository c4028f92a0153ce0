import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

export const optionsAreThreeToFive = defineQuestionCheck({
  id: 'options-are-three-to-five',
  code: 'S02',
  meaning: 'A choice question offers three to five options; a single option is an error.',
  severity: 'warning',
  thresholds: { fewest: 3, most: 5 },
  fails: choiceQuestion('What is the sum of two and three?', ['$5$ *']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: ({ question }, limit) => {
    const count = question.options.length;
    if (count === 0 || (count >= limit('fewest') && count <= limit('most'))) return [];
    if (question.kind === 'match' && count > limit('most')) return [];
    const message = `There ${count === 1 ? 'is one option' : `are ${count} options`}; offer ${limit('fewest')} to ${limit('most')}.`;
    return [{ message, field: 'options', ...(count < 2 ? { severityShift: 1 as const } : {}) }];
  },
});
