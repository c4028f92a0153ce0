import type { AnswerKey } from '../../../domain/answer-key.ts';
import type { PlainQuestion, Question } from '../../../domain/question.ts';

type Keyed = { readonly key?: AnswerKey | undefined };

/**
 * Removes values from the keys of a question that become wrong when its numbers change: accepted and rejected answers, exact
 * values, ranges and absolute tolerances. Units, significant figures, forms and words stay.
 */
export function removeKeyValues(question: Question): Question {
  const { questions } = question;
  return { ...reduceQuestion(question), ...(questions && { questions: questions.map(reduceQuestion) }) };
}

function reduceQuestion<T extends PlainQuestion>(question: T): T {
  const parts = question.parts?.map((part) => ({
    ...reduceKey(part),
    ...(part.parts && { parts: part.parts.map(reduceKey) }),
  }));
  return { ...reduceKey(question), ...(parts && { parts }) };
}

function reduceKey<T extends Keyed>(item: T): T {
  if (item.key === undefined) return item;
  const { accept: _accept, reject: _reject, exact: _exact, range: _range, tolerance, ...key } = item.key;
  const relative = tolerance?.relative;
  return { ...item, key: { ...key, ...(relative === undefined ? {} : { tolerance: { relative } }) } };
}
