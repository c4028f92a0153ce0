import { escapeTex } from '../write/table.ts';

/** Code inside a sentence. */
export function codeTex(code: string): string {
  return `\\texttt{${escapeTex(code)}}`;
}

/** Lines of code below one another; spaces at the start of a line indent it. */
export function listingTex(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    return `\\texttt{${'~'.repeat(indent)}${escapeTex(line.trimStart())}}`;
  });
  return `\\begin{tabular}{l} ${rows.join(' \\\\ ')} \\end{tabular}`;
}
