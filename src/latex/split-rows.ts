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
      index = skipRowBreak(nodes, index, rows);
    } else rows.at(-1)?.push(node);
  }
  return rows;
}

/**
 * Returns the index of the last node of a row break such as `\\*[4pt]`. Text after the star is added to the new row; a bracket that
 * does not contain a length belongs to the new row.
 */
function skipRowBreak(nodes: readonly TexNode[], index: number, rows: TexNode[][]): number {
  const star = nodes[index + 1];
  let last = index;
  if (star?.kind === 'text' && star.text.startsWith('*')) {
    last++;
    if (star.text.length > 1) rows.at(-1)?.push({ ...star, text: star.text.slice(1), start: star.start + 1 });
  }
  const spacing = nodes[last + 1]?.kind === 'symbol' ? findOptional(nodes, last + 1) : undefined;
  return spacing !== undefined && isLength(spacing.nodes[0]) ? spacing.next - 1 : last;
}

/** Whether the content of `[…]` is a length, with or without a unit, or empty. */
function isLength(node: TexNode | undefined): boolean {
  if (node === undefined) return true;
  return node.kind === 'text' && /^\s*-?(?:[\d.]*|[\d.]+\s*(?:pt|em|ex|mm|cm|in|bp|sp))\s*$/.test(node.text);
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
