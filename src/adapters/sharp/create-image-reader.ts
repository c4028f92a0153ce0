import { readFile, stat } from 'node:fs/promises';
import { Fault } from '../../domain/fault.ts';
import type { ImageReader, PreparedImage } from '../../ports/image-reader.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { convertInChild } from './convert-in-child.ts';
import { imageLimits } from './image-limits.ts';
import { sniffImage } from './sniff-image.ts';

/** A picture at its limit takes a few hundred megabytes while it is converted. */
const AT_ONCE = 2;

export type ReaderLimits = { readonly inputBytes?: number; readonly milliseconds?: number };

/** Reads pictures from disk or memory; the limits may be made tighter. */
export function createImageReader(limits: ReaderLimits = {}): ImageReader {
  const within = { ...imageLimits, ...limits };
  const inTurn = createConcurrencyLimit(AT_ONCE);
  const prepare: ImageReader['prepare'] = async (bytes, name) => {
    if (bytes.length > within.inputBytes) throw tooLarge(name, bytes.length, within.inputBytes);
    return inTurn(() => prepareImage(bytes, name, within.milliseconds));
  };
  return {
    prepare,
    read: async (path) => prepare(await readImageFile(path, within.inputBytes), path),
  };
}

async function prepareImage(bytes: Uint8Array, name: string, milliseconds: number): Promise<PreparedImage> {
  const format = sniffImage(bytes, name);
  const outcome = await convertInChild({ bytes, keepLines: format !== 'JPEG' }, milliseconds);
  if ('problem' in outcome) throw unreadable(name, format, outcome.problem);
  const { original, ...image } = outcome.answer;
  return { ...image, name, original: { ...original, format, bytes: bytes.length } };
}

/** The bytes of a picture; every refusal is a fault that names the file. */
export async function readImageFile(path: string, limit: number): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Fault('invalid-input', `${path} is not a file; an image is wanted.`);
    if (found.size > limit) throw tooLarge(path, found.size, limit);
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    const missing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
    const message = missing ? `There is no image ${path}.` : `${path} cannot be read.`;
    throw new Fault(missing ? 'not-found' : 'invalid-input', message, { cause: thrown });
  }
}

function tooLarge(name: string, size: number, limit: number): Fault {
  const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  return new Fault('invalid-input', `${name} is ${inMegabytes(size)}; the limit is ${inMegabytes(limit)}.`);
}

export function unreadable(name: string, format: string, problem: string): Fault {
  const pixels = /pixel limit/i.test(problem);
  const message = pixels
    ? `${name} has too many pixels; the limit is ${imageLimits.inputPixels / 1_000_000} million.`
    : `${name} begins like a ${format} image and cannot be read: ${problem.replace(/\s+/g, ' ').replace(/[\s:.]+$/, '')}.`;
  return new Fault('invalid-input', message, { facts: { format } });
}
