import { localPrincipal } from '../../domain/principal.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { OpenSpotCheck } from './spot-check-dependencies.ts';

/** Sends suggestions to the expert queue and withdraws them. */
export type ExpertRequests = {
  /** Adds a suggestion to the queue; a second call for the same suggestion is a no-op. */
  submit(suggestion: StoredSuggestion): Promise<void>;
  /** Removes a suggestion from the queue. Returns `held` if an expert is working on it, and undefined if it is not in the queue. */
  withdraw(suggestionId: number): Promise<'withdrawn' | 'held' | undefined>;
};

/**
 * Creates the object that submits and withdraws suggestions. A suggestion is submitted as a turn of the queue: its new
 * text is the `generated_query` (a name of the queue's specification, see `src/domain/queue-item.ts`). The trigger is
 * `negative_feedback`, because the reviewer doubts the suggestion.
 */
export function createExpertRequests({ intake, withdraw }: OpenSpotCheck): ExpertRequests {
  return {
    submit: async (suggestion) => {
      const { id, problem_id, file_path, confidence, description, reasoning, diff } = suggestion;
      await intake.submit({
        by: localPrincipal.id,
        trigger: 'negative_feedback',
        turn: {
          turn_id: toTurnId(id),
          provider_id: 'questions',
          user_input: `${problem_id}: ${description}`,
          generated_query: suggestion.suggested_content,
          confidence_score: confidence,
          validation_status: 'valid',
          clarification_count: 0,
        },
        context: { file_path, reasoning, diff, suggestion_id: id },
      });
    },
    withdraw: (suggestionId) => withdraw(toTurnId(suggestionId), localPrincipal.id),
  };
}

/** Returns the turn id of a suggestion. It is always the same, so `submit` is idempotent and `withdraw` finds the item. */
function toTurnId(suggestionId: number): string {
  return `spot-check-${suggestionId}`;
}
