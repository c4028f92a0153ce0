import { addExportStep, ExportProgress, startExport } from '../../domain/export-progress.ts';
import { Fault } from '../../domain/fault.ts';
import { createSelectionReader, exportInParts } from '../../factory/exports/export-in-parts.ts';
import { type ExportTools, exportBank } from '../../factory/intake/export-questions.ts';
import { countSelection, type Selection } from '../../factory/intake/select-questions.ts';
import type { FormatId } from '../../formats/all-formats.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { toBankFilter } from '../bank/bank-filter.ts';
import {
  chooseExportFormat,
  chooseExportOutput,
  printExportReport,
  writeLossFile,
} from '../bank/export-output.ts';
import type { CliTools } from '../cli-tools.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { DatabaseOption, FilterOptions, OutputOption, SharedOptions } from '../shared-options.ts';
import { createProgressBar } from '../terminal/progress-bar.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { withStore } from '../with-store.ts';

export type BankExportOptions = FilterOptions &
  OutputOption &
  DatabaseOption &
  SharedOptions & {
    readonly to?: FormatId;
    readonly format?: FormatId;
    readonly limit?: number;
    readonly id?: readonly string[];
    readonly search?: string;
    readonly split?: number;
    readonly resume?: boolean;
  };

export async function runBankExport(options: BankExportOptions, tools: CliTools): Promise<number> {
  const format = chooseExportFormat(options);
  const output = chooseExportOutput(options, format);
  const target = { format, output, selection: toSelection(options), options };
  refuseUselessSplit(target);
  const interchange = await tools.openInterchange();
  try {
    await withStore(tools.openBank, { options, tools }, (bank) =>
      options.split === undefined
        ? exportOneFile(target, { bank, interchange, tools })
        : exportFiles({ ...target, size: options.split }, { bank, interchange, tools }),
    );
    return 0;
  } finally {
    await interchange.close();
  }
}

function toSelection(options: BankExportOptions): Selection {
  const { id, search } = options;
  if (id !== undefined) return { ids: id };
  return { filter: toBankFilter(options), ...(search !== undefined && { query: search }) };
}

type ExportTarget = {
  readonly format: FormatId;
  readonly output: string | undefined;
  readonly selection: Selection;
  readonly options: BankExportOptions;
};
type Services = {
  readonly bank: QuestionBank;
  readonly interchange: ExportTools;
  readonly tools: CliTools;
};

function refuseUselessSplit({ output, options: { split, resume, limit } }: ExportTarget): void {
  const problem =
    split === undefined
      ? resume && '--resume continues an export with --split.'
      : output === undefined
        ? '--split writes files: add -o.'
        : limit !== undefined && '--split and --limit exclude each other.';
  if (problem) throw new Fault('invalid-input', problem);
}

async function exportOneFile(target: ExportTarget, { bank, interchange, tools }: Services): Promise<void> {
  const { format, output, selection, options } = target;
  const { limit } = options;
  if ('ids' in selection) await refuseUnknownIds(selection.ids, bank);
  const total = Math.max(
    1,
    Math.min(await countSelection(bank, selection), limit ?? Number.POSITIVE_INFINITY),
  );
  const bar = createProgressBar(tools.terminal.err);
  const onProgress = (count: number): void => bar.advance(Math.min(1, count / total), `${count} questions`);
  const request = { selection, format, ...(limit === undefined ? {} : { limit }) };
  const report = await exportBank(bank, output === undefined ? request : { ...request, onProgress }, {
    ...interchange,
    save: (bytes) => writeResult(bytes, output, tools),
  }).finally(bar.clear);
  const lossFile = await writeLossFile(report, { output, format }, tools);
  if (options.json === true && output !== undefined)
    writeJson(tools.terminal.out, { format, output, ...(lossFile && { lossFile }), ...report.summary });
  else printExportReport(report.summary, lossFile, tools);
}

async function refuseUnknownIds(ids: readonly string[], bank: QuestionBank): Promise<void> {
  const known = new Set((await bank.findMany(ids)).map(({ question }) => question.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Fault('not-found', `There is no question ${unknown.join(', ')}; nothing was exported.`);
}

/** Writes files of `size` questions, and after each file how far the export has come. */
async function exportFiles(
  target: ExportTarget & { readonly size: number },
  { bank, interchange, tools }: Services,
): Promise<void> {
  const { format, selection, options, size, output = '' } = target;
  const base = output.replace(/\.\w+$/u, '');
  const progressFile = `${base}.export.json`;
  const request = JSON.stringify({ format, selection, size });
  const progress = options.resume ? await readProgress(progressFile, request, tools) : startExport();
  const total = Math.max(1, await countSelection(bank, selection));
  const bar = createProgressBar(tools.terminal.err);
  let current = progress;
  const finished = await exportInParts(
    createSelectionReader(bank, selection, size),
    { format, progress },
    {
      ...interchange,
      savePart: async (name, bytes) => {
        const path = `${base}-${name}`;
        await tools.files.writeText(path, bytes);
        return path;
      },
      onStep: async (step, { report }) => {
        await writeLossFile(report, { output: step.part.key, format }, tools);
        current = addExportStep(current, step);
        await tools.files.writeText(progressFile, `${JSON.stringify({ request, progress: current })}\n`);
        const { questions } = current.summary;
        bar.advance(Math.min(1, questions / total), `${questions} questions`);
      },
    },
  ).finally(bar.clear);
  const paths = finished.parts.map(({ key }) => key);
  if (options.json === true)
    return writeJson(tools.terminal.out, { format, files: paths, ...finished.summary });
  for (const path of paths.slice(progress.parts.length)) writeLine(tools.terminal.err, `Wrote ${path}`);
  printExportReport(finished.summary, `${base}-….losses.json`, tools);
}

/** Reads how far an interrupted export has come. A file of an export with other options is refused. */
async function readProgress(path: string, request: string, tools: CliTools): Promise<ExportProgress> {
  if (!(await tools.files.exists(path)))
    throw new Fault('not-found', `There is no interrupted export: ${path} does not exist.`, {
      advice: 'Start it without --resume.',
    });
  const stored = await readJsonFile(path, tools);
  const parsed = ExportProgress.safeParse(readField(stored, 'progress'));
  if (!parsed.success || readField(stored, 'request') !== request)
    throw new Fault('invalid-input', `${path} belongs to an export with other options.`, {
      advice: 'Use the same options, or start without --resume.',
    });
  return parsed.data;
}

function readField(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null
    ? new Map(Object.entries(content)).get(name)
    : undefined;
}
