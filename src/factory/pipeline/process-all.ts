import { asFault, type Fault } from '../../domain/fault.ts';
import { runGraph } from './pipeline-graph.ts';
import type { StepEvent } from './pipeline-step.ts';
import type { PipelineItem, PipelineTools, PipelineWish } from './pipeline-tools.ts';
import { type ProcessedQuestion, processQuestion } from './process-question.ts';

export type ProcessOutcome =
  | ({ readonly kind: 'processed'; readonly item: PipelineItem } & ProcessedQuestion)
  | { readonly kind: 'failed'; readonly item: PipelineItem; readonly fault: Fault };

export type ProcessAllOptions = {
  /** How many questions are worked on at once. */
  readonly parallel: number;
  readonly onStep: (item: PipelineItem, event: StepEvent) => void;
  readonly onEnd: (outcome: ProcessOutcome) => void;
};

/** Every question through the graph, in the order given; one that fails does not hold up the others. */
export async function processAll(
  items: readonly PipelineItem[],
  work: PipelineTools & { readonly wish: PipelineWish },
  { parallel, onStep, onEnd }: ProcessAllOptions,
): Promise<ProcessOutcome[]> {
  const outcomes: ProcessOutcome[] = [];
  const waiting = items.entries();
  const takeOn = async (): Promise<void> => {
    for (const [place, item] of waiting) {
      const outcome = await processOne(item);
      outcomes[place] = outcome;
      onEnd(outcome);
    }
  };
  const processOne = async (item: PipelineItem): Promise<ProcessOutcome> => {
    try {
      const watch = { onStep: (event: StepEvent) => onStep(item, event) };
      return { kind: 'processed', item, ...(await processQuestion(runGraph, { ...work, item }, watch)) };
    } catch (thrown) {
      const fault = asFault(thrown);
      if (fault.kind === 'unexpected') throw thrown;
      return { kind: 'failed', item, fault };
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, takeOn));
  return outcomes;
}
