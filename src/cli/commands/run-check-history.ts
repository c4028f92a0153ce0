import { Fault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheckStats } from '../../ports/spot-check-store.ts';
import { layoutTable, type TableColumn } from '../../print/layout-table.ts';
import {
  describeConflict,
  fitSuggestion,
  toReviewerRewrite,
  writeSuggestion,
} from '../../review/spot-check/apply-suggestion.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-dependencies.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { editSuggestedText } from '../spot-check/edit-suggestion.ts';
import { formatDiff } from '../spot-check/print-diff.ts';
import { formatFindingCounts } from '../spot-check/print-suggestion.ts';
import { locateFolder, withSpotCheck } from '../spot-check/with-spot-check.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

type CommonOptions = SharedOptions & DatabaseOption;
export type CheckHistoryOptions = CommonOptions & {
  readonly problemId?: string;
  readonly file?: string;
  readonly limit?: number;
};
export type ApplyOptions = CommonOptions & { readonly edit?: boolean; readonly dir?: string };
export type StatsOptions = CommonOptions & { readonly days?: number };

const DEFAULT_LIMIT = 20;
const DAY_MS = 86_400_000;

export async function runCheckHistory(options: CheckHistoryOptions, tools: CliTools): Promise<number> {
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
  else for (const line of formatHistory(versions, out.width)) writeLine(out, line);
  return 0;
}

function formatHistory(versions: readonly StoredSuggestion[], width: number): string[] {
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
  return layoutTable(HISTORY_COLUMNS, rows, width);
}

const HISTORY_COLUMNS: readonly TableColumn[] = [
  { heading: 'id', align: 'right' },
  { heading: 'when' },
  { heading: 'status' },
  { heading: 'problem', minWidth: 8 },
  { heading: 'file', minWidth: 12 },
  { heading: 'issue' },
  { heading: 'what', minWidth: 10 },
];

/** Applies a stored suggestion in its original folder, or in the folder of `--dir`. */
export async function runCheckApply(id: number, options: ApplyOptions, tools: CliTools): Promise<number> {
  return withSpotCheck({ ...options, engine: 'rules' }, tools, async (spotCheck) => {
    const root =
      options.dir === undefined
        ? await spotCheck.store.getRoot(id)
        : await locateFolder(spotCheck, options, tools);
    const stored = await spotCheck.store.findSuggestion(id);
    if (stored === undefined) throw new Fault('not-found', `There is no suggestion ${id}.`);
    const current = await spotCheck.folders.read(root, stored.file_path);
    const fitted = fitToFile(stored, current);
    const suggestion = options.edit === true ? await editInEditor(fitted, tools) : fitted;
    await writeAndApprove(spotCheck, root, { stored, suggestion });
    const { out, err } = tools.terminal;
    if (options.json === true) writeJson(out, await spotCheck.store.findSuggestion(id));
    else {
      for (const line of [...formatDiff(suggestion, out), formatFindingCounts(suggestion)])
        writeLine(out, line);
      writeLine(err, `${stored.file_path} has been updated.`);
    }
    return 0;
  });
}

/** Adapts the suggestion to the current content of the file. */
function fitToFile(stored: StoredSuggestion, current: string): StoredSuggestion {
  const fit = fitSuggestion(stored, current);
  if (fit.kind === 'done')
    throw new Fault('conflict', `${stored.file_path} already contains the suggested text.`);
  if (fit.kind === 'conflict')
    throw new Fault('conflict', describeConflict(stored), {
      advice: `Review it again: vbagent check -p ${stored.problem_id}`,
    });
  return fit.kind === 'moved' ? { ...stored, ...fit.text } : stored;
}

async function editInEditor(suggestion: StoredSuggestion, tools: CliTools): Promise<StoredSuggestion> {
  const keyboard = await tools.openKeyboard();
  try {
    const text = await editSuggestedText(keyboard, suggestion);
    if (text === undefined)
      throw new Fault('invalid-input', 'Nothing was changed in the editor, so nothing was written.', {
        advice: `To apply it unchanged, leave out -e: vbagent check apply ${suggestion.id}`,
      });
    return { ...suggestion, ...toReviewerRewrite(suggestion, text) };
  } finally {
    keyboard.close();
  }
}

/** The stored suggestion, and the suggestion to apply after adaptation to the file or after editing. */
type Application = { readonly stored: StoredSuggestion; readonly suggestion: StoredSuggestion };

async function writeAndApprove(
  { store, folders }: OpenSpotCheck,
  root: string,
  { stored, suggestion }: Application,
): Promise<void> {
  if (suggestion.diff === '') throw new Fault('invalid-input', 'The edited text changes nothing.');
  if (suggestion !== stored) await store.rewriteSuggestion(stored.id, suggestion);
  const outcome = await writeSuggestion(folders, root, suggestion);
  if (outcome === 'changed')
    throw new Fault(
      'conflict',
      `${suggestion.file_path} was changed by another program while the suggestion was applied; nothing was written.`,
    );
  await store.updateStatus(stored.id, 'approved');
}

export async function runCheckStats(options: StatsOptions, tools: CliTools): Promise<number> {
  const since = options.days === undefined ? {} : { since: daysAgo(tools.now(), options.days) };
  const stats = await withSpotCheck({ ...options, engine: 'rules' }, tools, ({ store }) =>
    store.getStats(since),
  );
  if (options.json === true) writeJson(tools.terminal.out, stats);
  else for (const line of formatStats(stats, tools.terminal.out.width)) writeLine(tools.terminal.out, line);
  return 0;
}

function daysAgo(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

const createNumberColumn = (heading: string): TableColumn => ({ heading, align: 'right' });

function formatStats(stats: SpotCheckStats, width: number): string[] {
  const { approved_count: approved, rejected_count: rejected } = stats;
  const formatTable = (columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string[] =>
    rows.length === 0 ? [] : ['', ...layoutTable(columns, rows, width)];
  return [
    `${countNoun(stats.total_reviewed, 'problem')} reviewed, ${countNoun(stats.total_suggestions, 'suggestion')}`,
    `${approved} approved, ${rejected} rejected, ${stats.skipped_count} skipped, ${stats.pending_count} pending`,
    `approval rate ${formatPercent(approved, approved + rejected)}`,
    ...formatTable(
      [{ heading: 'issue' }, createNumberColumn('suggestions')],
      Object.entries(stats.issues_by_type).map(([name, count]) => [name, String(count)]),
    ),
    ...formatTable(
      [{ heading: 'day' }, createNumberColumn('approved'), createNumberColumn('rejected')],
      stats.by_day.map((row) => [row.day, String(row.approved), String(row.rejected)]),
    ),
    ...formatTable(
      [{ heading: 'confidence' }, createNumberColumn('decided'), createNumberColumn('approved')],
      stats.by_confidence
        .filter(({ decided }) => decided > 0)
        .map((row) => [
          `${row.from}–${row.to}`,
          String(row.decided),
          formatPercent(row.approved, row.decided),
        ]),
    ),
  ];
}

function formatPercent(count: number, total: number): string {
  return total === 0 ? '–' : `${Math.round((100 * count) / total)}%`;
}
