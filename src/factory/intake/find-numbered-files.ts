import type { ItemRange } from '../../latex/select-range.ts';
import type { Files } from '../../ports/files.ts';

type NumberedFile = { readonly index: number; readonly path: string };

/** A path with a number before the file ending: `Problem_01.png` is split into `Problem_`, `01` and `.png`. */
const NUMBERED_NAME = /^(.*?)(\d+)(\.[A-Za-z]+)$/s;
const MAX_FILES = 1000;

/**
 * Finds the existing files of a numbered series whose number is in the range: for `Problem_01.png`, for example
 * `Problem_02.png`. Returns an empty list when the file has no number, or when no other file in the range exists.
 */
export async function findNumberedFiles(
  path: string,
  range: ItemRange,
  files: Pick<Files, 'exists'>,
): Promise<NumberedFile[]> {
  const [, prefix = '', number = '', ending = ''] = NUMBERED_NAME.exec(path) ?? [];
  if (number === '') return [];
  const numberedFiles: NumberedFile[] = [];
  for (let index = range.start; index <= Math.min(range.end, range.start + MAX_FILES); index++) {
    // With and without leading zeros: `Problem_02.png` and `Problem_2.png`.
    const numbers = new Set([String(index).padStart(number.length, '0'), String(index)]);
    for (const numberText of numbers) {
      const candidate = `${prefix}${numberText}${ending}`;
      if (await files.exists(candidate)) numberedFiles.push({ index, path: candidate });
    }
  }
  return numberedFiles.some((file) => file.path !== path) ? numberedFiles : [];
}
