import type { FileStore } from '../../ports/file-store.ts';
import type { ReferencedFiles } from '../../ports/referenced-files.ts';

type FileSweep = {
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly named: Pick<ReferencedFiles, 'listKeys'>;
  readonly now: Date;
  /** False counts the unreferenced files without removing them (dry run). */
  readonly remove: boolean;
};

type FileSweepReport = {
  readonly kept: number;
  readonly unnamed: number;
  /** The total size of the unreferenced files. */
  readonly bytes: number;
};

/** Newer files are kept, because a file is stored before the database refers to it. */
const MIN_AGE_MS = 86_400_000;

/** Finds and optionally removes files that the database no longer refers to. */
export async function sweepFiles({ files, named, now, remove }: FileSweep): Promise<FileSweepReport> {
  // Files are listed before the references are read, so that a reference added in between protects its file.
  const old = new Map<string, number>();
  let [kept, unnamed, total] = [0, 0, 0];
  for await (const { key, bytes, touchedAt } of files.list())
    if (now.getTime() - touchedAt.getTime() < MIN_AGE_MS) kept++;
    else old.set(key, bytes);
  const keys = await named.listKeys();
  for (const [key, bytes] of old) {
    if (keys.has(key)) {
      kept++;
      continue;
    }
    if (remove) await files.remove(key);
    unnamed++;
    total += bytes;
  }
  return { kept, unnamed, bytes: total };
}
