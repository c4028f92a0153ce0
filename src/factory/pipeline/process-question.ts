import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { resultOf } from './finish-steps.ts';
import type { RunPipeline } from './pipeline-line.ts';
import type { PipelineWork } from './pipeline-tools.ts';
import { type StepWatch, takeStep } from './take-step.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** Steps that a model or a service prevented, and not only the lack of one. */
  readonly failed: boolean;
};

/** Takes one question through the pipeline and tells of each step. */
export async function processQuestion(
  run: RunPipeline,
  tools: PipelineWork,
  watch: StepWatch = {},
): Promise<ProcessedQuestion> {
  const begun: Promise<unknown>[] = [];
  try {
    const { problemId, ...state } = await run(({ step, work }, known) => {
      const taken = takeStep(step, work, { ...watch, state: known, tools });
      begun.push(taken);
      return taken;
    }, watch.signal);
    if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
    return {
      result: resultOf(state, tools.item),
      problemId,
      failed: state.notes.some((note) => note.failed),
    };
  } finally {
    // A step beside one that fails is waited for, because what it is paid for must not be lost.
    await Promise.allSettled(begun);
  }
}
