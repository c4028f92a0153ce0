import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BankPaper } from '../../domain/bank-paper.ts';
import { addExportStep, type ExportProgress, type ExportStep } from '../../domain/export-progress.ts';
import type { Question } from '../../domain/question.ts';
import { type FormatId, getFormatInfo } from '../../formats/all-formats.ts';
import type { Outline } from '../../formats/format.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import { type ExportReport, type ExportTools, exportQuestions } from '../intake/export-questions.ts';
import { readSelectionPage, type Selection } from '../intake/select-questions.ts';

/** The number of losses that are stored for each file; all are counted. */
const MAX_LISTED_LOSSES = 100;
/** The number of questions that are printed without a pause. Printing one blocks the process for milliseconds. */
const PRINTED_TOGETHER = 10;

/** The questions of one file, and where the next one begins. */
type ExportPage = {
  readonly questions: readonly Question[];
  /** The questions as the bank has them; only for selections. */
  readonly entries?: readonly BankEntry[];
  /** Distinguishes the file from the others, such as the letter of a version. */
  readonly label: string;
  readonly outline?: Outline;
  readonly next?: string | undefined;
};

/** Reads the questions of the file that begins at the cursor. */
export type ReadExportPage = (cursor: string | undefined, fileNumber: number) => Promise<ExportPage>;

/** Reads the selected questions in files of `size` questions. */
export function createSelectionReader(
  bank: Pick<QuestionBank, 'findMany' | 'list' | 'search'>,
  selection: Selection,
  size: number,
): ReadExportPage {
  return async (cursor, fileNumber) => {
    const page = { limit: size, ...(cursor && { after: cursor }) };
    const { entries, next } = await readSelectionPage(bank, selection, page);
    const label = String(fileNumber).padStart(4, '0');
    return { questions: entries.map(({ question }) => question), entries, label, next };
  };
}

/** Reads the versions of a paper, one for each file. */
export function createPaperReader({ plan, versions }: Pick<BankPaper, 'plan' | 'versions'>): ReadExportPage {
  return async (cursor) => {
    const index = Number(cursor ?? 0);
    const { label = 'A', sections = [] } = versions[index] ?? {};
    const outline = {
      title: versions.length === 1 ? plan.title : `${plan.title}, version ${label}`,
      sections: sections.map(({ section, questions }) => ({
        title: section,
        questionCount: questions.length,
      })),
    };
    const questions = sections.flatMap((section) => section.questions);
    return { questions, label, outline, next: index + 1 < versions.length ? String(index + 1) : undefined };
  };
}

type PartTools = ExportTools & {
  /** Stores a file and returns its key. The name has the ending of the format. */
  savePart(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string>;
  /** Called after each file with the step to store; a fault here stops the export. */
  onStep(step: ExportStep, file: { readonly report: ExportReport; readonly page: ExportPage }): Promise<void>;
  readonly signal?: AbortSignal;
};

/** Exports all files that are still missing, one after the other. If it is stopped, it can continue from the stored progress. */
export async function exportInParts(
  readPage: ReadExportPage,
  { format, progress }: { readonly format: FormatId; readonly progress: ExportProgress },
  { savePart, onStep, signal, ...tools }: PartTools,
): Promise<ExportProgress> {
  let current = progress;
  while (!current.isDone) {
    signal?.throwIfAborted();
    const page = await readPage(current.cursor ?? undefined, current.parts.length + 1);
    const { questions, label, next } = page;
    const name = `${label}${getFormatInfo(format).extensions[0]}`;
    let key = '';
    const save = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
      key = await savePart(name, bytes);
    };
    const report = await exportPage(page, format, { ...tools, save, signal });
    const step = {
      cursor: next ?? null,
      part: { name, key, questions: questions.length },
      summary: report.summary,
      losses: report.losses.slice(0, MAX_LISTED_LOSSES),
    };
    await onStep(step, { report, page });
    current = addExportStep(current, step);
  }
  return current;
}

type PageTools = ExportTools & {
  readonly save: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
};

/** Writes one file. */
export function exportPage(
  { questions, outline }: ExportPage,
  format: FormatId,
  { signal, ...tools }: PageTools,
): Promise<ExportReport> {
  const destination = { ...tools, ...(outline && { outline }) };
  return exportQuestions(inSmallPages(questions, signal), format, destination);
}

async function* inSmallPages(
  questions: readonly Question[],
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Question[]> {
  for (let start = 0; start < questions.length; start += PRINTED_TOGETHER) {
    signal?.throwIfAborted();
    yield questions.slice(start, start + PRINTED_TOGETHER);
    await yieldToEventLoop();
  }
}
