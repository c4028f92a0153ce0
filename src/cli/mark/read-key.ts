import { z } from 'zod';
import { AnswerKey } from '../../domain/answer-key.ts';
import { readKeyOptions } from '../../domain/key-options.ts';
import { parsePartPath } from '../../domain/part-path.ts';

/** The keys of an answer by the path of the part; the path of an answer without parts is empty. */
export type KeysByPart = ReadonlyMap<string, AnswerKey>;

type ReadKeys =
  | { readonly ok: true; readonly keys: KeysByPart }
  | { readonly ok: false; readonly error: string };

const StrictKey = z.strictObject(AnswerKey.shape);

/** Reads the key of an answer: an object, or options such as `figures=2-4, unit=required`. With parts, one key for each path. */
export function readKeys(value: unknown, hasParts: boolean): ReadKeys {
  if (value === undefined || value === null) return { ok: true, keys: new Map() };
  if (!hasParts) return readEntries([['', value]]);
  if (typeof value !== 'object')
    return { ok: false, error: 'With parts, the key has one entry for each: {"a": {"accept": ["…"]}}.' };
  return readEntries(Object.entries(value).map(([typed, key]) => [parsePartPath(typed) ?? typed, key]));
}

function readEntries(entries: readonly (readonly [path: string, value: unknown])[]): ReadKeys {
  const keys = new Map<string, AnswerKey>();
  for (const [path, value] of entries) {
    const { key, problems } = typeof value === 'string' ? readKeyOptions(value) : readObject(value);
    const [problem] = problems;
    if (problem !== undefined)
      return { ok: false, error: `The key${path === '' ? '' : ` of part ${path}`} is wrong: ${problem}` };
    keys.set(path, key);
  }
  return { ok: true, keys };
}

function readObject(value: unknown): ReturnType<typeof readKeyOptions> {
  const parsed = StrictKey.safeParse(value);
  if (parsed.success) return { key: parsed.data, problems: [] };
  return {
    key: {},
    problems: parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')),
  };
}
