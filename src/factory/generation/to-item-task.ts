import type { ItemTask } from '../../agents/item-writer/item-maker.ts';
import type { PipelineState } from './pipeline-state.ts';

/** What the maker of the parts sees of the state. */
export function toItemTask({ brief, context, seed, needsVignette, question }: PipelineState): ItemTask {
  return { brief, context, seed, needsVignette, question };
}
