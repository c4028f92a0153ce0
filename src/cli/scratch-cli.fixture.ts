import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createDiskFiles } from '../adapters/files/create-disk-files.ts';
import { openKeys, openPersonalData } from '../compose/access.ts';
import { openAgents } from '../compose/agents.ts';
import { openQuestionBank } from '../compose/bank.ts';
import { openBatches } from '../compose/batch.ts';
import { openDatabaseKeeper } from '../compose/database.ts';
import { openDiagrams } from '../compose/diagrams.ts';
import { openExamTools } from '../compose/exam.ts';
import { openKeptFiles } from '../compose/file-store.ts';
import { openGenerationHouse } from '../compose/generation.ts';
import { openGraphHouse } from '../compose/graphs.ts';
import { openHouse } from '../compose/http.ts';
import { openImageReader } from '../compose/images.ts';
import { openInstitutions } from '../compose/institutions.ts';
import { openPageReader } from '../compose/pages.ts';
import { openProblemWriter } from '../compose/problems.ts';
import { openReferences } from '../compose/references.ts';
import { openReviewOf } from '../compose/review.ts';
import { openScriptedModel } from '../compose/scripted-model.ts';
import { openSpotCheck } from '../compose/spot-check.ts';
import { openVerifier } from '../compose/verification.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { Keyboard } from './keyboard.ts';
import { runProgram } from './run-program.ts';
import type { TextStream } from './terminal.ts';

export type CliAnswer = { readonly code: number; readonly out: string; readonly err: string };

export type ScratchCli = {
  readonly folder: string;
  /** Runs a command line in this process: real files and a real database, captured output. */
  run(...words: string[]): Promise<CliAnswer>;
  /** Writes a file and answers its path. */
  write(name: string, text: string | Uint8Array): string;
  read(name: string): string;
  close(): void;
};

export type ScratchWorld = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** What the person types at the terminal, key by key; left out, nobody sits there. */
  readonly keys?: readonly string[];
  /** What the person makes of a text in the editor. */
  readonly edit?: (text: string) => string;
  /** Kept when somebody stops the program; left out, that is at once. */
  readonly untilStopped?: () => Promise<void>;
  readonly width?: number;
  /** What draws TikZ; left out, the real TeX, which takes seconds to start. */
  readonly diagrams?: DiagramRenderer;
  /** What reads print off photos; left out, the real recogniser. */
  readonly pages?: PageReader;
  /** Whether somebody looks at the output; left out, it goes into a pipe. */
  readonly isTerminal?: boolean;
};

export function openScratchCli(world: ScratchWorld = {}): ScratchCli {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-cli-'));
  const at = (name: string) => join(folder, name);
  return {
    folder,
    run: (...words) => runCaptured(folder, words, world),
    write: (name, text) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
      return at(name);
    },
    read: (name) => readFileSync(at(name), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runCaptured(folder: string, words: string[], world: ScratchWorld): Promise<CliAnswer> {
  const out = createCapture(world);
  const err = createCapture(world);
  const files = createDiskFiles(Readable.from([Buffer.from(world.input ?? '')]));
  const now = (): Date => new Date('2026-01-02T03:04:05Z');
  const code = await runProgram(
    {
      version: '0.0.0',
      terminal: { out: out.stream, err: err.stream },
      variables: world.variables ?? {},
      debug: false,
      workingFolder: folder,
      samplesFolder: join(import.meta.dirname, '..', '..', 'data', 'samples'),
      nodeVersion: process.versions.node,
      files,
      now,
      openBank: openQuestionBank,
      openDatabaseKeeper,
      openAgents: (settings) => openAgents(settings, now),
      openImageReader: async () => openImageReader(),
      openPageReader: async () => world.pages ?? openPageReader(),
      openScriptedModel,
      openVerifier,
      openDiagrams: async () => world.diagrams ?? openDiagrams(),
      openProblemWriter: async () => openProblemWriter(),
      openReferences: (settings) => openReferences(settings, files, now),
      openReview: openReviewOf,
      openSpotCheck,
      openKeys,
      openInstitutions,
      openPersonalData,
      openKeptFiles,
      openExam: () => openExamTools(world.variables ?? {}),
      openGraphs: openGraphHouse,
      openGeneration: openGenerationHouse,
      openBatches,
      openKeyboard: async () => createTypedKeyboard(world.keys, world.edit),
      openHouse: (settings) => openHouse(settings, { version: '0.0.0', webFolder: join(folder, 'web') }),
      untilStopped: world.untilStopped ?? (async () => {}),
      findProgram: async () => undefined,
    },
    words,
  );
  return { code, out: out.text(), err: err.text() };
}

function createTypedKeyboard(keys: readonly string[] | undefined, edit?: (text: string) => string): Keyboard {
  const left = [...(keys ?? [])];
  return {
    isInteractive: keys !== undefined,
    readKey: async () => left.shift(),
    readLine: async () => left.shift(),
    openLines: () => ({ next: async () => left.shift(), close: () => {} }),
    edit: async (text) => edit?.(text),
    close: () => {},
  };
}

function createCapture({ width = Number.POSITIVE_INFINITY, isTerminal = false }: ScratchWorld): {
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
