import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { contentStems } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

export const keyDoesNotEchoTheStem = questionCheck({
  id: 'key-does-not-echo-the-stem',
  code: 'M12',
  meaning: 'No telling word of the stem appears in the correct option alone.',
  severity: 'warning',
  thresholds: { letters: 6 },
  fails: choice('Which gland makes thyroxine?', [
    'The thyroxine gland of the neck *',
    'The pancreas',
    'The adrenal cortex',
  ]),
  passes: choice('Which gland makes thyroxine?', ['The thyroid *', 'The pancreas', 'The adrenal cortex']),
  run: ({ worded, keyed, distractors, stem, question, locate }, limit) => {
    const [key] = keyed;
    if (worded.length < 3 || question.kind !== 'mcq_sc' || key === undefined || distractors.length < 2)
      return [];
    const elsewhere = new Set(distractors.flatMap((option) => [...contentStems(option.words)]));
    const inStem = contentStems(stem.words);
    const echoed = key.words.find((word) => {
      const [cut] = contentStems([word]);
      return cut !== undefined && word.length >= limit('letters') && inStem.has(cut) && !elsewhere.has(cut);
    });
    if (echoed === undefined) return [];
    return [
      optionRemark(
        key,
        `“${echoed}” stands in the stem and in the correct option alone; reword one of them.`,
        { span: locate(key.span, echoed) },
      ),
    ];
  },
});
