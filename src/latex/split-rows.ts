import { findOptional } from './tex-arguments.ts';
import type { TexNode } from './tex-tree.ts';

/** Splits nodes at each `\\`, dropping its star and spacing. */
export function splitRows(nodes: readonly TexNode[]): TexNode[][] {
  const rows: TexNode[][] = [[]];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    if (node.kind === 'command' && /^(\\|tabularnewline|newline|cr)$/.test(node.name)) {
      rows.push([]);
      index = findRowBreakEnd(nodes, index, rows);
    } else rows.at(-1)?.push(node);
  }
  return rows;
}

/** The index of the last node of `\\*[4pt]`; a bracket that does not contain a length belongs to the next row. */
function findRowBreakEnd(nodes: readonly TexNode[], index: number, rows: TexNode[][]): number {
  const star = nodes[index + 1];
  let last = index;
  if (star?.kind === 'text' && star.text.startsWith('*')) {
    last++;
    if (star.text.length > 1) rows.at(-1)?.push({ ...star, text: star.text.slice(1), start: star.start + 1 });
  }
  const spacing = nodes[last + 1]?.kind === 'symbol' ? findOptional(nodes, last + 1) : undefined;
  const [lengthNode] = spacing?.nodes ?? [];
  const isLength =
    lengthNode?.kind === 'text' && /^\s*-?[\d.]+\s*(pt|em|ex|mm|cm|in|bp|sp)\s*$/.test(lengthNode.text);
  return spacing !== undefined && (isLength || /^\s*-?[\d.]*\s*$/.test(getText(lengthNode)))
    ? spacing.next - 1
    : last;
}

/** The text of a text node; for any other node a letter, which is not a length. */
function getText(node: TexNode | undefined): string {
  if (node === undefined) return '';
  return node.kind === 'text' ? node.text : 'x';
}

/** Splits a row at each `&`. */
export function splitCells(row: readonly TexNode[]): TexNode[][] {
  const cells: TexNode[][] = [[]];
  for (const node of row) {
    if (node.kind === 'symbol' && node.text === '&') cells.push([]);
    else cells.at(-1)?.push(node);
  }
  return cells;
}
