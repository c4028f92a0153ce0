import { randomInt, randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/database.ts';
import { createGeneratedItems } from '../adapters/database/generated-items.ts';
import { createInstitutionStore } from '../adapters/database/institution-store.ts';
import { createQuestionBank } from '../adapters/database/question-bank.ts';
import { chooseWay } from '../agents/needs-model.ts';
import type { CourseSpec } from '../domain/course-spec.ts';
import type { Settings } from '../domain/settings.ts';
import type { GenerateTools } from '../factory/generation/generate-items.ts';
import { createGenerationDesk, type GenerationDesk } from '../factory/generation/generation-desk.ts';
import type { Model } from '../ports/model.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import type { RunManager } from '../runs/run-manager.ts';
import type { WrapModel } from './agents.ts';
import { examplesIn } from './example-search.ts';
import { openOnce } from './open-once.ts';

export type GenerationSources = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly intake: ReviewIntake;
  /** For the log. */
  readonly report?: GenerateTools['report'];
  /** What stands between the writers and their model, such as a meter. */
  readonly wrapModel?: WrapModel;
};

const SECOND = 1000;

/** Generation on an open database; a model and the courses are opened at their first use. */
export function openGeneration(sources: GenerationSources): GenerationDesk {
  const { database, settings, runs, intake, wrapModel = (model) => model, report = () => {} } = sources;
  const way = chooseWay(settings);
  return createGenerationDesk({
    runs,
    intake,
    way,
    report,
    items: createGeneratedItems(database),
    bank: createQuestionBank(database),
    examples: examplesIn(database),
    findInstitution: createInstitutionStore(database).find,
    loadCourses: openOnce(
      async (): Promise<readonly CourseSpec[]> => (await import('./courses.ts')).loadCourses(),
    ),
    ...(way === 'model' && {
      openModel: openOnce(
        async (): Promise<Model> => wrapModel(await (await import('./model.ts')).openModel(settings)),
      ),
    }),
    clock: systemClock,
    newId: randomUUID,
    newSeed: () => randomInt(0, 1_000_000_000),
    nodeTimeoutMs: settings.generation.nodeTimeoutSeconds * SECOND,
  });
}

export type GenerationHouse = { readonly generations: GenerationDesk; close(): Promise<void> };

/** The same on the database of the settings, for a program that generates by itself. */
export async function openGenerationHouse(settings: Settings): Promise<GenerationHouse> {
  const { openDatabase } = await import('./database.ts');
  const { openReview } = await import('./review.ts');
  const { openRuns } = await import('./runs.ts');
  chooseWay(settings);
  const database = await openDatabase(settings);
  const review = openReview(database, settings.review);
  // A server that is about to come back carries on what it had begun.
  const runs = await openRuns(database, { report: () => {}, leaveMs: 60 * SECOND });
  return {
    generations: openGeneration({ database, settings, runs, intake: review.intake }),
    async close() {
      await runs.close();
      await review.close();
      await database.close();
    },
  };
}
