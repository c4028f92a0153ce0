import { plainText } from '../plain-text.ts';
import { findGroup } from '../tex-arguments.ts';
import { isBlank, isCommand, type TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import { type FoundMarks, toFound } from './found-marks.ts';
import { parseMarksText } from './marks-text.ts';

/** Commands that move what follows to the right margin. */
const FILLS = /^(?:hfill|dotfill|hrulefill|hfil)$/u;
const LINE_ENDS = /^(?:\\|par|newline|vspace|hfill|[a-z]+skip)$/u;
const MAX_FILLS = 4;

/** Finds marks at the right margin: `\hfill [2]`, `\hfill \textbf{3}`, `\hspace*{\fill} 4`. */
export function findMarksAtMargin(nodes: readonly TexNode[]): FoundMarks | undefined {
  let tried = 0;
  for (let index = nodes.length - 1; index >= 0 && tried < MAX_FILLS; index--) {
    const next = findFillEnd(nodes, index);
    if (next === undefined) continue;
    tried++;
    const { line, after } = splitLine(nodes, next);
    const found = parseMarksText(plainText(line, 'shown'), true);
    if (found === undefined || (found.form === 'digits' && !isCommand(nodes[index], 'hfill'))) continue;
    const rest = [...withoutEmptyBox(nodes.slice(0, index)), ...after];
    return toFound(found, { rest: trimBreaks(rest), isCertain: true, isSetOff: true });
  }
  return undefined;
}

/** Returns the index after a command that fills a line, at `index`. */
function findFillEnd(nodes: readonly TexNode[], index: number): number | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  if (FILLS.test(node.name)) return index + 1;
  if (node.name !== 'hspace') return undefined;
  const star = nodes[index + 1];
  const argument = findGroup(nodes, star?.kind === 'text' && star.text === '*' ? index + 2 : index + 1);
  const isFill = argument?.group.children.some(
    (child) => isCommand(child, 'fill') || isCommand(child, 'stretch'),
  );
  return isFill === true ? argument?.next : undefined;
}

type SplitLine = { readonly line: readonly TexNode[]; readonly after: readonly TexNode[] };

/** Splits the nodes that begin at `from` at the end of their line: a break, an environment, a line break in the text, or the end. */
function splitLine(nodes: readonly TexNode[], from: number): SplitLine {
  let hasText = false;
  for (let index = from; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const isBreak = node.kind === 'command' && LINE_ENDS.test(node.name);
    if (isBreak || node.kind === 'environment')
      return { line: nodes.slice(from, index), after: nodes.slice(index) };
    hasText ||= !isBlank(node) && node.kind !== 'text';
    if (node.kind !== 'text') continue;
    const lineBreak = node.text.indexOf('\n', hasText ? 0 : Math.max(0, node.text.search(/\S/u)));
    hasText ||= !isBlank(node);
    if (hasText && lineBreak >= 0) {
      const line = { ...node, text: node.text.slice(0, lineBreak) };
      const after = { ...node, text: node.text.slice(lineBreak), start: node.start + lineBreak };
      return { line: [...nodes.slice(from, index), line], after: [after, ...nodes.slice(index + 1)] };
    }
  }
  return { line: nodes.slice(from), after: [] };
}

/** Removes the empty `\mbox{}` or `{}` that an author puts before `\hfill` at the start of a line. */
function withoutEmptyBox(nodes: readonly TexNode[]): readonly TexNode[] {
  const last = nodes.findLastIndex((node) => !isBlank(node));
  const node = nodes[last];
  if (node !== undefined && isCommand(node, 'null')) return nodes.slice(0, last);
  if (node?.kind !== 'group' || !node.children.every(isBlank)) return nodes;
  const before = nodes[last - 1];
  if (before?.kind === 'command') return before.name === 'mbox' ? nodes.slice(0, last - 1) : nodes;
  return nodes.slice(0, last);
}
