import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Agents } from '../../agents/create-agents.ts';
import type { ProcessingState, StateUpdate, StepRecords } from './pipeline-state.ts';
import type { PipelineWork } from './pipeline-types.ts';
import type { StepEvent, StepName, StepStatus } from './step-event.ts';

/** The dependencies of one step. The agents count only the usage of this step; `workOptions` contains the abort signal. */
export type StepDependencies = PipelineWork & {
  readonly agents: Agents;
  readonly workOptions: ModelCallOptions;
};

export type StepResult = {
  readonly outcome: StepStatus;
  /** The result in a few words, for the progress display. */
  readonly note: string;
  readonly update?: Omit<StateUpdate, 'stepRecords'>;
  /** The findings, provenance and skipped work of the step. */
  readonly records?: Partial<Omit<StepRecords, 'step'>>;
};

/** Runs one step on the state so far and returns the fields that the step adds. */
export type PipelineStep = (state: ProcessingState, deps: StepDependencies) => Promise<StepResult>;

export type NamedStep = { readonly name: StepName; readonly run: PipelineStep };

/** A callback for the progress of the steps, and a signal that stops them. */
export type StepListener = {
  readonly onStep?: ((event: StepEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Creates the result of a step that could not run or whose work failed. */
export function skipStep(step: string, reason: string, records: StepResult['records'] = {}): StepResult {
  return { outcome: 'skipped', note: reason, records: { skipped: [{ step, reason }], ...records } };
}
