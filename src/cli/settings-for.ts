import { readSettings } from '../config/read-settings.ts';
import type { Settings } from '../domain/settings.ts';
import type { CliTools } from './cli-tools.ts';
import type { DatabaseOption, EngineOption } from './shared-options.ts';

/** The settings of a run; a database file named on the command line also beats a `DATABASE_URL`. */
export function settingsFor(options: DatabaseOption & EngineOption, tools: CliTools): Settings {
  const flags = { engine: options.engine, database: options.database };
  const settings = readSettings(tools.variables, tools.workingFolder, flags);
  if (options.database === undefined) return settings;
  const { databaseUrl: _overruled, ...rest } = settings;
  return rest;
}
