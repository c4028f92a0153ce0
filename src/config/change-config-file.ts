import { join } from 'node:path';
import { Fault } from '../domain/fault.ts';
import { CONFIG_FILE, readConfigFile, readIfPresent, writeConfigFile } from './config-file.ts';
import { findMistakes, keysNear, nearestKey } from './find-mistakes.ts';
import { flattenTree, nestValues } from './flatten-tree.ts';
import { readWritten } from './read-variables.ts';
import { findSettingEntry, type SettingEntry } from './setting-entries.table.ts';

/** Checks the value first and answers it as it was stored. */
export function setInConfigFile(folder: string, key: string, written: string): unknown {
  const entry = entryOf(key);
  if (entry.secret === true)
    throw new Fault('invalid-input', `${key} is a secret and is not kept in ${CONFIG_FILE}.`, {
      advice: `Set ${entry.variable} in the environment or in .env.`,
    });
  const value = readWritten(entry, written);
  const [mistake] = findMistakes({
    origin: CONFIG_FILE,
    values: new Map([[key, value]]),
    nameOf: (name) => name,
  });
  if (mistake !== undefined)
    throw new Fault('invalid-input', `${key}: ${mistake.problem}; allowed: ${mistake.allowed}.`);
  const values = flattenTree(readConfigFile(folder) ?? {});
  writeConfigFile(folder, nestValues(values.set(key, value)));
  return value;
}

/** Removes the file whatever it holds, so that a broken one can be mended; answers whether there was one. */
export function resetConfigFile(folder: string): boolean {
  const existed = readIfPresent(join(folder, CONFIG_FILE)) !== undefined;
  writeConfigFile(folder, {});
  return existed;
}

/** Forgets one key or all keys below a branch such as `agents`; answers the keys that were set. */
export function resetInConfigFile(folder: string, key: string): string[] {
  const values = flattenTree(readConfigFile(folder) ?? {});
  const forgotten = [...values.keys()].filter((name) => name === key || name.startsWith(`${key}.`));
  if (forgotten.length === 0) entryOrBranchOf(key);
  for (const name of forgotten) values.delete(name);
  if (forgotten.length > 0) writeConfigFile(folder, nestValues(values));
  return forgotten;
}

function entryOf(key: string): SettingEntry {
  const entry = findSettingEntry(key);
  if (entry !== undefined) return entry;
  const meant = nearestKey(key);
  throw new Fault('invalid-input', `There is no setting ${key}.`, {
    advice: meant === undefined ? `Settings near it: ${keysNear(key)}.` : `Did you mean ${meant}?`,
  });
}

function entryOrBranchOf(key: string): void {
  const branches = ['agents', 'agents.default', 'agents.roles', 'openai', 'sqa'];
  if (!branches.includes(key)) entryOf(key);
}
