import type { ItemRange } from '../../latex/select-range.ts';
import type { Files } from '../../ports/files.ts';

type NumberedFile = { readonly index: number; readonly path: string };

/** A name that ends in a number before its ending: stem, number, ending. */
const NUMBERED_NAME = /^(.*?)(\d+)(\.[A-Za-z]+)$/s;
const MAX_FILES = 1000;

/**
 * Finds existing files that are numbered like the given one and whose number is in the range: for `Problem_01.png`, also
 * `Problem_02.png`. Returns none when the file has no number, or when no other file in the range exists.
 */
export async function findNumberedFiles(
  path: string,
  range: ItemRange,
  files: Pick<Files, 'exists'>,
): Promise<NumberedFile[]> {
  const [, stem = '', number = '', ending = ''] = NUMBERED_NAME.exec(path) ?? [];
  if (number === '') return [];
  const found: NumberedFile[] = [];
  for (let index = range.start; index <= Math.min(range.end, range.start + MAX_FILES); index++) {
    // With and without leading zeros: `Problem_02.png` and `Problem_2.png`.
    const numbers = new Set([String(index).padStart(number.length, '0'), String(index)]);
    for (const each of numbers) {
      const candidate = `${stem}${each}${ending}`;
      if (await files.exists(candidate)) found.push({ index, path: candidate });
    }
  }
  return found.some((file) => file.path !== path) ? found : [];
}
