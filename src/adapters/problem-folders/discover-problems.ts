import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery } from '../../ports/problem-folders.ts';

export const PROBLEM_FILE = 'problem.tex';
/** The folder of the questions in the layout that is sorted by kind of file: `scans/`, `variants/`, `alternates/`, `images/`. */
export const SCANS_FOLDER = 'scans';
const MAX_DEPTH = 8;
const MAX_CONCURRENT_FOLDERS = 64;

type DiscoveryResult = { ids: string[]; damaged: Discovery['damaged'][number][] };

/** Finds the problems below a root. It reads only file names, so it is fast even for ten thousand problems. */
export async function discoverProblems(root: string): Promise<Discovery> {
  const result: DiscoveryResult = { ids: [], damaged: [] };
  const entries = await readdir(root, { withFileTypes: true });
  if (entries.some((entry) => entry.isDirectory() && entry.name === SCANS_FOLDER))
    await walkFolder(root, SCANS_FOLDER, result);
  else await collectProblems({ root, folder: '', entries }, result);
  const compareNames = new Intl.Collator('en', { numeric: true }).compare;
  return {
    problemIds: [...new Set(result.ids)].toSorted(compareNames),
    damaged: result.damaged.toSorted((a, b) => compareNames(a.problemId, b.problemId)),
  };
}

type Folder = { readonly root: string; readonly folder: string; readonly entries: readonly Dirent[] };

async function walkFolder(root: string, folder: string, result: DiscoveryResult): Promise<void> {
  if (folder.split('/').length > MAX_DEPTH) return;
  try {
    await collectProblems(
      { root, folder, entries: await readdir(join(root, folder), { withFileTypes: true }) },
      result,
    );
  } catch {
    result.damaged.push({ problemId: folder, reason: 'the folder cannot be read' });
  }
}

/** Adds the problems of one folder and of its subfolders to the result. */
async function collectProblems({ root, folder, entries }: Folder, result: DiscoveryResult): Promise<void> {
  const isFile = (name: string): boolean =>
    entries.some((entry) => entry.name === name && !entry.isDirectory());
  if (folder !== '' && isFile(PROBLEM_FILE)) {
    result.ids.push(folder);
    return;
  }
  if (folder !== '' && (isFile('result.json') || isFile('classification.json'))) {
    result.damaged.push({ problemId: folder, reason: `it has no ${PROBLEM_FILE}` });
    return;
  }
  const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  for (const { name } of visible.filter((entry) => !entry.isDirectory() && /\.tex$/iu.test(entry.name)))
    result.ids.push(
      joinPath(folder, name)
        .replace(/^scans\//u, '')
        .replace(/\.tex$/iu, ''),
    );
  await reportLinks({ root, folder, entries: visible }, result);
  const folders = visible.filter((entry) => entry.isDirectory());
  for (let start = 0; start < folders.length; start += MAX_CONCURRENT_FOLDERS)
    await Promise.all(
      folders
        .slice(start, start + MAX_CONCURRENT_FOLDERS)
        .map(({ name }) => walkFolder(root, joinPath(folder, name), result)),
    );
}

/** Reports links to folders. They are not followed, because a link may leave the root or form a cycle. */
async function reportLinks({ root, folder, entries }: Folder, result: DiscoveryResult): Promise<void> {
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    const problemId = joinPath(folder, name);
    const target = await stat(join(root, problemId)).catch(() => undefined);
    if (target?.isDirectory() === true)
      result.damaged.push({ problemId, reason: 'it is a link, and links to folders are not followed' });
  }
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
