import type { CliTools, DatabaseKeeper } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type BackupOptions = OutputOption & DatabaseOption & SharedOptions & { readonly force?: boolean };
export type RestoreOptions = DatabaseOption & SharedOptions & { readonly force?: boolean };

export async function runBackup(options: BackupOptions, tools: CliTools): Promise<number> {
  const file = options.output ?? `vbagent-${stampOf(tools.now())}.db`;
  await withKeeper(options, tools, (keeper) => keeper.backup(file, { force: options.force === true }));
  if (options.json === true) writeJson(tools.terminal.out, { file });
  else writeLine(tools.terminal.out, `The database is copied to ${file}`);
  return 0;
}

export async function runRestore(file: string, options: RestoreOptions, tools: CliTools): Promise<number> {
  await withKeeper(options, tools, (keeper) => keeper.restore(file, { force: options.force === true }));
  if (options.json === true) writeJson(tools.terminal.out, { restored: file });
  else writeLine(tools.terminal.out, `The database is now what ${file} holds.`);
  return 0;
}

async function withKeeper(
  options: DatabaseOption,
  tools: CliTools,
  work: (keeper: DatabaseKeeper) => Promise<unknown>,
): Promise<void> {
  const keeper = await tools.openDatabaseKeeper(settingsFor(options, tools));
  try {
    await work(keeper);
  } finally {
    await keeper.close();
  }
}

/** `20261115-035610`, in UTC. */
function stampOf(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}
