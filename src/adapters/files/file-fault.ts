import { Fault } from '../../domain/fault.ts';

const sentences: Readonly<Record<string, (name: string) => string>> = {
  ENOENT: (name) => `There is no file ${name}.`,
  EISDIR: (name) => `${name} is a folder; a file is wanted.`,
  ENOTDIR: (name) => `A part of the path ${name} is a file, not a folder.`,
  EEXIST: (name) => `A part of the path ${name} is a file, not a folder.`,
  EACCES: (name) => `You have no permission for ${name}.`,
  EPERM: (name) => `You have no permission for ${name}.`,
  EROFS: (name) => `${name} lies on a read-only disk.`,
  ENOSPC: (name) => `There is no space left on the disk for ${name}.`,
  EDQUOT: (name) => `Your share of the disk is used up, so ${name} cannot be written.`,
  ELOOP: (name) => `${name} is a link that leads back to itself.`,
  ENAMETOOLONG: (name) => `The name ${name} is too long for this disk.`,
};

/** What would befall every other file as well. */
const OF_THE_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Says in one sentence why the system refused a file; what it does not know passes through. */
export function fileFaultOf(thrown: unknown, name: string): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const sentence = sentences[code];
  if (sentence === undefined) return thrown;
  return new Fault(code === 'ENOENT' ? 'not-found' : 'invalid-input', sentence(name), {
    cause: thrown,
    ...(OF_THE_DISK.has(code) && { facts: { disk: code } }),
  });
}
