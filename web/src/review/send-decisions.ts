import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import type { DeskMemory } from './desk-state.ts';
import { dropDraft } from './drafts.ts';
import { decideItem } from './review-api.ts';
import { itemKey, queueKey } from './review-queries.ts';
import type { Problem, SentDecision, SentState } from './sent-decision.ts';

/** Brings decisions to the server and notes what became of each. */
export type Sender = ReturnType<typeof createSender>;

export function createSender(memory: DeskMemory, queries: QueryClient) {
  const underWay = new Map<string, Promise<void>>();
  const refresh = async (itemId: string): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: queueKey }),
      queries.invalidateQueries({ queryKey: ['review', 'stats'] }),
      queries.invalidateQueries({ queryKey: itemKey(itemId) }),
    ]);
  };
  return {
    refresh,
    isUnderWay: (itemId: string) => underWay.has(itemId),
    /** Resolves when the server has spoken. */
    settled: async (itemId: string) => underWay.get(itemId),
    fail: (itemId: string, error: unknown) => memory.become(itemId, stateAfter(error), problemOf(error)),
    send(decision: SentDecision): Promise<void> {
      const { itemId, version } = decision;
      const sending = decideItem(itemId, decision, version).then(
        () => {
          memory.become(itemId, 'done');
          dropDraft(itemId);
        },
        (error: unknown) => memory.become(itemId, stateAfter(error), problemOf(error)),
      );
      underWay.set(itemId, sending);
      return sending.then(() => {
        underWay.delete(itemId);
        return refresh(itemId);
      });
    },
  };
}

function stateAfter(error: unknown): SentState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409 || error.status === 412) return 'conflict';
  const mayPass = error.status === 0 || error.status === 429 || error.status >= 500;
  return mayPass ? 'failed' : 'refused';
}

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { message: String(error), status: 0 };
  const { message, status, requestId, facts } = error;
  return {
    message,
    status,
    ...(requestId !== undefined && { requestId }),
    ...(typeof facts.reason === 'string' && { reason: facts.reason }),
  };
}
