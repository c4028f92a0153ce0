import type { Json } from '../../domain/run.ts';

/** Converts a value of a graph to JSON for clients. Messages become objects without nesting: `{type, content, …}`. */
export function toWire(value: unknown): Json {
  const text = JSON.stringify(value, replaceMessage);
  return text === undefined ? null : JSON.parse(text);
}

/** A replacer for JSON.stringify. `value` is already the result of `toJSON`, so the message is read from its parent object. */
function replaceMessage(this: unknown, key: string, value: unknown): unknown {
  const parent = Object(this);
  const original: unknown = parent[key];
  return isMessage(original) ? flattenMessage(original) : value;
}

/** Converts a message of LangGraph to an object without nesting; returns any other value unchanged. */
export function flattenMessage(value: unknown): unknown {
  if (!isMessage(value)) return value;
  const { type, data } = value.toDict();
  return { ...data, type };
}

type Message = { toDict(): { type: string; data: object } };

function isMessage(value: unknown): value is Message {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'toDict' in value && typeof value.toDict === 'function';
}
