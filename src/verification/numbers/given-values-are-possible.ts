import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import { findImpossibleValues } from './find-impossible-values.ts';

const question = (temperature: number) =>
  writtenQuestion(
    `A gas has a temperature of ${temperature} °C and a volume of 2.0 L. Find its volume at 0 °C.`,
    'Use the law of Charles.',
  );

export const givenValuesArePossible = defineQuestionCheck({
  id: 'given-values-are-possible',
  meaning: 'No value that the stem gives is physically or mathematically impossible or implausible.',
  severity: 'warning',
  fails: question(-300),
  passes: question(-30),
  run: (view) => {
    const { spans, part } = view;
    const end = Math.min(
      spans.solution?.start ?? spans.question.end,
      spans.options[0]?.start ?? spans.question.end,
    );
    if (part !== undefined) return [];
    return findImpossibleValues(
      view,
      listQuestionNumbers(view).filter(({ token }) => token.end <= end),
    ).map((remark) => ({ ...remark, field: 'stem' }));
  },
});
