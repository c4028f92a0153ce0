import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createSpotCheckStore } from '../adapters/database/spot-checks/spot-check-store.ts';
import { createProblemFolders } from '../adapters/problem-folders/create-problem-folders.ts';
import { pathInside } from '../adapters/problem-folders/path-inside.ts';
import type { ModelCallOptions } from '../agents/call-role.ts';
import type { Agents } from '../agents/create-agents.ts';
import type { Settings } from '../domain/settings.ts';
import type { ProblemContext } from '../domain/spot-check.ts';
import type { ModelImage } from '../ports/model.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-tools.ts';
import { openAgents } from './agents.ts';
import { openDatabase } from './database.ts';
import { openReview } from './review.ts';

/** Spot checks on the database of the settings, with a model if one is set up and wanted. */
export async function openSpotCheck(
  settings: Settings,
  onWait?: ModelCallOptions['onWait'],
): Promise<OpenSpotCheck> {
  const agents = await openAgents(settings, () => systemClock.now());
  const notices = await salvageIfDamaged(settings);
  const database = await openDatabase(settings);
  const { intake, review, close: closeReview } = openReview(database, settings.review);
  return {
    way: agents.mode,
    notices,
    usage: agents.usage,
    intake,
    withdraw: review.withdraw,
    store: createSpotCheckStore(database),
    folders: createProblemFolders(),
    review: async (context, root) =>
      agents.review(context, await materialOf(agents, context, root), { ...(onWait && { onWait }) }),
    clock: systemClock,
    newId: randomUUID,
    close: async () => {
      await closeReview();
      await database.close();
    },
  };
}

/** Looking through a larger file would keep people waiting. */
const MAX_BYTES_TO_CHECK = 256_000_000;

/** What was done about a damaged database file, in words. */
async function salvageIfDamaged({ database, databaseUrl }: Settings): Promise<string[]> {
  const size = (await stat(database).catch(() => undefined))?.size ?? 0;
  if (databaseUrl !== undefined || size === 0 || size > MAX_BYTES_TO_CHECK) return [];
  const { isDamaged, salvageSqlite } = await import('../adapters/sqlite/salvage-sqlite.ts');
  if (!isDamaged(database)) return [];
  const { rows, incomplete, keptAside } = await salvageSqlite(database);
  const lost =
    incomplete.length === 0 ? 'nothing was lost' : `some rows are lost of: ${incomplete.join(', ')}`;
  return [
    `The database ${database} was damaged; ${rows} rows were recovered into a new one, ${lost}.`,
    `The damaged file is kept: ${keptAside}`,
  ];
}

/** The photo of a problem, for who can look at it. */
async function materialOf(
  { mode }: Agents,
  { image_path }: ProblemContext,
  root: string,
): Promise<{ image?: ModelImage }> {
  if (mode === 'rules' || image_path === null) return {};
  const { openImageReader } = await import('./images.ts');
  return { image: await openImageReader().read(await pathInside(root, image_path)) };
}
