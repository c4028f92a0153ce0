import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', 'data', 'samples');

/** The sample questions as texts; a passage stands with its questions. */
export function readSamples(): string[] {
  return globSync('*/*.tex', { cwd: root })
    .sort()
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split(/(?=^\\item(?:\[\])?\n% subject)/m))
    .filter((text) => text.startsWith('\\item'));
}
