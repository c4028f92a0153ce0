import { parseResumeValue } from '../../runs/graphs/parse-resume-value.ts';

/** The maximum number of characters in the answer to one question, all parts together. */
const MAX_ANSWER_LENGTH = 20_000;

/** An answer that cannot be marked. */
type AnswerError = {
  /** The fields that lead to the answer, such as `['responses', 'n5m-01']`. */
  readonly path: readonly string[];
  readonly problem: string;
};

const TOO_LONG = `An answer has at most ${MAX_ANSWER_LENGTH.toLocaleString('en')} characters`;
const NOT_TEXT = 'An answer is a text, or an object with a text for each part';

/** Finds the answers that cannot be marked in the value with which a client resumes a practice or an exam. */
export function findAnswerErrors(resume: unknown): AnswerError[] {
  const value = parseResumeValue(resume);
  if (!isObject(value)) return checkAnswer([], value);
  const { user_answer, responses, ...others } = value;
  const given = parseResumeValue(responses);
  return [
    ...checkAnswer(['user_answer'], user_answer),
    ...(isObject(given)
      ? Object.entries(given).flatMap(([id, answer]) => checkAnswer(['responses', id], answer))
      : []),
    // An object without these fields may have a text for each part.
    ...(measureAnswer(Object.values(others)) > MAX_ANSWER_LENGTH ? [{ path: [], problem: TOO_LONG }] : []),
  ];
}

function checkAnswer(path: readonly string[], answer: unknown): AnswerError[] {
  const isParts = isObject(answer) && !Array.isArray(answer);
  const texts = isParts ? Object.values(answer) : [answer];
  if (!texts.every(isTextOrBlank)) return path.length === 0 ? [] : [{ path, problem: NOT_TEXT }];
  return measureAnswer(texts) > MAX_ANSWER_LENGTH ? [{ path, problem: TOO_LONG }] : [];
}

function measureAnswer(texts: readonly unknown[]): number {
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
}

function isTextOrBlank(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string' || typeof value === 'number';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
