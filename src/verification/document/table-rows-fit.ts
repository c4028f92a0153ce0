import { hasNameIn } from '../../latex/names-in.ts';
import { printNodes } from '../../latex/print-tex.ts';
import { TABLES } from '../../latex/section-names.ts';
import { splitRows } from '../../latex/split-rows.ts';
import { findGroup, findOptional } from '../../latex/tex-arguments.ts';
import { type EnvironmentNode, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const table = (row: string) =>
  writtenQuestion(
    `Read the table.\n\\begin{tabular}{c|c}\n Mass & Force \\\\\n ${row}\n\\end{tabular}`,
    'The force is $3$ newtons.',
  );

export const tableRowsFit = defineDocumentCheck({
  id: 'table-rows-fit',
  code: 'S12',
  meaning: 'No row of a table has more cells than the table has columns.',
  severity: 'error',
  fails: table('$2$ & $3$ & $4$'),
  passes: table('$2$ & $3$'),
  run: ({ tree: { nodes } }) =>
    hasNameIn(nodes, (name) => TABLES.has(name)) ? findTables(nodes).flatMap(findLongRows) : [],
});

function findTables(nodes: readonly TexNode[]): EnvironmentNode[] {
  return nodes.flatMap((node) => {
    if (!isBranch(node)) return [];
    const inner = findTables(node.children);
    return node.kind === 'environment' && TABLES.has(node.name) ? [node, ...inner] : inner;
  });
}

function findLongRows(table: EnvironmentNode): Remark[] {
  const columnSpec = readColumns(table);
  if (columnSpec === undefined) return [];
  return splitRows(table.children.slice(columnSpec.next)).flatMap((row) => {
    const cells = 1 + row.filter((node) => node.kind === 'symbol' && node.text === '&').length;
    const hasMergedCells = row.some((node) => node.kind === 'command' && node.name === 'multicolumn');
    const [first] = row;
    if (hasMergedCells || cells <= columnSpec.columns || first === undefined) return [];
    const ampersands = row.filter((node) => node.kind === 'symbol' && node.text === '&');
    const start = ampersands[columnSpec.columns - 1]?.start ?? first.start;
    return [
      {
        message: `This row has ${cells} cells but the table has ${columnSpec.columns} columns; remove an & or add a column.`,
        span: { start, end: start + 1 },
      },
    ];
  });
}

/**
 * Reads the number of columns that an argument such as `{p{2cm}|c@{}r*{3}{c}}` declares; `next` is the node
 * after it.
 */
function readColumns({ name, children }: EnvironmentNode): { columns: number; next: number } | undefined {
  let next = findOptional(children, 0)?.next ?? 0;
  if (/^tabular[*xy]$/.test(name)) next = findGroup(children, next)?.next ?? next;
  next = findOptional(children, next)?.next ?? next;
  const argument = findGroup(children, next);
  if (argument === undefined) return undefined;
  const columns = countColumns(printNodes(argument.group.children));
  return columns === undefined || columns === 0 ? undefined : { columns, next: argument.next };
}

/**
 * Counts the columns of a specification: expands `*{3}{c}`, then removes widths and separators, so that one letter per
 * column remains. Undefined for anything else.
 */
function countColumns(columnSpec: string): number | undefined {
  let columnLetters = columnSpec;
  for (let depth = 0; depth < 4; depth++) {
    columnLetters = columnLetters.replace(
      /\*\s*\{(\d{1,2})\}\s*\{([^{}]*)\}/g,
      (_match, count: string, letters: string) => letters.repeat(Number(count)),
    );
    columnLetters = columnLetters
      .replace(/([@!><])\s*\{[^{}]*\}/g, '')
      .replace(/([pmbPXwWS])\s*(?:\[[^\]]*\])?(?:\{[^{}]*\}){1,2}/g, '$1');
    columnLetters = columnLetters.replace(/\{[^{}]*\}(?=\})/g, '');
  }
  if (/[^a-zA-Z|\s.:;]/.test(columnLetters)) return undefined;
  return columnLetters.replace(/[^a-zA-Z]/g, '').length;
}
