import type { Definitions } from './definitions.ts';
import { type ReadOption, readLabelledOption } from './read-options.ts';
import { isBlank, isCommand, type TexNode, type TextNode } from './tex-tree.ts';

/** `(a)`, `(b)`, … or `(1)`, `(2)`, … */
type LabelFamily = 'letters' | 'digits';
export const LABEL_FAMILIES: readonly LabelFamily[] = ['letters', 'digits'];
/** Options found in running text, and the stem before them. */
export type InlineOptions = {
  readonly options: ReadOption[];
  readonly stem: readonly TexNode[];
  readonly family: LabelFamily;
  /** Whether the first label is (A). */
  readonly hasCapitals: boolean;
};

const MIN_INLINE_OPTIONS = 3;
const SPACING = ['quad', 'qquad', '\\', 'hfill', 'newline', 'par', 'enspace', ' ', 'tab'];

/** Reads options written as `(a) … (b) … (c) …` in the running text; undefined when there are fewer than three. */
export function readInlineOptions(
  stem: readonly TexNode[],
  definitions: Definitions,
  family: LabelFamily,
): InlineOptions | undefined {
  const [before, ...others] = cutAtLabels(stem, family);
  if (before === undefined || others.length < MIN_INLINE_OPTIONS) return undefined;
  const label = others[0]?.[0];
  return {
    options: others.map((nodes) => readLabelledOption(nodes, definitions)),
    stem: before,
    family,
    hasCapitals: label?.kind === 'text' && label.text.includes('A'),
  };
}

function cutAtLabels(nodes: readonly TexNode[], family: LabelFamily): TexNode[][] {
  const pieces: TexNode[][] = [[]];
  nodes.forEach((node, index) => {
    if (node.kind === 'text') cutText(node, { isAfterSpacing: isAfterSpacing(nodes, index), family }, pieces);
    else pieces.at(-1)?.push(node);
  });
  return pieces;
}

function isAfterSpacing(nodes: readonly TexNode[], index: number): boolean {
  const before = nodes[index - 1];
  if (before === undefined || before.kind === 'comment') return true;
  if (before.kind === 'symbol') return before.text === '~' || before.text === ']';
  if (before.kind === 'group') {
    const command = findVisibleBefore(nodes, index - 1);
    return ['hspace', 'vspace'].some((name) => isCommand(command, name));
  }
  return SPACING.some((name) => isCommand(before, name));
}

function findVisibleBefore(nodes: readonly TexNode[], index: number): TexNode | undefined {
  let before = index - 1;
  for (let node = nodes[before]; node !== undefined && isBlank(node); node = nodes[before]) before--;
  return nodes[before];
}

/** Whether the text follows a spacing command, and the labels to search for. */
type Cutting = { readonly isAfterSpacing: boolean; readonly family: LabelFamily };

/** Cuts a text wherever the next label in order is at the start of a line or after spacing. */
function cutText(node: TextNode, { isAfterSpacing, family }: Cutting, pieces: TexNode[][]): void {
  let from = 0;
  for (;;) {
    const labelText = family === 'digits' ? String(pieces.length) : String.fromCharCode(96 + pieces.length);
    const labelSpan = findLabel(node.text, { labelText, from, isAfterSpacing });
    if (labelSpan === undefined) break;
    pieces.at(-1)?.push({ ...node, text: node.text.slice(from, labelSpan.start), start: node.start + from });
    const label = {
      ...node,
      text: node.text.slice(labelSpan.start, labelSpan.end),
      start: node.start + labelSpan.start,
    };
    pieces.push([label]);
    from = labelSpan.end;
  }
  pieces.at(-1)?.push({ ...node, text: node.text.slice(from), start: node.start + from });
}

function findLabel(
  text: string,
  { labelText, from, isAfterSpacing }: { labelText: string; from: number; isAfterSpacing: boolean },
): { start: number; end: number } | undefined {
  for (const label of [`(${labelText})`, `(${labelText.toUpperCase()})`]) {
    const start = text.indexOf(label, from);
    if (start < 0) continue;
    const lead = text.slice(Math.max(from, start - 40), start);
    const isAtStart =
      /(?:[\r\n]|[ \t]{2})[ \t]*$/.test(lead) || (isAfterSpacing && text.slice(0, start).trim() === '');
    if (isAtStart) return { start, end: start + label.length };
  }
  return undefined;
}
