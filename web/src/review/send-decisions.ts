import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { deleteDraft } from './correction-drafts.ts';
import { decideItem } from './review-api.ts';
import { itemKey, queueKey } from './review-queries.ts';
import type { ReviewStateContainer } from './review-state.ts';
import type { DecisionFailure, SentDecision, SentState } from './sent-decision.ts';

/** Sends decisions to the server and records the result of each. */
export type DecisionSender = ReturnType<typeof createDecisionSender>;

/** Creates a sender that records results in `state` and refreshes the cached data of `queryClient`. */
export function createDecisionSender(state: ReviewStateContainer, queryClient: QueryClient) {
  const pendingRequests = new Map<string, Promise<void>>();
  const refresh = async (itemId: string): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: ['review', 'stats'] }),
      queryClient.invalidateQueries({ queryKey: itemKey(itemId) }),
    ]);
  };
  return {
    refresh,
    isSending: (itemId: string) => pendingRequests.has(itemId),
    /** Resolves when the pending request for the item has finished. */
    waitUntilSent: async (itemId: string) => pendingRequests.get(itemId),
    fail: (itemId: string, error: unknown) =>
      state.setDecisionState(itemId, getStateAfterError(error), toDecisionFailure(error)),
    send(decision: SentDecision): Promise<void> {
      const { itemId, version } = decision;
      const request = decideItem(itemId, decision, version).then(
        () => {
          state.setDecisionState(itemId, 'done');
          deleteDraft(itemId);
        },
        (error: unknown) =>
          state.setDecisionState(itemId, getStateAfterError(error), toDecisionFailure(error)),
      );
      pendingRequests.set(itemId, request);
      return request.then(() => {
        pendingRequests.delete(itemId);
        return refresh(itemId);
      });
    },
  };
}

/** Returns the state after a failed request. After timeouts, rate limits and server errors, it can be sent again. */
function getStateAfterError(error: unknown): SentState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409 || error.status === 412) return 'conflict';
  const isTemporary = error.status === 0 || error.status === 429 || error.status >= 500;
  return isTemporary ? 'failed' : 'refused';
}

export function toDecisionFailure(error: unknown): DecisionFailure {
  if (!(error instanceof ApiError)) return { message: String(error), status: 0 };
  const { message, status, requestId, body } = error;
  return {
    message,
    status,
    ...(requestId !== undefined && { requestId }),
    ...(typeof body.reason === 'string' && { reason: body.reason }),
  };
}
