import { readFile, stat } from 'node:fs/promises';
import { Fault } from '../../domain/fault.ts';
import type { ImageReader, PreparedImage } from '../../ports/image-reader.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { convertInChild } from './convert-in-child.ts';
import { imageLimits } from './image-limits.ts';
import { sniffImage } from './sniff-image.ts';

/** Limited, because converting a large picture uses a few hundred megabytes. */
const MAX_CONCURRENT = 2;

type ReaderLimits = { readonly inputBytes?: number; readonly milliseconds?: number };

/** Creates a reader of pictures from disk or memory; `limits` can only lower the defaults. */
export function createImageReader(limits: ReaderLimits = {}): ImageReader {
  const effectiveLimits = { ...imageLimits, ...limits };
  const runLimited = createConcurrencyLimit(MAX_CONCURRENT);
  const prepare: ImageReader['prepare'] = async (bytes, name) => {
    if (bytes.length > effectiveLimits.inputBytes)
      throw createTooLargeFault(name, bytes.length, effectiveLimits.inputBytes);
    return runLimited(() => prepareImage(bytes, name, effectiveLimits.milliseconds));
  };
  return {
    prepare,
    read: async (path) => prepare(await readImageFile(path, effectiveLimits.inputBytes), path),
  };
}

async function prepareImage(bytes: Uint8Array, name: string, milliseconds: number): Promise<PreparedImage> {
  const format = sniffImage(bytes, name);
  const outcome = await convertInChild({ bytes, isLineArt: format !== 'JPEG' }, milliseconds);
  if ('problem' in outcome) throw createUnreadableImageFault(name, format, outcome.problem);
  const { original, ...image } = outcome.result;
  return { ...image, name, original: { ...original, format, bytes: bytes.length } };
}

/** Reads the bytes of a picture; every error is a fault that names the file. */
export async function readImageFile(path: string, limit: number): Promise<Uint8Array> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw new Fault('invalid-input', `${path} is not a file; expected an image.`);
    if (stats.size > limit) throw createTooLargeFault(path, stats.size, limit);
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    const isMissing = thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
    const message = isMissing ? `There is no file ${path}.` : `${path} cannot be read.`;
    throw new Fault(isMissing ? 'not-found' : 'invalid-input', message, { cause: thrown });
  }
}

function createTooLargeFault(name: string, size: number, limit: number): Fault {
  const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  return new Fault(
    'invalid-input',
    `${name} is ${formatMegabytes(size)}; the limit is ${formatMegabytes(limit)}.`,
  );
}

export function createUnreadableImageFault(name: string, format: string, problem: string): Fault {
  const hasTooManyPixels = /pixel limit/i.test(problem);
  const message = hasTooManyPixels
    ? `${name} has too many pixels; the limit is ${imageLimits.inputPixels / 1_000_000} million.`
    : `${name} starts like a ${format} image but cannot be read: ${problem.replace(/\s+/g, ' ').replace(/[\s:.]+$/, '')}.`;
  return new Fault('invalid-input', message, { facts: { format } });
}
