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

/** Variables that look like ours and mean nothing: most often a slip of the finger. */
export function findUnknownVariables(variables: Variables): string[] {
  const known = new Set(settingEntries.map((entry) => entry.variable));
  return Object.keys(variables).filter(
    (name) => name.startsWith('VBAGENT_') && !known.has(name) && !OTHER_VARIABLES.has(name),
  );
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
