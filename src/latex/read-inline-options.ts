import type { Definitions } from './definitions.ts';
import { type ReadOption, readLabelled } from './read-options.ts';
import { isBlank, isCommand, type TexNode, type TextNode } from './tex-tree.ts';

/** `(a)`, `(b)`, … or `(1)`, `(2)`, … */
type LabelFamily = 'letters' | 'digits';
export const LABEL_FAMILIES: readonly LabelFamily[] = ['letters', 'digits'];
/** Options found in running text, and the stem before them. */
export type InlineOptions = {
  readonly options: ReadOption[];
  readonly stem: readonly TexNode[];
  readonly family: LabelFamily;
};

const MIN_INLINE = 3;
const SPACING = ['quad', 'qquad', '\\', 'hfill', 'newline', 'par', 'enspace', ' ', 'tab'];

/** Reads options written as `(a) … (b) … (c) …` in the running text; undefined when there are fewer than three. */
export function readInlineOptions(
  stem: readonly TexNode[],
  definitions: Definitions,
  family: LabelFamily,
): InlineOptions | undefined {
  const [before, ...others] = cutAtLabels(stem, family);
  if (before === undefined || others.length < MIN_INLINE) return undefined;
  return { options: others.map((nodes) => readLabelled(nodes, definitions)), stem: before, family };
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
    const command = seenBefore(nodes, index - 1);
    return ['hspace', 'vspace'].some((name) => isCommand(command, name));
  }
  return SPACING.some((name) => isCommand(before, name));
}

function seenBefore(nodes: readonly TexNode[], index: number): TexNode | undefined {
  let at = index - 1;
  for (let node = nodes[at]; node !== undefined && isBlank(node); node = nodes[at]) at--;
  return nodes[at];
}

type Cutting = { readonly isAfterSpacing: boolean; readonly family: LabelFamily };

/** Cuts a text wherever the next label in order is at the start of a line or after spacing. */
function cutText(node: TextNode, { isAfterSpacing, family }: Cutting, pieces: TexNode[][]): void {
  let from = 0;
  for (;;) {
    const letter = family === 'digits' ? String(pieces.length) : String.fromCharCode(96 + pieces.length);
    const found = findLabel(node.text, { letter, from, isAfterSpacing });
    if (found === undefined) break;
    pieces.at(-1)?.push({ ...node, text: node.text.slice(from, found.start), start: node.start + from });
    const label = { ...node, text: node.text.slice(found.start, found.end), start: node.start + found.start };
    pieces.push([label]);
    from = found.end;
  }
  pieces.at(-1)?.push({ ...node, text: node.text.slice(from), start: node.start + from });
}

function findLabel(
  text: string,
  { letter, from, isAfterSpacing }: { letter: string; from: number; isAfterSpacing: boolean },
): { start: number; end: number } | undefined {
  for (const label of [`(${letter})`, `(${letter.toUpperCase()})`]) {
    const at = text.indexOf(label, from);
    if (at < 0) continue;
    const lead = text.slice(Math.max(from, at - 40), at);
    const isAtStart =
      /(?:[\r\n]|[ \t]{2})[ \t]*$/.test(lead) || (isAfterSpacing && text.slice(0, at).trim() === '');
    if (isAtStart) return { start: at, end: at + label.length };
  }
  return undefined;
}
