import { type AsyncZippable, strToU8, zip } from 'fflate';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { Fault } from '../../domain/fault.ts';
import type { ArchivedFile, ArchiveLimits, Archives } from '../../ports/archives.ts';
import { createPackedText } from './packed-text.ts';
import { streamArchive } from './stream-archive.ts';

/** Matches files that operating systems add to archives. */
const SYSTEM_FILE = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** Creates the ZIP reader and writer; files are decompressed outside the event loop. */
export function createArchives(): Archives {
  return { read: readArchive, write: writeArchive, stream: streamArchive, createText: createPackedText };
}

async function* readArchive(
  bytes: Uint8Array,
  name: string,
  limits: ArchiveLimits,
): AsyncGenerator<ArchivedFile, void, undefined> {
  const archive = await openArchive(bytes, name);
  let [remainingBytes, fileCount] = [limits.totalBytes, 0];
  for await (const entry of listEntries(archive, name)) {
    const file = decodeName(entry);
    if (file.endsWith('/') || SYSTEM_FILE.test(file)) continue;
    fileCount += 1;
    if (fileCount > limits.files) {
      yield { name, skipReason: `it contains more than ${limits.files} files; the rest was skipped` };
      return;
    }
    const skipReason = limits.findSkipReason?.(file, entry.uncompressedSize);
    const archivedFile =
      skipReason === undefined
        ? await readEntry(archive, entry, { name: file, maxBytes: limits.fileBytes, remainingBytes })
        : { name: file, skipReason };
    remainingBytes -= 'bytes' in archivedFile ? archivedFile.bytes.length : 0;
    yield archivedFile;
    if (remainingBytes <= 0) {
      yield {
        name,
        skipReason: `it contains more than ${formatMegabytes(limits.totalBytes)}; the rest was skipped`,
      };
      return;
    }
  }
}

async function openArchive(bytes: Uint8Array, name: string): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // Names are decoded here, so that one invalid name does not make the whole archive unreadable.
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  } catch (cause) {
    throw createDamagedFault(name, cause);
  }
}

async function* listEntries(archive: ZipFile, name: string): AsyncGenerator<Entry, void, undefined> {
  try {
    yield* archive.eachEntry();
  } catch (cause) {
    throw createDamagedFault(name, cause);
  }
}

function createDamagedFault(name: string, cause: unknown): Fault {
  return new Fault('invalid-input', `${name} is damaged and cannot be opened as a ZIP archive.`, { cause });
}

function decodeName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

type EntryLimits = { readonly name: string; readonly maxBytes: number; readonly remainingBytes: number };

async function readEntry(
  archive: ZipFile,
  entry: Entry,
  { name, maxBytes, remainingBytes }: EntryLimits,
): Promise<ArchivedFile> {
  if (validateFileName(name) !== null) return { name, skipReason: 'its path points outside the archive' };
  if (entry.isEncrypted()) return { name, skipReason: 'it is protected by a password' };
  if (!entry.canDecodeFileData()) return { name, skipReason: 'its compression method is not supported' };
  const limit = Math.min(maxBytes, remainingBytes);
  const tooLarge = { name, skipReason: `it is larger than ${formatMegabytes(limit)}` };
  if (entry.uncompressedSize > limit) return tooLarge;
  try {
    const bytes = await inflate(archive, entry, limit);
    return bytes === undefined ? tooLarge : { name, bytes };
  } catch {
    return { name, skipReason: 'it is damaged in the archive' };
  }
}

/** Decompresses an entry; stops and returns undefined beyond the limit. */
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

function formatMegabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

function writeArchive(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const entries: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}
