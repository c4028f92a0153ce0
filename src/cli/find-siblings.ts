import type { ItemRange } from '../latex/select-range.ts';
import type { Files } from '../ports/files.ts';

export type Sibling = { readonly index: number; readonly path: string };

const NUMBERED = /^(.*?)(\d+)(\.[A-Za-z]+)$/s;
const MOST = 1000;

/**
 * The files that are numbered like the given one and lie in the range: `Problem_01.png` has `Problem_02.png`. None when
 * the file has no number, or when no other one of the range is there.
 */
export async function findSiblings(path: string, range: ItemRange, files: Files): Promise<Sibling[]> {
  const [, stem = '', number = '', ending = ''] = NUMBERED.exec(path) ?? [];
  if (number === '') return [];
  const found: Sibling[] = [];
  for (let index = range.start; index <= Math.min(range.end, range.start + MOST); index++) {
    const names = [String(index).padStart(number.length, '0'), String(index)];
    for (const name of new Set(names)) {
      const candidate = `${stem}${name}${ending}`;
      if (await files.exists(candidate)) found.push({ index, path: candidate });
    }
  }
  return found.some((sibling) => sibling.path !== path) ? found : [];
}
