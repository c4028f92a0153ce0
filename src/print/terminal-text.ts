import { visibleText } from '../latex/visible-text.ts';

const COLUMN = /\[(\[[^[\],]+\](?:, \[[^[\],]+\])+)\]/g;

/** LaTeX as a line of a terminal: `v²`, `3/4`, a column of a vector as `(2; -1)`. */
export function terminalText(tex: string): string {
  return visibleText(tex)
    .replace(COLUMN, (_, rows: string) => `(${rows.slice(1, -1).split('], [').join('; ')})`)
    .replace(/£ (?=\d)/g, '£');
}
