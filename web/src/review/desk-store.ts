import type { QueryClient } from '@tanstack/react-query';
import { reviewStrings } from '../review-strings.ts';
import { createDeskMemory, type DeskMemory } from './desk-state.ts';
import { type DecisionOrder, reverseItem } from './review-api.ts';
import { itemQuery } from './review-queries.ts';
import { createSender, problemOf, type Sender } from './send-decisions.ts';
import type { SentDecision } from './sent-decision.ts';

export type NewDecision = DecisionOrder & {
  readonly itemId: string;
  readonly title: string;
  readonly version: string | undefined;
};

/** What a person does at this desk; it survives a reload, and nothing decided is lost unsaid. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk(queries: QueryClient) {
  const memory = createDeskMemory();
  const sender = createSender(memory, queries);
  let ledAt = 0;
  const retry = (itemId: string): void => {
    const decision = memory.find(itemId);
    if (decision === undefined) return;
    memory.become(itemId, 'sending');
    void sender.send(decision);
  };
  return {
    ...memory,
    decide(order: NewDecision) {
      const decision: SentDecision = { ...order, at: Date.now(), state: 'sending' };
      memory.put(decision);
      memory.showToast(order.itemId);
      void sender.send(decision);
    },
    undoLast: () => undoLast(memory, sender),
    /** Sends again what the server did not take for a reason that may have passed. */
    retry,
    /** The same for everything that an earlier visit or a broken line left behind. */
    retryAll() {
      for (const { itemId, state } of memory.read().decisions) {
        if ((state === 'failed' || state === 'sending') && !sender.isUnderWay(itemId)) retry(itemId);
      }
    },
    takeMine: (itemId: string) => takeMine({ memory, sender, queries }, itemId),
    /** The desk itself opens the next item. */
    noteLed() {
      ledAt = Date.now();
    },
    ledAt: () => ledAt,
    /** What lies on this desk just now. */
    openItems: new Set<string>(),
  };
}

/** Takes back the last decision that was saved; answers its item. */
async function undoLast(memory: DeskMemory, sender: Sender): Promise<string | undefined> {
  const last = memory.read().decisions.findLast(({ state }) => state === 'done' || state === 'sending');
  if (last === undefined) {
    memory.announce(reviewStrings.announce.nothingToUndo);
    return undefined;
  }
  const { itemId } = last;
  await sender.settled(itemId);
  if (memory.find(itemId)?.state !== 'done') return undefined;
  try {
    await reverseItem(itemId, 'undo');
    memory.become(itemId, 'undone');
    memory.showToast(itemId, true);
    memory.announce(reviewStrings.announce.undone);
  } catch (error) {
    memory.become(itemId, 'refused', problemOf(error));
  }
  await sender.refresh(itemId);
  return itemId;
}

type Tools = { readonly memory: DeskMemory; readonly sender: Sender; readonly queries: QueryClient };

/** Puts the item back into the queue if need be, and decides it as this person did. */
async function takeMine({ memory, sender, queries }: Tools, itemId: string): Promise<void> {
  const decision = memory.find(itemId);
  if (decision === undefined) return;
  memory.become(itemId, 'sending');
  try {
    const { item, version } = await queries.fetchQuery({ ...itemQuery(itemId), staleTime: 0 });
    const isPending = item.status === 'pending_review';
    if (!isPending) await reverseItem(itemId, 'reopen');
    await sender.send({ ...decision, version: isPending ? version : undefined });
  } catch (error) {
    sender.fail(itemId, error);
  }
}
