import { AgentRole, ModelSettings, Settings } from '../domain/settings.ts';
import { isConfigTree } from './config-file.ts';
import { nestValues } from './flatten-tree.ts';
import { findNearestName } from './nearest-name.ts';
import type { UnknownVariable } from './read-variables.ts';
import { findSettingEntry, type SettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingError, SettingLayer } from './setting-layer.ts';

/** Finds every invalid value of a layer, including values that another layer overrides. */
export function findSettingErrors(layer: SettingLayer): SettingError[] {
  return [...layer.values].flatMap(([key, value]) => {
    const entry = findSettingEntry(key);
    if (entry === undefined) return [createUnknownKeyError(layer, key)];
    const problem = describeProblem(entry, value);
    return problem === undefined
      ? []
      : [{ name: layer.getName(key), problem, allowed: entry.allowed, origin: layer.origin }];
  });
}

function describeProblem(entry: SettingEntry, value: unknown): string | undefined {
  const parsed = Settings.safeParse(nestValues([[entry.key, value]]));
  if (parsed.success) return undefined;
  if (entry.valueType === 'json')
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return entry.isSecret === true || entry.isAddress === true
    ? 'its value has the wrong form'
    : `${JSON.stringify(value)} is not allowed`;
}

const MAX_LISTED_KEYS = 12;
const NO_SUCH_SETTING = 'there is no such setting';
const ROLE_KEYS = `agents.default.SETTING or agents.roles.ROLE.SETTING, where SETTING is one of ${Object.keys(
  ModelSettings.shape,
).join(', ')} and ROLE is one of ${AgentRole.options.join(', ')}`;

function createUnknownKeyError(layer: SettingLayer, key: string): SettingError {
  const meant = findNearestKey(key);
  return {
    name: key,
    problem: NO_SUCH_SETTING,
    allowed: listSimilarKeys(key),
    origin: layer.origin,
    ...(meant === undefined ? {} : { meant }),
  };
}

/** Returns the key of the setting closest to a mistyped key. */
export function findNearestKey(key: string): string | undefined {
  return findNearestName(
    key,
    settingEntries.map((entry) => entry.key),
  );
}

/** Creates the error for an unknown variable. Without it, a mistyped name in `.env` would silently have no effect. */
export function createUnknownVariableError({ name, meant }: UnknownVariable, origin: string): SettingError {
  const allowed = 'a name that `vbagent config show` lists';
  return { name, problem: NO_SUCH_SETTING, allowed, origin, ...(meant === undefined ? {} : { meant }) };
}

/** Lists the keys with the longest shared prefix; if there are none or too many, the top-level names. */
export function listSimilarKeys(key: string): string {
  const parts = key.split('.');
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = `${parts.slice(0, length).join('.')}.`;
    const similar = settingEntries.filter((entry) => entry.key.startsWith(prefix));
    if (similar.length > 0 && similar.length <= MAX_LISTED_KEYS)
      return similar.map((entry) => entry.key).join(', ');
  }
  if (parts[0] === 'agents') return ROLE_KEYS;
  return Object.keys(nestValues(settingEntries.map((entry) => [entry.key, '']))).join(', ');
}

/** Finds secrets in the config file, which is often shared or committed. */
export function findSecrets({ origin, values }: SettingLayer): SettingError[] {
  const createError = (name: string, allowed: string): SettingError => {
    return { name, problem: 'a secret does not belong in this file', allowed, origin };
  };
  return [...values].flatMap(([key, value]) => {
    const entry = findSettingEntry(key);
    if (entry?.isSecret === true)
      return [createError(key, `set ${entry.variable} in the environment or in .env`)];
    const hasClientSecret =
      Array.isArray(value) && value.some((item) => isConfigTree(item) && 'clientSecret' in item);
    if (!hasClientSecret) return [];
    return [createError(`${key}.clientSecret`, 'clientSecretEnv, the name of a variable')];
  });
}
