import type { GenerationNode } from '../../domain/generation.ts';
import type { GenerationEvent } from './generation-event.ts';

export type Progress = {
  readonly currentNode: GenerationNode;
  readonly currentStep: number;
  readonly totalSteps: number;
  readonly estimatedTimeRemainingMs: number;
};

type Completed = Extract<GenerationEvent, { type: 'node_complete' }>;

/** Says how far a generation is; a node to come is taken to last as long as those before it did on average. */
export function createProgressMeter(items: number): { after(event: Completed, item: number): Progress } {
  let [nodes, spent] = [0, 0];
  return {
    after: ({ node, step, totalSteps, durationMs }, item) => {
      nodes += 1;
      spent += durationMs;
      const left = Math.max(0, totalSteps - step) + (items - item) * totalSteps;
      const estimatedTimeRemainingMs = Math.round((spent / nodes) * left);
      return { currentNode: node, currentStep: step, totalSteps, estimatedTimeRemainingMs };
    },
  };
}
