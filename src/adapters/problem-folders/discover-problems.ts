import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery } from '../../ports/problem-folders.ts';

export const PROBLEM_FILE = 'problem.tex';
export const SCANS = 'scans';
const DEEPEST = 8;
const AT_ONCE = 64;

type Found = { ids: string[]; damaged: Discovery['damaged'][number][] };

/** Walks the folder; only names are read, so that ten thousand problems are found in a moment. */
export async function discoverProblems(root: string): Promise<Discovery> {
  const found: Found = { ids: [], damaged: [] };
  const entries = await readdir(root, { withFileTypes: true });
  if (entries.some((entry) => entry.isDirectory() && entry.name === SCANS)) await walk(root, SCANS, found);
  else await take({ root, folder: '', entries }, found);
  const byName = new Intl.Collator('en', { numeric: true }).compare;
  return {
    problemIds: [...new Set(found.ids)].toSorted(byName),
    damaged: found.damaged.toSorted((one, other) => byName(one.problemId, other.problemId)),
  };
}

type Folder = { readonly root: string; readonly folder: string; readonly entries: readonly Dirent[] };

async function walk(root: string, folder: string, found: Found): Promise<void> {
  if (folder.split('/').length > DEEPEST) return;
  try {
    await take({ root, folder, entries: await readdir(join(root, folder), { withFileTypes: true }) }, found);
  } catch {
    found.damaged.push({ problemId: folder, reason: 'the folder cannot be read' });
  }
}

async function take({ root, folder, entries }: Folder, found: Found): Promise<void> {
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
      below(folder, name)
        .replace(/^scans\//u, '')
        .replace(/\.tex$/iu, ''),
    );
  await reportLinks({ root, folder, entries: visible }, found);
  const folders = visible.filter((entry) => entry.isDirectory());
  for (let at = 0; at < folders.length; at += AT_ONCE)
    await Promise.all(
      folders.slice(at, at + AT_ONCE).map(({ name }) => walk(root, below(folder, name), found)),
    );
}

/** A link may lead out of the root or round in a circle, so that none to a folder is followed. */
async function reportLinks({ root, folder, entries }: Folder, found: Found): Promise<void> {
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink())) {
    const problemId = below(folder, name);
    const target = await stat(join(root, problemId)).catch(() => undefined);
    if (target?.isDirectory() === true)
      found.damaged.push({
        problemId,
        reason: 'it is a link, and only folders themselves are looked through',
      });
  }
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
