import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createProblemStore } from '../adapters/database/problems/problem-store.ts';
import { createReplyCache } from '../adapters/database/reply-cache/reply-cache.ts';
import { decodeText } from '../adapters/files/decode-text.ts';
import { withReplyCache } from '../adapters/reply-cache/with-reply-cache.ts';
import { sniffImage } from '../adapters/sharp/sniff-image.ts';
import { createConcurrencyLimit } from '../adapters/sharp/take-turns.ts';
import { createArchives } from '../adapters/zip/create-archives.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { DrawTikz } from '../agents/tikz/check-drawing.ts';
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import { createProblemService, type ProblemService } from '../factory/problems/problem-service.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { RunManager } from '../runs/run-manager.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { examplesIn } from './example-search.ts';
import { openFileStore } from './file-store.ts';
import { openImageReader } from './images.ts';
import { openPageReader } from './pages.ts';

export type ProblemSources = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly intake: ReviewIntake;
  readonly draw: DrawTikz;
  readonly wrapModel?: WrapModel;
};

export type OpenProblemService = { readonly desk: ProblemService; close(): Promise<void> };

/** Photos that are laid flat at the same time; each takes a process and a few hundred megabytes. */
const PAGES_AT_ONCE = 2;

/** The desk of problems on an open database, which stays the caller's to close. */
export function openProblemService(sources: ProblemSources): OpenProblemService {
  const { database, settings, runs, intake, draw, wrapModel = (model) => model } = sources;
  const replies = createReplyCache(database, { batch: 'problems', worker: 'server' });
  const pages = openPageReader();
  const inTurn = createConcurrencyLimit(PAGES_AT_ONCE);
  const desk = createProblemService({
    way: chooseMode(settings),
    store: createProblemStore(database),
    bank: createQuestionBank(database),
    files: openFileStore(settings),
    images: openImageReader(),
    pages: { readBytes: (bytes, name) => inTurn(() => pages.readBytes(bytes, name)) },
    sorting: { archives: createArchives(), formatOf: sniffImage, decodeText },
    // A step that was paid for is not paid again when its run is carried on or tried again.
    openAgents: () =>
      openAgents(settings, systemClock.now, {
        wrapModel: (model) =>
          withReplyCache(wrapModel(model), replies, (role) => modelSettingsFor(settings.agents, role)),
        examples: examplesIn(database),
      }),
    clock: systemClock,
    newId: randomUUID,
    runs,
    intake,
    draw,
  });
  /** Who asks once more wants something else than what did not serve. */
  const start: ProblemService['start'] = async (...task) => {
    await replies.deleteUnusable();
    return desk.start(...task);
  };
  const retry: ProblemService['retry'] = async (...problem) => {
    await replies.deleteUnusable();
    return desk.retry(...problem);
  };
  return { desk: { ...desk, start, retry }, close: () => pages.close() };
}
