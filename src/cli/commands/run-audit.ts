import type { AuditAction } from '../../domain/audit-action.ts';
import { Fault } from '../../domain/fault.ts';
import type { AuditEntry } from '../../ports/audit-log.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, PageOptions, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type AuditOptions = SharedOptions &
  DatabaseOption &
  PageOptions & {
    readonly person?: string;
    readonly action?: AuditAction;
    readonly since?: string;
    readonly until?: string;
  };

const DEFAULT_LIMIT = 20;

/** Lists one page of the audit log. */
export async function runAudit(options: AuditOptions, tools: CliTools): Promise<number> {
  const { person, action, limit = DEFAULT_LIMIT, after } = options;
  const { institution } = readCommandSettings(options, tools);
  const since = readTime('--since', options.since);
  const until = readTime('--until', options.until);
  const { entries, next } = await withStore(tools.openAuditLog, { options, tools }, (log) =>
    log.list({ institution, person, action, since, until }, { limit, after }),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { entries, next: next ?? null });
  else if (entries.length === 0) writeLine(err, 'No entries match.');
  else for (const line of layoutTable(COLUMNS, entries.map(toRow), out.width)) writeLine(out, line);
  if (next !== undefined && options.json !== true)
    writeLine(err, `There are more entries: add --after ${next}`);
  return 0;
}

function readTime(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new Fault('invalid-input', `${option} ${text} is not a time.`, {
    advice: 'Enter a date such as 2026-11-01, or a time such as 2026-11-01T08:00Z.',
  });
}

const COLUMNS = [
  { heading: 'TIME' },
  { heading: 'ACTION' },
  { heading: 'WHO', minWidth: 6 },
  { heading: 'WHOM', minWidth: 4 },
  { heading: 'ADDRESS' },
  { heading: 'DETAIL', minWidth: 10 },
] as const;

function toRow({ at, action, actor, subject, address, target, detail }: AuditEntry): string[] {
  const facts = Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return [
    at.slice(0, 19).replace('T', ' '),
    action,
    actor ?? 'unknown',
    subject ?? '',
    address ?? '',
    [...facts, ...(target === null ? [] : [target])].join(' · '),
  ];
}
