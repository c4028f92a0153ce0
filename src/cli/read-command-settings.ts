import { readSettings } from '../config/read-settings.ts';
import type { Settings } from '../domain/settings.ts';
import type { CliTools } from './cli-tools.ts';
import type { DatabaseOption, EngineOption } from './shared-options.ts';

/** Reads the settings of a command; the option `--database` also overrides `DATABASE_URL`. */
export function readCommandSettings(options: DatabaseOption & EngineOption, tools: CliTools): Settings {
  const flags = { engine: options.engine, database: options.database, institution: options.institution };
  const settings = readSettings(tools.variables, tools.workingFolder, flags);
  if (options.database === undefined) return settings;
  const { databaseUrl: _databaseUrl, ...rest } = settings;
  return rest;
}
