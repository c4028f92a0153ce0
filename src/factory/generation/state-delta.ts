import { toReviewItem } from '../../domain/review-item-view.ts';
import type { ReviewItem } from '../../domain/review-node.ts';
import type { StateUpdate } from './pipeline-state.ts';

/** What a node changed, as a watcher sees it: the question as the review nodes see it, and no bookkeeping. */
export type StateDelta = Omit<StateUpdate, 'question' | 'provenance' | 'durations' | 'step'> & {
  readonly item?: ReviewItem;
};

export function toStateDelta(update: StateUpdate): StateDelta {
  const { question, provenance: _makers, durations: _times, step: _step, ...rest } = update;
  return { ...rest, ...(question !== undefined && { item: toReviewItem(question) }) };
}
