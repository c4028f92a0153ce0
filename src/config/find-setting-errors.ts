import { AgentRole, ModelSettings, Settings } from '../domain/settings.ts';
import { nestValues } from './flatten-tree.ts';
import { findNearestName } from './nearest-name.ts';
import type { UnknownVariable } from './read-variables.ts';
import { findSettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingError, SettingLayer } from './setting-layer.ts';

/** Finds every invalid value of a layer, including values that another layer overrides. */
export function findSettingErrors(layer: SettingLayer): SettingError[] {
  return [...layer.values].flatMap(([key, value]) => {
    const entry = findSettingEntry(key);
    if (entry === undefined) return [createUnknownKeyError(layer, key)];
    const problem = describeProblem(key, value, entry.isSecret === true || entry.isAddress === true);
    return problem === undefined
      ? []
      : [{ name: layer.getName(key), problem, allowed: entry.allowed, origin: layer.origin }];
  });
}

function describeProblem(key: string, value: unknown, mayContainSecret: boolean): string | undefined {
  const parsed = Settings.safeParse(nestValues([[key, value]]));
  if (parsed.success) return undefined;
  return mayContainSecret ? 'its value has the wrong form' : `${JSON.stringify(value)} is not allowed`;
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
export function findSecrets(layer: SettingLayer): SettingError[] {
  return [...layer.values.keys()].flatMap((key) => {
    const entry = findSettingEntry(key);
    if (entry?.isSecret !== true) return [];
    const allowed = `set ${entry.variable} in the environment or in .env`;
    return [{ name: key, problem: 'a secret does not belong in this file', allowed, origin: layer.origin }];
  });
}
