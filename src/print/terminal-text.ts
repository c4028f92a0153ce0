import { visibleText } from '../latex/visible-text.ts';

/** A column vector as visible text: `[[2], [-1]]`. */
const COLUMN = /\[(\[[^[\],]+\](?:, \[[^[\],]+\])+)\]/g;

const SYSTEM = /\\begin\{(align|gather|alignat)\*?\}([\s\S]*?)\\end\{\1\*?\}/g;

/**
 * Converts LaTeX to one line of terminal text: `v²`, `3/4`, column vectors as `(2; -1)`, display rows separated by
 * `;`.
 */
export function terminalText(tex: string): string {
  return visibleText(tex.replace(SYSTEM, (display: string) => display.replace(/\s*\\\\(?!\s*\\end)/g, ' ; ')))
    .replace(/ ; /g, '; ')
    .replace(COLUMN, (_, rows: string) => `(${rows.slice(1, -1).split('], [').join('; ')})`)
    .replace(/£ (?=\d)/g, '£');
}
