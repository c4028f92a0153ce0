import { asFault, Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { toPipelineResult } from './finish-steps.ts';
import { PIPELINE_STAGES } from './pipeline-stages.ts';
import { INITIAL_STATE, type ProcessingState, type StateUpdate, updateState } from './pipeline-state.ts';
import { type NamedStep, type StepListener, type StepResult, skipStep } from './pipeline-step.ts';
import type { PipelineWork } from './pipeline-types.ts';
import type { StepName } from './step-event.ts';

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
  const { problemId, notes } = state;
  if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
  const failed = notes.some((note) => note.failed);
  return { result: toPipelineResult(state, work.item), problemId, failed };
}

/** Like `Promise.all`, but rejects only after all steps have ended, so that a reply that was paid for is not lost. */
async function allCompleted(steps: readonly Promise<StateUpdate>[]): Promise<StateUpdate[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

/** Steps whose failure ends the question. Any other failed step is skipped with its reason. */
const REQUIRED_STEPS: ReadonlySet<StepName> = new Set(['classify', 'scan', 'verify', 'folder']);

/** Runs one step, reports its begin and end, and turns a failure into a skipped step where the pipeline can continue. */
async function runStep(
  { name: step, run }: NamedStep,
  state: ProcessingState,
  { work, onStep, signal }: StepListener & { readonly work: PipelineWork },
): Promise<StateUpdate> {
  const agents = work.agents.metered();
  const workOptions = signal === undefined ? {} : { signal };
  onStep?.({ step, phase: 'begin' });
  const { outcome, note, update, records } = await skipOnFailure(step, () =>
    run(state, { ...work, agents, workOptions }),
  );
  onStep?.({ step, phase: 'end', outcome, note, usage: agents.usage() });
  return { ...update, note: { step, findings: [], skipped: [], provenance: [], failed: false, ...records } };
}

async function skipOnFailure(step: StepName, run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (thrown) {
    const fault = asFault(thrown);
    if (REQUIRED_STEPS.has(step) || fault.kind === 'unexpected') throw thrown;
    const failed = fault.kind !== 'needs-model';
    return skipStep(step, fault.message, { failed, findings: findRawReply(fault, step) });
  }
}

/** A longer model reply is cut off here when it is stored as evidence. */
const MAX_REPLY_LENGTH = 4000;

/** An unusable model reply as a finding, kept for debugging. */
function findRawReply({ facts, message }: Fault, step: StepName): Finding[] {
  if (typeof facts.raw !== 'string') return [];
  const evidence = facts.raw.slice(0, MAX_REPLY_LENGTH);
  return [{ rule: 'model-reply', severity: 'warning', message, field: step, evidence }];
}
