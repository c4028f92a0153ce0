import type { BlankTable, MatchEntry, MatchTable } from '../../domain/question-content.ts';
import { escapeHtml } from './escape-html.ts';
import { texToInlineHtml } from './tex-to-html.ts';

/** Renders two columns whose entries must be matched. */
export function renderMatchTable({ headings, left, right }: MatchTable): string {
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => `<tr>${renderEntry(left[index])}${renderEntry(right[index])}</tr>`,
  );
  const head = headings
    .map((heading) => `<th scope="col" colspan="2">${texToInlineHtml(heading)}</th>`)
    .join('');
  return `<table class="match"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderEntry(entry: MatchEntry | undefined): string {
  if (entry === undefined) return '<td></td><td></td>';
  return `<th scope="row">${escapeHtml(entry.id)}</th><td>${texToInlineHtml(entry.text)}</td>`;
}

/** Renders a table to complete; a screen reader announces its empty cells as "blank". */
export function renderBlankTable({ columns, rows }: BlankTable): string {
  const head = columns.map((heading) => `<th scope="col">${texToInlineHtml(heading)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`).join('');
  return `<table class="blanks"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function renderCell(cell: string | null): string {
  if (cell !== null) return `<td>${texToInlineHtml(cell)}</td>`;
  return '<td class="empty"><span role="img" aria-label="blank"></span></td>';
}
