import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Fault } from '../../domain/fault.ts';
import type { PipelineState, PipelineStateUpdate } from './pipeline-state.ts';

/** The signal and callbacks of one run of a node. */
export type NodeRun = Required<Pick<ModelCallOptions, 'signal' | 'onToken' | 'onRestart'>> & {
  /** Reports a fault after which the generation of the item continues. */
  readonly warn: (fault: Fault) => void;
};

/** The work of one node; returns the changed fields of the state. */
export type NodeWork = (state: PipelineState, run: NodeRun) => Promise<PipelineStateUpdate>;
