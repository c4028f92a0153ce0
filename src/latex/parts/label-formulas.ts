import { DISPLAYS } from '../section-names.ts';
import { splitCells, splitRows } from '../split-rows.ts';
import { skipArguments } from '../tex-arguments.ts';
import { type EnvironmentNode, isBlank, isBranch, type TexMathNode, type TexNode } from '../tex-tree.ts';
import { findFirstStyle, findLabelNumber } from './label.ts';
import { cutAtTokens } from './label-runs.ts';
import { findLabelTokens, type LabelToken } from './label-tokens.ts';

type Formula = EnvironmentNode | TexMathNode;

const MIN_LABELS = 2;
const SPACING = /^(?:q?quad|[,;:! ]|[hv]space|displaystyle|hfill)$/u;
const INNER_LAYOUTS = /^(?:array|aligned|alignedat|gathered|split)$/u;

/**
 * Replaces a formula that contains the labels of several parts, `$\text{a) } x^2 \quad \text{b) } x^3$`, by one formula for each
 * part.
 */
export function unwrapLabelFormulas(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some(isFormula)) return nodes;
  return nodes.flatMap((node) => (isFormula(node) ? (toLabelledFormulas(node) ?? [node]) : [node]));
}

function isFormula(node: TexNode): node is Formula {
  return (
    node.kind === 'math' ||
    (node.kind === 'environment' && (DISPLAYS.has(node.name) || node.name === 'array'))
  );
}

function toLabelledFormulas(formula: Formula): readonly TexNode[] | undefined {
  if (countClosingBrackets(formula.children, 0) < MIN_LABELS) return undefined;
  const content = splitRows(getContent(formula)).flatMap(splitCells).flat();
  // `(a)` may be the argument of a function; `a)` and `\text{(a)}` are labels.
  const tokens = findLabelTokens(content, true).filter(
    ({ isEmphasised, form }) => form === 'a)' || (isEmphasised && form.endsWith(')')),
  );
  const { before, pieces } = cutAtTokens(content, tokens);
  if (tokens.length < MIN_LABELS || !isRun(tokens) || !before.every(isSpace)) return undefined;
  return pieces.flatMap((piece, index): TexNode[] => {
    const { name = '', start = 0 } = tokens[index] ?? {};
    const children = trimSpace(piece);
    const end = formula.end;
    return [
      { kind: 'text', text: `\n\n(${name}) `, start },
      { kind: 'math', display: false, open: '$', close: '$', children, start, end },
    ];
  });
}

/** Counts the brackets that may end a label, up to the number that a formula with labels needs. */
function countClosingBrackets(nodes: readonly TexNode[], before: number): number {
  let count = before;
  for (const node of nodes) {
    if (count >= MIN_LABELS) return count;
    if (isBranch(node)) count = countClosingBrackets(node.children, count);
    else if (node.kind !== 'command' && node.text.includes(')')) count += node.text.split(')').length - 1;
  }
  return count;
}

/** The nodes of a formula; if the formula is an array, the nodes of the array. */
function getContent(formula: Formula): readonly TexNode[] {
  const { children } = formula;
  if (formula.kind === 'environment' && formula.name === 'array')
    return children.slice(skipArguments(children, 0, 1));
  const [only, ...others] = children.filter((node) => !isSpace(node));
  if (only?.kind !== 'environment' || others.length > 0 || !INNER_LAYOUTS.test(only.name)) return children;
  const hasArgument = only.name === 'array' || only.name === 'alignedat';
  return hasArgument ? only.children.slice(skipArguments(only.children, 0, 1)) : only.children;
}

function isRun(tokens: readonly LabelToken[]): boolean {
  const style = findFirstStyle(tokens[0]?.name ?? '');
  return (
    style !== undefined &&
    style !== 'digits' &&
    tokens.every(({ name }, index) => findLabelNumber(name, style) === index + 1)
  );
}

function trimSpace(nodes: readonly TexNode[]): readonly TexNode[] {
  const from = nodes.findIndex((node) => !isSpace(node));
  const to = nodes.findLastIndex((node) => !isSpace(node));
  return from < 0 ? [] : nodes.slice(from, to + 1);
}

function isSpace(node: TexNode): boolean {
  return isBlank(node) || (node.kind === 'command' && SPACING.test(node.name)) || isLength(node);
}

/** Whether a node is the argument of `\hspace{1cm}`. */
function isLength(node: TexNode): boolean {
  const [only, ...others] = node.kind === 'group' ? node.children : [node];
  return (
    others.length === 0 &&
    only?.kind === 'text' &&
    /^\*?$|^[\d.]+(?:cm|mm|em|ex|pt|in)$/u.test(only.text.trim())
  );
}
