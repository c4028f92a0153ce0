import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE_FILES = '**/*.{js,css,html,svg,json,ttf}';
/** Level 9 of 11: the highest level takes ten times as long, and its files are only 5% smaller. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a `.gz` and a `.br` copy of every compressible file. The server sends them to clients that accept them. */
export async function compressBundle(folder: string): Promise<void> {
  for (const name of globSync(COMPRESSIBLE_FILES, { cwd: folder })) await compressFile(join(folder, name));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, BROTLI_OPTIONS),
  ]);
  await Promise.all([
    writeIfSmaller(`${path}.gz`, gzipped, bytes),
    writeIfSmaller(`${path}.br`, brotli, bytes),
  ]);
}

async function writeIfSmaller(path: string, compressed: Uint8Array, bytes: Uint8Array): Promise<void> {
  if (compressed.length < bytes.length) await writeFile(path, compressed);
}
