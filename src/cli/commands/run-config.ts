import { resetConfigFile, resetInConfigFile, setInConfigFile } from '../../config/change-config-file.ts';
import { CONFIG_FILE } from '../../config/config-file.ts';
import { describeSettings, type SettingRow } from '../../config/describe-settings.ts';
import { readSettingsWithOrigins } from '../../config/read-settings.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import type { SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

const COLUMNS = [
  { heading: 'SETTING' },
  { heading: 'VALUE', minWidth: 12 },
  { heading: 'FROM', dropOrder: 2 },
  { heading: 'VARIABLE', dropOrder: 1 },
] as const;

export async function runConfigShow(options: SharedOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const rows = describeSettings(readSettingsWithOrigins(tools.variables, tools.workingFolder));
  if (options.json === true) writeJson(out, { settings: rows.map(toSettingJson) });
  else {
    const cells = rows.map((row) => [row.key, row.value ?? '-', row.origin, row.variable ?? '']);
    const [heading = '', ...lines] = layoutTable(COLUMNS, cells, out.width);
    for (const line of [out.paint('bold', heading), ...lines]) writeLine(out, line);
  }
  return 0;
}

function toSettingJson({ key, value, origin, variable }: SettingRow): object {
  return { key, value: value ?? null, origin, variable: variable ?? null };
}

export async function runConfigSet(
  { key, value, json }: SharedOptions & { readonly key: string; readonly value: string },
  tools: CliTools,
): Promise<number> {
  const stored = setInConfigFile(tools.workingFolder, key, value);
  if (json === true) writeJson(tools.terminal.out, { key, value: stored, file: CONFIG_FILE });
  else writeLine(tools.terminal.out, `${key} is now ${String(stored)} (${CONFIG_FILE})`);
  warnIfOverridden(key, tools);
  return 0;
}

export async function runConfigReset(
  { key, json }: SharedOptions & { readonly key?: string },
  tools: CliTools,
): Promise<number> {
  const { out } = tools.terminal;
  const resetKeys = key === undefined ? resetAll(tools) : resetInConfigFile(tools.workingFolder, key);
  if (json === true) writeJson(out, { reset: resetKeys });
  else if (resetKeys.length === 0) writeLine(out, `${CONFIG_FILE} does not set ${key ?? 'anything'}.`);
  else writeLine(out, `Reset to the default: ${resetKeys.join(', ')}`);
  return 0;
}

function resetAll(tools: CliTools): string[] {
  return resetConfigFile(tools.workingFolder) ? ['everything'] : [];
}

/** Warns if the environment overrides the stored value, which then has no effect. */
function warnIfOverridden(key: string, tools: CliTools): void {
  const origin = readSettingsWithOrigins(tools.variables, tools.workingFolder).origins.get(key);
  if (origin !== undefined && origin !== CONFIG_FILE)
    writeLine(tools.terminal.err, `Note: ${origin} also sets ${key} and overrides the file.`);
}
