import type { BlankTable, MatchEntry, MatchTable } from '../domain/question-content.ts';
import { layoutTable } from './layout-table.ts';
import { plainLine } from './plain-line.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { terminalText } from './terminal-text.ts';
import { hangText } from './wrap-text.ts';

const EMPTY_CELL = '______';
const MIN_COLUMN_WIDTH = 8;

/** Prints a table to complete; its empty cells are underlined. */
export function printBlankTable({ columns, rows }: BlankTable, terminal: TerminalStyle): string[] {
  const [head = '', ...body] = layoutTable(
    columns.map((heading) => ({ heading: plainLine(terminalText(heading)), minWidth: MIN_COLUMN_WIDTH })),
    rows.map((row) => row.map((cell) => (cell === null ? EMPTY_CELL : terminalText(cell)))),
    terminal.width,
  );
  return [terminal.paint('dim', head), ...body];
}

/** Prints two columns whose entries must be matched, one below the other. */
export function printMatchTable(table: MatchTable, terminal: TerminalStyle): string[] {
  const printSide = (heading: string, entries: readonly MatchEntry[]): string[] => [
    terminal.paint('dim', plainLine(terminalText(heading))),
    ...entries.flatMap(({ id, text }) => hangText(`  ${id}  `, terminalText(text), terminal.width)),
  ];
  return [...printSide(table.headings[0], table.left), ...printSide(table.headings[1], table.right)];
}
