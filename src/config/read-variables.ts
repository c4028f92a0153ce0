import { findNearestName } from './nearest-name.ts';
import { findSettingEntry, type SettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingLayer } from './setting-layer.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const TRUE_WORDS = new Set(['true', '1', 'yes', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'off']);

/** Reads the variables that are settings; an empty variable counts as not set. */
export function readVariables(variables: Variables, origin: string): SettingLayer {
  const values = new Map<string, unknown>();
  for (const entry of settingEntries) {
    const text = entry.variable === undefined ? undefined : variables[entry.variable]?.trim();
    if (text) values.set(entry.key, parseSettingText(entry, text));
  }
  return { origin, values, getName: (key) => findSettingEntry(key)?.variable ?? key };
}

/** Variables of the launcher and of error reports; they are not settings. */
const OTHER_VARIABLES = new Set(['VBAGENT_DEBUG', 'VBAGENT_NODE_FOUND']);

const settingVariables = settingEntries.flatMap(({ variable }) => variable ?? []);

/** A variable that looks like ours but has no effect; `meant` is the variable that the user probably meant. */
export type UnknownVariable = { readonly name: string; readonly meant: string | undefined };

/** Finds unknown variables that have our prefix or a name close to one of ours. */
export function findUnknownVariables(
  variables: Variables,
  otherNames: readonly string[] = [],
): UnknownVariable[] {
  const knownVariables = new Set([...settingVariables, ...OTHER_VARIABLES, ...otherNames]);
  return Object.keys(variables)
    .filter((name) => !knownVariables.has(name))
    .map((name) => ({ name, meant: findNearestName(name, settingVariables) }))
    .filter(({ name, meant }) => name.startsWith('VBAGENT_') || (meant !== undefined && hasOurPrefix(name)));
}

/** True for a name that may be a mistyped setting. Other programs also have variables such as `OPENAI_ORG_ID`. */
function hasOurPrefix(name: string): boolean {
  return /^(?:SQA|OPENAI|DATABASE)_/.test(name);
}

/** Parses the text of a setting. Text that is not a number, a boolean or JSON stays text and fails validation later. */
export function parseSettingText(entry: SettingEntry, text: string): unknown {
  if (entry.key === 'sqa.dataSource' && text === 'mock') return 'embedded';
  if (entry.valueType === 'number') return text === '' ? text : parseNumber(text);
  if (entry.valueType === 'flag') return parseFlag(text.toLowerCase());
  if (entry.valueType === 'json') return parseJson(text);
  return text;
}

function parseNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseFlag(text: string): boolean | string {
  if (TRUE_WORDS.has(text)) return true;
  return FALSE_WORDS.has(text) ? false : text;
}
