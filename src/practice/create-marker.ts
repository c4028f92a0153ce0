import type { LearnerResponse } from '../domain/learner-response.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { markQuestion } from '../marking/mark-question.ts';
import type { MarkResponseOptions } from '../marking/mark-response.ts';
import type { Marking } from '../marking/marking.ts';

/** A function that marks a response to a question. */
export type Marker = (
  question: PlainQuestion,
  response: LearnerResponse,
  options?: MarkResponseOptions,
) => Promise<Marking>;

/** Marking a response of this length takes some milliseconds. Longer ones could stop the event loop for seconds. */
const MAX_SHORT_LENGTH = 1000;

/** Creates a function that marks short responses in this thread and passes long ones to `markLong`. */
export function createMarker(markLong: Marker | undefined): Marker {
  return async (question, response, options) =>
    markLong !== undefined && measureResponse(response) > MAX_SHORT_LENGTH
      ? markLong(question, response, options)
      : markQuestion(question, response, options);
}

function measureResponse(response: LearnerResponse): number {
  const texts = typeof response === 'string' ? [response] : Object.values(response);
  return texts.reduce((sum, text) => sum + text.length, 0);
}
