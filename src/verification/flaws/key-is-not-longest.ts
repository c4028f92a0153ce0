import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from './option-remark.ts';

export const keyIsNotLongest = questionCheck({
  id: 'key-is-not-longest',
  code: 'M04',
  meaning: 'The correct option is not much longer than the others.',
  severity: 'warning',
  thresholds: { ratio: 1.25, shortest: 20, words: 4 },
  fails: choice('Why does ice float on water?', [
    'It is cold',
    'It is solid',
    'Its density is lower because its molecules are held further apart *',
  ]),
  passes: choice('Why does ice float on water?', [
    'It is colder than water',
    'It is harder than water',
    'It is less dense than water *',
  ]),
  run: ({ worded, keyed, distractors, question }, limit) => {
    const [key] = keyed;
    if (
      worded.length === 0 ||
      question.kind !== 'mcq_sc' ||
      key === undefined ||
      keyed.length > 1 ||
      distractors.length === 0
    )
      return [];
    const longest = Math.max(...distractors.map((option) => option.visible.length));
    const { length } = key.visible;
    if (length < limit('shortest') || key.words.length < limit('words') || length <= limit('ratio') * longest)
      return [];
    return [
      optionRemark(
        key,
        `The correct option has ${length} characters, the longest wrong one ${longest}; make their lengths similar.`,
      ),
    ];
  },
});
