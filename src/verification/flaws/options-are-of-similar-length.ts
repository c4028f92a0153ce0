import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

export const optionsAreOfSimilarLength = defineQuestionCheck({
  id: 'options-are-of-similar-length',
  code: 'X02',
  meaning: 'The longest option is at most about twice as long as the shortest.',
  severity: 'info',
  thresholds: { ratio: 2, longest: 20 },
  fails: choiceQuestion('Why does ice float on water?', [
    'It is cold',
    'It is solid',
    'Its density is lower since its molecules lie further apart *',
  ]),
  passes: choiceQuestion('Why does ice float on water?', [
    'It is colder than water',
    'It is harder than water',
    'It is less dense than water *',
  ]),
  run: ({ authoredOptions }, getThreshold) => {
    const lengths = authoredOptions
      .filter(({ words }) => words.length > 0)
      .map(({ visible }) => visible.length);
    if (lengths.length < 2 || lengths.length !== authoredOptions.length) return [];
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
    if (longest < getThreshold('longest') || longest <= getThreshold('ratio') * shortest) return [];
    return [
      {
        message: `The options are ${shortest} to ${longest} characters long; make their lengths similar.`,
        field: 'options',
      },
    ];
  },
});
