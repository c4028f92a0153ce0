import type { LearnerResponse } from '../../../src/domain/learner-response.ts';
import { toPartQuestions } from '../../../src/domain/part-question.ts';
import type { PlainQuestion, Question } from '../../../src/domain/question.ts';

/** What a simulated learner does: everything right, a usual mistake, only the first step or part, or nothing. */
export const responseKinds = ['mistake', 'right', 'begun', 'nothing'] as const;
export type ResponseKind = (typeof responseKinds)[number];

/** Writes a response of this kind; `right` is the response that earns all marks. */
export function writeResponse(
  kind: ResponseKind,
  question: Question,
  right: LearnerResponse,
): LearnerResponse {
  const response = chooseResponse(kind, question, right);
  return typeof response === 'string'
    ? withoutText(response)
    : Object.fromEntries(Object.entries(response).map(([path, text]) => [path, withoutText(text)]));
}

/** Learners type words without the TeX command that answers of item models have around them. */
const withoutText = (text: string): string => text.replaceAll(/\\text\{([^{}]*)\}/g, '$1');

function chooseResponse(kind: ResponseKind, question: Question, right: LearnerResponse): LearnerResponse {
  if (kind === 'nothing') return '';
  if (kind === 'right') return right;
  if (typeof right === 'string')
    return kind === 'begun' ? takeFirstLine(right, question) : writeMistake(question, right);
  return Object.fromEntries(
    toPartQuestions(question).map(({ path, question: part }, index) => {
      const text = right[path] ?? '';
      if (kind === 'begun') return [path, index === 0 ? text : ''];
      return [path, index === 0 ? writeMistake(part, text) : text];
    }),
  );
}

function takeFirstLine(right: string, question: PlainQuestion): string {
  const [first = ''] = right.split('\n');
  return first === right ? writeMistake(question, right) : first;
}

/** A wrong option, the answer of a mistake that the scheme knows, or a wrong number after the right working. */
function writeMistake({ options, answer, markingScheme }: PlainQuestion, right: string): string {
  if (options.length > 0 && answer?.kind === 'choice')
    return options.find(({ id }) => !answer.correct.includes(id))?.id ?? right;
  const [known] = markingScheme?.misconceptions ?? [];
  if (known !== undefined) return known.answer;
  return [...right.split('\n').slice(0, -1), '7.5'].join('\n');
}
