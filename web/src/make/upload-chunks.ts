import { makeStrings } from './make-strings.ts';

/** Keeps each request short enough for the server's timeout. */
const MAX_CHUNK_BYTES = 16_000_000;
const MAX_CHUNK_FILES = 40;

/** Separates the files that are too large for any request. */
export function rejectOversized<Sized extends { readonly name: string; readonly size: number }>(
  files: readonly Sized[],
  maxBytes = Number.POSITIVE_INFINITY,
) {
  const fitting = files.filter(({ size }) => size < maxBytes);
  const refused = files
    .filter(({ size }) => size >= maxBytes)
    .map(({ name }) => ({ name, reason: makeStrings.drop.tooLarge(name, maxBytes) }));
  return { fitting, refused };
}

/** Groups files into requests, in order; a file larger than the limit gets a request of its own. */
export function splitIntoChunks<Sized extends { readonly size: number }>(files: readonly Sized[]): Sized[][] {
  const chunks: Sized[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = chunks.at(-1);
    const fits = last !== undefined && last.length < MAX_CHUNK_FILES && bytes + file.size <= MAX_CHUNK_BYTES;
    if (fits) last.push(file);
    else chunks.push([file]);
    bytes = (fits ? bytes : 0) + file.size;
  }
  return chunks;
}
