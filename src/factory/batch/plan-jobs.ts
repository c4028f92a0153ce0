import type { PlannedJob } from '../../ports/batch-store.ts';

export type BatchFile = { readonly path: string; readonly contentHash: string };

/** The jobs of a batch: each file once, in order, with a folder name that no other file has. */
export function planJobs(files: readonly BatchFile[]): PlannedJob[] {
  const taken = new Set<string>();
  return files.map(({ path, contentHash }) => {
    const name = freeName(nameOf(path), taken);
    taken.add(name);
    return { path, contentHash, name };
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
