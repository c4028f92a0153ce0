import type { GraphConfig } from '../graph.ts';
import type { WaitingFor } from '../wait-for-resume.ts';

/** The name that `next` returns to end the graph; the same as LangGraph's `END`. */
export const END_OF_STEPS = '__end__';

/**
 * A graph as plain functions: its nodes run one after another, and one node comes after each. The same functions also form
 * the LangGraph graph, so that both ways of running give the same result.
 */
export type StepGraph<State extends object, Update extends object> = {
  readonly nodes: Readonly<Record<string, StepNode<State, Update>>>;
  /** Parses the values of a stored state; missing fields get their defaults. */
  parse(values: Readonly<Record<string, unknown>>): State;
  /** Applies the update of a node. */
  apply(state: State, update: Update): State;
};

type StepNode<State extends object, Update extends object> = {
  /** Does the work of the node. `resume` is the response of the client, in a node that waits for one. */
  run(state: State, config: GraphConfig, resume: unknown): Update | Promise<Update>;
  /** Returns the node that comes next. */
  next(state: State): string;
  /** Returns what the node waits for. Absent in nodes that do not wait. */
  toWaitingFor?(state: State): WaitingFor;
};
