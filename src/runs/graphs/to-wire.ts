import type { Json } from '../../domain/run.ts';

/** Converts a value of a graph to JSON for clients. Messages become objects without nesting: `{type, content, …}`. */
export function toWire(value: unknown): Json {
  const text = JSON.stringify(value, flattenMessage);
  return text === undefined ? null : JSON.parse(text);
}

/** A replacer for JSON.stringify. `value` is already the result of `toJSON`, so the message is read from its parent object. */
function flattenMessage(this: unknown, key: string, value: unknown): unknown {
  const parent = Object(this);
  const original: unknown = parent[key];
  if (!isMessage(original)) return value;
  const { type, data } = original.toDict();
  return { ...data, type };
}

type Message = { toDict(): { type: string; data: object } };

function isMessage(value: unknown): value is Message {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'toDict' in value && typeof value.toDict === 'function';
}
