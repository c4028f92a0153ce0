import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { BatchFile } from '../../factory/batch/plan-jobs.ts';
import type { Files } from '../../ports/files.ts';

export const PHOTO = /\.(?:png|jpe?g|webp)$/i;
const ENDINGS = ['.tex', '.png', '.jpg', '.jpeg', '.webp'];

/** What is to be made of the files, and where it goes. */
export type BatchWish = { readonly wish: unknown; readonly output: string };

/**
 * The files below the paths, each once, with a hash of what it holds and of what is to be made of it. Results that lie
 * below the same folder are no files of the batch.
 */
export async function findBatchFiles(
  paths: readonly string[],
  { wish, output }: BatchWish,
  files: Files,
): Promise<BatchFile[]> {
  const found = new Set<string>();
  for (const path of paths)
    for await (const file of filesAt(path, files))
      if (isWithin(path, output) || !isWithin(file, output)) found.add(file);
  if (found.size === 0)
    throw new Fault('invalid-input', `No photo or TeX file is at ${paths.join(', ')}.`, {
      advice: `Files that end in ${ENDINGS.join(', ')} are taken.`,
    });
  const planned: BatchFile[] = [];
  for (const path of found) planned.push(await fileOf(path, wish, files));
  return planned;
}

function isWithin(path: string, folder: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);
}

async function* filesAt(path: string, files: Files): AsyncIterable<string> {
  if (!path.toLowerCase().endsWith('.txt')) {
    yield* await files.list(path, ENDINGS);
    return;
  }
  for await (const line of files.readLines(path)) if (line.trim() !== '') yield line.trim();
}

/** A file that cannot be read is planned all the same; its job says why it failed. */
async function fileOf(path: string, wish: unknown, files: Files): Promise<BatchFile> {
  const fingerprint = await files.fingerprint(path).catch(() => undefined);
  const known = [path, fingerprint ?? 'unreadable', wish];
  return { path, fingerprint, contentHash: createHash('sha256').update(JSON.stringify(known)).digest('hex') };
}
