import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Fault } from '../../domain/fault.ts';
import type { PipelineState, PipelineStateUpdate } from './pipeline-state.ts';

/** The context of one node run. */
export type NodeRun = Required<Pick<ModelCallOptions, 'signal' | 'onToken' | 'onRestart'>> & {
  /** Reports a fault that does not end the item. */
  readonly warn: (fault: Fault) => void;
};

/** The work of one node; returns the changed fields of the state. */
export type NodeWork = (state: PipelineState, run: NodeRun) => Promise<PipelineStateUpdate>;
