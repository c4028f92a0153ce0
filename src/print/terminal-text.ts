import { visibleText } from '../latex/visible-text.ts';

const COLUMN = /\[(\[[^[\],]+\](?:, \[[^[\],]+\])+)\]/g;

const SYSTEM = /\\begin\{(align|gather|alignat)\*?\}([\s\S]*?)\\end\{\1\*?\}/g;

/** LaTeX as a line of a terminal: `v²`, `3/4`, a column of a vector as `(2; -1)`, rows of a display parted by `;`. */
export function terminalText(tex: string): string {
  return visibleText(tex.replace(SYSTEM, (display: string) => display.replace(/\s*\\\\(?!\s*\\end)/g, ' ; ')))
    .replace(/ ; /g, '; ')
    .replace(COLUMN, (_, rows: string) => `(${rows.slice(1, -1).split('], [').join('; ')})`)
    .replace(/£ (?=\d)/g, '£');
}
