import { readFile, stat } from 'node:fs/promises';
import { Fault } from '../../domain/fault.ts';

/** Reads the bytes of a file that has at most `limit` bytes; every error is a fault that names the file. */
export async function readFileUpTo(path: string, limit: number): Promise<Uint8Array> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw new Fault('invalid-input', `${path} is not a file.`);
    if (stats.size > limit) throw createTooLargeFault(path, stats.size, limit);
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    const isMissing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
    const message = isMissing ? `There is no file ${path}.` : `${path} cannot be read.`;
    throw new Fault(isMissing ? 'not-found' : 'invalid-input', message, { cause: thrown });
  }
}

export function createTooLargeFault(name: string, size: number, limit: number): Fault {
  const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  return new Fault(
    'invalid-input',
    `${name} is ${formatMegabytes(size)}; the limit is ${formatMegabytes(limit)}.`,
  );
}
