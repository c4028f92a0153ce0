import { defineQuestionCheck } from '../check.ts';
import { integerQuestion } from '../example.ts';

/** A declared range, such as “an integer from 0 to 9”. */
const RANGE =
  /integer (?:value )?(?:from|between|in the range(?: of)?) (-?\d+) (?:to|and) (-?\d+)(?![\d^⁰¹²³⁴-⁹])/i;
const stem = 'The answer is an integer from 0 to 9. The sum of five and three is';

export const integerAnswerIsInRange = defineQuestionCheck({
  id: 'integer-answer-is-in-range',
  code: 'S15',
  meaning: 'A whole-number answer is in the range that the stem declares, and the question has no options.',
  severity: 'error',
  fails: integerQuestion(stem, '12', 'The sum is $12$.'),
  passes: integerQuestion(stem, '8', 'The sum is $5 + 3 = 8$.'),
  run: ({ question, stem, spans }) => {
    const { answer } = question;
    if (answer?.kind !== 'integer') return [];
    const span = spans.answer === undefined ? {} : { span: spans.answer };
    if (question.options.length > 0)
      return [
        {
          message: 'A question has either a whole-number answer or options; remove one of them.',
          field: 'answer',
          ...span,
        },
      ];
    const [, low, high] = RANGE.exec(stem.visible) ?? [];
    if (low === undefined || high === undefined) return [];
    if (answer.value >= Number(low) && answer.value <= Number(high)) return [];
    return [
      {
        message: `The answer ${answer.value} is outside the declared range ${low} to ${high}; correct one of them.`,
        field: 'answer',
        ...span,
      },
    ];
  },
});
