import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import type { BatchOutput } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { JobFiles, JobWorkspace } from '../../ports/job-files.ts';
import { fileFaultOf } from '../files/file-fault.ts';
import { replaceFile } from '../files/replace-file.ts';
import { sourceOf } from '../problem-folders/source-of.ts';
import { createProblemWriter } from '../problem-folders/write-problem.ts';

const RESULT = 'result.json';
const PREFIX = 'vbagent-job-';
const DAY_MS = 86_400_000;

/** Files of jobs through a file store; a job is worked on in a temporary folder. */
export function createJobFiles(store: FileStore): JobFiles {
  let swept: Promise<void> | undefined;
  return {
    upload: async (path, fingerprint) => {
      if (await store.touch(fingerprint)) return fingerprint;
      const bytes = await readFile(path).catch((thrown: unknown) => {
        throw fileFaultOf(thrown, path);
      });
      return store.put(bytes);
    },
    has: store.has,
    openWorkspace: async (key, name) => {
      swept ??= removeForgotten();
      await swept;
      return openPlace(store, await bytesOf(store, key), name);
    },
    download: async (outputs, folder) => {
      for (const [problem, some] of Map.groupBy(outputs, ({ path }) => path.split('/')[0] ?? ''))
        await writeOutputs(await readAll(store, some), { folder, problem });
    },
  };
}

async function openPlace(store: FileStore, bytes: Uint8Array, name: string): Promise<JobWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX)).catch(refused);
  const [input, output] = [join(folder, 'in', basename(name)), join(folder, 'out')];
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    for (const part of ['in', 'out']) await mkdir(join(folder, part));
    await writeFile(input, bytes);
  } catch (thrown) {
    await remove();
    return refused(thrown);
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

function refused(thrown: unknown): never {
  throw fileFaultOf(thrown, tmpdir());
}

/** What killed workers left: no job takes a day. */
async function removeForgotten(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    // One of another user is his to remove.
    if (Date.now() - changed > DAY_MS) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

type Delivered = ReadonlyMap<string, Uint8Array>;

async function readAll(store: FileStore, outputs: readonly BatchOutput[]): Promise<Delivered> {
  const files = new Map<string, Uint8Array>();
  for (const { path, key } of outputs) files.set(safePath(path), await bytesOf(store, key));
  return files;
}

async function bytesOf(store: FileStore, key: string): Promise<Uint8Array> {
  const bytes = await store.read(key);
  if (bytes !== undefined) return bytes;
  throw new Fault('not-found', `The file store has no file ${key}.`, {
    advice: 'Set VBAGENT_FILES to the same folder on every machine.',
  });
}

/** A worker is believed what it made, but not where it may write. */
function safePath(path: string): string {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
    throw new Fault('not-allowed', `${path} is no path below the folder of results.`);
  return path;
}

async function writeOutputs(
  files: Delivered,
  { folder, problem }: { readonly folder: string; readonly problem: string },
): Promise<void> {
  const result = files.get(`${problem}/${RESULT}`);
  const source = result && sourceOf(new TextDecoder().decode(result));
  if (source === undefined) {
    for (const [path, bytes] of files) await replaceFile(join(folder, path), bytes);
    return;
  }
  const within = [...files].map(([path, bytes]) => [path.slice(problem.length + 1), bytes] as const);
  await createProblemWriter().write(folder, {
    preferredId: problem,
    source,
    files: Object.fromEntries(within),
  });
}
