import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { toPipelineResult } from './finish-steps.ts';
import { INITIAL_STATE, type ProcessingState, type StateUpdate, updateState } from './pipeline-state.ts';
import { PIPELINE_STAGES } from './pipeline-steps.ts';
import type { PipelineWork } from './pipeline-types.ts';
import { runStep, type StepListener } from './run-step.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** True when a step was skipped because a model or a service failed, rather than because none is configured. */
  readonly failed: boolean;
};

/** Runs one question through all pipeline steps and reports each step to the listener. */
export async function processQuestion(
  work: PipelineWork,
  listener: StepListener = {},
): Promise<ProcessedQuestion> {
  let state = INITIAL_STATE;
  for (const stage of PIPELINE_STAGES) {
    listener.signal?.throwIfAborted();
    const before = state;
    const updates = await allCompleted(stage.map((step) => runStep(step, before, { ...listener, work })));
    state = updates.reduce(updateState, before);
  }
  return toProcessedQuestion(state, work);
}

/** Like `Promise.all`, but rejects only after all steps have ended, so that a reply that was paid for is not lost. */
async function allCompleted(steps: readonly Promise<StateUpdate>[]): Promise<StateUpdate[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

function toProcessedQuestion(
  { problemId, ...state }: ProcessingState,
  { item }: PipelineWork,
): ProcessedQuestion {
  if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
  return {
    result: toPipelineResult(state, item),
    problemId,
    failed: state.notes.some((note) => note.failed),
  };
}
