import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Fault } from '../../domain/fault.ts';

/** Returns the real path of a file below the root; throws a `not-allowed` fault if it leaves the root, also through a link. */
export async function resolveInside(root: string, filePath: string): Promise<string> {
  if (isAbsolute(filePath)) throw createOutsideFault(filePath);
  const real = await realpath(join(root, filePath));
  const within = relative(await realpath(root), real);
  if (within === '..' || within.startsWith(`..${sep}`) || isAbsolute(within))
    throw createOutsideFault(filePath);
  return real;
}

function createOutsideFault(filePath: string): Fault {
  return new Fault('not-allowed', `${filePath} is outside the folder under review.`);
}
