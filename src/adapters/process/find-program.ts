import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first executable of that name in the folders of a PATH. */
export async function findProgram(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter((part) => part !== '')) {
    const candidate = join(folder, name);
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  return undefined;
}
