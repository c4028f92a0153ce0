import { nearestName } from './nearest-name.ts';
import { findSettingEntry, type SettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingLayer } from './setting-layer.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const TRUE_WORDS = new Set(['true', '1', 'yes', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'off']);

/** Reads the variables that are settings; an empty one counts as not set. */
export function readVariables(variables: Variables, origin: string): SettingLayer {
  const values = new Map<string, unknown>();
  for (const entry of settingEntries) {
    const written = entry.variable === undefined ? undefined : variables[entry.variable]?.trim();
    if (written) values.set(entry.key, parseSettingText(entry, written));
  }
  return { origin, values, nameOf: (key) => findSettingEntry(key)?.variable ?? key };
}

// Read by the launcher and by error reports; they are not settings.
const OTHER_VARIABLES = new Set(['VBAGENT_DEBUG', 'VBAGENT_NODE_FOUND']);

const knownVariables = settingEntries.flatMap(({ variable }) => variable ?? []);

/** A variable that looks like ours but has no effect, and the one that was most likely meant. */
export type UnknownVariable = { readonly name: string; readonly meant: string | undefined };

/** Finds unknown variables that have our prefix or a name close to one of ours. */
export function findUnknownVariables(variables: Variables): UnknownVariable[] {
  const known = new Set([...knownVariables, ...OTHER_VARIABLES]);
  return Object.keys(variables)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: nearestName(name, knownVariables) }))
    .filter(({ name, meant }) => name.startsWith('VBAGENT_') || (meant !== undefined && hasOurPrefix(name)));
}

/** Limits the search for near names, because other programs have variables such as `OPENAI_ORG_ID`. */
function hasOurPrefix(name: string): boolean {
  return /^(?:SQA|OPENAI|DATABASE)_/.test(name);
}

/** Parses the text of a setting. Text that is not a number or boolean stays text and fails validation later. */
export function parseSettingText(entry: SettingEntry, written: string): unknown {
  if (entry.key === 'sqa.dataSource' && written === 'mock') return 'embedded';
  if (entry.reads === 'number') return written === '' ? written : parseNumber(written);
  if (entry.reads === 'flag') return parseFlag(written.toLowerCase());
  return written;
}

function parseNumber(written: string): number | string {
  const value = Number(written);
  return Number.isFinite(value) ? value : written;
}

function parseFlag(written: string): boolean | string {
  if (TRUE_WORDS.has(written)) return true;
  return FALSE_WORDS.has(written) ? false : written;
}
