import { localPrincipal } from '../domain/principal.ts';
import type { StoredSuggestion } from '../domain/suggestion.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-tools.ts';

/** The way of a suggestion to the experts, and back. */
export type Experts = {
  ask(suggestion: StoredSuggestion): Promise<void>;
  /** `held` while one of them is at it; undefined when nothing of it waits. */
  withdraw(suggestionId: number): Promise<'withdrawn' | 'held' | undefined>;
};

export function createExperts({ intake, withdraw }: OpenSpotCheck): Experts {
  return {
    ask: async (suggestion) => {
      const { id, problem_id, file_path, confidence, description, reasoning, diff } = suggestion;
      await intake.submit({
        by: localPrincipal.id,
        trigger: 'negative_feedback',
        turn: {
          turn_id: turnOf(id),
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
    withdraw: (suggestionId) => withdraw(turnOf(suggestionId), localPrincipal.id),
  };
}

/** One for each suggestion, so that asking twice asks once, and what was asked can be found again. */
function turnOf(suggestionId: number): string {
  return `spot-check-${suggestionId}`;
}
