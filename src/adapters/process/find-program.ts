import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Finds the first executable with this name in the folders of a PATH; returns undefined if there is none. */
export async function findProgram(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter((part) => part !== '')) {
    const candidate = join(folder, name);
    const isExecutable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return candidate;
  }
  return undefined;
}
