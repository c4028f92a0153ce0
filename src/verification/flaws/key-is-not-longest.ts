import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

export const keyIsNotLongest = defineQuestionCheck({
  id: 'key-is-not-longest',
  code: 'M04',
  meaning: 'The correct option is not much longer than the others.',
  severity: 'warning',
  thresholds: { ratio: 1.25, shortest: 20, words: 4 },
  fails: choiceQuestion('Why does ice float on water?', [
    'It is cold',
    'It is solid',
    'Its density is lower because its molecules are held further apart *',
  ]),
  passes: choiceQuestion('Why does ice float on water?', [
    'It is colder than water',
    'It is harder than water',
    'It is less dense than water *',
  ]),
  run: ({ authoredOptions, correctOptions, distractors, question }, getThreshold) => {
    const [key] = correctOptions;
    if (
      authoredOptions.length === 0 ||
      question.kind !== 'mcq_sc' ||
      key === undefined ||
      correctOptions.length > 1 ||
      distractors.length === 0
    )
      return [];
    const longestDistractor = Math.max(...distractors.map((option) => option.visible.length));
    const { length } = key.visible;
    if (
      length < getThreshold('shortest') ||
      key.words.length < getThreshold('words') ||
      length <= getThreshold('ratio') * longestDistractor
    )
      return [];
    return [
      createOptionRemark(
        key,
        `The correct option has ${length} characters, the longest wrong one ${longestDistractor}; make their lengths similar.`,
      ),
    ];
  },
});
