import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';
import { contentStems } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

export const keyDoesNotEchoTheStem = questionCheck({
  id: 'key-does-not-echo-the-stem',
  code: 'M12',
  meaning: 'No distinctive word of the stem appears only in the correct option.',
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
    const inStem = contentStems(stem.words);
    const echoesOf = (option: OptionView, others: readonly OptionView[]): string[] => {
      const elsewhere = new Set(others.flatMap((other) => [...contentStems(other.words)]));
      return option.words.filter((word) =>
        [...contentStems([word])].some((cut) => inStem.has(cut) && !elsewhere.has(cut)),
      );
    };
    const echoed = echoesOf(key, distractors).find((word) => word.length >= limit('letters'));
    // A stem that lists all options reveals none of them.
    if (echoed === undefined || distractors.some((option) => echoesOf(option, [key]).length > 0)) return [];
    return [
      optionRemark(
        key,
        `“${echoed}” is in the stem and in no option but the correct one; reword one of them.`,
        { span: locate(key.span, echoed) },
      ),
    ];
  },
});
