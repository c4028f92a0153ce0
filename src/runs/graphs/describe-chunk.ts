import { toWireCheckpoint } from './wire-state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Converts the data of a stream chunk for clients. Internal data of LangGraph is removed: callbacks, configuration and error texts. */
export function describeChunk(mode: string, payload: unknown): unknown {
  if (mode === 'tasks') return describeTask(payload);
  if (mode === 'checkpoints') return describeCheckpoint(payload);
  if (mode !== 'debug' || !isFields(payload)) return payload;
  const { type } = payload;
  if (type === 'checkpoint') return { ...payload, payload: describeCheckpoint(payload.payload) };
  if (type === 'task' || type === 'task_result')
    return { ...payload, payload: describeTask(payload.payload) };
  return payload;
}

function describeCheckpoint(payload: unknown): unknown {
  if (!isFields(payload)) return payload;
  const { values, metadata, next, tasks, config, parentConfig } = payload;
  const checkpoint = toWireCheckpoint(config);
  const parentCheckpoint = toWireCheckpoint(parentConfig);
  return {
    values,
    metadata,
    next,
    tasks: Array.isArray(tasks) ? tasks.map(describeTask) : [],
    config: { configurable: checkpoint },
    parent_config: parentCheckpoint && { configurable: parentCheckpoint },
    checkpoint,
    parent_checkpoint: parentCheckpoint,
  };
}

function describeTask(payload: unknown): unknown {
  if (!isFields(payload)) return payload;
  const { state, error, ...task } = payload;
  return {
    ...task,
    ...(error !== undefined && { error: 'The step failed.' }),
    ...(state !== undefined && { checkpoint: toWireCheckpoint(state) }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
