import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { resultOf } from './finish-steps.ts';
import { createPipelineGraph } from './pipeline-graph.ts';
import type { PipelineState } from './pipeline-state.ts';
import type { StepEvent } from './pipeline-step.ts';
import type { PipelineWork } from './pipeline-tools.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** Steps that a model or a service prevented, and not only the lack of one. */
  readonly failed: boolean;
};

export type ProcessWatch = {
  readonly onStep?: (event: StepEvent) => void;
  readonly signal?: AbortSignal;
};

/** Runs one question through the graph and tells of each step. */
export async function processQuestion(
  work: PipelineWork,
  { onStep, signal }: ProcessWatch = {},
): Promise<ProcessedQuestion> {
  const graph = createPipelineGraph(work);
  const stream = await graph.stream({}, { streamMode: ['custom', 'values'], ...(signal && { signal }) });
  let last: PipelineState | undefined;
  for await (const [mode, payload] of stream) {
    if (mode === 'values') last = payload;
    // Only our own nodes write here.
    else onStep?.(payload as StepEvent);
  }
  if (last === undefined || !last.problemId)
    throw new Fault('unexpected', 'The pipeline ended without a folder.');
  const failed = last.notes.some((note) => note.failed);
  return { result: resultOf(last, work.item), problemId: last.problemId, failed };
}
