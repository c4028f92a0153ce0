import { z } from 'zod';
import { addExportStep, ExportProgress, ExportStep, startExport } from '../../domain/export-progress.ts';
import { Fault } from '../../domain/fault.ts';
import { hasEnded, type Json, type Run } from '../../domain/run.ts';
import { type FormatId, WRITABLE_FORMAT_IDS } from '../../formats/all-formats.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { RunPage, RunPageRequest } from '../../ports/run-store.ts';
import type { Emit } from '../../runs/event-writer.ts';
import type { RunManager } from '../../runs/run-manager.ts';
import type { RunWork } from '../../runs/run-work.ts';
import { startInFreeSlot } from '../../runs/start-in-free-slot.ts';
import type { BankWork } from '../bank/bank-work.ts';
import type { ExportReport, ExportTools } from '../intake/export-questions.ts';
import { countSelection, type Selection } from '../intake/select-questions.ts';
import {
  createPaperReader,
  createSelectionReader,
  exportInParts,
  exportPage,
  type ReadExportPage,
} from './export-in-parts.ts';

/** The run kind of an export. */
export const EXPORT_RUN = 'export';
/** The maximum number of running exports per owner (the user who started them). */
const MAX_RUNNING = 2;
const QUESTIONS_PER_FILE = 1000;
/** The maximum number of questions in a preview. */
export const MAX_PREVIEWED = 500;
const STEP_EVENT = 'step';

/** What is exported: selected questions, or a paper with all its versions or one of them. */
export type ExportSource =
  | { readonly kind: 'questions'; readonly selection: Selection }
  | { readonly kind: 'paper'; readonly paper: string; readonly version?: string | undefined };

type ExportJobRequest = { readonly source: ExportSource; readonly format: FormatId; readonly total: number };
export type ExportJob = {
  readonly run: Run;
  readonly format: FormatId;
  /** The questions that the export will have, counted at its start. */
  readonly total: number;
  readonly progress: ExportProgress;
};

/** Exports that run in the background; a restarted server continues them after their last complete file. */
export type ExportService = {
  /** Reports what an export loses, without storing a file; it looks only at the first questions. */
  preview(request: Pick<ExportJobRequest, 'source' | 'format'>): Promise<ExportReport>;
  start(owner: string, request: Pick<ExportJobRequest, 'source' | 'format'>): Promise<ExportJob>;
  get(owner: string, id: string): Promise<ExportJob>;
  list(owner: string, page: RunPageRequest): Promise<RunPage>;
  cancel(owner: string, id: string): Promise<ExportJob>;
  /** Returns the remaining work of an export whose server stopped. */
  resume(run: Run): RunWork;
  /** Yields the content of a finished file; throws `not-found` if it was deleted after its storage time. */
  readFile(key: string): Promise<Uint8Array>;
};

type ExportServiceDependencies = {
  readonly runs: RunManager;
  readonly bank: Pick<QuestionBank, 'findMany' | 'list' | 'search' | 'count'>;
  readonly getPaper: (id: string) => Promise<Parameters<typeof createPaperReader>[0]>;
  readonly recordExport: BankWork['recordExport'];
  readonly files: Pick<FileStore, 'put' | 'read'>;
  readonly interchange: ExportTools;
  /** By default 1,000, which a learning platform can import in one upload. */
  readonly questionsPerFile?: number;
};

export function createExportService(deps: ExportServiceDependencies): ExportService {
  const { runs, files } = deps;
  const getJob = async (owner: string, id: string): Promise<ExportJob> => {
    const run = await runs.get(owner, id);
    if (run.kind !== EXPORT_RUN) throw new Fault('not-found', `There is no export ${id}.`);
    const { format, total } = parseRequest(run);
    return { run, format, total, progress: await readProgress(run, deps) };
  };
  return {
    async preview({ source, format }) {
      const page = await (await createReader(source, MAX_PREVIEWED, deps))(undefined, 1);
      return exportPage(page, format, { ...deps.interchange, save: discard });
    },
    async start(owner, request) {
      const total = await countQuestions(request.source, deps);
      const stored: Json = JSON.parse(JSON.stringify({ ...request, total }));
      const run = await startInFreeSlot(
        runs,
        { request: { owner, kind: EXPORT_RUN, request: stored }, slots: MAX_RUNNING },
        (emit, signal) => runExport({ ...request, total }, { owner, emit, signal }, deps),
      );
      if (run !== undefined) return { run, format: request.format, total, progress: startExport() };
      throw new Fault('conflict', `${MAX_RUNNING} of your exports are still running.`, {
        advice: 'Wait until one has finished, or cancel it.',
      });
    },
    get: getJob,
    list: (owner, page) => runs.list(owner, { kind: EXPORT_RUN }, page),
    async cancel(owner, id) {
      await getJob(owner, id);
      await runs.cancel(owner, id);
      return getJob(owner, id);
    },
    resume: (run) => (emit, signal) =>
      runExport(parseRequest(run), { owner: run.owner, emit, signal, resumed: run }, deps),
    async readFile(key) {
      const bytes = await files.read(key);
      if (bytes !== undefined) return bytes;
      throw new Fault('not-found', 'The file of this export has been deleted.', { advice: 'Export again.' });
    },
  };
}

const StoredRequest = z.object({
  source: z.custom<ExportSource>((value) => typeof value === 'object' && value !== null),
  format: z.enum(WRITABLE_FORMAT_IDS),
  total: z.number().int(),
});

function parseRequest({ id, request }: Run): ExportJobRequest {
  const parsed = StoredRequest.safeParse(request);
  if (parsed.success) return parsed.data;
  throw new Fault('unexpected', `The request of export ${id} cannot be read.`);
}

async function countQuestions(source: ExportSource, deps: ExportServiceDependencies): Promise<number> {
  if (source.kind === 'questions') return countSelection(deps.bank, source.selection);
  const { versions } = await getVersions(source, deps);
  return versions.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)).length;
}

async function getVersions(
  { paper: id, version }: Extract<ExportSource, { kind: 'paper' }>,
  { getPaper }: ExportServiceDependencies,
) {
  const paper = await getPaper(id);
  const versions = paper.versions.filter(({ label }) => version === undefined || label === version);
  if (versions.length === 0) throw new Fault('not-found', `Paper ${id} has no version ${version}.`);
  return { ...paper, versions };
}

type ExportContext = {
  readonly owner: string;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  readonly resumed?: Run;
};

async function runExport(
  { source, format }: ExportJobRequest,
  { owner, emit, signal, resumed }: ExportContext,
  deps: ExportServiceDependencies,
): Promise<ExportProgress> {
  const { files, interchange, recordExport } = deps;
  const readPage = await createReader(source, deps.questionsPerFile ?? QUESTIONS_PER_FILE, deps);
  const progress = resumed === undefined ? startExport() : await readSteps(resumed, deps);
  return exportInParts(
    readPage,
    { format, progress },
    {
      ...interchange,
      signal,
      savePart: async (_name, bytes) => files.put(Buffer.concat(await Array.fromAsync(bytes))),
      onStep: async (step, { page }) => {
        if (page.entries !== undefined) await recordExport(page.entries, format, owner);
        await emit(STEP_EVENT, step);
      },
    },
  );
}

async function createReader(
  source: ExportSource,
  size: number,
  deps: ExportServiceDependencies,
): Promise<ReadExportPage> {
  return source.kind === 'questions'
    ? createSelectionReader(deps.bank, source.selection, size)
    : createPaperReader(await getVersions(source, deps));
}

async function discard(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of bytes);
}

async function readProgress(run: Run, deps: ExportServiceDependencies): Promise<ExportProgress> {
  const result = ExportProgress.safeParse(run.result);
  return result.success ? result.data : readSteps(run, deps);
}

/** Adds up the stored steps of an export. */
async function readSteps(run: Run, { runs }: ExportServiceDependencies): Promise<ExportProgress> {
  let progress = startExport();
  if (run.lastEventId === 0 || (hasEnded(run.status) && run.lastEventId === 1)) return progress;
  for await (const { id, type, data } of runs.subscribe(run.owner, run.id)) {
    if (type === STEP_EVENT) progress = addExportStep(progress, ExportStep.parse(data));
    if (id >= run.lastEventId) break;
  }
  return progress;
}
