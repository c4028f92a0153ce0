import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';
import { refuseWordFile } from '../intake/refuse-word-file.ts';

const FILE_ENDINGS = ['.tex', '.png', '.jpg', '.jpeg', '.webp', '.pdf'];

/** An input file of a batch. */
export type BatchFile = {
  readonly path: string;
  /** The identity of the job: a hash of the path, the content and the task. The database stores it as `content_hash`. */
  readonly contentHash: string;
  /** The hash of the content alone (SHA-256); undefined when the file cannot be read. */
  readonly fingerprint?: string | undefined;
  /** Its key in the file store, once it is uploaded. */
  readonly file?: string;
};

/** `task` is the content of the batch task that is included in the hash of each job; `output` is the result folder. */
type FileSearch = { readonly task: unknown; readonly output: string };

/** Finds the input files below the paths, without duplicates. Skips the output folder, unless a path is inside it. */
export async function findBatchFiles(
  paths: readonly string[],
  { task, output }: FileSearch,
  files: Files,
): Promise<BatchFile[]> {
  const foundPaths = new Set<string>();
  for (const path of paths)
    for await (const file of listFiles(path, files))
      if (isWithin(path, output) || !isWithin(file, output)) foundPaths.add(file);
  for (const path of foundPaths) refuseWordFile(path);
  if (foundPaths.size === 0)
    throw new Fault('invalid-input', `There is no photo, PDF or TeX file at ${paths.join(', ')}.`, {
      advice: `Supported file endings: ${FILE_ENDINGS.join(', ')}.`,
    });
  const batchFiles: BatchFile[] = [];
  for (const path of foundPaths) batchFiles.push(await describeFile(path, task, files));
  return batchFiles;
}

function isWithin(path: string, folder: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);
}

/** Lists the input files below a path. A `.txt` file is a list of input files, one path per line. */
async function* listFiles(path: string, files: Files): AsyncIterable<string> {
  if (!path.toLowerCase().endsWith('.txt')) {
    yield* await files.list(path, FILE_ENDINGS);
    return;
  }
  for await (const line of files.readLines(path)) if (line.trim() !== '') yield line.trim();
}

/** Computes the hashes of a file. An unreadable file is also included; its job then fails with the reason. */
async function describeFile(path: string, task: unknown, files: Files): Promise<BatchFile> {
  const fingerprint = await files.fingerprint(path).catch(() => undefined);
  const hashInput = [path, fingerprint ?? 'unreadable', task];
  const contentHash = createHash('sha256').update(JSON.stringify(hashInput)).digest('hex');
  return { path, fingerprint, contentHash };
}
