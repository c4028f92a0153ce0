import type { ReviewNodeItem } from '../../domain/review-node.ts';
import { toReviewNodeItem } from '../../domain/review-node-item.ts';
import type { PipelineStateUpdate } from './pipeline-state.ts';

/** The changes of a node as followers receive them: the question as a review item, without bookkeeping fields. */
export type StateDelta = Omit<PipelineStateUpdate, 'question' | 'provenance' | 'durations' | 'step'> & {
  readonly item?: ReviewNodeItem;
};

export function toStateDelta(update: PipelineStateUpdate): StateDelta {
  const { question, provenance: _makers, durations: _times, step: _step, ...rest } = update;
  return { ...rest, ...(question !== undefined && { item: toReviewNodeItem(question) }) };
}
