import { Fault } from '../../domain/fault.ts';

const sentenceByCode: Readonly<Record<string, (name: string) => string>> = {
  ENOENT: (name) => `There is no file ${name}.`,
  EISDIR: (name) => `${name} is a folder; expected a file.`,
  ENOTDIR: (name) => `A part of the path ${name} is a file, not a folder.`,
  EEXIST: (name) => `A part of the path ${name} is a file, not a folder.`,
  EACCES: (name) => `You have no permission for ${name}.`,
  EPERM: (name) => `You have no permission for ${name}.`,
  EROFS: (name) => `${name} is on a read-only disk.`,
  ENOSPC: (name) => `There is no free disk space for ${name}.`,
  EDQUOT: (name) => `Your disk quota is used up, so ${name} cannot be written.`,
  ELOOP: (name) => `${name} is a link that points to itself.`,
  ENAMETOOLONG: (name) => `The name ${name} is too long for this disk.`,
};

/** Errors that affect every file on the disk. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Translates a file-system error into a fault with one sentence; unknown errors are returned unchanged. */
export function toFileFault(thrown: unknown, name: string): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const sentence = sentenceByCode[code];
  if (sentence === undefined) return thrown;
  return new Fault(code === 'ENOENT' ? 'not-found' : 'invalid-input', sentence(name), {
    cause: thrown,
    ...(DISK_ERRORS.has(code) && { facts: { disk: code } }),
  });
}

/** Runs the work and translates its file-system errors into faults that name the file. */
export async function withFileFaults<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw toFileFault(thrown, name);
  }
}
