import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', 'data', 'samples');

/** Reads the sample questions as TeX; a passage and its questions are one text. */
export function readSamples(): string[] {
  return globSync('*/*.tex', { cwd: root })
    .sort()
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split(/(?=^\\item(?:\[\])?\n% subject)/m))
    .filter((text) => text.startsWith('\\item'));
}
