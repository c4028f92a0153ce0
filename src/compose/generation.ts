import { randomInt, randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createGeneratedItemStore } from '../adapters/database/generated-items/generated-item-store.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { Settings } from '../domain/settings.ts';
import type { GenerationDependencies } from '../factory/generation/generate-items.ts';
import { createGenerationService, type GenerationService } from '../factory/generation/generation-service.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { RunManager } from '../runs/run-manager.ts';
import type { WrapModel } from './agents.ts';
import { createDatabaseExampleSearch } from './example-search.ts';
import { openOnce } from './open-once.ts';

export type GenerationSources = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly intake: ReviewIntake;
  /** Logs an error that no caller receives. */
  readonly report?: GenerationDependencies['report'];
  /** Wraps the model, for example to meter its calls. */
  readonly wrapModel?: WrapModel;
};

const SECOND_MS = 1000;

/** Opens generation on an open database, which the caller closes. The model and the courses are opened at their first use. */
export function openGeneration(sources: GenerationSources): GenerationService {
  const { database, settings, runs, intake, wrapModel = (model) => model, report = () => {} } = sources;
  const mode = chooseMode(settings);
  return createGenerationService({
    runs,
    intake,
    mode,
    report,
    items: createGeneratedItemStore(database),
    bank: createQuestionBank(database),
    examples: createDatabaseExampleSearch(database),
    institution: database.institution,
    findInstitution: createInstitutionStore(database).find,
    loadCourses: openOnce(async () => (await import('./courses.ts')).loadCourses()),
    ...(mode === 'model' && {
      openModel: openOnce(async () => wrapModel(await (await import('./model.ts')).openModel(settings))),
    }),
    clock: systemClock,
    newId: randomUUID,
    newSeed: () => randomInt(0, 1_000_000_000),
    nodeTimeoutMs: settings.generation.nodeTimeoutSeconds * SECOND_MS,
  });
}

type StandaloneGeneration = { readonly generations: GenerationService; close(): Promise<void> };

/** Opens generation with its own database connection, for a program that only generates. */
export async function openStandaloneGeneration(settings: Settings): Promise<StandaloneGeneration> {
  const { openDatabase } = await import('./database.ts');
  const { openReview } = await import('./review.ts');
  const { openRuns } = await import('./runs.ts');
  // Fails before anything is opened when the settings require a model and none is configured.
  chooseMode(settings);
  await using resources = new AsyncDisposableStack();
  const database = await openDatabase(settings);
  resources.defer(() => database.close());
  const review = openReview(database, settings.review);
  resources.defer(() => review.close());
  // Waits this long before it takes over unfinished runs, so that a restarting server can resume its own.
  const runs = await openRuns(database, { report: () => {}, takeoverMs: 60 * SECOND_MS });
  resources.defer(() => runs.close());
  const generations = openGeneration({ database, settings, runs, intake: review.intake });
  const openResources = resources.move();
  return { generations, close: () => openResources.disposeAsync() };
}
