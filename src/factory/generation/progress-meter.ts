import type { GenerationNode } from '../../domain/generation.ts';
import type { GenerationEvent } from './generation-event.ts';

type Progress = {
  readonly currentNode: GenerationNode;
  readonly currentStep: number;
  readonly totalSteps: number;
  readonly estimatedTimeRemainingMs: number;
};

type NodeComplete = Extract<GenerationEvent, { type: 'node_complete' }>;

/** Estimates the progress of a generation from the average duration of the nodes so far. */
export function createProgressMeter(items: number): { after(event: NodeComplete, item: number): Progress } {
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
