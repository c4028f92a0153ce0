import { Fault } from '../../domain/fault.ts';
import type { GeneratedItem } from '../../domain/generation.ts';
import { findPersistentRules } from './find-persistent-rules.ts';
import type { PipelineState } from './pipeline-state.ts';

type Circumstances = Pick<GeneratedItem, 'id' | 'generationId' | 'index' | 'owner' | 'usage' | 'createdAt'>;

const UNTAGGED: GeneratedItem['metadata'] = { bloomsLevel: null, topic: null, outcome: null };

/** The record of an item that left the graph. */
export function toGeneratedItem(state: PipelineState, circumstances: Circumstances): GeneratedItem {
  const { finalStatus: status } = state;
  if (status === 'pending') throw new Fault('unexpected', 'The graph ended before the item had a status.');
  const { brief, question, reviewHistory, corrections, judge, provenance, durations } = state;
  return {
    ...circumstances,
    brief,
    status,
    question,
    metadata: state.metadata ?? UNTAGGED,
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
