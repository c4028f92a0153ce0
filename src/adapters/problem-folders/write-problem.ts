import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { NewProblem, ProblemFile, ProblemWriter } from '../../ports/problem-folders.ts';
import { toFileFault } from '../files/file-fault.ts';
import { makeFolder } from '../files/make-folder.ts';
import { replaceFile } from '../files/replace-file.ts';
import { parseProblemSource } from './parse-problem-source.ts';

const RESULT_FILE = 'result.json';
const MAX_SAME_NAMES = 10_000;
/** The prefix of temporary files and folders. */
const TEMPORARY_PREFIX = '.vbagent-';
const TEMPORARY_FILE = /(?:^|[/\\])\.vbagent-[0-9a-f]+\.tmp$/;
/** Error codes of a rename to a name that exists. */
const EXISTS_CODES = new Set(['EEXIST', 'ENOTEMPTY', 'ENOTDIR', 'EPERM']);

/** Creates a writer of problem folders on the local disk. */
export function createProblemWriter(): ProblemWriter {
  return {
    write: async (root, problem) => {
      try {
        await makeFolder(resolve(root));
        const problemId = await writeFolder(root, problem);
        return { problemId, path: join(root, problemId) };
      } catch (thrown) {
        throw toFileFault(thrown, root);
      }
    },
  };
}

/** Writes to the existing folder of the same question, or to a new folder with the preferred name; returns the name. */
async function writeFolder(root: string, problem: NewProblem): Promise<string> {
  for (let count = 1; count <= MAX_SAME_NAMES; count++) {
    const id = count === 1 ? problem.preferredId : `${problem.preferredId}-${count}`;
    const path = join(root, id);
    const exists = (await stat(path).catch(() => undefined)) !== undefined;
    if (!exists && (await writeNewFolder(path, problem))) return id;
    if (await rewriteFolder(path, problem)) return id;
  }
  throw new Fault('conflict', `${root} contains too many problems named ${problem.preferredId}.`);
}

/** Writes a temporary folder and renames it once it is complete; returns false if the name is already used. */
async function writeNewFolder(path: string, problem: NewProblem): Promise<boolean> {
  const temporaryPath = await createTemporaryFolder(dirname(path), problem);
  for (const folder of new Set(Object.keys(problem.files).map(dirname)))
    if (folder !== '.') await mkdir(join(temporaryPath, folder), { recursive: true });
  await Promise.all(
    Object.entries(problem.files).map(async ([name, content]) =>
      writeFile(join(temporaryPath, name), await readContent(content), { flush: true }),
    ),
  );
  try {
    await rename(temporaryPath, path);
    return true;
  } catch (thrown) {
    await rm(temporaryPath, { recursive: true, force: true });
    if (thrown instanceof Error && 'code' in thrown && EXISTS_CODES.has(String(thrown.code))) return false;
    throw thrown;
  }
}

/** An older temporary folder was left by a killed process. */
const STALE_MS = 2_000;
/** One suffix for each process that may write the same question concurrently, for example if a worker was wrongly considered dead. */
const SLOTS = ['0', '1', '2', '3'];

/** Creates a temporary folder. Its name depends only on the question, so that the folders of killed processes are found and removed. */
async function createTemporaryFolder(root: string, { preferredId, source }: NewProblem): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([preferredId, source.path, source.index]));
  const name = `${TEMPORARY_PREFIX}${hash.digest('hex').slice(0, 16)}`;
  const paths = SLOTS.map((slot) => join(root, `${name}${slot}.tmp`));
  const [first] = paths;
  if (first !== undefined && (await tryCreateFolder(first))) return first;
  for (const path of paths) await removeStaleFolder(path);
  for (const path of paths) if (await tryCreateFolder(path)) return path;
  throw new Fault('conflict', `${root}: ${preferredId} is being written by too many processes.`);
}

async function removeStaleFolder(path: string): Promise<void> {
  const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs;
  if (changedAt !== undefined && Date.now() - changedAt > STALE_MS)
    await rm(path, { recursive: true, force: true });
}

/** Creates a folder; returns false if it exists, so only one of two processes gets the name. */
async function tryCreateFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

/** Replaces the files of the same question one by one and keeps other files; returns false if the folder has another question. */
async function rewriteFolder(path: string, problem: NewProblem): Promise<boolean> {
  if (!(await isSameProblem(path, problem))) return false;
  for (const [name, content] of Object.entries(problem.files))
    await replaceFile(join(path, name), await readContent(content));
  const leftovers = (await readdir(path, { recursive: true })).filter((name) => TEMPORARY_FILE.test(name));
  for (const name of leftovers) await rm(join(path, name), { force: true });
  return true;
}

async function readContent(file: ProblemFile): Promise<string | Uint8Array> {
  return typeof file === 'object' && 'copyOf' in file ? readFile(file.copyOf) : file;
}

async function isSameProblem(path: string, { source }: NewProblem): Promise<boolean> {
  const text = await readFile(join(path, RESULT_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const origin = parseProblemSource(text);
  return origin?.path === source.path && origin.index === source.index;
}
