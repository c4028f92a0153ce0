import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import type { BatchOutput } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { JobFiles, JobWorkspace } from '../../ports/job-files.ts';
import { toFileFault } from '../files/file-fault.ts';
import { replaceFile } from '../files/replace-file.ts';
import { parseProblemSource } from '../problem-folders/parse-problem-source.ts';
import { createProblemWriter } from '../problem-folders/write-problem.ts';

const RESULT_FILE = 'result.json';
const FOLDER_PREFIX = 'vbagent-job-';
const DAY_MS = 86_400_000;

/** Transfers the files of batch jobs through a file store; each workspace is a temporary folder. */
export function createJobFiles(store: FileStore): JobFiles {
  let cleanup: Promise<void> | undefined;
  return {
    upload: async (path, fingerprint) => {
      if (await store.touch(fingerprint)) return fingerprint;
      const bytes = await readFile(path).catch((thrown: unknown) => {
        throw toFileFault(thrown, path);
      });
      return store.put(bytes);
    },
    has: store.has,
    openWorkspace: async (key, name) => {
      cleanup ??= deleteStaleWorkspaces();
      await cleanup;
      return createWorkspace(store, await readBytes(store, key), name);
    },
    download: async (outputs, folder) => {
      for (const [problem, problemOutputs] of Map.groupBy(outputs, ({ path }) => path.split('/')[0] ?? ''))
        await writeOutputs(await readOutputs(store, problemOutputs), { folder, problem });
    },
  };
}

async function createWorkspace(store: FileStore, bytes: Uint8Array, name: string): Promise<JobWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX)).catch(throwFault);
  const [input, output] = [join(folder, 'in', basename(name)), join(folder, 'out')];
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    for (const part of ['in', 'out']) await mkdir(join(folder, part));
    await writeFile(input, bytes);
  } catch (thrown) {
    await remove();
    return throwFault(thrown);
  }
  return {
    input,
    output,
    uploadOutputs: async () => {
      const entries = await readdir(output, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
      const outputs: BatchOutput[] = [];
      for (const file of files.sort())
        outputs.push({
          path: relative(output, file).split(sep).join('/'),
          key: await store.put(await readFile(file)),
        });
      return outputs;
    },
    remove,
  };
}

function throwFault(thrown: unknown): never {
  throw toFileFault(thrown, tmpdir());
}

/** Deletes the workspaces of killed workers: those older than a day, because no job runs that long. */
async function deleteStaleWorkspaces(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    // The workspaces of other users cannot be deleted and are ignored.
    if (Date.now() - changedAt > DAY_MS) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

type OutputFiles = ReadonlyMap<string, Uint8Array>;

async function readOutputs(store: FileStore, outputs: readonly BatchOutput[]): Promise<OutputFiles> {
  const files = new Map<string, Uint8Array>();
  for (const { path, key } of outputs) files.set(checkPath(path), await readBytes(store, key));
  return files;
}

async function readBytes(store: FileStore, key: string): Promise<Uint8Array> {
  const bytes = await store.read(key);
  if (bytes !== undefined) return bytes;
  throw new Fault('not-found', `The file store has no file ${key}.`, {
    advice: 'Set VBAGENT_FILES to the same folder on every machine.',
  });
}

/** Returns the path if it stays inside the folder; the paths of a worker are not trusted. */
function checkPath(path: string): string {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
    throw new Fault('not-allowed', `${path} is not a path inside the results folder.`);
  return path;
}

/** Writes the outputs of one problem. A folder that belongs to another problem is not overwritten; another name is chosen. */
async function writeOutputs(
  files: OutputFiles,
  { folder, problem }: { readonly folder: string; readonly problem: string },
): Promise<void> {
  const result = files.get(`${problem}/${RESULT_FILE}`);
  const source = result && parseProblemSource(new TextDecoder().decode(result));
  if (source === undefined) {
    for (const [path, bytes] of files) await replaceFile(join(folder, path), bytes);
    return;
  }
  const filesInFolder = [...files].map(([path, bytes]) => [path.slice(problem.length + 1), bytes] as const);
  await createProblemWriter().write(folder, {
    preferredId: problem,
    source,
    files: Object.fromEntries(filesInFolder),
  });
}
