import type { ItemTask } from '../../agents/item-writer/item-maker.ts';
import type { PipelineState } from './pipeline-state.ts';

/** Selects the fields of the state that the item maker needs. */
export function toItemTask({ brief, context, seed, needsVignette, question }: PipelineState): ItemTask {
  return { brief, context, seed, needsVignette, question };
}
