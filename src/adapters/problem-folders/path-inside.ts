import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Fault } from '../../domain/fault.ts';

/** Where a file below the root really lies; a path that leaves the root, also through a link, is refused. */
export async function pathInside(root: string, filePath: string): Promise<string> {
  if (isAbsolute(filePath)) throw leaves(filePath);
  const real = await realpath(join(root, filePath));
  const within = relative(await realpath(root), real);
  if (within === '..' || within.startsWith(`..${sep}`) || isAbsolute(within)) throw leaves(filePath);
  return real;
}

function leaves(filePath: string): Fault {
  return new Fault('not-allowed', `${filePath} lies outside the folder under review.`);
}
