import { join, resolve } from 'node:path';
import { asFault, Fault } from '../domain/fault.ts';
import { Settings } from '../domain/settings.ts';
import { CONFIG_FILE, readConfigFile, readIfPresent } from './config-file.ts';
import { findSecrets, findSettingErrors, unknownVariable } from './find-setting-errors.ts';
import { flattenTree, nestValues } from './flatten-tree.ts';
import { readDotEnv } from './read-dot-env.ts';
import { findUnknownVariables, readVariables, type Variables } from './read-variables.ts';
import type { SettingError, SettingLayer } from './setting-layer.ts';

/** Settings given on the command line, by key. */
type SettingFlags = Readonly<Record<string, string | undefined>>;

export type SettingsWithOrigins = {
  readonly settings: Settings;
  /** The source of each value that is not a default, by key. */
  readonly origins: ReadonlyMap<string, string>;
};

/**
 * Reads the settings. Flags override the environment, which overrides `.env`, which overrides the config file. If there
 * are errors, one fault lists them all.
 */
export function readSettings(variables: Variables, folder: string, flags: SettingFlags = {}): Settings {
  return readSettingsWithOrigins(variables, folder, flags).settings;
}

export function readSettingsWithOrigins(
  variables: Variables,
  folder: string,
  flags: SettingFlags = {},
): SettingsWithOrigins {
  const { layers, errors } = readLayers(variables, folder, flags);
  if (errors.length > 0) throw settingsFault(errors);
  const values = new Map<string, unknown>();
  const origins = new Map<string, string>();
  for (const layer of layers.toReversed()) {
    for (const [key, value] of layer.values) {
      values.set(key, value);
      origins.set(key, layer.origin);
    }
  }
  const parsed = Settings.parse(nestValues(values));
  return { settings: freeze(resolvePaths(parsed, folder)), origins };
}

type LayersReading = { readonly layers: SettingLayer[]; readonly errors: SettingError[] };

function readLayers(variables: Variables, folder: string, flags: SettingFlags): LayersReading {
  const errors: SettingError[] = [];
  const attempt = <T>(origin: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (thrown) {
      const problem = asFault(thrown).message;
      errors.push({ name: origin, problem, allowed: 'a readable file, or none', origin });
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
  errors.push(
    ...findMistypedVariables(variables),
    ...inFile.errors,
    ...findUnknownVariables(inFile.variables).map((unknown) => unknownVariable(unknown, '.env')),
    ...layers.flatMap(findSettingErrors),
    ...findSecrets(file),
  );
  return { layers, errors };
}

/** Finds mistyped names in the environment. It is shared with other programs, so only names close to ours are errors. */
function findMistypedVariables(variables: Variables): SettingError[] {
  const mistyped = findUnknownVariables(variables).filter(
    ({ name, meant }) => meant && name.startsWith('VBAGENT_'),
  );
  return mistyped.map((variable) => unknownVariable(variable, 'environment'));
}

function readFlags(flags: SettingFlags): SettingLayer {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined);
  return { origin: 'flag', values: new Map(given), nameOf: (key) => `--${key}` };
}

function settingsFault(errors: readonly SettingError[]): Fault {
  const lines = errors.map(
    ({ name, problem, allowed, origin, meant }) =>
      `  ${name} (${origin}): ${problem}${meant === undefined ? '' : ` (did you mean ${meant}?)`}; allowed: ${allowed}`,
  );
  const count = errors.length === 1 ? 'One setting is' : `${errors.length} settings are`;
  return new Fault('invalid-input', `${count} wrong:\n${lines.join('\n')}`, { facts: { mistakes: errors } });
}

/** Resolves relative paths against the working folder, so that later steps can run in another folder. */
function resolvePaths(settings: Settings, folder: string): Settings {
  const database = settings.database === ':memory:' ? settings.database : resolve(folder, settings.database);
  const {
    files,
    openai: { prices },
  } = settings;
  const openai =
    prices === undefined ? {} : { openai: { ...settings.openai, prices: resolve(folder, prices) } };
  return { ...settings, database, ...(files && { files: resolve(folder, files) }), ...openai };
}

/** Freezes a value and everything in it. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}
