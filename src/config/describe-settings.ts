import { redactAddress } from '../domain/redact-address.ts';
import type { Settings } from '../domain/settings.ts';
import { isConfigTree } from './config-file.ts';
import type { SettingsWithOrigins } from './read-settings.ts';
import { type SettingEntry, settingEntries } from './setting-entries.table.ts';

/** One setting, formatted for display. */
export type SettingRow = {
  readonly key: string;
  /** Undefined when nothing is set and there is no default. */
  readonly value: string | undefined;
  readonly origin: string;
  readonly variable: string | undefined;
};

/** Lists every setting for display: secrets only as `set`, roles only if they differ from the default. */
export function describeSettings(reading: SettingsWithOrigins): SettingRow[] {
  return settingEntries
    .filter((entry) => !entry.key.startsWith('agents.roles.') || reading.origins.has(entry.key))
    .map((entry) => ({
      key: entry.key,
      value: formatValue(entry, getValue(reading.settings, entry.key)),
      origin: reading.origins.get(entry.key) ?? 'default',
      variable: entry.variable,
    }));
}

function getValue(settings: Settings, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, name) => (isConfigTree(node) ? node[name] : undefined), settings);
}

function formatValue(entry: SettingEntry, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (entry.valueType === 'json') return formatList(value);
  if (entry.isAddress === true) return redactAddress(String(value)) ?? 'set';
  return entry.isSecret === true ? 'set' : String(value);
}

/** Lists the ids of a list of objects, which may contain secrets. */
function formatList(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((item) => (isConfigTree(item) ? String(item.id) : '')).join(', ');
}
