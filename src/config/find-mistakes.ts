import { AgentRole, ModelSettings, Settings } from '../domain/settings.ts';
import { nestValues } from './flatten-tree.ts';
import { nearestName } from './nearest-name.ts';
import type { UnknownVariable } from './read-variables.ts';
import { findSettingEntry, settingEntries } from './setting-entries.table.ts';
import type { SettingLayer, SettingMistake } from './setting-layer.ts';

/** Every value of a layer that may not be what it is, also those that another layer overrules. */
export function findMistakes(layer: SettingLayer): SettingMistake[] {
  return [...layer.values].flatMap(([key, value]) => {
    const entry = findSettingEntry(key);
    if (entry === undefined) return [unknownKey(layer, key)];
    const problem = problemWith(key, value, entry.secret === true || entry.address === true);
    return problem === undefined
      ? []
      : [{ name: layer.nameOf(key), problem, allowed: entry.allowed, origin: layer.origin }];
  });
}

function problemWith(key: string, value: unknown, mayHoldSecret: boolean): string | undefined {
  const parsed = Settings.safeParse(nestValues([[key, value]]));
  if (parsed.success) return undefined;
  return mayHoldSecret ? 'its value is not of the right form' : `${JSON.stringify(value)} is not allowed`;
}

const NO_SUCH_SETTING = 'there is no such setting';
const ROLE_KEYS = `agents.default.SETTING or agents.roles.ROLE.SETTING, where SETTING is one of ${Object.keys(
  ModelSettings.shape,
).join(', ')} and ROLE is one of ${AgentRole.options.join(', ')}`;

function unknownKey(layer: SettingLayer, key: string): SettingMistake {
  const meant = nearestKey(key);
  return {
    name: key,
    problem: NO_SUCH_SETTING,
    allowed: keysNear(key),
    origin: layer.origin,
    ...(meant === undefined ? {} : { meant }),
  };
}

export function nearestKey(key: string): string | undefined {
  return nearestName(
    key,
    settingEntries.map((entry) => entry.key),
  );
}

/** A slip in a name of `.env` would otherwise go unnoticed, because a variable that nobody reads harms nobody. */
export function unknownVariable({ name, meant }: UnknownVariable, origin: string): SettingMistake {
  const allowed = 'a name that `vbagent config show` lists';
  return { name, problem: NO_SUCH_SETTING, allowed, origin, ...(meant === undefined ? {} : { meant }) };
}

/** The keys that share a beginning with the unknown one, else the first names of all. */
export function keysNear(key: string): string {
  const parts = key.split('.');
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = `${parts.slice(0, length).join('.')}.`;
    const near = settingEntries.filter((entry) => entry.key.startsWith(prefix));
    if (near.length > 0 && near.length <= 12) return near.map((entry) => entry.key).join(', ');
  }
  if (parts[0] === 'agents') return ROLE_KEYS;
  return Object.keys(nestValues(settingEntries.map((entry) => [entry.key, '']))).join(', ');
}

/** Secrets have no place in a file that is shared and committed. */
export function findSecrets(layer: SettingLayer): SettingMistake[] {
  return [...layer.values.keys()].flatMap((key) => {
    const entry = findSettingEntry(key);
    if (entry?.secret !== true) return [];
    const allowed = `set ${entry.variable} in the environment or in .env`;
    return [{ name: key, problem: 'a secret does not belong in this file', allowed, origin: layer.origin }];
  });
}
