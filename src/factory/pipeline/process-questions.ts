import { asFault, type Fault } from '../../domain/fault.ts';
import type { PipelineDependencies, PipelineItem, PipelineOptions } from './pipeline-types.ts';
import { type ProcessedQuestion, processQuestion } from './process-question.ts';
import type { StepEvent } from './step-event.ts';

export type ProcessOutcome =
  | ({ readonly kind: 'processed'; readonly item: PipelineItem } & ProcessedQuestion)
  | { readonly kind: 'failed'; readonly item: PipelineItem; readonly fault: Fault };

type ProcessQuestionsOptions = {
  /** How many questions are processed concurrently. */
  readonly parallel: number;
  readonly onStep: (item: PipelineItem, event: StepEvent) => void;
  readonly onEnd: (outcome: ProcessOutcome) => void;
};

/**
 * Processes questions concurrently and returns their outcomes in the order of the items; further questions of an item follow
 * it. One failure does not stop the others.
 */
export async function processQuestions(
  items: readonly PipelineItem[],
  work: PipelineDependencies & { readonly options: PipelineOptions },
  { parallel, onStep, onEnd }: ProcessQuestionsOptions,
): Promise<ProcessOutcome[]> {
  const outcomes: ProcessOutcome[][] = [];
  // All workers share this iterator, so that each item is processed once.
  const pending = items.entries();
  const processPending = async (): Promise<void> => {
    for (const [index, item] of pending) {
      outcomes[index] = await processAll(item);
    }
  };
  const processAll = async (item: PipelineItem): Promise<ProcessOutcome[]> => {
    const outcome = await processItem(item);
    onEnd(outcome);
    const results = [outcome];
    for (const next of outcome.kind === 'processed' ? outcome.further : [])
      results.push(...(await processAll(next)));
    return results;
  };
  const processItem = async (item: PipelineItem): Promise<ProcessOutcome> => {
    try {
      const listener = { onStep: (event: StepEvent) => onStep(item, event) };
      return { kind: 'processed', item, ...(await processQuestion({ ...work, item }, listener)) };
    } catch (thrown) {
      const fault = asFault(thrown);
      if (fault.kind === 'unexpected') throw thrown;
      return { kind: 'failed', item, fault };
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, processPending));
  return outcomes.flat();
}
