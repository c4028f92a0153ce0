import { asFault, Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import { waitForTurn } from '../../runs/turns.ts';
import { toPipelineResult } from './finish-steps.ts';
import { PIPELINE_STAGES } from './pipeline-stages.ts';
import {
  type FurtherQuestion,
  INITIAL_STATE,
  type ProcessingState,
  type StateUpdate,
  updateState,
} from './pipeline-state.ts';
import { type NamedStep, type StepListener, type StepResult, skipStep } from './pipeline-step.ts';
import type { PipelineItem, PipelineWork } from './pipeline-types.ts';
import type { StepName } from './step-event.ts';

export type ProcessedQuestion = {
  readonly result: PipelineResult;
  /** The name of its folder. */
  readonly problemId: string;
  /** True when a step was skipped because a model or a service failed. False when none is configured. */
  readonly failed: boolean;
  /** The other questions that a model read from the same picture, which the caller processes next. */
  readonly further: readonly PipelineItem[];
};

/** Runs all pipeline steps on one question and reports each step to the listener. */
export async function processQuestion(
  work: PipelineWork,
  listener: StepListener = {},
): Promise<ProcessedQuestion> {
  let state = INITIAL_STATE;
  for (const stage of PIPELINE_STAGES) {
    listener.signal?.throwIfAborted();
    const stateBefore = state;
    const updates = await waitForAll(stage.map((step) => runStep(step, stateBefore, { ...listener, work })));
    state = updates.reduce(updateState, stateBefore);
  }
  const { problemId, records } = state;
  if (problemId === undefined) throw new Fault('unexpected', 'The pipeline ended without a folder.');
  const failed = records.some((stepRecords) => stepRecords.failed);
  const further = state.further.map((question) => toFurtherItem(work.item, question));
  return { result: toPipelineResult(state, work.item), problemId, failed, further };
}

/** Creates the item of a further question, whose text was already read. */
function toFurtherItem(item: PipelineItem, { position, latex }: FurtherQuestion): PipelineItem {
  const { range: _range, ...rest } = item;
  const name = `${item.source.name} (question ${position})`;
  return {
    ...rest,
    source: { kind: 'text', name, text: latex },
    index: position,
    name: `${item.name}-${position}`,
    figures: [],
  };
}

/** Like `Promise.all`, but rejects only after all steps have ended, so that no paid model reply is lost. */
async function waitForAll(steps: readonly Promise<StateUpdate>[]): Promise<StateUpdate[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

/** If one of these steps fails, the whole question fails. Any other failed step is skipped with its reason. */
const REQUIRED_STEPS: ReadonlySet<StepName> = new Set(['classify', 'scan', 'verify', 'folder']);

/** Runs one step and reports its begin and end. If the step fails and is not required, it counts as skipped. */
async function runStep(
  { name: step, run }: NamedStep,
  state: ProcessingState,
  { work, onStep, signal }: StepListener & { readonly work: PipelineWork },
): Promise<StateUpdate> {
  const agents = work.agents.metered();
  const workOptions = signal === undefined ? {} : { signal };
  // In rules mode a step is a computation.
  await waitForTurn();
  onStep?.({ step, phase: 'begin' });
  const { outcome, note, update, records } = await skipOnFailure(step, () =>
    run(state, { ...work, agents, workOptions }),
  );
  onStep?.({ step, phase: 'end', outcome, note, usage: agents.usage() });
  return {
    ...update,
    stepRecords: { step, findings: [], skipped: [], provenance: [], failed: false, ...records },
  };
}

async function skipOnFailure(step: StepName, run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (thrown) {
    const fault = asFault(thrown);
    if (REQUIRED_STEPS.has(step) || fault.kind === 'unexpected') throw thrown;
    const failed = fault.kind !== 'needs-model';
    return skipStep(step, fault.message, { failed, findings: toReplyFindings(fault, step) });
  }
}

/** A model reply in a finding is truncated to this length. */
const MAX_REPLY_LENGTH = 4000;

/** Stores an unusable model reply in a finding, for debugging. */
function toReplyFindings({ facts, message }: Fault, step: StepName): Finding[] {
  if (typeof facts.raw !== 'string') return [];
  const evidence = facts.raw.slice(0, MAX_REPLY_LENGTH);
  return [{ rule: 'model-reply', severity: 'warning', message, field: step, evidence }];
}
