import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { NewProblem, ProblemFile, ProblemWriter } from '../../ports/problem-folders.ts';
import { fileFaultOf } from '../files/file-fault.ts';
import { makeFolder } from '../files/make-folder.ts';
import { replaceFile } from '../files/replace-file.ts';
import { sourceOf } from './source-of.ts';

const RESULT = 'result.json';
const MAX_NAMESAKES = 10_000;
/** How files and folders begin that are not finished. */
const OWN = '.vbagent-';
const LEFTOVER = /(?:^|[/\\])\.vbagent-[0-9a-f]+\.tmp$/;
const TAKEN = new Set(['EEXIST', 'ENOTEMPTY', 'ENOTDIR', 'EPERM']);

/** Problems in folders of a disk. */
export function createProblemWriter(): ProblemWriter {
  return {
    write: async (root, problem) => {
      try {
        await makeFolder(resolve(root));
        const problemId = await writeFolder(root, problem);
        return { problemId, path: join(root, problemId) };
      } catch (thrown) {
        throw fileFaultOf(thrown, root);
      }
    },
  };
}

/** To the folder that this very question was written to before, or to a new one of the wished name. */
async function writeFolder(root: string, problem: NewProblem): Promise<string> {
  for (let count = 1; count <= MAX_NAMESAKES; count++) {
    const id = count === 1 ? problem.wishedId : `${problem.wishedId}-${count}`;
    const path = join(root, id);
    const isTaken = (await stat(path).catch(() => undefined)) !== undefined;
    if (!isTaken && (await writeNew(path, problem))) return id;
    if (await rewrite(path, problem)) return id;
  }
  throw new Fault('conflict', `${root} holds too many problems called ${problem.wishedId}.`);
}

/** Into a folder of its own, which gets its name when it is whole; false when somebody else has taken the name. */
async function writeNew(path: string, problem: NewProblem): Promise<boolean> {
  const making = await makeUnfinished(dirname(path), problem);
  for (const folder of new Set(Object.keys(problem.files).map(dirname)))
    if (folder !== '.') await mkdir(join(making, folder), { recursive: true });
  await Promise.all(
    Object.entries(problem.files).map(async ([name, content]) =>
      writeFile(join(making, name), await contentOf(content), { flush: true }),
    ),
  );
  try {
    await rename(making, path);
    return true;
  } catch (thrown) {
    await rm(making, { recursive: true, force: true });
    if (thrown instanceof Error && 'code' in thrown && TAKEN.has(String(thrown.code))) return false;
    throw thrown;
  }
}

const STALE_MS = 2_000;
/** So many workers may write the same question at once, because all but one of them were thought dead. */
const SLOTS = ['0', '1', '2', '3'];

/** A folder under a name that is the same for the same question, so that what a killed process left is found and removed. */
async function makeUnfinished(root: string, { wishedId, source }: NewProblem): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([wishedId, source.path, source.index]));
  const name = `${OWN}${hash.digest('hex').slice(0, 16)}`;
  const places = SLOTS.map((slot) => join(root, `${name}${slot}.tmp`));
  const [usual] = places;
  if (usual !== undefined && (await makeOwn(usual))) return usual;
  for (const place of places) await removeStale(place);
  for (const place of places) if (await makeOwn(place)) return place;
  throw new Fault('conflict', `${root}: ${wishedId} is being written by too many at once.`);
}

async function removeStale(path: string): Promise<void> {
  const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
  if (changed !== undefined && Date.now() - changed > STALE_MS)
    await rm(path, { recursive: true, force: true });
}

/** False when there is one: of two who want a name, one makes its folder. */
async function makeOwn(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

/** Replaces the files of the same question one by one and lets others be; false when it is another question. */
async function rewrite(path: string, problem: NewProblem): Promise<boolean> {
  if (!(await isSameProblem(path, problem))) return false;
  for (const [name, content] of Object.entries(problem.files))
    await replaceFile(join(path, name), await contentOf(content));
  const leftovers = (await readdir(path, { recursive: true })).filter((name) => LEFTOVER.test(name));
  for (const name of leftovers) await rm(join(path, name), { force: true });
  return true;
}

async function contentOf(file: ProblemFile): Promise<string | Uint8Array> {
  return typeof file === 'object' && 'copyOf' in file ? readFile(file.copyOf) : file;
}

async function isSameProblem(path: string, { source }: NewProblem): Promise<boolean> {
  const text = await readFile(join(path, RESULT), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const origin = sourceOf(text);
  return origin?.path === source.path && origin.index === source.index;
}
