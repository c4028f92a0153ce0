import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

/** A batch is known by the folder it fills. */
export function batchIdOf(output: string, workingFolder: string): string {
  return createHash('sha256').update(resolve(workingFolder, output)).digest('hex').slice(0, 24);
}
