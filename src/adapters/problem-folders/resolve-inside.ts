import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Fault } from '../../domain/fault.ts';

/** Returns the real path of a file below the root; throws a `not-allowed` fault if it leaves the root, also through a link. */
export async function resolveInside(root: string, filePath: string): Promise<string> {
  if (isAbsolute(filePath)) throw createOutsideFault(filePath);
  const realFilePath = await realpath(join(root, filePath));
  const relativePath = relative(await realpath(root), realFilePath);
  if (relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath))
    throw createOutsideFault(filePath);
  return realFilePath;
}

function createOutsideFault(filePath: string): Fault {
  return new Fault('not-allowed', `${filePath} is outside the folder under review.`);
}
