import type { MatchEntry, MatchTable } from '../domain/question-content.ts';
import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { plainText } from './plain-text.ts';
import { ANSWER_MARKS, isEmptyMarkArgument, renderTex } from './render-tex.ts';
import { splitCells, splitRows } from './split-rows.ts';
import { findGroup, skipArguments } from './tex-arguments.ts';
import { type EnvironmentNode, isCommand, type TexNode } from './tex-tree.ts';

/** Commands for rules and layout, with the number of their arguments. */
const LAYOUT_ARGUMENT_COUNTS = new Map([
  ['hline', 0],
  ['toprule', 0],
  ['midrule', 0],
  ['bottomrule', 0],
  ['cline', 1],
  ['cmidrule', 1],
  ['endhead', 0],
  ['endfirsthead', 0],
  ['centering', 0],
  ['noalign', 1],
]);
/** Table environments with more than one argument (the column specification), and their number. */
const TABLE_ARGUMENT_COUNTS = new Map([
  ['tabularx', 2],
  ['tabular*', 2],
  ['tabulary', 2],
]);
/** `Column I`, `List-II`, `Set A` */
const COLUMN_HEADING = /\b(column|list|set|group|table|col)\b[\s\-–.(]*(i{1,3}|iv|[1-4]|[a-d])?\b/i;
/** The name of an entry: `(a)`, `a.`, `(iv)`, `P`, `1)`. In a decimal such as `1.5`, `1.` is not a name. */
const ENTRY_ID = String.raw`(?:\(([A-Za-z]|[ivx]{1,4}|\d{1,2})\)|([A-Za-z]|[ivx]{1,4}|\d{1,2})[.):](?!\d))`;
/** A cell that contains only an entry name. */
const BARE_ID = /^\(?([A-Za-z]|[ivx]{1,4}|\d{1,2})[).:]{0,2}$/;
/** An entry name at the start of a cell, possibly bold. */
const LEADING_ID = new RegExp(String.raw`^(?:\\textbf\{\s*${ENTRY_ID}\s*\}|${ENTRY_ID})\s*`);
const MAX_SPANNED_COLUMNS = 8;
const DEFAULT_HEADINGS: [string, string] = ['Column I', 'Column II'];

type Grid = readonly (readonly string[])[];

/** Reads a two-column match table; undefined for any other table. */
export function readMatchTable(table: EnvironmentNode, definitions: Definitions): MatchTable | undefined {
  const grid = withoutEmptyColumns(readGrid(table, definitions));
  const [firstRow, ...otherRows] = grid;
  if (firstRow === undefined || otherRows.length === 0) return undefined;
  const hasHeadings =
    !firstRow.some((cell) => findId(cell) !== undefined) || firstRow.some((cell) => isHeading(cell));
  const body = hasHeadings ? otherRows : grid;
  const columns = readColumns(body);
  if (columns === undefined) return undefined;
  const headings = hasHeadings ? readHeadings(firstRow) : DEFAULT_HEADINGS;
  const hasColumnNames = hasHeadings && firstRow.some(isHeading);
  const [left, right] = columns;
  if (headings === undefined || (!hasColumnNames && !(left.hasIds && right.hasIds))) return undefined;
  if (left.entries.length === 0 || right.entries.length === 0) return undefined;
  return { headings, left: left.entries, right: right.entries };
}

function isHeading(cell: string): boolean {
  return COLUMN_HEADING.test(cell);
}

/** Reads the cells of all rows that are not empty. */
function readGrid(table: EnvironmentNode, definitions: Definitions): string[][] {
  const visible = table.children.filter(
    (node, index, all) => !isMark(node) && !isEmptyMarkArgument(all, index),
  );
  const from = skipArguments(visible, 0, TABLE_ARGUMENT_COUNTS.get(table.name) ?? 1);
  const rows = splitRows(withoutRules(visible.slice(from)));
  return rows
    .map((row) => splitCells(row).flatMap((cell) => readCell(cell, definitions)))
    .filter((row) => row.some((cell) => cell !== ''));
}

function isMark(node: TexNode): boolean {
  return node.kind === 'command' && ANSWER_MARKS.has(node.name);
}

function withoutRules(nodes: readonly TexNode[]): TexNode[] {
  const kept: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const count = node.kind === 'command' ? LAYOUT_ARGUMENT_COUNTS.get(node.name) : undefined;
    if (count === undefined) kept.push(node);
    else index = skipArguments(nodes, index + 1, count) - 1;
  }
  return kept;
}

/** Reads one cell; a `\multicolumn` becomes several cells, all but the last of them empty. */
function readCell(cell: readonly TexNode[], definitions: Definitions, isRendered = false): string[] {
  const commandIndex = cell.findIndex((node) => isCommand(node, 'multicolumn'));
  const span = commandIndex < 0 ? undefined : findGroup(cell, commandIndex + 1);
  const columnSpec = span && findGroup(cell, span.next);
  const content = columnSpec && findGroup(cell, columnSpec.next);
  if (span === undefined || content === undefined) {
    const text = renderTex(cell, { definitions, oneLine: true });
    // Another node may be between the command and its arguments. The rendered text does not contain that node, so it is parsed
    // again.
    return commandIndex < 0 || isRendered ? [text] : readCell(parseTex(text).nodes, definitions, true);
  }
  const width = Math.min(
    MAX_SPANNED_COLUMNS,
    Math.max(1, Number(plainText(span.group.children, 'typed')) || 1),
  );
  const text = joinIntoOneCell(renderTex(content.group.children, { definitions, oneLine: true }));
  return [...Array<string>(width - 1).fill(''), text];
}

function withoutEmptyColumns(grid: Grid): Grid {
  const width = grid.reduce((maximum, row) => Math.max(maximum, row.length), 0);
  const usedColumns = Array.from({ length: width }, (_, column) =>
    grid.some((row) => (row[column] ?? '') !== ''),
  );
  return grid.map((row) => usedColumns.flatMap((isUsed, column) => (isUsed ? [row[column] ?? ''] : [])));
}

type Column = { readonly entries: MatchEntry[]; readonly hasIds: boolean };

/** Reads exactly two columns; a column of bare ids is merged with the column after it. */
function readColumns(body: Grid): [Column, Column] | undefined {
  const width = body[0]?.length ?? 0;
  const columns: Column[] = [];
  for (let column = 0; column < width; column++) {
    const isIdsOnly = column + 1 < width && isIdColumn(body, column);
    const cells = body.map((row) =>
      isIdsOnly ? `(${getBareId(row[column])}) ${row[column + 1] ?? ''}` : (row[column] ?? ''),
    );
    columns.push(readColumn(cells, columns.length));
    if (isIdsOnly) column++;
  }
  const [left, right, ...others] = columns;
  return left && right && others.length === 0 ? [left, right] : undefined;
}

/** Whether all cells of a column are names of rows. T and F in a truth table are repeated, so they are not names. */
function isIdColumn(body: Grid, column: number): boolean {
  const cells = body.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  if (new Set(cells).size * 2 <= cells.length && cells.length > 1) return false;
  return cells.length > 0 && cells.every((cell) => BARE_ID.test(stripMarkup(cell)));
}

function getBareId(cell: string | undefined): string {
  return BARE_ID.exec(stripMarkup(cell ?? ''))?.[1] ?? '';
}

function stripMarkup(cell: string): string {
  return cell
    .replace(/^\\text(?:bf|it|rm)\{(.*)\}$/, '$1')
    .replace(/^\$(.*)\$$/, '$1')
    .replace(/^\\text(?:bf|it|rm)\{(.*)\}$/, '$1')
    .trim();
}

/** Finds the name at the start of a cell. */
function findId(cell: string): string | undefined {
  const match = LEADING_ID.exec(cell);
  if (match === null) return BARE_ID.exec(cell)?.[1];
  return match.slice(1).find((id) => id !== undefined);
}

function readColumn(cells: readonly string[], columnIndex: number): Column {
  const nonEmpty = cells.map((cell) => cell.replace(/^\(\)\s*/, '').trim()).filter((cell) => cell !== '');
  const hasIds = nonEmpty.length > 0 && nonEmpty.every((cell) => LEADING_ID.test(cell));
  // Entries without names are named a, b, … on the left and p, q, … on the right.
  const firstLetter = columnIndex === 0 ? 'a'.charCodeAt(0) : 'p'.charCodeAt(0);
  const entries = nonEmpty.map((cell, index) => ({
    id: hasIds ? (findId(cell) ?? '') : String.fromCharCode(firstLetter + (index % 26)),
    text: hasIds ? cell.replace(LEADING_ID, '') : cell,
  }));
  return { entries, hasIds };
}

function readHeadings(row: readonly string[]): [string, string] | undefined {
  const [left, right, ...others] = row.filter((cell) => cell !== '').map(removeTypeface);
  if (left === undefined || right === undefined || others.length > 0) return undefined;
  return [left, right];
}

function removeTypeface(cell: string): string {
  return joinIntoOneCell(cell.replace(/^\\(?:textbf|textsc|textit|underline)\{([^{}]*)\}$/, '$1').trim());
}

/** Replaces line breaks and `&` by spaces: outside their braces they would split the cell. */
function joinIntoOneCell(text: string): string {
  if (!/\\\\|&/.test(text)) return text;
  const pieces = splitRows(parseTex(text).nodes).flatMap(splitCells);
  const texts = pieces.map((piece) => renderTex(piece, { oneLine: true }));
  return texts.filter((piece) => piece !== '').join(' ');
}
