import type { QueryClient } from '@tanstack/react-query';
import { type DecisionInput, reverseItem } from './review-api.ts';
import { itemQuery } from './review-queries.ts';
import { createReviewStateContainer, type ReviewStateContainer } from './review-state.ts';
import { reviewStrings } from './review-strings.ts';
import { createDecisionSender, type DecisionSender, toDecisionFailure } from './send-decisions.ts';
import type { SentDecision } from './sent-decision.ts';

type NewDecision = DecisionInput & {
  readonly itemId: string;
  readonly title: string;
  readonly version: string | undefined;
};

/** The reviewer's decisions in this browser: sends them, retries them, undoes them, and keeps the ones that failed. */
export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Creates the store. The cached queue, statistics and item of `queryClient` are refreshed after every decision. */
export function createReviewStore(queryClient: QueryClient) {
  const state = createReviewStateContainer();
  const sender = createDecisionSender(state, queryClient);
  let autoOpenedAt = 0;
  const retry = (itemId: string): void => {
    const decision = state.findDecision(itemId);
    if (decision === undefined) return;
    state.setDecisionState(itemId, 'sending');
    void sender.send(decision);
  };
  return {
    ...state,
    decide(newDecision: NewDecision) {
      const decision: SentDecision = { ...newDecision, at: Date.now(), state: 'sending' };
      state.saveDecision(decision);
      state.showToast(newDecision.itemId);
      void sender.send(decision);
    },
    undoLast: () => undoLast(state, sender),
    /** Sends a decision again after a failure that may be temporary. */
    retry,
    /** Retries every decision that was not sent because the connection was lost or the page was closed. */
    retryAll() {
      for (const { itemId, state: sentState } of state.read().decisions) {
        if ((sentState === 'failed' || sentState === 'sending') && !sender.isSending(itemId)) retry(itemId);
      }
    },
    applyMyDecision: (itemId: string) => applyMyDecision({ state, sender, queryClient }, itemId),
    /** Records that the page, not the user, chose the item that opens next. */
    recordAutoOpened() {
      autoOpenedAt = Date.now();
    },
    getAutoOpenedAt: () => autoOpenedAt,
    /** The ids of the items that are open on this page. */
    openItems: new Set<string>(),
  };
}

/** Undoes the last decision; returns the id of its item, or undefined when there was nothing to undo. */
async function undoLast(state: ReviewStateContainer, sender: DecisionSender): Promise<string | undefined> {
  const lastDecision = state
    .read()
    .decisions.findLast(({ state }) => state === 'done' || state === 'sending');
  if (lastDecision === undefined) {
    state.announce(reviewStrings.announce.nothingToUndo);
    return undefined;
  }
  const { itemId } = lastDecision;
  await sender.waitUntilSent(itemId);
  if (state.findDecision(itemId)?.state !== 'done') return undefined;
  try {
    await reverseItem(itemId, 'undo');
    state.setDecisionState(itemId, 'undone');
    state.showToast(itemId, true);
    state.announce(reviewStrings.announce.undone);
  } catch (error) {
    state.setDecisionState(itemId, 'refused', toDecisionFailure(error));
  }
  await sender.refresh(itemId);
  return itemId;
}

type ConflictDependencies = {
  readonly state: ReviewStateContainer;
  readonly sender: DecisionSender;
  readonly queryClient: QueryClient;
};

/** Applies this reviewer's decision after a conflict; reopens the item first if it is already decided. */
async function applyMyDecision(
  { state, sender, queryClient }: ConflictDependencies,
  itemId: string,
): Promise<void> {
  const decision = state.findDecision(itemId);
  if (decision === undefined) return;
  state.setDecisionState(itemId, 'sending');
  try {
    const { item, version } = await queryClient.fetchQuery({ ...itemQuery(itemId), staleTime: 0 });
    const isPending = item.status === 'pending_review';
    if (!isPending) await reverseItem(itemId, 'reopen');
    await sender.send({ ...decision, version: isPending ? version : undefined });
  } catch (error) {
    sender.fail(itemId, error);
  }
}
