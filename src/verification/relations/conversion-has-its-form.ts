import type { Remark } from '../check.ts';
import { choiceQuestion, integerQuestion, writtenQuestion } from '../example.ts';
import { getOptionValue } from '../numbers/option-values.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from '../numbers/solution-values.ts';
import { type MeasuredValue, parseViewQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { createTextView } from '../views/text-view.ts';
import type { RelationCheck } from './relation-check.ts';

const parent = choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']);

export const conversionHasItsForm: RelationCheck = {
  id: 'conversion-has-its-form',
  meaning:
    'A converted question has the form of its kind: options for a choice, none for a written answer, a whole number for an integer question; and it keeps the answer.',
  severity: 'error',
  relations: ['conversion'],
  exampleRelation: 'conversion',
  parent,
  fails: writtenQuestion('% kind: integer\nWhat is the sum of two and three?', 'The sum is some number.'),
  passes: integerQuestion('The sum of two and three is', '5', 'The sum is $2 + 3 = 5$.'),
  run: ({ parent, child }) => [...checkForm(child), ...checkAnswer(parent, child)],
};

/** Checks that a question has the parts that its kind requires. */
function checkForm({ question, options, correctOptions }: QuestionView): Remark[] {
  const createRemarks = (message: string) => [{ message, field: 'kind' }];
  switch (question.kind) {
    case 'integer':
      if (options.length > 0) return createRemarks('An integer question has no options; remove them.');
      return question.answer?.kind === 'integer'
        ? []
        : createRemarks('An integer question needs a whole number; give it with \\ansint{…}.');
    case 'subjective':
      return options.length > 0 ? createRemarks('A written question has no options; remove them.') : [];
    case 'mcq_sc':
    case 'mcq_mc':
      if (options.length < 2) return createRemarks('A choice question needs options in a tasks list.');
      return correctOptions.length === 0 ? createRemarks('A choice question needs a marked option.') : [];
    default:
      return [];
  }
}

/** Checks that the answer of the parent appears in the converted question, as its answer or as a step. */
function checkAnswer(parent: QuestionView, child: QuestionView): Remark[] {
  const [expected] = getAnswerValues(parent);
  const statedValues = [
    ...getAnswerValues(child),
    ...getSolutionValues(child).map(({ measured }) => measured),
    ...getStatedValues(child),
  ];
  const verdicts = expected === undefined ? [] : statedValues.map((value) => valuesAgree(expected, value));
  if (expected === undefined || verdicts.includes(true) || !verdicts.includes(false)) return [];
  const location = { ...(child.spans.answer && { span: child.spans.answer }), field: 'answer' };
  return [{ message: `The parent's answer, ${expected.written}, is missing; keep it.`, ...location }];
}

/** Returns the values at the ends of the correct statements: `The work is $24\\,\\mathrm{J}$.` */
function getStatedValues({ correctOptions }: QuestionView): MeasuredValue[] {
  return correctOptions.flatMap(({ tex, span }) => {
    const [, formula] = /\$([^$]*)\$\.?\s*$/.exec(tex) ?? [];
    const value = formula === undefined ? undefined : parseViewQuantity(createTextView(`$${formula}$`, span));
    return value === undefined ? [] : [value];
  });
}

/** Returns the value of the marked option, else the integer answer, else the final value of the solution. */
function getAnswerValues(view: QuestionView): MeasuredValue[] {
  const { correctOptions, question } = view;
  if (correctOptions.length > 0)
    return correctOptions.length > 1 ? [] : correctOptions.flatMap((option) => getOptionValue(option) ?? []);
  if (question.answer?.kind === 'integer') {
    const value = parseViewQuantity(createTextView(String(question.answer.value), view.spans.answer));
    return value === undefined ? [] : [value];
  }
  const finalValue = getFinalValue(getSolutionValues(view));
  return finalValue === undefined ? [] : [finalValue.measured];
}
