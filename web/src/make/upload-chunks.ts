import { makeStrings } from './make-strings.ts';

/** Keeps each request short enough for the server's timeout. */
const MAX_CHUNK_BYTES = 16_000_000;
const MAX_CHUNK_FILES = 40;

/** Separates the files that are larger than `maxBytes` and gives the reason for each. */
export function rejectOversized<Sized extends { readonly name: string; readonly size: number }>(
  files: readonly Sized[],
  maxBytes = Number.POSITIVE_INFINITY,
) {
  const accepted = files.filter(({ size }) => size < maxBytes);
  const refused = files
    .filter(({ size }) => size >= maxBytes)
    .map(({ name }) => ({ name, reason: makeStrings.drop.tooLarge(name, maxBytes) }));
  return { accepted, refused };
}

/** Groups files into chunks for separate requests, in order; a file larger than the limit is the only one in its chunk. */
export function splitIntoChunks<Sized extends { readonly size: number }>(files: readonly Sized[]): Sized[][] {
  const chunks: Sized[][] = [];
  let lastChunkBytes = 0;
  for (const file of files) {
    const lastChunk = chunks.at(-1);
    const fits =
      lastChunk !== undefined &&
      lastChunk.length < MAX_CHUNK_FILES &&
      lastChunkBytes + file.size <= MAX_CHUNK_BYTES;
    if (fits) lastChunk.push(file);
    else chunks.push([file]);
    lastChunkBytes = (fits ? lastChunkBytes : 0) + file.size;
  }
  return chunks;
}
