import type { AnswerRecord } from '../../domain/answer-record.ts';
import { serialiseResponse } from '../../domain/learner-response.ts';

/**
 * Returns the responses in the log that differ from the given ones, by question id. The first response to a
 * question counts: if a learner answers it again, for example after a cancelled run, the response in the log is marked.
 */
export function findEarlierResponses(
  given: readonly AnswerRecord[],
  logged: readonly AnswerRecord[],
): Record<string, string> {
  const givenById = new Map(given.map((record) => [record.id, record.response]));
  const byQuestion = Map.groupBy(logged, ({ questionId }) => questionId);
  const changed = [...byQuestion].filter(([, records]) =>
    records.some(({ id, response }) => givenById.get(id) !== response),
  );
  return Object.fromEntries(changed.map(([id, records]) => [id, joinParts(records)]));
}

/** Returns the response to a question from the records of its parts. One text for the whole question is stored with each part. */
function joinParts(records: readonly AnswerRecord[]): string {
  const [first] = records;
  if (records.every(({ response }) => response === first?.response)) return first?.response ?? '';
  return serialiseResponse(Object.fromEntries(records.map(({ part, response }) => [part ?? '', response])));
}
