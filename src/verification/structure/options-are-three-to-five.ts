import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

const MIN_OPTIONS_OF_PART = 2;

export const optionsAreThreeToFive = defineQuestionCheck({
  id: 'options-are-three-to-five',
  code: 'S02',
  meaning: 'A choice question offers three to five options.',
  severity: 'warning',
  thresholds: { fewest: 3, most: 5 },
  fails: choiceQuestion('What is the sum of two and three?', ['$5$ *']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: ({ question, part }, getThreshold) => {
    const count = question.options.length;
    // A part of a question may offer two options, such as true and false.
    const fewest = part === undefined ? getThreshold('fewest') : MIN_OPTIONS_OF_PART;
    if (count === 0 || (count >= fewest && count <= getThreshold('most'))) return [];
    if (question.kind === 'match' && count > getThreshold('most')) return [];
    const message = `There ${count === 1 ? 'is one option' : `are ${count} options`}; offer ${fewest} to ${getThreshold('most')}.`;
    return [{ message, field: 'options' }];
  },
});
