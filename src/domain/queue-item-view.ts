import { printPartsText } from './part-text.ts';
import type { Question } from './question.ts';
import type { TurnRequest } from './queue-request.ts';

/** The `provider_id` of exam questions. Other provider ids are SQL dialects; `queue-item.ts` explains why. */
export const QUESTION_PROVIDER = 'questions';

type QueueEntry = {
  readonly question: Question;
  /** The question printed as LaTeX by the caller. */
  readonly latex: string;
  readonly confidence: number;
  readonly validationPassed: boolean;
  /** The author's request; without it, the stem and the texts of the parts are used. */
  readonly brief?: string;
  readonly conversationId?: string;
};

/**
 * Converts a question to a turn (one submission) of the expert queue. The turn's id is the question's id, so that a
 * question has at most one open item.
 */
export function toTurnRequest(entry: QueueEntry): TurnRequest {
  return {
    turn_id: entry.question.id,
    ...(entry.conversationId === undefined ? {} : { conversation_id: entry.conversationId }),
    provider_id: QUESTION_PROVIDER,
    user_input: entry.brief ?? printPartsText({ ...entry.question, vignette: undefined }),
    generated_query: entry.latex,
    confidence_score: entry.confidence,
    validation_status: entry.validationPassed ? 'valid' : 'invalid',
    clarification_count: 0,
  };
}
