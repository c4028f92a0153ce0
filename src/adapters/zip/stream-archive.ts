import { crc32, deflateRawSync } from 'node:zlib';
import type { FileToArchive } from '../../ports/archives.ts';

/** Pictures that are compressed already. */
const COMPRESSED_FILE = /\.(?:png|jpe?g|gif|webp|zip)$/iu;
/** 1 January 1980, the earliest date that ZIP can store; a fixed date makes archives reproducible. */
const NO_DATE = 0x0021;
const UTF8_NAMES = 0x0800;
/** The version that a reader needs. Some readers, such as pandoc, refuse a higher version than the one for compressed files. */
const VERSION = 20;
/** The version for archives with more than 65,535 files or 4 GiB (ZIP64). */
const FAR_VERSION = 45;
/** The entries of the directory that are kept as separate buffers. */
const JOINED_ENTRIES = 1000;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

type Entry = {
  readonly name: Buffer;
  readonly method: 0 | 8;
  readonly checksum: number;
  readonly size: number;
  readonly packedSize: number;
};

/**
 * Writes an archive file by file. Only the directory is kept until the end, about a hundred bytes for each file, so that an archive can
 * have any number of files. (The archives of `fflate` end at 65,535 files and keep ten times as much.)
 */
export async function* streamArchive(files: AsyncIterable<FileToArchive>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let recent: Buffer[] = [];
  let [offset, count] = [0, 0];
  for await (const { name, content } of files) {
    const { packed, ...file } = packContent(name, content);
    const entry: Entry = { name: Buffer.from(name), ...file, packedSize: packed.length };
    const header = Buffer.concat([createRecord(0x04034b50, [VERSION], entry), number16(0), entry.name]);
    yield header;
    yield packed;
    recent.push(createDirectoryEntry(entry, offset));
    offset += header.length + packed.length;
    count++;
    // Small buffers share memory with others, which they would keep, so they are copied together.
    if (recent.length < JOINED_ENTRIES) continue;
    directory.push(Buffer.concat(recent));
    recent = [];
  }
  const content = Buffer.concat([...directory, ...recent]);
  yield content;
  yield createEnd({ count, size: content.length, offset });
}

function packContent(
  name: string,
  content: FileToArchive['content'],
): Pick<Entry, 'method' | 'checksum' | 'size'> & { readonly packed: Uint8Array } {
  if (typeof content === 'object' && 'pack' in content) return { method: 8, ...content.pack() };
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const isStored = COMPRESSED_FILE.test(name);
  const packed = isStored ? bytes : deflateRawSync(bytes);
  return { method: isStored ? 0 : 8, checksum: crc32(bytes), size: bytes.length, packed };
}

/** The fields that the header of a file and its entry in the directory share, up to the length of the name. */
function createRecord(
  signature: number,
  versions: readonly number[],
  { method, checksum, size, packedSize, name }: Entry,
): Buffer {
  return Buffer.concat([
    number32(signature),
    ...versions.map(number16),
    ...[UTF8_NAMES, method, 0, NO_DATE].map(number16),
    ...[checksum, packedSize, size].map(number32),
    number16(name.length),
  ]);
}

function createDirectoryEntry(entry: Entry, offset: number): Buffer {
  const isFar = offset >= MAX_32;
  const extra = isFar ? Buffer.concat([number16(1), number16(8), number64(offset)]) : Buffer.alloc(0);
  return Buffer.concat([
    createRecord(0x02014b50, isFar ? [FAR_VERSION, FAR_VERSION] : [VERSION, VERSION], entry),
    // The length of the extra field, of a comment, the disk, and the attributes.
    ...[extra.length, 0, 0, 0].map(number16),
    number32(0),
    number32(isFar ? MAX_32 : offset),
    entry.name,
    extra,
  ]);
}

type Directory = { readonly count: number; readonly size: number; readonly offset: number };

/** Writes the end of the archive, with the records of ZIP64 if a number does not fit. */
function createEnd({ count, size, offset }: Directory): Buffer {
  const shortCount = Math.min(count, MAX_16);
  const end = Buffer.concat([
    number32(0x06054b50),
    ...[0, 0, shortCount, shortCount].map(number16),
    number32(Math.min(size, MAX_32)),
    number32(Math.min(offset, MAX_32)),
    number16(0),
  ]);
  if (count < MAX_16 && offset < MAX_32) return end;
  const long = Buffer.concat([
    number32(0x06064b50),
    number64(44),
    ...[FAR_VERSION, FAR_VERSION].map(number16),
    ...[0, 0].map(number32),
    ...[count, count, size, offset].map(number64),
  ]);
  const locator = Buffer.concat([number32(0x07064b50), number32(0), number64(offset + size), number32(1)]);
  return Buffer.concat([long, locator, end]);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function number64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
