import { parseResumeValue } from '../../runs/graphs/parse-resume-value.ts';

/** The maximum number of characters in the answer to one question, including all its parts. */
const MAX_ANSWER_LENGTH = 20_000;

/** An answer that cannot be marked. */
export type AnswerError = {
  /** The fields that lead to the answer, such as `['responses', 'n5m-01']`. */
  readonly fields: readonly string[];
  readonly message: string;
};

/** The maximum number of characters in all answers to a paper. */
const MAX_SCRIPT_LENGTH = 150_000;

/** Far more than any paper has questions, or any question parts. */
const MAX_ANSWERS = 1000;

const TOO_MANY = `At most ${MAX_ANSWERS.toLocaleString('en')} answers are allowed`;
const TOO_LONG = `An answer has at most ${MAX_ANSWER_LENGTH.toLocaleString('en')} characters`;
const SCRIPT_TOO_LONG = `The answers to a paper have at most ${MAX_SCRIPT_LENGTH.toLocaleString('en')} characters together`;
const NOT_TEXT = 'An answer is a text, or an object with a text for each part';

/** Finds the answers that cannot be marked in the value with which a client resumes a practice or an exam. */
export function findAnswerErrors(resume: unknown): AnswerError[] {
  const value = parseResumeValue(resume);
  if (!isObject(value)) return findErrorsOfAnswer([], value);
  if (Object.keys(value).length > MAX_ANSWERS) return [{ fields: [], message: TOO_MANY }];
  const { user_answer, responses, ...others } = value;
  const given = parseResumeValue(responses);
  if (isObject(given) && Object.keys(given).length > MAX_ANSWERS)
    return [{ fields: ['responses'], message: TOO_MANY }];
  return [
    ...findErrorsOfAnswer(['user_answer'], user_answer),
    ...(isObject(given)
      ? Object.entries(given).flatMap(([id, answer]) => findErrorsOfAnswer(['responses', id], answer))
      : []),
    ...(isObject(given) && measureScript(given) > MAX_SCRIPT_LENGTH
      ? [{ fields: ['responses'], message: SCRIPT_TOO_LONG }]
      : []),
    // Other fields may be the answers to parts: `{ "a": "…", "b": "…" }`.
    ...(measureAnswer(Object.values(others)) > MAX_ANSWER_LENGTH ? [{ fields: [], message: TOO_LONG }] : []),
  ];
}

/** Finds the errors of one answer. Without fields, the value may be another kind of response, such as `true`, and is not an error. */
function findErrorsOfAnswer(fields: readonly string[], answer: unknown): AnswerError[] {
  const isParts = isObject(answer) && !Array.isArray(answer);
  const texts = isParts ? Object.values(answer) : [answer];
  if (!texts.every(isTextOrBlank)) return fields.length === 0 ? [] : [{ fields, message: NOT_TEXT }];
  return measureAnswer(texts) > MAX_ANSWER_LENGTH ? [{ fields, message: TOO_LONG }] : [];
}

function measureAnswer(texts: readonly unknown[]): number {
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
}

function measureScript(responses: Readonly<Record<string, unknown>>): number {
  const texts = Object.values(responses).flatMap((answer) =>
    isObject(answer) ? Object.values(answer) : [answer],
  );
  return measureAnswer(texts);
}

function isTextOrBlank(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string' || typeof value === 'number';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
