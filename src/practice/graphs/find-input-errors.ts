import { type AnswerError, findAnswerErrors } from './find-answer-errors.ts';

const MAX_NAME_LENGTH = 200;
const MAX_IDS = 10_000;
/** Far more than any graph has. */
const MAX_FIELDS = 100;

/** Finds names, lists and answers in the input of a run that are too long; nothing else of the input is checked here. */
export function findInputErrors(input: unknown): AnswerError[] {
  if (typeof input !== 'object' || input === null) return [];
  if (Object.keys(input).length > MAX_FIELDS)
    return [{ fields: [], message: `at most ${MAX_FIELDS} fields are allowed` }];
  const fields: Record<string, unknown> = { ...input };
  const names = ['subject', 'level', 'target_outcome'].flatMap((name) => {
    const value = fields[name];
    const isTooLong = typeof value === 'string' && value.length > MAX_NAME_LENGTH;
    return isTooLong
      ? [{ fields: [name], message: `at most ${MAX_NAME_LENGTH} characters are allowed` }]
      : [];
  });
  const { used_question_ids: ids, resume_data: resumed } = fields;
  const hasManyIds = Array.isArray(ids) && ids.length > MAX_IDS;
  const answers = findAnswerErrors(resumed).map((error) => ({
    ...error,
    fields: ['resume_data', ...error.fields],
  }));
  return [
    ...names,
    ...answers,
    ...(hasManyIds ? [{ fields: ['used_question_ids'], message: `at most ${MAX_IDS} ids are allowed` }] : []),
  ];
}
