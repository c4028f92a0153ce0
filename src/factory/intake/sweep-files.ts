import type { FileStore } from '../../ports/file-store.ts';
import type { NamedFiles } from '../../ports/named-files.ts';

export type Sweep = {
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly named: Pick<NamedFiles, 'keys'>;
  readonly now: Date;
  /** False only counts. */
  readonly remove: boolean;
};

export type Swept = {
  readonly kept: number;
  readonly unnamed: number;
  /** What the unnamed ones take. */
  readonly bytes: number;
};

/** A file is put before it is named, so one that is new may yet be. */
const NEW_MS = 86_400_000;

/** Finds, or removes, the files that nothing names any more. */
export async function sweepFiles({ files, named, now, remove }: Sweep): Promise<Swept> {
  // Listed first: what is named while they are listed is spared.
  const old = new Map<string, number>();
  let [kept, unnamed, total] = [0, 0, 0];
  for await (const { key, bytes, newAt } of files.list())
    if (now.getTime() - newAt.getTime() < NEW_MS) kept++;
    else old.set(key, bytes);
  const keys = await named.keys();
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
