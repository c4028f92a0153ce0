import type {
  ChannelVersions,
  PendingInterrupt,
  StateIds,
  ThreadState,
} from '../../../ports/thread-step-store.ts';
import type { GraphConfig } from '../graph.ts';
import { parseResumeValue } from '../parse-resume-value.ts';
import type { WaitingFor } from '../wait-for-resume.ts';
import { createInterruptId } from './create-interrupt-id.ts';
import { END_OF_STEPS, type StepGraph } from './step-graph.ts';

/** The state after the last step. */
type EndOfSteps = {
  readonly state: ThreadState;
  /** The channels that were written. */
  readonly changed: ChannelVersions;
  /** Undefined when the graph has ended. */
  readonly interrupt: PendingInterrupt | undefined;
};

type StepOptions = {
  readonly resume: unknown;
  readonly config: GraphConfig;
  readonly ids: StateIds;
};

/** The number of steps after which LangGraph stops, by default. */
const MAX_STEPS = 25;

/** Does the steps of a graph after a state; see `createSteps`. */
export type DoSteps = (start: ThreadState, options: StepOptions) => Promise<EndOfSteps | undefined>;

/**
 * Creates a function that resumes a graph with the response of a client, and does its steps until it waits again or ends. It returns
 * undefined if that takes more steps than LangGraph allows. The result is the state that LangGraph would store.
 */
export function createSteps<State extends object, Update extends object>(
  graph: StepGraph<State, Update>,
): DoSteps {
  // The states that this process computed need not be parsed.
  const states = new WeakMap<ThreadState['values'], State>();
  return async (start, options) => {
    const state = states.get(start.values) ?? graph.parse(start.values);
    const ended = await doSteps(graph, { start, state }, options);
    if (ended !== undefined) states.set(ended.result.state.values, ended.state);
    return ended?.result;
  };
}

async function doSteps<State extends object, Update extends object>(
  graph: StepGraph<State, Update>,
  { start, state: startState }: { readonly start: ThreadState; readonly state: State },
  { resume, config, ids }: StepOptions,
): Promise<{ readonly result: EndOfSteps; readonly state: State } | undefined> {
  const history = createVersionHistory(start, ids);
  const response = parseResumeValue(resume);
  let node = start.next;
  let state = startState;
  let values: Readonly<Record<string, unknown>> = { ...start.values, ...state };
  for (let count = 1; count <= MAX_STEPS; count++) {
    const step = node === undefined ? undefined : graph.nodes[node];
    if (node === undefined || step === undefined) return undefined;
    const update = await step.run(state, config, response);
    state = graph.apply(state, update);
    const changes = Object.entries(state).filter(([name]) => Object.hasOwn(update, name));
    values = { ...values, ...Object.fromEntries(changes) };
    const next = step.next(state);
    history.addStep(node, Object.keys(update), next);
    const isEnd = next === END_OF_STEPS;
    const waitingFor = graph.nodes[next]?.toWaitingFor?.(state);
    if (isEnd || waitingFor !== undefined) {
      const last = { step: start.step + count, values, next: isEnd ? undefined : next };
      const finished = history.finish(last);
      const interrupt =
        waitingFor && createInterrupt(ids.createTaskId(next, finished.state), next, waitingFor);
      return { result: { ...finished, interrupt }, state };
    }
    node = next;
  }
  return undefined;
}

function createInterrupt(taskId: string, node: string, value: WaitingFor): PendingInterrupt {
  return { taskId, id: createInterruptId(node, taskId), value };
}

/** The name of the channel that starts a node. */
function getTrigger(node: string): string {
  return `branch:to:${node}`;
}

/** Records which channels each step writes, as LangGraph does. */
function createVersionHistory(start: ThreadState, { createVersion, createStateId }: StateIds) {
  const versions: Record<string, string> = { ...start.versions };
  // LangGraph copies the versions at a resume under this name.
  const seen: Record<string, ChannelVersions> = {
    ...start.seen,
    __interrupt__: { ...start.seen.__interrupt__, ...start.versions },
  };
  return {
    addStep(node: string, fields: readonly string[], next: string): void {
      const trigger = getTrigger(node);
      const { [trigger]: triggered } = versions;
      if (triggered !== undefined) seen[node] = { ...seen[node], [trigger]: triggered };
      const version = createVersion(getNewest(versions));
      for (const field of fields) versions[field] = version;
      versions[trigger] = version;
      if (next !== END_OF_STEPS) versions[getTrigger(next)] = version;
    },
    finish(last: Pick<ThreadState, 'step' | 'values' | 'next'>): Pick<EndOfSteps, 'state' | 'changed'> {
      const changed = Object.entries(versions).filter(
        ([channel, version]) => start.versions[channel] !== version,
      );
      const state = { ...last, id: createStateId(last.step), versions, seen };
      return { state, changed: Object.fromEntries(changed) };
    },
  };
}

function getNewest(versions: ChannelVersions): string {
  return Object.values(versions).reduce((newest, version) => (version > newest ? version : newest), '');
}
