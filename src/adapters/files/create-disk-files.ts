import { createHash } from 'node:crypto';
import { access, constants, glob, open, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';
import { decodeText } from './decode-text.ts';
import { toFileFault, withFileFaults } from './file-fault.ts';
import { makeFolder } from './make-folder.ts';
import { readLines } from './read-lines.ts';
import { replaceFile } from './replace-file.ts';

const MEGABYTE = 1_000_000;
const DEFAULT_MAX_BYTES = 20 * MEGABYTE;
/** Characters that make a path a glob pattern. */
const GLOB_CHARACTER = /[*?[{]/;

type StandardInput = AsyncIterable<Uint8Array>;

/** Creates access to the files of the local disk; `-` reads `standardInput`. */
export function createDiskFiles(standardInput: StandardInput): Files {
  const readBytes: Files['readBytes'] = async (path, { maxBytes = DEFAULT_MAX_BYTES } = {}) => {
    const name = path === '-' ? 'standard input' : path;
    if (path !== '-') return { name, bytes: await readFromDisk(path, maxBytes) };
    return { name, bytes: await collectBytes(standardInput, name, maxBytes) };
  };
  return {
    readText: async (path, options) => {
      const { name, bytes } = await readBytes(path, options);
      return { name, source: decodeText(bytes, name) };
    },
    readBytes,
    readLines: (path, options = {}) =>
      readLines(path === '-' ? standardInput : openStream(path), options.maxLength ?? MEGABYTE),
    writeText: (path, text) => withFileFaults(path, () => replaceFile(path, text)),
    writeBytes: (path, bytes) => withFileFaults(path, () => replaceFile(path, bytes)),
    list: (path, endings) => withFileFaults(path, () => listFiles(path, endings)),
    exists: async (path) => (await stat(path).catch(() => undefined)) !== undefined,
    makeFolder: (path) => withFileFaults(path, () => makeWritableFolder(resolve(path))),
    fingerprint: async (path) => {
      const hash = createHash('sha256');
      for await (const chunk of openStream(path)) hash.update(chunk);
      return hash.digest('hex');
    },
  };
}

async function makeWritableFolder(path: string): Promise<void> {
  await makeFolder(path);
  if (!(await stat(path)).isDirectory()) throw new Fault('invalid-input', `${path} is a file, not a folder.`);
  await access(path, constants.W_OK);
}

function readFromDisk(path: string, limit: number): Promise<Uint8Array> {
  return withFileFaults(path, async () => {
    const stats = await stat(path);
    if (stats.isDirectory())
      throw new Fault('invalid-input', `${path} is a folder; expected a file.`, {
        advice: 'Pass one file, or use `vbagent bank import` for a whole folder.',
      });
    if (stats.size > limit) throw createTooLargeFault(path, limit, stats.size);
    // A pipe has no size, so it is read as a stream with the same limit.
    if (stats.isFile()) return readFile(path);
    const handle = await open(path);
    return collectBytes(handle.createReadStream(), path, limit);
  });
}

async function* openStream(path: string): AsyncIterable<Uint8Array> {
  const handle = await withFileFaults(path, () => open(path));
  try {
    yield* handle.createReadStream();
  } catch (thrown) {
    throw toFileFault(thrown, path);
  }
}

async function collectBytes(stream: StandardInput, name: string, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw createTooLargeFault(name, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function createTooLargeFault(name: string, limit: number, size?: number): Fault {
  const sizeText = size === undefined ? 'too large' : `${(size / MEGABYTE).toFixed(1)} MB`;
  return new Fault('invalid-input', `${name} is ${sizeText}; the limit is ${limit / MEGABYTE} MB.`, {
    advice: 'Split it into smaller files.',
  });
}

async function listFiles(path: string, endings: readonly string[]): Promise<string[]> {
  const stats = await stat(path).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT' && GLOB_CHARACTER.test(path)) return undefined;
    throw thrown;
  });
  if (stats === undefined) return listMatches(path, endings);
  if (!stats.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  // The main.tex beside a problem.tex only prints it.
  const isProblem = entries.some(({ name }) => name === 'problem.tex');
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .filter(({ name }) => !isProblem || name !== 'main.tex')
      .map((entry) => listEntry(join(path, entry.name), entry.isDirectory(), endings)),
  );
  return nested.flat().sort();
}

/** Expands a pattern as a shell would, including folders. */
async function listMatches(pattern: string, endings: readonly string[]): Promise<string[]> {
  const matches: string[] = [];
  for await (const match of glob(pattern)) matches.push(...(await listFiles(match, endings)));
  return [...new Set(matches)].sort();
}

async function listEntry(path: string, isFolder: boolean, endings: readonly string[]): Promise<string[]> {
  if (isFolder) return listFiles(path, endings);
  const name = path.toLowerCase();
  return endings.some((ending) => name.endsWith(ending)) ? [path] : [];
}
