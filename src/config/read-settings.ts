import { join, resolve } from 'node:path';
import { asFault, Fault } from '../domain/fault.ts';
import { Settings } from '../domain/settings.ts';
import { CONFIG_FILE, readConfigFile, readIfPresent } from './config-file.ts';
import { findMistakes, findSecrets, unknownVariable } from './find-mistakes.ts';
import { flattenTree, nestValues } from './flatten-tree.ts';
import { readDotEnv } from './read-dot-env.ts';
import { findUnknownVariables, readVariables, type Variables } from './read-variables.ts';
import type { SettingLayer, SettingMistake } from './setting-layer.ts';

/** Keys of settings given on the command line, such as `engine`. */
export type SettingFlags = Readonly<Record<string, string | undefined>>;

export type SettingsReading = {
  readonly settings: Settings;
  /** Where each value that is not a default came from, by key. */
  readonly origins: ReadonlyMap<string, string>;
};

/** Flags, then environment, then `.env`, then the config file, then defaults; a fault lists every mistake at once. */
export function readSettings(variables: Variables, folder: string, flags: SettingFlags = {}): Settings {
  return readSettingsWithOrigins(variables, folder, flags).settings;
}

export function readSettingsWithOrigins(
  variables: Variables,
  folder: string,
  flags: SettingFlags = {},
): SettingsReading {
  const { layers, mistakes } = readLayers(variables, folder, flags);
  if (mistakes.length > 0) throw settingsFault(mistakes);
  const values = new Map<string, unknown>();
  const origins = new Map<string, string>();
  for (const layer of layers.toReversed()) {
    for (const [key, value] of layer.values) {
      values.set(key, value);
      origins.set(key, layer.origin);
    }
  }
  const parsed = Settings.parse(nestValues(values));
  return { settings: freeze(withPaths(parsed, folder)), origins };
}

type LayersReading = { readonly layers: SettingLayer[]; readonly mistakes: SettingMistake[] };

function readLayers(variables: Variables, folder: string, flags: SettingFlags): LayersReading {
  const mistakes: SettingMistake[] = [];
  const attempt = <T>(origin: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (thrown) {
      const problem = asFault(thrown).message;
      mistakes.push({ name: origin, problem, allowed: 'a readable file, or none', origin });
      return undefined;
    }
  };
  const dotEnv = attempt('.env', () => readIfPresent(join(folder, '.env'))) ?? '';
  const inFile = readDotEnv(dotEnv);
  const tree = attempt(CONFIG_FILE, () => readConfigFile(folder)) ?? {};
  const file: SettingLayer = { origin: CONFIG_FILE, values: flattenTree(tree), nameOf: (key) => key };
  const layers = [
    readFlags(flags),
    readVariables(variables, 'environment'),
    readVariables(inFile.variables, '.env'),
    file,
  ];
  mistakes.push(
    ...findSlips(variables),
    ...inFile.mistakes,
    ...findUnknownVariables(inFile.variables).map((unknown) => unknownVariable(unknown, '.env')),
    ...layers.flatMap(findMistakes),
    ...findSecrets(file),
  );
  return { layers, mistakes };
}

/** The environment is shared with other programs, so only a name that is a slip away from ours is a mistake there. */
function findSlips(variables: Variables): SettingMistake[] {
  const slips = findUnknownVariables(variables).filter(
    ({ name, meant }) => meant && name.startsWith('VBAGENT_'),
  );
  return slips.map((slip) => unknownVariable(slip, 'environment'));
}

function readFlags(flags: SettingFlags): SettingLayer {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined);
  return { origin: 'flag', values: new Map(given), nameOf: (key) => `--${key}` };
}

function settingsFault(mistakes: readonly SettingMistake[]): Fault {
  const lines = mistakes.map(
    ({ name, problem, allowed, origin, meant }) =>
      `  ${name} (${origin}): ${problem}${meant === undefined ? '' : ` (did you mean ${meant}?)`}; allowed: ${allowed}`,
  );
  const count = mistakes.length === 1 ? 'One setting is' : `${mistakes.length} settings are`;
  return new Fault('invalid-input', `${count} wrong:\n${lines.join('\n')}`, { facts: { mistakes } });
}

/** A relative file lies in the working folder, whatever folder a later step works in. */
function withPaths(settings: Settings, folder: string): Settings {
  const database = settings.database === ':memory:' ? settings.database : resolve(folder, settings.database);
  const {
    files,
    openai: { prices },
  } = settings;
  const openai =
    prices === undefined ? {} : { openai: { ...settings.openai, prices: resolve(folder, prices) } };
  return { ...settings, database, ...(files && { files: resolve(folder, files) }), ...openai };
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}
