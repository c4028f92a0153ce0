import type { DatabaseKeeper } from '../../ports/database-keeper.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type BackupOptions = OutputOption & DatabaseOption & SharedOptions & { readonly force?: boolean };
export type RestoreOptions = DatabaseOption & SharedOptions & { readonly force?: boolean };

export async function runBackup(options: BackupOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const report = await withKeeper(options, tools, async (keeper) => {
    const { kind } = await keeper.describe();
    const ending = kind === 'sqlite' ? 'db' : 'jsonl';
    const file = options.output ?? `vbagent-${stampOf(tools.now())}.${ending}`;
    return keeper.backup(file, { force: options.force === true });
  });
  if (options.json === true) writeJson(out, report);
  else writeLine(out, `${countOf(report.questions)} copied to ${report.path} (${sizeOf(report.bytes)}).`);
  return 0;
}

export async function runRestore(file: string, options: RestoreOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const report = await withKeeper(options, tools, (keeper) =>
    keeper.restore(file, { force: options.force === true }),
  );
  if (options.json === true) writeJson(out, { ...report, keptAside: report.keptAside ?? null });
  else {
    writeLine(out, `${countOf(report.questions)} restored from ${file}.`);
    if (report.keptAside !== undefined)
      writeLine(out, `What was there before is kept as ${report.keptAside}.`);
  }
  return 0;
}

async function withKeeper<T>(
  options: DatabaseOption,
  tools: CliTools,
  work: (keeper: DatabaseKeeper) => Promise<T>,
): Promise<T> {
  const keeper = await tools.openDatabaseKeeper(settingsFor(options, tools));
  try {
    return await work(keeper);
  } finally {
    await keeper.close();
  }
}

function countOf(questions: number): string {
  return `${questions} ${questions === 1 ? 'question' : 'questions'}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `20261115-035610`, in UTC. */
function stampOf(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}
