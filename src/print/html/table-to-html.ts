import { type EnvironmentNode, isCommand, type TexNode } from '../../latex/tex-tree.ts';
import { createNodeCursor, getNodeText } from './node-cursor.ts';

/** Converts a `tabular` environment to an HTML table. The style sheet sets borders and column widths. */
export function tableToHtml(
  node: EnvironmentNode,
  renderCell: (nodes: readonly TexNode[]) => string,
): string {
  const rows = splitTableRows(node).map((cells) => cells.map(renderCell));
  const nonEmptyRows = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const body = nonEmptyRows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
  return `<table class="tabular"><tbody>${body}</tbody></table>`;
}

/** Splits a `tabular` environment into rows of cells. */
export function splitTableRows(node: EnvironmentNode): TexNode[][][] {
  const cursor = createNodeCursor(node.children);
  // The vertical position and the column specification, as in `[t]{cc}`, are not used.
  cursor.takeOptional();
  cursor.takeArgument();
  return splitRows(cursor.rest());
}

function splitRows(nodes: readonly TexNode[]): TexNode[][][] {
  const rows: TexNode[][][] = [[[]]];
  for (const node of nodes) {
    if (isCommand(node, '\\') || isCommand(node, 'tabularnewline')) rows.push([[]]);
    else if (node.kind === 'symbol' && getNodeText(node) === '&') rows.at(-1)?.push([]);
    else rows.at(-1)?.at(-1)?.push(node);
  }
  return rows;
}
