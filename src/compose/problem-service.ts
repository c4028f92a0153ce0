import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createReviewLinks } from '../adapters/database/feedback/review-links.ts';
import { createProblemStore } from '../adapters/database/problems/problem-store.ts';
import { createReplyCache } from '../adapters/database/reply-cache/reply-cache.ts';
import { decodeText } from '../adapters/files/decode-text.ts';
import { createPdfReader } from '../adapters/pdfium/create-pdf-reader.ts';
import { withReplyCache } from '../adapters/reply-cache/with-reply-cache.ts';
import { createConcurrencyLimit } from '../adapters/sharp/concurrency-limit.ts';
import { createImageReader } from '../adapters/sharp/create-image-reader.ts';
import { sniffImage } from '../adapters/sharp/sniff-image.ts';
import { createPageReader } from '../adapters/tesseract/create-page-reader.ts';
import { createArchives } from '../adapters/zip/create-archives.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { DrawTikz } from '../agents/tikz/check-drawing.ts';
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import { createProblemService, type ProblemService } from '../factory/problems/problem-service.ts';
import type { RunTextTask } from '../http/text-tasks.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { RunManager } from '../runs/run-manager.ts';
import type { AgentThreads } from './agent-threads.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { createDatabaseExampleSearch } from './example-search.ts';
import { openFileStore } from './file-store.ts';

export type ProblemSources = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly intake: ReviewIntake;
  readonly draw: DrawTikz;
  readonly wrapModel?: WrapModel;
  readonly runTextTask: RunTextTask;
  readonly agentThreads: AgentThreads;
};

type OpenProblemService = { readonly service: ProblemService; close(): Promise<void> };

/** Each photo that is read needs a process and a few hundred megabytes. */
const MAX_CONCURRENT_PAGES = 2;

/** The pages of one PDF file; they are read before the response. */
const MAX_PDF_PAGES = 30;

/** Opens the problem service on a database, which the caller closes. */
export function openProblemService(sources: ProblemSources): OpenProblemService {
  const { database, settings, runs, intake, draw, runTextTask, agentThreads } = sources;
  const { wrapModel = (model) => model } = sources;
  const replies = createReplyCache(database, { batch: 'problems', worker: 'server' });
  const pages = createPageReader();
  const pdfs = createPdfReader({ pages: MAX_PDF_PAGES });
  const limitPages = createConcurrencyLimit(MAX_CONCURRENT_PAGES);
  const service = createProblemService({
    mode: chooseMode(settings),
    store: createProblemStore(database),
    bank: createQuestionBank(database),
    links: createReviewLinks(database),
    files: openFileStore(settings),
    images: createImageReader(),
    pages: { readBytes: (bytes, name) => limitPages(() => pages.readBytes(bytes, name)) },
    pdfs: { readBytes: (bytes, name) => limitPages(() => pdfs.readBytes(bytes, name)) },
    uploadReaders: { archives: createArchives(), detectFormat: sniffImage, decodeText },
    splitTex: (tex) => runTextTask('splitTex', [tex]),
    // Model replies are cached, so that a resumed or retried run does not pay for a step twice.
    openAgents: () =>
      openAgents(settings, systemClock.now, {
        wrapModel: (model) =>
          withReplyCache(wrapModel(model), replies, (role) => modelSettingsFor(settings.agents, role)),
        examples: createDatabaseExampleSearch(database),
        ...agentThreads,
      }),
    clock: systemClock,
    newId: randomUUID,
    runs,
    intake,
    draw,
  });
  /** A user who starts a task again expects another reply, so cached replies that were unusable are deleted. */
  const start: ProblemService['start'] = async (...task) => {
    await replies.deleteUnusable();
    return service.start(...task);
  };
  const retry: ProblemService['retry'] = async (...problem) => {
    await replies.deleteUnusable();
    return service.retry(...problem);
  };
  return { service: { ...service, start, retry }, close: () => pages.close() };
}
