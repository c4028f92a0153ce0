import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { mediaTypes } from './media-types.table.ts';

export type BundleContent = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

export type BundleFile = {
  readonly mediaType: string;
  /** True when the file name contains a hash of the content, so the content never changes. */
  readonly isImmutable: boolean;
  readonly plain: BundleContent;
  readonly gzip?: BundleContent;
  readonly br?: BundleContent;
};

/** The files by their address, such as `/index.html`. */
export type Bundle = ReadonlyMap<string, BundleFile>;

const COMPRESSED_FILE = /\.(br|gz)$/;
/** Matches a name with a content hash, such as `main-B3x9_kQz.js`. */
const HASHED_FILE_NAME = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Reads every file of the folder into memory. Requests are looked up in this map and are never used as a file path, so a
 * request cannot read files outside the folder. A missing folder is an empty bundle.
 */
export async function readBundle(folder: string): Promise<Bundle> {
  const paths = await listFiles(folder);
  const allPaths = new Set(paths);
  const files = await Promise.all(
    paths
      .filter((path) => !COMPRESSED_FILE.test(path))
      .map(async (path) => [toAddress(folder, path), await readBundleFile(path, allPaths)] as const),
  );
  return new Map(files);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function toAddress(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

async function readBundleFile(path: string, allPaths: ReadonlySet<string>): Promise<BundleFile> {
  const gzip = allPaths.has(`${path}.gz`) ? await readContent(`${path}.gz`) : undefined;
  const br = allPaths.has(`${path}.br`) ? await readContent(`${path}.br`) : undefined;
  return {
    mediaType: mediaTypes[extname(path)] ?? 'application/octet-stream',
    isImmutable: HASHED_FILE_NAME.test(path) && extname(path) !== '.html',
    plain: await readContent(path),
    ...(gzip && { gzip }),
    ...(br && { br }),
  };
}

async function readContent(path: string): Promise<BundleContent> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
