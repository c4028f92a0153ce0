import type { Json } from '../../domain/run.ts';

/** A value of a graph as its clients read it: messages as flat records, all else as JSON makes it. */
export function toWire(value: unknown): Json {
  const text = JSON.stringify(value, flattenMessage);
  return text === undefined ? null : JSON.parse(text);
}

/** JSON has called `toJSON` already when it asks, so the message itself is taken from the object that holds it. */
function flattenMessage(this: unknown, key: string, value: unknown): unknown {
  const holder = Object(this);
  const original: unknown = holder[key];
  if (!isMessage(original)) return value;
  const { type, data } = original.toDict();
  return { ...data, type };
}

type Message = { toDict(): { type: string; data: object } };

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' && value !== null && 'toDict' in value && typeof value.toDict === 'function'
  );
}
