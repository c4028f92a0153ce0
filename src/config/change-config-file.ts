import { join } from 'node:path';
import { Fault } from '../domain/fault.ts';
import { CONFIG_FILE, readConfigFile, readIfPresent, writeConfigFile } from './config-file.ts';
import { findNearestKey, findSettingErrors, listSimilarKeys } from './find-setting-errors.ts';
import { flattenTree, nestValues } from './flatten-tree.ts';
import { parseSettingText } from './read-variables.ts';
import { findSettingEntry, type SettingEntry } from './setting-entries.table.ts';

/** Parses, checks and stores the value of a setting; returns the stored value. */
export function setInConfigFile(folder: string, key: string, text: string): unknown {
  const entry = getSettingEntry(key);
  if (entry.isSecret === true)
    throw new Fault('invalid-input', `${key} is a secret and is not stored in ${CONFIG_FILE}.`, {
      advice: `Set ${entry.variable} in the environment or in .env.`,
    });
  const value = parseSettingText(entry, text);
  const [error] = findSettingErrors({
    origin: CONFIG_FILE,
    values: new Map([[key, value]]),
    getName: (name) => name,
  });
  if (error !== undefined)
    throw new Fault('invalid-input', `${key}: ${error.problem}; allowed: ${error.allowed}.`);
  const values = flattenTree(readConfigFile(folder) ?? {});
  writeConfigFile(folder, nestValues(values.set(key, value)));
  return value;
}

/** Removes the file, even an invalid one; returns whether there was one. */
export function resetConfigFile(folder: string): boolean {
  const hadFile = readIfPresent(join(folder, CONFIG_FILE)) !== undefined;
  writeConfigFile(folder, {});
  return hadFile;
}

/** Removes one key, or all keys below a branch such as `agents`; returns the keys that were set. */
export function resetInConfigFile(folder: string, key: string): string[] {
  const values = flattenTree(readConfigFile(folder) ?? {});
  const removed = [...values.keys()].filter((name) => name === key || name.startsWith(`${key}.`));
  if (removed.length === 0) requireKnownKey(key);
  for (const name of removed) values.delete(name);
  if (removed.length > 0) writeConfigFile(folder, nestValues(values));
  return removed;
}

function getSettingEntry(key: string): SettingEntry {
  const entry = findSettingEntry(key);
  if (entry !== undefined) return entry;
  const suggestion = findNearestKey(key);
  throw new Fault('invalid-input', `There is no setting ${key}.`, {
    advice:
      suggestion === undefined ? `Similar settings: ${listSimilarKeys(key)}.` : `Did you mean ${suggestion}?`,
  });
}

function requireKnownKey(key: string): void {
  const branches = ['agents', 'agents.default', 'agents.roles', 'openai', 'sqa'];
  if (!branches.includes(key)) getSettingEntry(key);
}
