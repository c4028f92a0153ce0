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

/** A LaTeX table with headings. */
export function tableTex(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => escapeTex(String(cell))).join(' & ')} \\\\ \\hline`;
  const columns = headings.map(() => 'l').join('|');
  return `\\begin{tabular}{|${columns}|} \\hline ${[headings, ...rows].map(line).join(' ')} \\end{tabular}`;
}

/** Escapes the characters that are special in TeX. */
export function escapeTex(code: string): string {
  return code.replace(/[\\{}$&#_%~^]/g, (sign) => SPECIAL[sign] ?? sign);
}
