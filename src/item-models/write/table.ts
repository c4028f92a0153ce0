/** The characters that are special in TeX, with their escaped form. */
const ESCAPED: Readonly<Record<string, string>> = {
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

/** Writes a LaTeX table with headings. Cells are plain text. */
export function tableTex(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const escapeCells = (cells: readonly (string | number)[]) => cells.map((cell) => escapeTex(String(cell)));
  return dataTableTex(escapeCells(headings), rows.map(escapeCells));
}

/** Writes a LaTeX table with headings. Cells are LaTeX: `speed (m s$^{-1}$)`. */
export function dataTableTex(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const rowTex = (cells: readonly (string | number)[]) => `${cells.join(' & ')} \\\\ \\hline`;
  const columns = headings.map(() => 'l').join('|');
  return `\\begin{tabular}{|${columns}|} \\hline ${[headings, ...rows].map(rowTex).join(' ')} \\end{tabular}`;
}

/** Escapes the characters that are special in TeX. */
export function escapeTex(text: string): string {
  return text.replace(/[\\{}$&#_%~^]/g, (character) => ESCAPED[character] ?? character);
}
