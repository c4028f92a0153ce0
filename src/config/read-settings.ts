import { join, resolve } from 'node:path';
import { asFault, Fault } from '../domain/fault.ts';
import { Settings } from '../domain/settings.ts';
import { CONFIG_FILE, type ConfigTree, isConfigTree, readConfigFile, readIfPresent } from './config-file.ts';
import { createUnknownVariableError, findSecrets, findSettingErrors } from './find-setting-errors.ts';
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

/** Like `readSettings`, but also returns the source of each value. */
export function readSettingsWithOrigins(
  variables: Variables,
  folder: string,
  flags: SettingFlags = {},
): SettingsWithOrigins {
  const { layers, errors, dotEnvVariables } = readLayers(variables, folder, flags);
  if (errors.length > 0) throw createSettingsFault(errors);
  const values = new Map<string, unknown>();
  const origins = new Map<string, string>();
  // From the lowest to the highest priority: later layers overwrite earlier ones.
  for (const layer of layers.toReversed()) {
    for (const [key, value] of layer.values) {
      values.set(key, value);
      origins.set(key, layer.origin);
    }
  }
  const parsed = readClientSecrets(Settings.parse(nestValues(values)), { ...dotEnvVariables, ...variables });
  return { settings: freezeDeeply(resolvePaths(parsed, folder)), origins };
}

type LayersResult = {
  readonly layers: SettingLayer[];
  readonly errors: SettingError[];
  readonly dotEnvVariables: Variables;
};

/** Reads the settings of all sources, highest priority first, and collects their errors. */
function readLayers(variables: Variables, folder: string, flags: SettingFlags): LayersResult {
  const errors: SettingError[] = [];
  const readOrReport = <T>(origin: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (thrown) {
      const problem = asFault(thrown).message;
      errors.push({ name: origin, problem, allowed: 'a readable file, or none', origin });
      return undefined;
    }
  };
  const dotEnvText = readOrReport('.env', () => readIfPresent(join(folder, '.env'))) ?? '';
  const dotEnv = readDotEnv(dotEnvText);
  const tree = readOrReport(CONFIG_FILE, () => readConfigFile(folder)) ?? {};
  const configLayer: SettingLayer = { origin: CONFIG_FILE, values: flattenTree(tree), getName: (key) => key };
  const layers = [
    readFlags(flags),
    readVariables(variables, 'environment'),
    readVariables(dotEnv.variables, '.env'),
    configLayer,
  ];
  errors.push(
    ...findMistypedVariables(variables),
    ...dotEnv.errors,
    ...findUnknownVariables(dotEnv.variables, listSecretNames(tree)).map((unknown) =>
      createUnknownVariableError(unknown, '.env'),
    ),
    ...layers.flatMap(findSettingErrors),
    ...findSecrets(configLayer),
  );
  return { layers, errors, dotEnvVariables: dotEnv.variables };
}

/** Adds the client secrets of the sign-in providers, which the config file names but does not contain. Only a server needs them. */
function readClientSecrets(settings: Settings, variables: Variables): Settings {
  const oidc = settings.oidc.map((provider) => {
    const clientSecret = variables[provider.clientSecretEnv ?? ''];
    return clientSecret ? { ...provider, clientSecret } : provider;
  });
  return { ...settings, oidc };
}

/** Finds mistyped names in the environment. It is shared with other programs, so only names close to ours are errors. */
function findMistypedVariables(variables: Variables): SettingError[] {
  const mistyped = findUnknownVariables(variables).filter(
    ({ name, meant }) => meant && name.startsWith('VBAGENT_'),
  );
  return mistyped.map((variable) => createUnknownVariableError(variable, 'environment'));
}

/** Lists the variables that contain client secrets. */
function listSecretNames({ oidc }: ConfigTree): string[] {
  const providers: unknown[] = Array.isArray(oidc) ? oidc : [];
  return providers.flatMap((provider) =>
    isConfigTree(provider) && typeof provider.clientSecretEnv === 'string' ? [provider.clientSecretEnv] : [],
  );
}

function readFlags(flags: SettingFlags): SettingLayer {
  const definedFlags = Object.entries(flags).filter(([, value]) => value !== undefined);
  return { origin: 'flag', values: new Map(definedFlags), getName: (key) => `--${key}` };
}

function createSettingsFault(errors: readonly SettingError[]): Fault {
  const lines = errors.map(
    ({ name, problem, allowed, origin, meant }) =>
      `  ${name} (${origin}): ${problem}${meant === undefined ? '' : ` (did you mean ${meant}?)`}; allowed: ${allowed}`,
  );
  const subject = errors.length === 1 ? 'One setting is' : `${errors.length} settings are`;
  return new Fault('invalid-input', `${subject} wrong:\n${lines.join('\n')}`, {
    facts: { mistakes: errors },
  });
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
function freezeDeeply<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) freezeDeeply(child);
    Object.freeze(value);
  }
  return value;
}
