import type { PlannedJob } from '../../ports/batch-store.ts';

export type BatchFile = {
  readonly path: string;
  readonly contentHash: string;
  /** SHA-256 of what it holds; undefined when it cannot be read. */
  readonly fingerprint?: string | undefined;
  /** Its key in the file store. */
  readonly file?: string;
};

/** The jobs of a batch: each file once, in order, with a folder name that no other file has. */
export function planJobs(files: readonly BatchFile[]): PlannedJob[] {
  const taken = new Set<string>();
  return files.map(({ path, contentHash, file = null }) => {
    const name = freeName(nameOf(path), taken);
    taken.add(name);
    return { path, contentHash, name, file };
  });
}

function nameOf(path: string): string {
  const file = path.replace(/^.*[/\\]/, '').replace(/\.[^.]+$/, '');
  return file.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'question';
}

function freeName(wished: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wished : `${wished}-${count}`;
    if (!taken.has(name)) return name;
  }
}
