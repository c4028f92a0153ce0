import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery } from '../../ports/problem-folders.ts';

export const PROBLEM_FILE = 'problem.tex';
/** The folder of the questions in a layout sorted by artefact. */
export const SCANS = 'scans';
const MAX_DEPTH = 8;
const MAX_CONCURRENT_FOLDERS = 64;

type Discovered = { ids: string[]; damaged: Discovery['damaged'][number][] };

/** Finds the problems below a root; it reads only file names, so ten thousand problems take a moment. */
export async function discoverProblems(root: string): Promise<Discovery> {
  const found: Discovered = { ids: [], damaged: [] };
  const entries = await readdir(root, { withFileTypes: true });
  if (entries.some((entry) => entry.isDirectory() && entry.name === SCANS)) await walk(root, SCANS, found);
  else await collect({ root, folder: '', entries }, found);
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  return {
    problemIds: [...new Set(found.ids)].toSorted(byName),
    damaged: found.damaged.toSorted((one, other) => byName(one.problemId, other.problemId)),
  };
}

type Folder = { readonly root: string; readonly folder: string; readonly entries: readonly Dirent[] };

async function walk(root: string, folder: string, found: Discovered): Promise<void> {
  if (folder.split('/').length > MAX_DEPTH) return;
  try {
    await collect(
      { root, folder, entries: await readdir(join(root, folder), { withFileTypes: true }) },
      found,
    );
  } catch {
    found.damaged.push({ problemId: folder, reason: 'the folder cannot be read' });
  }
}

async function collect({ root, folder, entries }: Folder, found: Discovered): Promise<void> {
  const isFile = (name: string): boolean =>
    entries.some((entry) => entry.name === name && !entry.isDirectory());
  if (folder !== '' && isFile(PROBLEM_FILE)) {
    found.ids.push(folder);
    return;
  }
  if (folder !== '' && (isFile('result.json') || isFile('classification.json'))) {
    found.damaged.push({ problemId: folder, reason: `it has no ${PROBLEM_FILE}` });
    return;
  }
  const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  for (const { name } of visible.filter((entry) => !entry.isDirectory() && /\.tex$/iu.test(entry.name)))
    found.ids.push(
      joinPath(folder, name)
        .replace(/^scans\//u, '')
        .replace(/\.tex$/iu, ''),
    );
  await reportLinks({ root, folder, entries: visible }, found);
  const folders = visible.filter((entry) => entry.isDirectory());
  for (let at = 0; at < folders.length; at += MAX_CONCURRENT_FOLDERS)
    await Promise.all(
      folders
        .slice(at, at + MAX_CONCURRENT_FOLDERS)
        .map(({ name }) => walk(root, joinPath(folder, name), found)),
    );
}

/** Reports links to folders. They are not followed, because a link may leave the root or form a cycle. */
async function reportLinks({ root, folder, entries }: Folder, found: Discovered): Promise<void> {
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    const problemId = joinPath(folder, name);
    const target = await stat(join(root, problemId)).catch(() => undefined);
    if (target?.isDirectory() === true)
      found.damaged.push({ problemId, reason: 'it is a link, and links to folders are not followed' });
  }
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
