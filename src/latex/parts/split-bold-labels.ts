import { plainText } from '../plain-text.ts';
import { createTitle } from '../question-heading.ts';
import { findSectionTitle, getSectioningLevel } from '../sectioning.ts';
import { type GroupNode, isCommand, type TexNode, type TextNode } from '../tex-tree.ts';
import { findFirstStyle, parseLabel } from './label.ts';

/** `a. i.`, `(b)(ii)`: the label of a part, then the label of an inner part. */
const DOUBLE_LABEL = /^(\(?[a-z][.)]{1,2})\s*(\(?[ivx]{1,4}[.)]{1,2})$/u;
/** `(bi)` at the start of a line. */
const JOINED_LABEL = /(?<=^\s*|\n\s*)\(([a-h])([ivx]{1,4})\)/gu;

/** A label with more text in the same typeface: `a) (1 mark)`, `(b) Find its roots.` */
const LABEL_AND_TEXT = /^\s*(\([a-z]{1,4}\)|[a-z][.)]|[ivx]{1,4}\))(?:[.:]\s*|\s+)(?=\S|$)/u;

/**
 * Splits bold labels, so that each label is found: `\textbf{a. i.}` becomes `\textbf{a.} \textbf{i.}`, and `\textbf{a) (1 mark)}`
 * becomes `\textbf{a)} \textbf{(1 mark)}`.
 */
export function splitBoldLabels(nodes: readonly TexNode[]): readonly TexNode[] {
  return splitLabels(nodes, (inner) => findFirstStyle(inner) !== undefined).flatMap((node, index, all) =>
    node.kind === 'group' && isTypeface(all[index - 1]) ? separateLabel(node) : [node],
  );
}

function isTypeface(node: TexNode | undefined): boolean {
  return node?.kind === 'command' && /^(?:text(?:bf|it|sc|sl|sf)|emph|underline)$/u.test(node.name);
}

/** Splits a bold group after the label that it begins with. */
function separateLabel(group: GroupNode): readonly TexNode[] {
  const [first, ...rest] = group.children;
  const [matched = '', label = ''] = first?.kind === 'text' ? (LABEL_AND_TEXT.exec(first.text) ?? []) : [];
  if (first?.kind !== 'text' || matched === '' || parseLabel(label) === undefined) return [group];
  if (rest.length === 0 && matched === first.text) return [group];
  const middle = first.start + matched.length;
  const text: TextNode = { ...first, text: first.text.slice(matched.length), start: middle };
  return [
    { ...group, end: middle, children: [{ ...first, text: label }] },
    { kind: 'text', text: ' ', start: middle },
    { kind: 'command', name: 'textbf', text: '\\textbf', start: middle },
    { ...group, start: middle, children: [text, ...rest] },
  ];
}

/**
 * Splits the labels of a solution, so that each label is found: `\textbf{(b)(ii)}` and `(bii)` become two labels, and
 * `\paragraph{(a)}` becomes a bold label.
 */
export function splitSolutionLabels(nodes: readonly TexNode[]): readonly TexNode[] {
  return splitLabels(toBoldLabels(nodes), () => true).flatMap((node) =>
    node.kind === 'text' ? splitJoinedLabels(node) : [node],
  );
}

function splitLabels(
  nodes: readonly TexNode[],
  acceptsInner: (label: string) => boolean,
): readonly TexNode[] {
  if (!nodes.some((node) => isCommand(node, 'textbf'))) return nodes;
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const before = nodes[index - 1];
    if (node.kind !== 'group' || before?.kind !== 'command' || before.name !== 'textbf') return [node];
    const [, outer = '', inner = ''] = DOUBLE_LABEL.exec(plainText(node.children, 'shown')) ?? [];
    if (parseLabel(outer) === undefined || !acceptsInner(parseLabel(inner) ?? '')) return [node];
    const middle = node.start + outer.length;
    const withText = (text: string, start: number, end: number): GroupNode => ({
      ...node,
      start,
      end,
      children: [{ kind: 'text', text, start }],
    });
    return [
      withText(outer, node.start, middle),
      { kind: 'text', text: ' ', start: middle },
      { ...before, start: middle },
      withText(inner, middle, node.end),
    ];
  });
}

/** Turns the title of a section that is a label, `\paragraph{(a)}`, into a bold label. */
function toBoldLabels(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node) => getSectioningLevel(node) !== undefined)) return nodes;
  const bold: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const found = getSectioningLevel(node) === undefined ? undefined : findSectionTitle(nodes, index);
    const title = found === undefined ? '' : plainText(found.title, 'shown');
    const isLabel = parseLabel(title) !== undefined || DOUBLE_LABEL.test(title);
    const [command, group] = isLabel ? createTitle(title, node) : [];
    if (found === undefined || command === undefined || group === undefined) bold.push(node);
    else bold.push({ kind: 'text', text: '\n\n', start: node.start }, command, group);
    index = isLabel && found !== undefined ? found.next : index + 1;
  }
  return bold;
}

/** Splits a text at labels such as `(bi)`, which become `(b)` and `(i)`. */
function splitJoinedLabels(node: TextNode): TexNode[] {
  const pieces: TexNode[] = [];
  let from = 0;
  for (const match of node.text.matchAll(JOINED_LABEL)) {
    const [label, outer = '', inner = ''] = match;
    const start = node.start + match.index;
    pieces.push(
      { ...node, text: node.text.slice(from, match.index), start: node.start + from },
      { ...node, text: `(${outer}) `, start },
      { ...node, text: `(${inner})`, start },
    );
    from = match.index + label.length;
  }
  return [...pieces, { ...node, text: node.text.slice(from), start: node.start + from }].filter(
    (piece) => piece.kind !== 'text' || piece.text !== '',
  );
}
