import { terminalText } from './terminal-text.ts';
import { textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

/** Matches a `tabular` environment and captures its rows. */
const TABLE = /\\begin\{tabular\}\s*(?:\[[a-z]\])?\s*\{[^{}]*\}([\s\S]*?)\\end\{tabular\}/;
const INDENT = '  ';
const COLUMN_GAP = 2;

/**
 * Prints a paragraph of LaTeX as terminal lines. Prose is wrapped; each table row or line of code is one
 * line.
 */
export function terminalLines(tex: string, width: number): string[] {
  const table = TABLE.exec(tex);
  const before = tex.slice(0, table?.index);
  const prose = before.trim() === '' ? [] : wrapText(terminalText(before), width);
  if (table === null) return prose;
  const [tableSource, rows = ''] = table;
  return [
    ...prose,
    ...printTable(rows),
    ...terminalLines(tex.slice(table.index + tableSource.length), width),
  ];
}

function printTable(rows: string): string[] {
  const cells = rows
    .replace(/\\hline/g, '')
    .split(/\\\\/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split(/(?<!\\)&/).map(printCell));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => textWidth(row[column] ?? ''))),
  );
  return cells.map(
    (row) =>
      INDENT +
      row
        .map((cell, column) => padCell(cell, widths[column] ?? 0))
        .join('')
        .trimEnd(),
  );
}

/** Prints the text of a cell; each `~` at the start of a line of code becomes a space of indentation. */
function printCell(tex: string): string {
  const indent = /^\s*\\texttt\{(~+)/.exec(tex)?.[1] ?? '';
  return ' '.repeat(indent.length) + terminalText(tex);
}

function padCell(cell: string, width: number): string {
  return cell + ' '.repeat(width - textWidth(cell) + COLUMN_GAP);
}
