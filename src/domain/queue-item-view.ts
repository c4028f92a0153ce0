import type { Question } from './question.ts';
import type { TurnRequest } from './queue-request.ts';

/** The provider under which questions stand in the expert queue. */
export const QUESTION_PROVIDER = 'questions';

export type QueueEntry = {
  readonly question: Question;
  /** The question printed by a room that can print. */
  readonly latex: string;
  readonly confidence: number;
  readonly validationPassed: boolean;
  /** What the author asked for; without one the stem speaks for itself. */
  readonly brief?: string;
  readonly conversationId?: string;
};

/** What enters the expert queue for a question; its id is the turn, so it has at most one open item. */
export function toTurnRequest(entry: QueueEntry): TurnRequest {
  return {
    turn_id: entry.question.id,
    ...(entry.conversationId === undefined ? {} : { conversation_id: entry.conversationId }),
    provider_id: QUESTION_PROVIDER,
    user_input: entry.brief ?? entry.question.stem,
    generated_query: entry.latex,
    confidence_score: entry.confidence,
    validation_status: entry.validationPassed ? 'valid' : 'invalid',
    clarification_count: 0,
  };
}
