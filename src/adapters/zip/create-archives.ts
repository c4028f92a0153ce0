import { type AsyncZippable, strToU8, zip } from 'fflate';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { Fault } from '../../domain/fault.ts';
import type { ArchivedFile, ArchiveLimits, Archives } from '../../ports/archives.ts';

/** What systems put beside a person's files. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** ZIP archives; inflating is Node's own work and happens beside the event loop. */
export function createArchives(): Archives {
  return { read: readArchive, write: writeArchive };
}

async function* readArchive(
  bytes: Uint8Array,
  name: string,
  limits: ArchiveLimits,
): AsyncGenerator<ArchivedFile, void, undefined> {
  const archive = await openArchive(bytes, name);
  let [left, seen] = [limits.totalBytes, 0];
  for await (const entry of entriesOf(archive, name)) {
    const file = nameOf(entry);
    if (file.endsWith('/') || LEFT_BEHIND.test(file)) continue;
    seen += 1;
    if (seen > limits.files) {
      yield { name, problem: `it holds more than ${limits.files} files; the rest was left out` };
      return;
    }
    const found = await readEntry(archive, entry, { name: file, most: limits.fileBytes, left });
    left -= 'bytes' in found ? found.bytes.length : 0;
    yield found;
    if (left <= 0) {
      yield { name, problem: `it holds more than ${megabytes(limits.totalBytes)}; the rest was left out` };
      return;
    }
  }
}

async function openArchive(bytes: Uint8Array, name: string): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // Names are decoded here, so that one bad name does not cost the other files.
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  } catch (cause) {
    throw damaged(name, cause);
  }
}

async function* entriesOf(archive: ZipFile, name: string): AsyncGenerator<Entry, void, undefined> {
  try {
    yield* archive.eachEntry();
  } catch (cause) {
    throw damaged(name, cause);
  }
}

function damaged(name: string, cause: unknown): Fault {
  return new Fault('invalid-input', `${name} is damaged and cannot be opened as a ZIP archive.`, { cause });
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

type Reading = { readonly name: string; readonly most: number; readonly left: number };

async function readEntry(
  archive: ZipFile,
  entry: Entry,
  { name, most, left }: Reading,
): Promise<ArchivedFile> {
  if (validateFileName(name) !== null) return { name, problem: 'its path leads out of the archive' };
  if (entry.isEncrypted()) return { name, problem: 'it is locked with a password' };
  if (!entry.canDecodeFileData()) return { name, problem: 'it is packed in a way we cannot unpack' };
  const limit = Math.min(most, left);
  const tooLarge = { name, problem: `it is larger than ${megabytes(limit)}` };
  if (entry.uncompressedSize > limit) return tooLarge;
  try {
    const bytes = await inflate(archive, entry, limit);
    return bytes === undefined ? tooLarge : { name, bytes };
  } catch {
    return { name, problem: 'it is damaged in the archive' };
  }
}

/** Undefined beyond the limit, at which inflating ends. */
async function inflate(archive: ZipFile, entry: Entry, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

function writeArchive(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const entries: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([path, held]) => [path, typeof held === 'string' ? strToU8(held) : held]),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}
