import { visibleText } from '../latex/visible-text.ts';

/** Matches a column vector in the output of `visibleText`: `[[2], [-1]]`. */
const COLUMN_VECTOR = /\[(\[[^[\],]+\](?:, \[[^[\],]+\])+)\]/g;

/** Matches an environment of aligned equations. */
const ALIGNED_EQUATIONS = /\\begin\{(align|gather|alignat)\*?\}([\s\S]*?)\\end\{\1\*?\}/g;

/**
 * Converts LaTeX to one line of terminal text: `v²`, `3/4`, column vectors as `(2; -1)`, display rows
 * separated by `;`.
 */
export function terminalText(tex: string): string {
  return visibleText(
    tex.replace(ALIGNED_EQUATIONS, (display: string) => display.replace(/\s*\\\\(?!\s*\\end)/g, ' ; ')),
  )
    .replace(/ ; /g, '; ')
    .replace(COLUMN_VECTOR, (_, rows: string) => `(${rows.slice(1, -1).split('], [').join('; ')})`)
    .replace(/£ (?=\d)/g, '£');
}
