import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
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
  readonly records?: Partial<Omit<StepNote, 'step'>>;
};

/** Does one step from the state so far and returns the fields it adds. */
export type PipelineStep = (state: ProcessingState, deps: StepDependencies) => Promise<StepResult>;

export type NamedStep = { readonly name: StepName; readonly run: PipelineStep };

/** Receives the progress of steps; the signal stops them. */
export type StepListener = {
  readonly onStep?: ((event: StepEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** The result of a step that could not be done. */
export function skipStep(step: string, reason: string, more: StepResult['records'] = {}): StepResult {
  return { outcome: 'skipped', note: reason, records: { skipped: [{ step, reason }], ...more } };
}
