import { basename } from 'node:path';
import { DEFAULT_INSTITUTION } from '../../domain/institution-id.ts';
import { LOCAL_ORIGIN } from '../../ports/audit-log.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type BackupOptions = OutputOption & DatabaseOption & SharedOptions & { readonly force?: boolean };
export type RestoreOptions = DatabaseOption & SharedOptions & { readonly force?: boolean };

export async function runBackup(options: BackupOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const outcome = await withStore(tools.openDatabaseAdmin, { options, tools }, async (admin) => {
    const { kind, schemaVersion, knownSchemaVersion } = await admin.describe();
    const ending = kind === 'sqlite' ? 'db' : 'jsonl';
    const file = options.output ?? `vbagent-${formatTimestamp(tools.now())}.${ending}`;
    const backup = await admin.backup(file, { force: options.force === true });
    return { ...backup, isCurrentSchema: schemaVersion === knownSchemaVersion };
  });
  const { isCurrentSchema, ...report } = outcome;
  // A database of an older schema is not opened, because opening it would migrate it.
  if (isCurrentSchema) await recordBackup(basename(report.path), { options, tools });
  if (options.json === true) writeJson(out, report);
  else
    writeLine(
      out,
      `${countNoun(report.questions, 'question')} copied to ${report.path} (${formatSize(report.bytes)}).`,
    );
  return 0;
}

/** Records the backup in the audit log, from which `/metrics` reads its age. */
async function recordBackup(
  target: string,
  context: { readonly options: BackupOptions; readonly tools: CliTools },
): Promise<void> {
  const at = context.tools.now().toISOString();
  const entry = { institution: DEFAULT_INSTITUTION, at, action: 'backed-up', subject: null, target } as const;
  await withStore(context.tools.openAuditLog, context, (log) =>
    log.record({ ...LOCAL_ORIGIN, ...entry, detail: { operation: 'backup' } }),
  );
}

export async function runRestore(file: string, options: RestoreOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const report = await withStore(tools.openDatabaseAdmin, { options, tools }, (admin) =>
    admin.restore(file, { force: options.force === true }),
  );
  if (options.json === true) writeJson(out, { ...report, keptAside: report.keptAside ?? null });
  else {
    writeLine(out, `${countNoun(report.questions, 'question')} restored from ${file}.`);
    if (report.keptAside !== undefined)
      writeLine(out, `The previous database is saved as ${report.keptAside}.`);
  }
  return 0;
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a time for a file name, in UTC: `20261115-035610`. */
function formatTimestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}
