import { printNodes } from './print-tex.ts';
import type { TexMathNode, TexNode } from './tex-tree.ts';

/** A formula of at most this length, without spaces and braces, belongs to its sentence and is not a displayed formula. */
const MAX_SHORT_LENGTH = 3;

/**
 * Finds formulas in `$$…$$` that are part of a sentence: `the digits $$1$$ and $$2$$`. Some converters write such documents. One
 * clear case is enough to return all formulas with text beside them. Clear cases are: a very short formula between texts, a text
 * that continues the calculation, and a language without spaces around a formula.
 */
export function findInlineDollars(nodes: readonly TexNode[]): ReadonlySet<TexNode> {
  const found = new Set<TexNode>();
  let usesInlineDollars = false;
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'math' || node.open !== '$$') continue;
    const hasBefore = endsInLine(nodes[index - 1]);
    const hasAfter = startsInLine(nodes[index + 1]);
    if (hasBefore || hasAfter) found.add(node);
    usesInlineDollars ||=
      continuesInText(nodes[index + 1]) ||
      (hasBefore && hasAfter && isShort(node)) ||
      isWithoutSpaces(nodes, index);
  }
  return usesInlineDollars ? found : NONE;
}

const NONE: ReadonlySet<TexNode> = new Set();

function isShort({ children }: TexMathNode): boolean {
  const content = printNodes(children).replace(/\\(?:text|mathrm|rm|bf)(?![a-zA-Z])|[\s{}]/g, '');
  return content.length <= MAX_SHORT_LENGTH;
}

/** Whether the text after a formula continues it: `$$\frac{2.1}{1.25}$$=1.68`. */
function continuesInText(node: TexNode | undefined): boolean {
  return node?.kind === 'text' && /^[=+*×]/.test(node.text);
}

/** Whether Chinese, Japanese or Korean characters touch a formula on both sides. */
function isWithoutSpaces(nodes: readonly TexNode[], index: number): boolean {
  const [before, after] = [nodes[index - 1], nodes[index + 1]];
  return (
    before?.kind === 'text' &&
    after?.kind === 'text' &&
    /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]$/.test(before.text) &&
    /^[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(after.text)
  );
}

/** Whether a node has something visible after its last line break. */
function endsInLine(node: TexNode | undefined): boolean {
  if (node?.kind === 'text') return /[^\s][^\S\n]*$/.test(node.text);
  return node?.kind === 'math' && node.open === '$';
}

/** Whether a node has letters before its first line break, or is a sign in the line, such as `\textquotesingle`. */
function startsInLine(node: TexNode | undefined): boolean {
  if (node?.kind === 'command') return /^text/.test(node.name);
  return node?.kind === 'text' && /^[^\n]*\p{L}/u.test(node.text);
}
