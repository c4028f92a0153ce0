import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';
import { extractWordRoots } from '../views/words.ts';
import { createOptionRemark } from './option-remark.ts';

export const keyDoesNotEchoTheStem = defineQuestionCheck({
  id: 'key-does-not-echo-the-stem',
  code: 'M12',
  meaning: 'No distinctive word of the stem appears only in the correct option.',
  severity: 'warning',
  thresholds: { letters: 6 },
  fails: choiceQuestion('Which gland makes thyroxine?', [
    'The thyroxine gland of the neck *',
    'The pancreas',
    'The adrenal cortex',
  ]),
  passes: choiceQuestion('Which gland makes thyroxine?', [
    'The thyroid *',
    'The pancreas',
    'The adrenal cortex',
  ]),
  run: ({ authoredOptions, correctOptions, distractors, stem, question, locate }, getThreshold) => {
    const [key] = correctOptions;
    if (
      authoredOptions.length < 3 ||
      question.kind !== 'mcq_sc' ||
      key === undefined ||
      distractors.length < 2
    )
      return [];
    const stemRoots = extractWordRoots(stem.words);
    // The words of an option that the stem contains and the other options do not.
    const listEchoes = (option: OptionView, others: readonly OptionView[]): string[] => {
      const otherRoots = new Set(others.flatMap(({ words }) => [...extractWordRoots(words)]));
      return option.words.filter((word) =>
        [...extractWordRoots([word])].some((root) => stemRoots.has(root) && !otherRoots.has(root)),
      );
    };
    const echoedWord = listEchoes(key, distractors).find((word) => word.length >= getThreshold('letters'));
    // If the stem lists all options, it reveals none of them.
    if (echoedWord === undefined || distractors.some((option) => listEchoes(option, [key]).length > 0))
      return [];
    return [
      createOptionRemark(
        key,
        `“${echoedWord}” is in the stem and in no option but the correct one; reword one of them.`,
        { span: locate(key.span, echoedWord) },
      ),
    ];
  },
});
