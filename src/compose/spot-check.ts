import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createSpotCheckStore } from '../adapters/database/spot-checks/spot-check-store.ts';
import { createProblemFolders } from '../adapters/problem-folders/create-problem-folders.ts';
import { resolveInside } from '../adapters/problem-folders/resolve-inside.ts';
import type { ModelCallOptions } from '../agents/call-role.ts';
import type { Agents } from '../agents/create-agents.ts';
import type { Settings } from '../domain/settings.ts';
import type { ProblemContext } from '../domain/spot-check.ts';
import type { ModelImage } from '../ports/model.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-dependencies.ts';
import { openAgents } from './agents.ts';
import { openDatabase } from './database.ts';
import { openReview } from './review.ts';

type OnWait = ModelCallOptions['onWait'];

/** Opens spot checks on the database of the settings, with a model if one is configured and selected. */
export async function openSpotCheck(settings: Settings, onWait?: OnWait): Promise<OpenSpotCheck> {
  const agents = await openAgents(settings, () => systemClock.now());
  const notices = await salvageDatabase(settings);
  const database = await openDatabase(settings);
  const { intake, review, close: closeReview } = openReview(database, settings.review);
  return {
    mode: agents.mode,
    notices,
    usage: agents.usage,
    intake,
    withdraw: review.withdraw,
    store: createSpotCheckStore(database),
    folders: createProblemFolders(),
    review: async (context, root) =>
      agents.review(context, await readPhoto(agents, context, root), { ...(onWait && { onWait }) }),
    clock: systemClock,
    newId: randomUUID,
    close: async () => {
      await closeReview();
      await database.close();
    },
  };
}

/** Recovers a damaged SQLite file; returns messages for the user. */
async function salvageDatabase({ database, databaseUrl }: Settings): Promise<string[]> {
  if (databaseUrl !== undefined) return [];
  const { salvageIfDamaged } = await import('../adapters/sqlite/salvage-if-damaged.ts');
  return salvageIfDamaged(database);
}

/** Reads the photo of a problem; returns none if the review uses no model. */
async function readPhoto(
  { mode }: Agents,
  { image_path }: ProblemContext,
  root: string,
): Promise<{ image?: ModelImage }> {
  if (mode === 'rules' || image_path === null) return {};
  const { createImageReader } = await import('../adapters/sharp/create-image-reader.ts');
  return { image: await createImageReader().read(await resolveInside(root, image_path)) };
}
