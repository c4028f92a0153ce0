import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { resultOf } from './finish-steps.ts';
import { PIPELINE_STAGES } from './pipeline-stages.ts';
import { FIRST_STATE, updateState } from './pipeline-state.ts';
import type { PipelineWork } from './pipeline-tools.ts';
import { type StepWatch, takeStep } from './take-step.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** Steps that a model or a service prevented, and not only the lack of one. */
  readonly failed: boolean;
};

/** Takes one question through all steps and tells of each. */
export async function processQuestion(
  tools: PipelineWork,
  watch: StepWatch = {},
): Promise<ProcessedQuestion> {
  let state = FIRST_STATE;
  for (const stage of PIPELINE_STAGES) {
    watch.signal?.throwIfAborted();
    const steps = stage.map(([step, work]) => takeStep(step, work, { ...watch, state, tools }));
    // A step beside one that fails is waited for, because what it is paid for must not be lost.
    await Promise.allSettled(steps);
    state = (await Promise.all(steps)).reduce(updateState, state);
  }
  const { problemId, notes } = state;
  if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
  return { result: resultOf(state, tools.item), problemId, failed: notes.some((note) => note.failed) };
}
