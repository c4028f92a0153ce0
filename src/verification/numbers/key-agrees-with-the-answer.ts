import type { AnswerKey } from '../../domain/answer-key.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Span } from '../../domain/span.ts';
import { agree } from '../../maths/agree/agree.ts';
import { type AgreementReason, REASON_SENTENCES } from '../../maths/agree/outcome.ts';
import { findWritingMistake, isSameWriting } from '../../maths/key/find-writing-mistake.ts';
import { toExactPolicy, toKeyPolicy, writeExactAnswer } from '../../maths/key/key-policy.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { parseQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from './solution-values.ts';

/** An accepted answer that differs from the right one by more than this share is another value, not another rounding. */
const MAX_DIFFERENCE = { relative: 0.05 };

const createExample = (command: string) =>
  writtenQuestion(`Calculate the resistance.\n${command}`, '$R = \\frac{12}{0.52} = 23\\,\\Omega$');

export const keyAgreesWithTheAnswer = defineQuestionCheck({
  id: 'key-agrees-with-the-answer',
  meaning:
    'The answer in \\ans[…]{…} is the value that the solution gives and fits its own options; accepted answers are other forms or roundings of it, and none of them is rejected.',
  severity: 'error',
  fails: createExample('\\ans[exact=\\frac{12}{0.52}, unit=required]{23\\,\\Omega}\n\\accept{32\\,\\Omega}'),
  passes: createExample(
    '\\ans[exact=\\frac{12}{0.52}, unit=required]{23\\,\\Omega}\n\\accept{23.1\\,\\Omega}',
  ),
  run: (view) => {
    const { key, options } = view.question;
    const answer = getAnswerText(view.question);
    if (key === undefined || answer === undefined || options.length > 0) return [];
    return [
      ...checkSolution(answer, view),
      ...checkOptions(answer, key, view),
      ...checkAccepted(answer, key, view),
      ...checkRejected(answer, key, view),
    ];
  },
});

function getAnswerText({ answer }: PlainQuestion): string | undefined {
  if (answer?.kind === 'integer') return String(answer.value);
  return answer?.kind === 'value' ? answer.tex : undefined;
}

/** Compares the answer with the values of the solution. */
function checkSolution(answer: string, view: QuestionView): Remark[] {
  const measured = parseQuantity(answer);
  const solutionValues = getSolutionValues(view);
  const final = getFinalValue(solutionValues);
  if (view.question.answer?.kind !== 'value' || measured === undefined || final === undefined) return [];
  const isGiven = solutionValues.some(
    (solutionValue) => valuesAgree(measured, solutionValue.measured) !== false,
  );
  if (isGiven) return [];
  const message = `The answer is ${answer}, but the solution gives ${final.result.tex}; correct one of them.`;
  return [createRemark(message, view.spans.answer ?? view.spans.question)];
}

/** Checks that the answer itself has the accuracy, unit, form and notation that the key requires. */
function checkOptions(answer: string, key: AnswerKey, view: QuestionView): Remark[] {
  const span = view.spans.answer ?? view.spans.question;
  const exact = key.exact === undefined ? undefined : writeExactAnswer(key.exact, answer);
  const { direction: _direction, words: _words, ...written } = key;
  const ownMistake = findMistakeInAnswer(answer, written);
  return [
    ...(exact === undefined || !differs(exact, answer)
      ? []
      : [createRemark(`The exact value ${key.exact} is not ${answer}; correct one of them.`, span)]),
    ...(ownMistake === undefined
      ? []
      : [
          createRemark(
            `The answer ${answer} does not fit its own options: ${REASON_SENTENCES[ownMistake]} Correct the answer or the options.`,
            span,
          ),
        ]),
  ];

  function differs(value: string, rounded: string): boolean {
    const policy = { ...toExactPolicy({}, answer), units: 'ignore' as const };
    const isRounded = agree(value, rounded, policy).verdict !== 'incorrect';
    return !isRounded && agree(value, rounded, { tolerance: MAX_DIFFERENCE }).verdict === 'incorrect';
  }
}

function findMistakeInAnswer(answer: string, key: AnswerKey): AgreementReason | undefined {
  const { verdict, reason } = agree(answer, answer, toKeyPolicy(key));
  return verdict === 'incorrect' ? reason : findWritingMistake(key, answer);
}

/** Reports accepted answers with another value than the answer, unless a range or words of the key allow other values. */
function checkAccepted(answer: string, key: AnswerKey, view: QuestionView): Remark[] {
  if (key.range !== undefined || key.words !== undefined || parseQuantity(answer) === undefined) return [];
  return (key.accept ?? []).flatMap((accepted) => {
    const policies = [{ tolerance: MAX_DIFFERENCE, units: 'ignore' as const }, toKeyPolicy(key)];
    const differs = policies.every((policy) => agree(answer, accepted, policy).verdict === 'incorrect');
    // An answer in words cannot be compared.
    if (!differs || parseQuantity(accepted) === undefined) return [];
    const message = `The accepted answer ${accepted} is not the answer ${answer}; correct or remove it.`;
    return [createRemark(message, view.locate(view.spans.question, `\\accept{${accepted}`))];
  });
}

/** Reports rejected answers that are also right. */
function checkRejected(answer: string, key: AnswerKey, view: QuestionView): Remark[] {
  const right = [answer, ...(key.accept ?? [])];
  return (key.reject ?? []).flatMap((rejected) => {
    if (!right.some((tex) => isSameWriting(tex, rejected))) return [];
    const message = `The answer ${rejected} is both right and rejected; remove one of them.`;
    return [createRemark(message, view.locate(view.spans.question, `\\reject{${rejected}`))];
  });
}

function createRemark(message: string, span: Span): Remark {
  return { message, span, field: 'answer' };
}
