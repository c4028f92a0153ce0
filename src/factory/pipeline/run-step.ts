import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { ProcessingState, StateUpdate, StepNote } from './pipeline-state.ts';
import type { PipelineWork } from './pipeline-types.ts';
import type { StepEvent, StepName, StepStatus } from './step-event.ts';

/** The dependencies of one step: the agents count its usage separately, `workOptions` carry the stop signal. */
export type StepDependencies = PipelineWork & {
  readonly agents: Agents;
  readonly workOptions: ModelCallOptions;
};

export type StepResult = {
  readonly outcome: StepStatus;
  readonly note: string;
  readonly update?: Omit<StateUpdate, 'note'>;
  readonly noticed?: Partial<Omit<StepNote, 'step'>>;
};

/** Does one step from the state so far and returns the fields it adds. */
export type PipelineStep = (state: ProcessingState, dependencies: StepDependencies) => Promise<StepResult>;

export type NamedStep = { readonly name: StepName; readonly run: PipelineStep };

/** Receives the progress of steps; the signal stops them. */
export type StepListener = {
  readonly onStep?: ((event: StepEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Steps whose failure ends the question. Any other failed step is skipped with its reason. */
const REQUIRED_STEPS: ReadonlySet<StepName> = new Set(['classify', 'scan', 'verify', 'folder']);

/** Runs one step, reports its begin and end, and turns a failure into a skipped step where the pipeline can continue. */
export async function runStep(
  { name: step, run }: NamedStep,
  state: ProcessingState,
  { work, onStep, signal }: StepListener & { readonly work: PipelineWork },
): Promise<StateUpdate> {
  const agents = work.agents.metered();
  const workOptions = signal === undefined ? {} : { signal };
  onStep?.({ step, phase: 'begin' });
  const { outcome, note, update, noticed } = await skipOnFailure(step, () =>
    run(state, { ...work, agents, workOptions }),
  );
  onStep?.({ step, phase: 'end', outcome, note, usage: agents.usage() });
  return { ...update, note: { step, findings: [], skipped: [], provenance: [], failed: false, ...noticed } };
}

async function skipOnFailure(step: StepName, run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (thrown) {
    const fault = asFault(thrown);
    if (REQUIRED_STEPS.has(step) || fault.kind === 'unexpected') throw thrown;
    return skipStep(step, fault.message, {
      failed: fault.kind !== 'needs-model',
      findings: findRawReply(fault, step),
    });
  }
}

/** The result of a step that could not be done. */
export function skipStep(
  step: string,
  reason: string,
  more: Partial<Omit<StepNote, 'step'>> = {},
): StepResult {
  return { outcome: 'skipped', note: reason, noticed: { skipped: [{ step, reason }], ...more } };
}

/** A longer model reply is cut off here when it is stored as evidence. */
const MAX_REPLY_LENGTH = 4000;

/** An unusable model reply as a finding, kept for debugging. */
function findRawReply({ facts, message }: Fault, step: StepName): Finding[] {
  if (typeof facts.raw !== 'string') return [];
  return [
    {
      rule: 'model-reply',
      severity: 'warning',
      message,
      field: step,
      evidence: facts.raw.slice(0, MAX_REPLY_LENGTH),
    },
  ];
}
