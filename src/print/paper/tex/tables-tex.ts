import type { BlankTable, MatchEntry, MatchTable } from '../../../domain/question-content.ts';
import { escapeTex } from './escape-tex.ts';

/** Prints a table with empty cells to write in. */
export function blankTableTex({ columns, rows }: BlankTable): string {
  return [
    '{\\renewcommand{\\arraystretch}{1.6}',
    `\\begin{tabular}{|${'l|'.repeat(columns.length)}}`,
    '\\hline',
    `${columns.map((heading) => `\\textbf{${heading}}`).join(' & ')} \\\\ \\hline`,
    ...rows.map((row) => `${row.map((cell) => cell ?? EMPTY_CELL).join(' & ')} \\\\ \\hline`),
    '\\end{tabular}}',
  ].join('\n');
}

const EMPTY_CELL = '\\hspace{25mm}';

/** Prints two columns whose entries must be matched. */
export function matchTableTex({ headings, left, right }: MatchTable): string {
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => `${entryTex(left[index])} & ${entryTex(right[index])} \\\\`,
  );
  return [
    '\\begin{tabular}{lp{55mm}lp{55mm}}',
    `${headings.map((heading) => `\\multicolumn{2}{l}{\\textbf{${heading}}}`).join(' & ')} \\\\`,
    ...rows,
    '\\end{tabular}',
  ].join('\n');
}

function entryTex(entry: MatchEntry | undefined): string {
  return entry === undefined ? ' & ' : `${escapeTex(entry.id)} & ${entry.text}`;
}
