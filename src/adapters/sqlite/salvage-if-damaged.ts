import { stat } from 'node:fs/promises';
import { isDamaged, salvageSqlite } from './salvage-sqlite.ts';

/** Checking a larger file would delay the start noticeably. */
const MAX_BYTES_TO_CHECK = 256_000_000;

/** Checks a database file and replaces it if it is damaged; returns messages for the user about what was done. */
export async function salvageIfDamaged(path: string): Promise<string[]> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size === 0 || size > MAX_BYTES_TO_CHECK || !isDamaged(path)) return [];
  const { rows, incomplete, keptAside } = await salvageSqlite(path);
  const loss =
    incomplete.length === 0 ? 'nothing was lost' : `some rows were lost from: ${incomplete.join(', ')}`;
  return [
    `The database ${path} was damaged; ${rows} rows were recovered into a new one, ${loss}.`,
    `The damaged file was kept: ${keptAside}`,
  ];
}
