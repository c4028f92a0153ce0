const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Code inside a sentence. */
export function codeTex(code: string): string {
  return `\\texttt{${escaped(code)}}`;
}

/** Lines of code below one another; spaces at the start of a line indent it. */
export function listingTex(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    return `\\texttt{${'~'.repeat(indent)}${escaped(line.trimStart())}}`;
  });
  return `\\begin{tabular}{l} ${rows.join(' \\\\ ')} \\end{tabular}`;
}

/** A table of data with its headings. */
export function tableTex(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => escaped(String(cell))).join(' & ')} \\\\ \\hline`;
  const columns = headings.map(() => 'l').join('|');
  return `\\begin{tabular}{|${columns}|} \\hline ${[headings, ...rows].map(line).join(' ')} \\end{tabular}`;
}

function escaped(code: string): string {
  return code.replace(/[\\{}$&#_%~^]/g, (sign) => SPECIAL[sign] ?? sign);
}
