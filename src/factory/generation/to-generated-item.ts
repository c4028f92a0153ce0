import { Fault } from '../../domain/fault.ts';
import type { GeneratedItem } from '../../domain/generation.ts';
import { findPersistentRules } from './find-persistent-rules.ts';
import type { PipelineState } from './pipeline-state.ts';

type RecordFields = Pick<GeneratedItem, 'id' | 'generationId' | 'index' | 'owner' | 'usage' | 'createdAt'>;

const EMPTY_METADATA: GeneratedItem['metadata'] = { bloomsLevel: null, topic: null, outcome: null };

/** Converts the final state of the graph to a stored item; throws if the item has no final status. */
export function toGeneratedItem(state: PipelineState, fields: RecordFields): GeneratedItem {
  const { finalStatus: status } = state;
  if (status === 'pending') throw new Fault('unexpected', 'The graph ended before the item had a status.');
  const { brief, question, reviewHistory, corrections, judge, provenance, durations } = state;
  return {
    ...fields,
    brief,
    status,
    question,
    metadata: state.metadata ?? EMPTY_METADATA,
    reviewHistory,
    corrections,
    judge,
    persistentRules: findPersistentRules(reviewHistory),
    provenance,
    durations,
    questionId: state.questionId,
    reviewItemId: state.reviewItemId,
  };
}
