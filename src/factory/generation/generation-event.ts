import type { GenerationNode } from '../../domain/generation.ts';
import type { StateDelta } from './state-delta.ts';

/** What a watcher is told while an item is made; names as the wire spells them. */
export type GenerationEvent =
  | { type: 'node_enter'; node: GenerationNode; step: number; totalSteps: number }
  | { type: 'node_complete'; node: GenerationNode; durationMs: number; step: number; totalSteps: number }
  | { type: 'state_delta'; node: GenerationNode; delta: StateDelta }
  | { type: 'token_stream'; node: GenerationNode; text: string; restart?: true }
  | { type: 'error'; node: GenerationNode; code: string; message: string; recoverable: boolean };

/** Nodes on the way of an item that needs no correction, and those that one more correction adds. */
const STRAIGHT = 10;
const EACH_CORRECTION = 3;

/** How many nodes the item enters as far as one can tell now. */
export function totalSteps(currentReviewCycle: number): number {
  return STRAIGHT + EACH_CORRECTION * (currentReviewCycle - 1);
}
