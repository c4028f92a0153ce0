import { ERASED_USER } from '../../domain/erased-user.ts';
import { LOCAL_ORIGIN } from '../../ports/audit-log.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { withStore } from '../with-store.ts';

export type DataExportOptions = SharedOptions & DatabaseOption & OutputOption & { readonly user: string };
export type DataEraseOptions = SharedOptions &
  DatabaseOption & { readonly user: string; readonly yes?: boolean };

export async function runDataExport(options: DataExportOptions, tools: CliTools): Promise<number> {
  await recordAction('exported', options, tools);
  await withStore(tools.openPersonalData, { options, tools }, (data) =>
    writeResult(formatRecords(data, options.user), options.output, tools),
  );
  return 0;
}

async function* formatRecords(data: PersonalData, user: string): AsyncGenerator<string> {
  for await (const record of data.read(user)) yield `${JSON.stringify(record)}\n`;
}

export async function runDataErase(options: DataEraseOptions, tools: CliTools): Promise<number> {
  const { user, yes = false } = options;
  // The entry must not contain the id, which the erasure removes everywhere.
  if (yes) await recordAction('deleted', { ...options, user: ERASED_USER }, tools);
  const counts = await withStore(tools.openPersonalData, { options, tools }, async (data) =>
    yes ? (await data.erase(user)).counts : countRecords(data, user),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { user, erased: yes, counts });
  else {
    for (const [holding, count] of Object.entries(counts))
      if (count > 0) writeLine(out, `${holding}: ${count}`);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (yes) writeLine(err, `Erased ${user} from ${total} records.`);
    else writeLine(err, `${total} records contain ${user}. Add --yes to erase them; this cannot be undone.`);
  }
  return 0;
}

/** Records the command in the audit log. */
async function recordAction(
  action: 'exported' | 'deleted',
  options: DatabaseOption & { readonly user: string },
  tools: CliTools,
): Promise<void> {
  const { institution } = readCommandSettings(options, tools);
  await withStore(tools.openAuditLog, { options, tools }, (log) =>
    log.record({
      ...LOCAL_ORIGIN,
      institution,
      at: tools.now().toISOString(),
      action,
      subject: options.user,
      target: null,
      detail: { operation: 'data' },
    }),
  );
}

/** Counts the records of a user by their `holding`: the table and column that contain the user id. */
async function countRecords(data: PersonalData, user: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { holding } of data.read(user)) counts[holding] = (counts[holding] ?? 0) + 1;
  return counts;
}
