import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, constants, open, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';

type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

const PERMISSION_BITS = 0o7777;

/**
 * Writes to a temporary file beside the target and renames it, so that a reader gets either the old or the new content.
 * A device or pipe is written to directly: renaming over `/dev/null` would replace it.
 */
export async function replaceFile(path: string, content: Content): Promise<void> {
  await makeFolder(dirname(resolve(path)));
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  if (existing !== undefined && !existing.isFile()) return writeFile(path, content);
  // Checked here, because the rename would also replace a read-only file.
  if (existing !== undefined) await access(path, constants.W_OK);
  // A link stays a link; its target is replaced.
  const target = existing === undefined ? path : await realpath(path);
  await writeThenRename(target, content, existing?.mode);
}

/** All temporary files. One exit listener deletes them, because Node warns about a leak if there are many listeners. */
const temporaryFiles = new Set<string>();

function deleteTemporaryFiles(): void {
  for (const path of temporaryFiles) rmSync(path, { force: true });
}

async function writeThenRename(target: string, content: Content, mode?: number): Promise<void> {
  const temporaryPath = join(dirname(target), `.vbagent-${randomBytes(6).toString('hex')}.tmp`);
  if (temporaryFiles.size === 0) process.on('exit', deleteTemporaryFiles);
  temporaryFiles.add(temporaryPath);
  try {
    await writeDurably(temporaryPath, content, mode);
    await rename(temporaryPath, target);
  } finally {
    rmSync(temporaryPath, { force: true });
    temporaryFiles.delete(temporaryPath);
    if (temporaryFiles.size === 0) process.off('exit', deleteTemporaryFiles);
  }
}

async function writeDurably(path: string, content: Content, mode?: number): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    if (mode !== undefined) await handle.chmod(mode & PERMISSION_BITS);
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
