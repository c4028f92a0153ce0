import type { FileStore } from '../../ports/file-store.ts';
import type { ReferencedFiles } from '../../ports/referenced-files.ts';

type DeletionRequest = {
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly references: Pick<ReferencedFiles, 'listKeys'>;
  readonly now: Date;
  /** False counts the unreferenced files without removing them (dry run). */
  readonly remove: boolean;
};

/** The counts of a run of `data sweep`, as `--json` prints them. `unnamed` counts the unreferenced files. */
type DeletionReport = {
  readonly kept: number;
  readonly unnamed: number;
  /** The total size of the unreferenced files. */
  readonly bytes: number;
};

/** Files that are newer than a day are kept, because a file is stored before the database refers to it. */
const MIN_AGE_MS = 86_400_000;

/** Finds and optionally removes files that the database no longer refers to. */
export async function deleteUnreferencedFiles({
  files,
  references,
  now,
  remove,
}: DeletionRequest): Promise<DeletionReport> {
  // Files are listed before the references are read, so that a reference added in between protects its file.
  const sizeOfOldFiles = new Map<string, number>();
  let [kept, unnamed, totalBytes] = [0, 0, 0];
  for await (const { key, bytes, touchedAt } of files.list())
    if (now.getTime() - touchedAt.getTime() < MIN_AGE_MS) kept++;
    else sizeOfOldFiles.set(key, bytes);
  const referencedKeys = await references.listKeys();
  for (const [key, bytes] of sizeOfOldFiles) {
    if (referencedKeys.has(key)) {
      kept++;
      continue;
    }
    if (remove) await files.remove(key);
    unnamed++;
    totalBytes += bytes;
  }
  return { kept, unnamed, bytes: totalBytes };
}
