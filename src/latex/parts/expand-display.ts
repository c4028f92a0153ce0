import { plainText } from '../plain-text.ts';
import { cutAtIntertext } from '../read-steps.ts';
import { DISPLAYS } from '../section-names.ts';
import { splitRows } from '../split-rows.ts';
import { containsNode, type EnvironmentNode, isBlank, type TexMathNode, type TexNode } from '../tex-tree.ts';
import { findLabelTokens, type LabelToken, sliceNodes } from './label-tokens.ts';

/** Splits a displayed formula at the labels of parts, (a) or (ii), before or between its lines. */
export function expandDisplay(node: TexNode, labels: readonly string[]): readonly TexNode[] {
  if (!isDisplay(node) || !containsNode(node.children, mayHoldLabel)) return [node];
  const expanded: TexNode[] = [];
  let rows: TexNode[] = [];
  const flush = (): void => {
    const start = rows[0]?.start ?? node.start;
    if (rows.some((row) => !isBlank(row))) expanded.push({ ...node, children: rows, start });
    rows = [];
  };
  for (const piece of splitRows(node.children).flatMap(cutAtIntertext)) {
    const label = piece.kind === 'line' ? findRowLabel(piece.nodes, labels) : undefined;
    const prose = piece.kind === 'prose' ? piece.nodes : label && [toText(label)];
    if (prose !== undefined) {
      flush();
      expanded.push(...asParagraph(prose));
    }
    if (piece.kind === 'line')
      rows = addRow(rows, label === undefined ? piece.nodes : cutLabel(piece.nodes, label));
  }
  flush();
  return expanded;
}

function isDisplay(node: TexNode): node is EnvironmentNode | TexMathNode {
  return (node.kind === 'environment' && DISPLAYS.has(node.name)) || (node.kind === 'math' && node.display);
}

function mayHoldLabel(node: TexNode): boolean {
  if (node.kind === 'text') return /\([a-z]{1,4}\)/iu.test(node.text);
  return node.kind === 'command' && /^(?:short)?intertext$/u.test(node.name);
}

/** The part label at the start of a displayed line, with nothing visible before it: `\text{(a)} \quad x &= 3`. */
function findRowLabel(row: readonly TexNode[], labels: readonly string[]): LabelToken | undefined {
  const [token] = findLabelTokens(row);
  if (token === undefined || !token.form.startsWith('(') || !labels.includes(token.name)) return undefined;
  return plainText(sliceNodes(row, { index: 0, offset: 0 }, token.from), 'shown') === '' ? token : undefined;
}

function cutLabel(row: readonly TexNode[], { to }: LabelToken): TexNode[] {
  const rest = sliceNodes(row, to, { index: row.length, offset: 0 });
  const start = rest.findIndex((node) => !isBlank(node) && !isSpacing(node));
  return start < 0 ? [] : rest.slice(start);
}

function isSpacing(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:q?quad|[,;:! ])$/u.test(node.name);
}

function toText({ name, start }: LabelToken): TexNode {
  return { kind: 'text', text: `(${name})`, start };
}

function addRow(rows: readonly TexNode[], row: readonly TexNode[]): TexNode[] {
  if (row.every(isBlank)) return [...rows];
  if (rows.length === 0) return [...row];
  return [...rows, { kind: 'command', name: '\\', text: '\\\\', start: row[0]?.start ?? 0 }, ...row];
}

function asParagraph(nodes: readonly TexNode[]): TexNode[] {
  const start = nodes[0]?.start ?? 0;
  return [{ kind: 'text', text: '\n\n', start }, ...nodes, { kind: 'text', text: '\n\n', start }];
}
