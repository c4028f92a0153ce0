import type { GenerationNode } from '../../domain/generation.ts';
import type { StateDelta } from './state-delta.ts';

/** An event that clients receive while an item is generated; the field names are part of the API. */
export type GenerationEvent =
  | { type: 'node_enter'; node: GenerationNode; step: number; totalSteps: number }
  | { type: 'node_complete'; node: GenerationNode; durationMs: number; step: number; totalSteps: number }
  | { type: 'state_delta'; node: GenerationNode; delta: StateDelta }
  | { type: 'token_stream'; node: GenerationNode; text: string; restart?: true }
  | { type: 'error'; node: GenerationNode; code: string; message: string; recoverable: boolean };

/** The number of nodes that run for an item without correction, and the additional nodes of each correction. */
const NODES_WITHOUT_CORRECTION = 10;
const NODES_PER_CORRECTION = 3;

/** Computes the total number of nodes for an item that ends in this cycle of the quality loop. */
export function countTotalSteps(currentReviewCycle: number): number {
  return NODES_WITHOUT_CORRECTION + NODES_PER_CORRECTION * (currentReviewCycle - 1);
}
