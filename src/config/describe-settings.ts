import type { Settings } from '../domain/settings.ts';
import { isTree } from './config-file.ts';
import type { SettingsReading } from './read-settings.ts';
import { type SettingEntry, settingEntries } from './setting-entries.table.ts';

export type SettingRow = {
  readonly key: string;
  /** Undefined when nothing is set and there is no default. */
  readonly value: string | undefined;
  readonly origin: string;
  readonly variable: string | undefined;
};

/** Every setting as a person may see it: secrets only as `set`, roles only where they differ from the default. */
export function describeSettings(reading: SettingsReading): SettingRow[] {
  return settingEntries
    .filter((entry) => !entry.key.startsWith('agents.roles.') || reading.origins.has(entry.key))
    .map((entry) => ({
      key: entry.key,
      value: shownValue(entry, valueAt(reading.settings, entry.key)),
      origin: reading.origins.get(entry.key) ?? 'default',
      variable: entry.variable,
    }));
}

function valueAt(settings: Settings, key: string): unknown {
  return key.split('.').reduce<unknown>((at, name) => (isTree(at) ? at[name] : undefined), settings);
}

function shownValue(entry: SettingEntry, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (entry.key === 'databaseUrl' || entry.key === 'openai.baseUrl') return maskAddress(String(value));
  return entry.secret === true ? maskSecret(String(value)) : String(value);
}

/** The last four characters tell two keys apart, and are shown only of a key too long to guess. */
export function maskSecret(secret: string): string {
  return secret.length >= 20 ? `set (…${secret.slice(-4)})` : 'set';
}

/** An address without its password and without parameters, which may hold one. */
export function maskAddress(address: string): string {
  if (!URL.canParse(address)) return 'set';
  const { protocol, username, password, host, pathname } = new URL(address);
  const user = username === '' ? '' : `${username}${password === '' ? '' : ':***'}@`;
  return `${protocol}//${user}${host}${pathname}`;
}
