import { TABLES } from '../section-names.ts';
import { splitCells, splitRows } from '../split-rows.ts';
import { skipArguments } from '../tex-arguments.ts';
import { type EnvironmentNode, isBlank, isEnvironment, type TexNode } from '../tex-tree.ts';
import { findFirstStyle, findLabelNumber } from './label.ts';
import { findLabelTokens, sliceNodes } from './label-tokens.ts';

const MIN_LABELS = 2;

/** Replaces a table whose cells begin with `(a)`, `(b)`, … in order by a paragraph for each cell. */
export function unwrapLabelTables(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node) => isEnvironment(node, TABLES))) return nodes;
  return nodes.flatMap((node) => (isEnvironment(node, TABLES) ? (toParagraphs(node) ?? [node]) : [node]));
}

function toParagraphs({ name, children }: EnvironmentNode): readonly TexNode[] | undefined {
  const from = skipArguments(children, 0, /[xy*]$/u.test(name) ? 2 : 1);
  const cells = splitRows(children.slice(from))
    .flatMap(splitCells)
    .map((cell) => cell.filter((node) => !isRule(node)))
    .filter((cell) => cell.some((node) => !isBlank(node)));
  const names = cells.map(findCellLabel);
  const style = findFirstStyle(names[0] ?? '');
  if (cells.length < MIN_LABELS || style === undefined || style === 'digits') return undefined;
  const isRun = names.every(
    (label, index) => label !== undefined && findLabelNumber(label, style) === index + 1,
  );
  if (!isRun) return undefined;
  return cells.flatMap((cell): TexNode[] => {
    const start = cell[0]?.start ?? 0;
    return [{ kind: 'text', text: '\n\n', start }, ...cell, { kind: 'text', text: '\n\n', start }];
  });
}

function isRule(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:hline|toprule|midrule|bottomrule)$/u.test(node.name);
}

/** The label that a cell begins with. */
function findCellLabel(cell: readonly TexNode[]): string | undefined {
  const [token] = findLabelTokens(cell);
  if (token === undefined || token.position !== 'line') return undefined;
  return sliceNodes(cell, { index: 0, offset: 0 }, token.from).every(isBlank) ? token.name : undefined;
}
