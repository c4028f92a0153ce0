import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { deleteDraft } from './correction-drafts.ts';
import { decideItem } from './review-api.ts';
import { itemKey, queueKey } from './review-queries.ts';
import type { ReviewStateContainer } from './review-state.ts';
import type { DecisionProblem, SentDecision, SentState } from './sent-decision.ts';

/** Sends decisions to the server and records the result of each. */
export type DecisionSender = ReturnType<typeof createDecisionSender>;

export function createDecisionSender(state: ReviewStateContainer, queries: QueryClient) {
  const pending = new Map<string, Promise<void>>();
  const refresh = async (itemId: string): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: queueKey }),
      queries.invalidateQueries({ queryKey: ['review', 'stats'] }),
      queries.invalidateQueries({ queryKey: itemKey(itemId) }),
    ]);
  };
  return {
    refresh,
    isSending: (itemId: string) => pending.has(itemId),
    /** Resolves when the pending request for the item has finished. */
    settled: async (itemId: string) => pending.get(itemId),
    fail: (itemId: string, error: unknown) =>
      state.setDecisionState(itemId, stateAfter(error), toDecisionProblem(error)),
    send(decision: SentDecision): Promise<void> {
      const { itemId, version } = decision;
      const sending = decideItem(itemId, decision, version).then(
        () => {
          state.setDecisionState(itemId, 'done');
          deleteDraft(itemId);
        },
        (error: unknown) => state.setDecisionState(itemId, stateAfter(error), toDecisionProblem(error)),
      );
      pending.set(itemId, sending);
      return sending.then(() => {
        pending.delete(itemId);
        return refresh(itemId);
      });
    },
  };
}

/** Timeouts, rate limits and server errors may pass, so the decision can be sent again. */
function stateAfter(error: unknown): SentState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409 || error.status === 412) return 'conflict';
  const isTemporary = error.status === 0 || error.status === 429 || error.status >= 500;
  return isTemporary ? 'failed' : 'refused';
}

export function toDecisionProblem(error: unknown): DecisionProblem {
  if (!(error instanceof ApiError)) return { message: String(error), status: 0 };
  const { message, status, requestId, body } = error;
  return {
    message,
    status,
    ...(requestId !== undefined && { requestId }),
    ...(typeof body.reason === 'string' && { reason: body.reason }),
  };
}
