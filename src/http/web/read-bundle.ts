import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { mediaTypes } from './media-types.table.ts';

export type BundleText = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

export type BundleFile = {
  readonly mediaType: string;
  /** The file name contains a hash of the content, so the content never changes. */
  readonly isImmutable: boolean;
  readonly plain: BundleText;
  readonly gzip?: BundleText;
  readonly br?: BundleText;
};

export type Bundle = ReadonlyMap<string, BundleFile>;

const COMPRESSED = /\.(br|gz)$/;
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Reads every file of the folder, by its address. Requests are looked up in this map and never become a file path, so no
 * address can escape the folder. A missing folder is an empty bundle.
 */
export async function readBundle(folder: string): Promise<Bundle> {
  const paths = await listFiles(folder);
  const known = new Set(paths);
  const files = await Promise.all(
    paths
      .filter((path) => !COMPRESSED.test(path))
      .map(async (path) => [toAddress(folder, path), await readBundleFile(path, known)] as const),
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

async function readBundleFile(path: string, known: ReadonlySet<string>): Promise<BundleFile> {
  const gzip = known.has(`${path}.gz`) ? await readText(`${path}.gz`) : undefined;
  const br = known.has(`${path}.br`) ? await readText(`${path}.br`) : undefined;
  return {
    mediaType: mediaTypes[extname(path)] ?? 'application/octet-stream',
    isImmutable: HASHED.test(path) && extname(path) !== '.html',
    plain: await readText(path),
    ...(gzip && { gzip }),
    ...(br && { br }),
  };
}

async function readText(path: string): Promise<BundleText> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
