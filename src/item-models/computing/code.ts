import { escapeTex } from '../write/table.ts';

/** Writes code inside a sentence, in a fixed-width font. */
export function codeTex(code: string): string {
  return `\\texttt{${escapeTex(code)}}`;
}

/** Writes lines of code below one another. Spaces at the start of a line are kept as indentation. */
export function listingTex(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    return `\\texttt{${'~'.repeat(indent)}${escapeTex(line.trimStart())}}`;
  });
  return `\\begin{tabular}{l} ${rows.join(' \\\\ ')} \\end{tabular}`;
}

/** Writes lines of code with their numbers (`Line 1`), to which the parts of a question refer. */
export function numberedListingTex(lines: readonly string[]): string {
  const width = `Line ${lines.length}  `.length;
  const rows = lines.map((line, index) => {
    const number = `Line ${index + 1}`;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const space = '~'.repeat(width - number.length + indent);
    return `\\texttt{${number}${space}${escapeTex(line.trimStart())}}`;
  });
  return `\\begin{tabular}{l} ${rows.join(' \\\\ ')} \\end{tabular}`;
}
