import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createDiskFiles } from '../adapters/files/create-disk-files.ts';
import { createPdfReader } from '../adapters/pdfium/create-pdf-reader.ts';
import { createProblemWriter } from '../adapters/problem-folders/write-problem.ts';
import { createImageReader } from '../adapters/sharp/create-image-reader.ts';
import { createPageReader } from '../adapters/tesseract/create-page-reader.ts';
import { openAuditLog, openKeys, openPersonalData } from '../compose/access.ts';
import { openAgents } from '../compose/agents.ts';
import { openQuestionBank } from '../compose/bank.ts';
import { openBatches } from '../compose/batch.ts';
import { openCalibration } from '../compose/calibration.ts';
import { openDatabaseAdmin } from '../compose/database.ts';
import { openDiagrams } from '../compose/diagrams.ts';
import { openExamTools } from '../compose/exam.ts';
import { openFileStoreWithReferences } from '../compose/file-store.ts';
import { openStandaloneGeneration } from '../compose/generation.ts';
import { openStandaloneGraphs } from '../compose/graphs.ts';
import { openServer } from '../compose/http.ts';
import { openInstitutions } from '../compose/institutions.ts';
import { openInterchange } from '../compose/interchange.ts';
import { openReferences } from '../compose/references.ts';
import { openStandaloneReview } from '../compose/review.ts';
import { openScriptedModel } from '../compose/scripted-model.ts';
import { openSpotCheck } from '../compose/spot-check.ts';
import { openVerifier } from '../compose/verification.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { Keyboard } from '../ports/keyboard.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { TextStream } from '../ports/terminal.ts';
import { runProgram } from './run-program.ts';

export type CliResult = { readonly code: number; readonly out: string; readonly err: string };

/** The program in a temporary folder, for tests. */
export type ScratchCli = {
  readonly folder: string;
  /** Runs a command line in this process with real files and a real database, and captures the output. */
  run(...words: string[]): Promise<CliResult>;
  /** Writes a file and returns its path. */
  write(name: string, text: string | Uint8Array): string;
  read(name: string): string;
  close(): void;
};

export type ScratchCliOptions = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** The keys that the simulated user types; if undefined, there is no terminal. */
  readonly keys?: readonly string[];
  /** Returns the text after the simulated user has edited it in the editor. */
  readonly edit?: (text: string) => string;
  /** Resolves when the program receives the stop signal; by default immediately. */
  readonly waitForStop?: () => Promise<void>;
  readonly width?: number;
  /** Renders TikZ. The default is the real renderer, which takes seconds to start. */
  readonly diagrams?: DiagramRenderer;
  /** Reads photos. The default is the real text recognition. */
  readonly pages?: PageReader;
  /** Whether the output is a terminal; by default it is a pipe. */
  readonly isTerminal?: boolean;
};

export function openScratchCli(options: ScratchCliOptions = {}): ScratchCli {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-cli-'));
  const getPath = (name: string) => join(folder, name);
  return {
    folder,
    run: (...words) => runCaptured(folder, words, options),
    write: (name, text) => {
      mkdirSync(dirname(getPath(name)), { recursive: true });
      writeFileSync(getPath(name), text);
      return getPath(name);
    },
    read: (name) => readFileSync(getPath(name), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runCaptured(folder: string, words: string[], options: ScratchCliOptions): Promise<CliResult> {
  const out = createCapture(options);
  const err = createCapture(options);
  const files = createDiskFiles(Readable.from([Buffer.from(options.input ?? '')]));
  const now = (): Date => new Date('2026-01-02T03:04:05Z');
  const code = await runProgram(
    {
      version: '0.0.0',
      terminal: { out: out.stream, err: err.stream },
      variables: options.variables ?? {},
      debug: false,
      workingFolder: folder,
      samplesFolder: join(import.meta.dirname, '..', '..', 'data', 'samples'),
      sampleCourse: join(import.meta.dirname, '..', '..', 'data', 'courses', 'jee-physics.json'),
      webFolder: join(folder, 'web'),
      nodeVersion: process.versions.node,
      files,
      now,
      openBank: openQuestionBank,
      openDatabaseAdmin,
      openAgents: (settings) => openAgents(settings, now),
      openImageReader: async () => createImageReader(),
      openPageReader: async () => options.pages ?? createPageReader(),
      openPdfReader: async () => createPdfReader(),
      openScriptedModel,
      openVerifier,
      openDiagrams: async () => options.diagrams ?? openDiagrams(),
      openInterchange: async () => openInterchange(options.diagrams),
      openProblemWriter: async () => createProblemWriter(),
      openReferences: (settings) => openReferences(settings, files, now),
      openCalibration,
      openReview: openStandaloneReview,
      openSpotCheck,
      openKeys,
      openAuditLog,
      openInstitutions,
      openPersonalData,
      openFileStore: openFileStoreWithReferences,
      openExam: () => openExamTools(options.variables ?? {}),
      openLearnerModels: async (settings) =>
        (await import('../compose/learner-models.ts')).openLearnerModels(settings),
      openCourses: async (settings) =>
        (await import('../compose/own-courses.ts')).openStandaloneCourses(settings),
      openBankWork: async (settings) =>
        (await import('../compose/bank-work.ts')).openStandaloneBankWork(settings),
      openPapers: async (settings) =>
        (await import('../compose/papers.ts')).openStandalonePapers(settings, options.variables ?? {}),
      openClasses: async (settings) =>
        (await import('../compose/classes.ts')).openStandaloneClasses(settings),
      openGraphs: openStandaloneGraphs,
      openGeneration: openStandaloneGeneration,
      openBatches,
      openKeyboard: async () => createScriptedKeyboard(options.keys, options.edit),
      openServer: (settings) => openServer(settings, { version: '0.0.0', webFolder: join(folder, 'web') }),
      waitForStop: options.waitForStop ?? (async () => {}),
      findProgram: async () => undefined,
    },
    words,
  );
  return { code, out: out.text(), err: err.text() };
}

function createScriptedKeyboard(
  keys: readonly string[] | undefined,
  edit?: (text: string) => string,
): Keyboard {
  const remainingKeys = [...(keys ?? [])];
  return {
    isInteractive: keys !== undefined,
    readKey: async () => remainingKeys.shift(),
    readLine: async () => remainingKeys.shift(),
    openLines: () => ({ next: async () => remainingKeys.shift(), close: () => {} }),
    edit: async (text) => edit?.(text),
    close: () => {},
  };
}

function createCapture({ width = Number.POSITIVE_INFINITY, isTerminal = false }: ScratchCliOptions): {
  stream: TextStream;
  text(): string;
} {
  const chunks: string[] = [];
  return {
    stream: {
      write: (text) => void chunks.push(text),
      flush: async () => {},
      isTerminal,
      width,
      paint: (_style, text) => text,
    },
    text: () => chunks.join(''),
  };
}
