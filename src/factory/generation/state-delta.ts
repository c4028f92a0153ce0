import type { QualityLoopItem } from '../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../domain/quality-loop-item.ts';
import type { PipelineStateUpdate } from './pipeline-state.ts';

/** The changes of a node as clients receive them: with the question as an item of the quality loop, and without internal fields. */
export type StateDelta = Omit<PipelineStateUpdate, 'question' | 'provenance' | 'durations' | 'step'> & {
  readonly item?: QualityLoopItem;
};

export function toStateDelta(update: PipelineStateUpdate): StateDelta {
  const { question, provenance: _provenance, durations: _durations, step: _step, ...rest } = update;
  return { ...rest, ...(question !== undefined && { item: toQualityLoopItem(question) }) };
}
