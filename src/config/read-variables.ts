import { nearestName } from './nearest-name.ts';
import { findSettingEntry, type SettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingLayer } from './setting-layer.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const TRUE_WORDS = new Set(['true', '1', 'yes', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'off']);

/** Takes the variables that name settings; an empty one counts as not set. */
export function readVariables(variables: Variables, origin: string): SettingLayer {
  const values = new Map<string, unknown>();
  for (const entry of settingEntries) {
    const written = entry.variable === undefined ? undefined : variables[entry.variable]?.trim();
    if (written) values.set(entry.key, readWritten(entry, written));
  }
  return { origin, values, nameOf: (key) => findSettingEntry(key)?.variable ?? key };
}

// Read by the launcher and by error reports; they are no settings.
const OTHER_VARIABLES = new Set(['VBAGENT_DEBUG', 'VBAGENT_NODE_FOUND']);

const knownVariables = settingEntries.flatMap(({ variable }) => variable ?? []);

/** A variable that means nothing although it looks like ours, and the one that was most likely meant. */
export type UnknownVariable = { readonly name: string; readonly meant: string | undefined };

/** Variables that bear our prefix, or that are a slip away from one of ours, and mean nothing. */
export function findUnknownVariables(variables: Variables): UnknownVariable[] {
  const known = new Set([...knownVariables, ...OTHER_VARIABLES]);
  return Object.keys(variables)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: nearestName(name, knownVariables) }))
    .filter(({ name, meant }) => name.startsWith('VBAGENT_') || (meant !== undefined && isOfOurs(name)));
}

/** Other programs have variables of their own, such as `OPENAI_ORG_ID`, which may be near ours by chance. */
function isOfOurs(name: string): boolean {
  return /^(?:SQA|OPENAI|DATABASE)_/.test(name);
}

/** Turns a word into the value it spells; a word that spells none stays a word and fails validation. */
export function readWritten(entry: SettingEntry, written: string): unknown {
  if (entry.key === 'sqa.dataSource' && written === 'mock') return 'embedded';
  if (entry.reads === 'number') return written === '' ? written : numberOr(written);
  if (entry.reads === 'flag') return flagOr(written.toLowerCase());
  return written;
}

function numberOr(written: string): number | string {
  const value = Number(written);
  return Number.isFinite(value) ? value : written;
}

function flagOr(written: string): boolean | string {
  if (TRUE_WORDS.has(written)) return true;
  return FALSE_WORDS.has(written) ? false : written;
}
