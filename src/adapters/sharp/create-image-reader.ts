import { Fault } from '../../domain/fault.ts';
import type { ImageReader, PreparedImage } from '../../ports/image-reader.ts';
import { createTooLargeFault, readFileUpTo } from '../files/read-file-up-to.ts';
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
    read: async (path) => prepare(await readFileUpTo(path, effectiveLimits.inputBytes), path),
  };
}

async function prepareImage(bytes: Uint8Array, name: string, milliseconds: number): Promise<PreparedImage> {
  const format = sniffImage(bytes, name);
  const outcome = await convertInChild({ bytes, isLineArt: format !== 'JPEG' }, milliseconds);
  if ('problem' in outcome) throw createUnreadableImageFault(name, format, outcome.problem);
  const { original, ...image } = outcome.result;
  return { ...image, name, original: { ...original, format, bytes: bytes.length } };
}

export function createUnreadableImageFault(name: string, format: string, problem: string): Fault {
  const hasTooManyPixels = /pixel limit/i.test(problem);
  const message = hasTooManyPixels
    ? `${name} has too many pixels; the limit is ${imageLimits.inputPixels / 1_000_000} million.`
    : `${name} starts like a ${format} image but cannot be read: ${problem.replace(/\s+/g, ' ').replace(/[\s:.]+$/, '')}.`;
  return new Fault('invalid-input', message, { facts: { format } });
}
