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
export function createProgressMeter(itemCount: number): {
  after(event: NodeComplete, item: number): Progress;
} {
  let [nodeCount, totalMs] = [0, 0];
  return {
    after: ({ node, step, totalSteps, durationMs }, item) => {
      nodeCount += 1;
      totalMs += durationMs;
      const nodesLeft = Math.max(0, totalSteps - step) + (itemCount - item) * totalSteps;
      const estimatedTimeRemainingMs = Math.round((totalMs / nodeCount) * nodesLeft);
      return { currentNode: node, currentStep: step, totalSteps, estimatedTimeRemainingMs };
    },
  };
}
