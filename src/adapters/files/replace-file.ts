import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';

type Content = string | Uint8Array | AsyncIterable<string>;

const PERMISSIONS = 0o7777;

/**
 * Writes to a temporary name beside the file and renames it, so that a reader sees the old text or the new one.
 * A device or pipe is written to directly: renaming over `/dev/null` would replace it.
 */
export async function replaceFile(path: string, content: Content): Promise<void> {
  await makeFolder(dirname(resolve(path)));
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  if (existing !== undefined && !existing.isFile()) return writeFile(path, content);
  // A link stays a link: the file it leads to is replaced.
  const target = existing === undefined ? path : await realpath(path);
  await writeThenRename(target, content, existing?.mode);
}

async function writeThenRename(target: string, content: Content, mode?: number): Promise<void> {
  const temporary = join(dirname(target), `.vbagent-${randomBytes(6).toString('hex')}.tmp`);
  const discard = () => rmSync(temporary, { force: true });
  process.once('exit', discard);
  try {
    await writeDurably(temporary, content, mode);
    await rename(temporary, target);
  } finally {
    process.off('exit', discard);
    discard();
  }
}

async function writeDurably(path: string, content: Content, mode?: number): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    if (mode !== undefined) await handle.chmod(mode & PERMISSIONS);
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
