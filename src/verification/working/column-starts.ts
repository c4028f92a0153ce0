import { printNodes } from '../../latex/print-tex.ts';
import { isBlank, type TexNode } from '../../latex/tex-tree.ts';

/** Commands for “approximately equal”. */
export const APPROXIMATELY_EQUAL = /^(approx|simeq|cong|doteq|fallingdotseq|thickapprox)$/;

/** Whether a node of a formula contains an equals sign. */
export function hasSign(node: TexNode): boolean {
  if (node.kind === 'text') return /[=≈]/.test(node.text);
  return node.kind === 'command' && APPROXIMATELY_EQUAL.test(node.name);
}

export function isAlignment(node: TexNode): boolean {
  return node.kind === 'symbol' && node.text === '&';
}

/**
 * Finds the alignment signs (`&`) that begin a new column of statements. Such a sign comes after a statement, and the cell after it
 * does not begin with an equals sign. One of these must also hold: several other cells begin with an equals sign (`a &= 1 & b &=
 * 2`), the cell is a statement after a value, or the cell is empty and not the last one.
 */
export function findColumnStarts(nodes: readonly TexNode[]): ReadonlySet<TexNode> {
  const starts = new Set<TexNode>();
  const cells = splitCells(nodes);
  const [, second] = cells;
  if (cells.length < 3) {
    // `a = 1 & b = 2`
    if (second?.alignment !== undefined && cells[0]?.hasValue && second.isStatement)
      starts.add(second.alignment);
    return starts;
  }
  const hasSeveralSigns = cells.slice(1).filter(({ startsWithSign }) => startsWithSign).length > 1;
  let isAfterStatement = cells[0]?.hasSign === true;
  for (const [index, cell] of cells.entries()) {
    const { alignment, startsWithSign, startsWithOperator, hasSign, isEmpty } = cell;
    const isLast = index === cells.length - 1;
    // In `f(3) &=& 3^2 &=& 9`, the cells after the signs continue the statement.
    const isContinued = cells[index - 1]?.isOnlySign === true;
    const isNextStatement = cells[index - 1]?.hasValue === true && hasSign && !startsWithOperator;
    const isStart =
      isAfterStatement &&
      !startsWithSign &&
      !isContinued &&
      (hasSeveralSigns || isNextStatement || (isEmpty && !isLast));
    if (alignment !== undefined && isStart) starts.add(alignment);
    isAfterStatement ||= hasSign;
  }
  return starts;
}

/** One cell of an aligned line, with the alignment sign before it. */
type Cell = {
  readonly alignment: TexNode | undefined;
  startsWithSign: boolean;
  startsWithOperator: boolean;
  hasSign: boolean;
  /** Whether it contains nothing but an equals sign. */
  isOnlySign: boolean;
  isEmpty: boolean;
  /** Whether something comes after its last equals sign. */
  hasValue: boolean;
  /** Whether it begins with a letter and an equals sign. */
  isStatement: boolean;
};

const EMPTY_CELL = {
  ...{ startsWithSign: false, startsWithOperator: false, hasSign: false, isOnlySign: false, isEmpty: true },
  ...{ hasValue: false, isStatement: false },
} as const;
const STATEMENT = /^(?:\s|~|\\[,;: ])*\\?[A-Za-z]+(?:\s*_\s*(?:\w|\{\w+\}))?\s*=/;

function splitCells(nodes: readonly TexNode[]): Cell[] {
  let cell: Cell = { alignment: undefined, ...EMPTY_CELL };
  let content: TexNode[] = [];
  const finish = (): void => {
    if (!cell.hasSign) return;
    const tex = printNodes(content);
    cell.hasValue =
      /(?:[=≈]|\\(?:approx|simeq|cong)(?![a-zA-Z]))\s*[^=≈\s]+(?:\s*\\(?:text|mathrm)\s*\{[^{}]*\})?\s*$/.test(
        tex,
      );
    cell.isStatement = STATEMENT.test(tex);
    cell.startsWithOperator = /^\s*(?:[-+*/×]|\\(?:times|cdot|div|pm)(?![a-zA-Z]))/.test(tex);
  };
  const cells = [cell];
  for (const node of nodes) {
    if (isAlignment(node)) {
      finish();
      cell = { alignment: node, ...EMPTY_CELL };
      content = [];
      cells.push(cell);
      continue;
    }
    content.push(node);
    if (!isBlank(node)) {
      if (cell.isEmpty) cell.startsWithSign = hasSign(node) && !/^\s*[^=≈\s\\]/.test(printNodes([node]));
      cell.hasSign ||= hasSign(node);
      cell.isOnlySign = cell.isEmpty && hasSign(node) && /^\s*(?:[=≈]|\\[a-z]+)\s*$/.test(printNodes([node]));
      cell.isEmpty = false;
    }
  }
  finish();
  return cells;
}

/** Removes the number of an equation in the last column: `2 + B = 8 & (1)`. */
export function removeEquationNumber(nodes: readonly TexNode[]): readonly TexNode[] {
  const column = nodes.findLastIndex(isAlignment);
  const isNumber = column > 0 && EQUATION_NUMBER.test(printNodes(nodes.slice(column + 1)));
  return isNumber ? nodes.slice(0, column) : nodes;
}

const EQUATION_NUMBER = /^\s*\(\d{1,2}\)\s*$/;
