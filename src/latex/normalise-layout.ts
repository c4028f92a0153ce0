import { numberHeadings } from './number-headings.ts';
import { parseLabel } from './parts/label.ts';
import { plainText } from './plain-text.ts';
import { getSectioningLevel } from './sectioning.ts';
import { isBlank, isBranch, isCommand, type TexNode, type TextNode } from './tex-tree.ts';

/** `Question 3.`, `Problem 2:` or `Q1)` at the start of a paragraph, without a typeface. */
const PLAIN_HEADING =
  /(^\s*|\n[ \t]*\n\s*)((?:Question|QUESTION|Problem|PROBLEM|Exercise|Q)\.?\s*(\d{1,2})(?:\s*[.:)](?!\d)|(?=\s*[([\n])))/gu;
const MIN_HEADINGS = 2;

/**
 * Rewrites two ways of writing questions that have no commands of LaTeX: `\item{(a)}` of plain TeX becomes
 * `\item[(a)]`, and a heading such as `Question 1.` in plain text becomes bold.
 */
export function normaliseLayout(nodes: readonly TexNode[]): readonly TexNode[] {
  const labelled = nodes.some(hasPlainItems) ? toLabelledItems(nodes) : nodes;
  return toBoldHeadings(numberHeadings(unwrapTargets(labelled)));
}

/** Replaces `\hypertarget{name}{\section{Title}}`, which a converter writes around headings, by the heading. */
function unwrapTargets(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.flatMap((node, index): readonly TexNode[] => {
    if (node.kind === 'environment' && node.name === 'document')
      return [{ ...node, children: unwrapTargets(node.children) }];
    if (isCommand(node, 'hypertarget') && isHeadingGroup(nodes[index + 2])) return [];
    if (
      node.kind === 'group' &&
      isCommand(nodes[index - 1], 'hypertarget') &&
      isHeadingGroup(nodes[index + 1])
    )
      return [];
    const isTarget = isCommand(nodes[index - 2], 'hypertarget') && isHeadingGroup(node);
    return isTarget && node.kind === 'group' ? node.children : [node];
  });
}

function isHeadingGroup(node: TexNode | undefined): boolean {
  return node?.kind === 'group' && node.children.some((child) => getSectioningLevel(child) !== undefined);
}

function hasPlainItems(node: TexNode, index: number, nodes: readonly TexNode[]): boolean {
  if (isPlainItem(node) && isLabelGroup(nodes[index + 1])) return true;
  return isBranch(node) && node.kind !== 'math' && node.children.some(hasPlainItems);
}

function isPlainItem(node: TexNode): boolean {
  return isCommand(node, 'item') || isCommand(node, 'itemitem');
}

function isLabelGroup(node: TexNode | undefined): boolean {
  if (node?.kind !== 'group') return false;
  const text = plainText(node.children, 'shown');
  return /[().]/u.test(text) && parseLabel(text) !== undefined;
}

function toLabelledItems(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const before = nodes[index - 1];
    if (node.kind === 'group' && before !== undefined && isPlainItem(before) && isLabelGroup(node))
      return [
        { kind: 'symbol', text: '[', start: node.start },
        ...node.children,
        { kind: 'symbol', text: ']', start: node.end - 1 },
      ];
    if (node.kind === 'command' && node.name === 'itemitem' && isLabelGroup(nodes[index + 1]))
      return [{ ...node, name: 'item' }];
    return [
      isBranch(node) && node.kind !== 'math' ? { ...node, children: toLabelledItems(node.children) } : node,
    ];
  });
}

/** Makes plain headings bold if the document has several that count up from 1. */
function toBoldHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const body = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[body];
  const siblings = document?.kind === 'environment' ? document.children : nodes;
  const numbers = siblings.flatMap((node, index) =>
    findHeadings(node, siblings[index - 1]).map(([, , , number]) => Number(number)),
  );
  if (numbers.length < MIN_HEADINGS || !numbers.every((number, index) => number === index + 1)) return nodes;
  const children = siblings.flatMap((node, index) => splitAtHeadings(node, siblings[index - 1]));
  return document?.kind === 'environment' ? nodes.with(body, { ...document, children }) : children;
}

function findHeadings(node: TexNode, before: TexNode | undefined): RegExpExecArray[] {
  if (node.kind !== 'text') return [];
  return [...node.text.matchAll(PLAIN_HEADING)].filter(
    ({ index, 1: lead = '' }) =>
      index > 0 || /\n[ \t]*\n/u.test(lead) || canPrecedeHeading(before, lead.includes('\n')),
  );
}

/** Whether a text after this node begins a line. */
function canPrecedeHeading(node: TexNode | undefined, isNewLine: boolean): boolean {
  // A command on a line of its own, such as `\vspace{1em}`.
  if (isNewLine && (node?.kind === 'command' || node?.kind === 'group')) return true;
  if (node === undefined || node.kind === 'environment' || isBlank(node)) return true;
  return (
    node.kind === 'command' &&
    /^(?:noindent|par|\\|newpage|pagebreak|clearpage|[a-z]+skip|vfill|maketitle)$/u.test(node.name)
  );
}

function splitAtHeadings(node: TexNode, before: TexNode | undefined): TexNode[] {
  const headings = findHeadings(node, before);
  if (node.kind !== 'text' || headings.length === 0) return [node];
  const pieces: TexNode[] = [];
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) pieces.push({ ...node, text: node.text.slice(from, to), start: node.start + from });
  };
  for (const { index, 1: lead = '', 2: heading = '' } of headings) {
    const at = index + lead.length;
    addText(at);
    pieces.push(...createBold({ kind: 'text', text: heading, start: node.start + at }));
    from = at + heading.length;
  }
  addText(node.text.length);
  return pieces;
}

function createBold(text: TextNode): TexNode[] {
  const { start } = text;
  const group: TexNode = {
    kind: 'group',
    open: '{',
    close: '}',
    children: [text],
    start,
    end: start + text.text.length,
  };
  return [{ kind: 'command', name: 'textbf', text: '\\textbf', start }, group];
}
