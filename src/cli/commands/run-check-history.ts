import { Fault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheckStats } from '../../ports/spot-check-store.ts';
import { type Column, layoutTable } from '../../print/layout-table.ts';
import {
  conflictOf,
  fitSuggestion,
  ownText,
  writeSuggestion,
} from '../../review/spot-check/apply-suggestion.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-tools.ts';
import { countNoun } from '../../text/count-noun.ts';
import { locateFolder, withSpotCheck } from '../check-tools.ts';
import type { CliTools } from '../cli-tools.ts';
import { editSpan } from '../edit-span.ts';
import { diffLines } from '../print-diff.ts';
import { findingsLine } from '../print-suggestion.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

type Shared = SharedOptions & DatabaseOption;
export type HistoryOptions = Shared & {
  readonly problemId?: string;
  readonly file?: string;
  readonly limit?: number;
};
export type ApplyOptions = Shared & { readonly edit?: boolean; readonly dir?: string };
export type StatsOptions = Shared & { readonly days?: number };

const DEFAULT_LIMIT = 20;
const DAY_MS = 86_400_000;

export async function runCheckHistory(options: HistoryOptions, tools: CliTools): Promise<number> {
  const { problemId, file, limit = DEFAULT_LIMIT } = options;
  const versions = await withSpotCheck({ ...options, engine: 'rules' }, tools, ({ store }) =>
    store.getVersions({
      limit,
      ...(problemId !== undefined && { problemId }),
      ...(file !== undefined && { filePath: file }),
    }),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { versions });
  else if (versions.length === 0) writeLine(err, 'There are no suggestions yet.');
  else for (const line of historyTable(versions, out.width)) writeLine(out, line);
  return 0;
}

function historyTable(versions: readonly StoredSuggestion[], width: number): string[] {
  const rows = versions.map(
    ({ id, created_at, status, problem_id, file_path, version, issue_type, description }) => [
      String(id),
      created_at.slice(0, 16).replace('T', ' '),
      status,
      problem_id,
      `${file_path} v${version}`,
      issue_type,
      description,
    ],
  );
  return layoutTable(historyColumns, rows, width);
}

const historyColumns: readonly Column[] = [
  { heading: 'id', align: 'right' },
  { heading: 'when' },
  { heading: 'status' },
  { heading: 'problem', shrinksTo: 8 },
  { heading: 'file', shrinksTo: 12 },
  { heading: 'issue' },
  { heading: 'what', shrinksTo: 10 },
];

/** The root of the suggestion unless another folder is named. */
export async function runCheckApply(id: number, options: ApplyOptions, tools: CliTools): Promise<number> {
  return withSpotCheck({ ...options, engine: 'rules' }, tools, async (desk) => {
    const root =
      options.dir === undefined ? await desk.store.rootOf(id) : await locateFolder(desk, options, tools);
    const stored = await desk.store.findSuggestion(id);
    if (stored === undefined) throw new Fault('not-found', `There is no suggestion ${id}.`);
    const current = await desk.folders.read(root, stored.file_path);
    const fitting = fitted(stored, current);
    const wanted = options.edit === true ? await edited(fitting, tools) : fitting;
    await apply(desk, root, { stored, wanted });
    const { out, err } = tools.terminal;
    if (options.json === true) writeJson(out, await desk.store.findSuggestion(id));
    else {
      for (const line of [...diffLines(wanted.diff, out), findingsLine(wanted)]) writeLine(out, line);
      writeLine(err, `${stored.file_path} is written.`);
    }
    return 0;
  });
}

function fitted(stored: StoredSuggestion, current: string): StoredSuggestion {
  const fit = fitSuggestion(stored, current);
  if (fit.kind === 'done') throw new Fault('conflict', `${stored.file_path} already reads as suggested.`);
  if (fit.kind === 'conflict')
    throw new Fault('conflict', conflictOf(stored), {
      advice: `Review it anew: vbagent check -p ${stored.problem_id}`,
    });
  return fit.kind === 'moved' ? { ...stored, ...fit.text } : stored;
}

async function edited(suggestion: StoredSuggestion, tools: CliTools): Promise<StoredSuggestion> {
  const keyboard = await tools.openKeyboard();
  try {
    const text = await editSpan(keyboard, suggestion);
    if (text === undefined)
      throw new Fault('invalid-input', 'The editor was left without a change, and nothing is written.', {
        advice: `Without -e it is applied as it stands: vbagent check apply ${suggestion.id}`,
      });
    return { ...suggestion, ...ownText(suggestion, text) };
  } finally {
    keyboard.close();
  }
}

type Applying = { readonly stored: StoredSuggestion; readonly wanted: StoredSuggestion };

async function apply(
  { store, folders }: OpenSpotCheck,
  root: string,
  { stored, wanted }: Applying,
): Promise<void> {
  if (wanted.diff === '') throw new Fault('invalid-input', 'The edited text changes nothing.');
  if (wanted !== stored) await store.rewriteSuggestion(stored.id, wanted);
  const outcome = await writeSuggestion(folders, root, wanted);
  if (outcome === 'changed')
    throw new Fault('conflict', `${wanted.file_path} was changed at this very moment.`);
  await store.updateStatus(stored.id, 'approved');
}

export async function runCheckStats(options: StatsOptions, tools: CliTools): Promise<number> {
  const since = options.days === undefined ? {} : { since: daysAgo(tools.now(), options.days) };
  const stats = await withSpotCheck({ ...options, engine: 'rules' }, tools, ({ store }) =>
    store.getStats(since),
  );
  if (options.json === true) writeJson(tools.terminal.out, stats);
  else for (const line of statsLines(stats, tools.terminal.out.width)) writeLine(tools.terminal.out, line);
  return 0;
}

function daysAgo(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

const number = (heading: string): Column => ({ heading, align: 'right' });

function statsLines(stats: SpotCheckStats, width: number): string[] {
  const { approved_count: approved, rejected_count: rejected } = stats;
  const table = (columns: readonly Column[], rows: readonly (readonly string[])[]): string[] =>
    rows.length === 0 ? [] : ['', ...layoutTable(columns, rows, width)];
  return [
    `${countNoun(stats.total_reviewed, 'problem')} looked at, ${countNoun(stats.total_suggestions, 'suggestion')}`,
    `${approved} approved, ${rejected} rejected, ${stats.skipped_count} skipped, ${stats.pending_count} pending`,
    `approval rate ${percent(approved, approved + rejected)}`,
    ...table(
      [{ heading: 'issue' }, number('suggestions')],
      Object.entries(stats.issues_by_type).map(([name, count]) => [name, String(count)]),
    ),
    ...table(
      [{ heading: 'day' }, number('approved'), number('rejected')],
      stats.by_day.map((row) => [row.day, String(row.approved), String(row.rejected)]),
    ),
    ...table(
      [{ heading: 'confidence' }, number('decided'), number('approved')],
      stats.by_confidence
        .filter(({ decided }) => decided > 0)
        .map((row) => [`${row.from}–${row.to}`, String(row.decided), percent(row.approved, row.decided)]),
    ),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}
