import type { ModelCallOptions } from '../../agents/call-role.ts';
import type { Fault } from '../../domain/fault.ts';
import type { PipelineState, StateUpdate } from './pipeline-state.ts';

/** What a node is given beside the state. */
export type NodeRun = Required<Pick<ModelCallOptions, 'signal' | 'onToken' | 'onRestart'>> & {
  /** Tells the watchers of something that went wrong and does not end the item. */
  readonly warn: (fault: Fault) => void;
};

/** The work of one node: what changes in the state. */
export type NodeWork = (state: PipelineState, run: NodeRun) => Promise<StateUpdate>;
