import type { FileStore } from '../../ports/file-store.ts';
import type { ReferencedFiles } from '../../ports/referenced-files.ts';

export type FileSweep = {
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly named: Pick<ReferencedFiles, 'listKeys'>;
  readonly now: Date;
  /** False only counts. */
  readonly remove: boolean;
};

export type FileSweepReport = {
  readonly kept: number;
  readonly unnamed: number;
  /** What the unnamed ones take. */
  readonly bytes: number;
};

/** A file is put before it is named, so one that is new may yet be. */
const NEW_MS = 86_400_000;

/** Finds, or removes, the files that nothing names any more. */
export async function sweepFiles({ files, named, now, remove }: FileSweep): Promise<FileSweepReport> {
  // Listed first: what is named while they are listed is spared.
  const old = new Map<string, number>();
  let [kept, unnamed, total] = [0, 0, 0];
  for await (const { key, bytes, touchedAt: newAt } of files.list())
    if (now.getTime() - newAt.getTime() < NEW_MS) kept++;
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
