import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { resultOf } from './finish-steps.ts';
import { createPipelineGraph } from './pipeline-graph.ts';
import type { PipelineState } from './pipeline-state.ts';
import type { PipelineWork } from './pipeline-tools.ts';
import { type StepWatch, takeStep } from './take-step.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** Steps that a model or a service prevented, and not only the lack of one. */
  readonly failed: boolean;
};

/** Takes one question through the graph and tells of each step. */
export async function processQuestion(
  tools: PipelineWork,
  watch: StepWatch = {},
): Promise<ProcessedQuestion> {
  const { problemId, ...state } = await runGraph(tools, watch);
  if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
  return { result: resultOf(state, tools.item), problemId, failed: state.notes.some((note) => note.failed) };
}

async function runGraph(tools: PipelineWork, watch: StepWatch): Promise<PipelineState> {
  const begun: Promise<unknown>[] = [];
  const graph = createPipelineGraph((step, work, state) => {
    const taken = takeStep(step, work, { ...watch, state, tools });
    begun.push(taken);
    return taken;
  });
  // A signal of its own, because the graph keeps listening to the one it is given, and a batch has one for all questions.
  const signal = watch.signal && AbortSignal.any([watch.signal]);
  try {
    return (await graph.invoke({}, signal && { signal })).known;
  } finally {
    // A step beside one that fails is waited for, because what it is paid for must not be lost.
    await Promise.allSettled(begun);
  }
}
