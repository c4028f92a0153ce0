import { isLayoutOnly } from '../is-layout-only.ts';
import { plainText } from '../plain-text.ts';
import { findGroup, findOptional, skipBlank } from '../tex-arguments.ts';
import { isBlank, isCommand, type TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import { type FoundMarks, MARKS_COMMANDS, MAX_NODES_IN_BRACKETS, TYPEFACES, toFound } from './found-marks.ts';
import { parseMarksText } from './marks-text.ts';

const START_BRACKETS = /^\s*\(\s*[^()]{1,40}\)/u;

/** Finds marks in words before a text: `(5 marks) Find …`, `\textbf{[10 points]} Show …`. */
export function findMarksAtStart(nodes: readonly TexNode[]): FoundMarks | undefined {
  const at = skipLabel(nodes);
  const first = nodes[at];
  const argumentAtStart = findStartArgument(nodes, at);
  if (argumentAtStart !== undefined) {
    const text = plainText(argumentAtStart.content, 'shown');
    const found = parseMarksText(text, argumentAtStart.isCommand);
    // `\item {[6]} …`: the braces keep the brackets from being the argument of `\item`.
    const isProtected = first?.kind === 'group' && /^\[\s*\d{1,3}\s*\]$/u.test(text);
    const rest = trimBreaks([...nodes.slice(0, at), ...nodes.slice(argumentAtStart.next)]);
    if (found !== undefined && (found.form === 'words' || argumentAtStart.isCommand || isProtected))
      return isLayoutOnly(rest) ? undefined : toFound(found, { rest, isCertain: true, isSetOff: true });
  }
  const inside = findInsideTitle(nodes, at) ?? findAcrossNodes(nodes, at) ?? findAfterTitle(nodes, at);
  if (inside !== undefined) return inside;
  const match = first?.kind === 'text' ? START_BRACKETS.exec(first.text) : null;
  const found = match === null ? undefined : parseMarksText(match[0]);
  if (first?.kind !== 'text' || match === null || found?.form !== 'words') return undefined;
  const rest = [
    { ...first, text: first.text.slice(match[0].length).replace(/^\s*[:.]?\s*/u, '') },
    ...nodes.slice(at + 1),
  ];
  return toFound(found, { rest: trimBreaks(rest), isCertain: true, isSetOff: true });
}

/** Skips `\label{…}` before a text. */
function skipLabel(nodes: readonly TexNode[]): number {
  const at = skipBlank(nodes, 0);
  const argument = isCommand(nodes[at], 'label') ? findGroup(nodes, at + 1) : undefined;
  return argument === undefined ? at : skipBlank(nodes, argument.next);
}

/** Finds marks after a bold title: `\textbf{Run the code.} (5 points) Use …`. */
function findAfterTitle(nodes: readonly TexNode[], at: number): FoundMarks | undefined {
  const first = nodes[at];
  const title =
    first?.kind === 'command' && TYPEFACES.test(first.name) ? findGroup(nodes, at + 1) : undefined;
  const next = title && nodes[title.next];
  if (title === undefined || next?.kind !== 'text' || !START_BRACKETS.test(next.text)) return undefined;
  const found = findMarksAtStart(nodes.slice(title.next));
  return found && { ...found, rest: [...nodes.slice(0, title.next), ...found.rest] };
}

/** Finds marks at the start of a bold title: `{\bf (2 points) Phase portraits}`. */
function findInsideTitle(nodes: readonly TexNode[], at: number): FoundMarks | undefined {
  const first = nodes[at];
  const index = first?.kind === 'command' && TYPEFACES.test(first.name) ? skipBlank(nodes, at + 1) : at;
  const group = nodes[index];
  if (group?.kind !== 'group') return undefined;
  const switches = group.children.findIndex((node) => !isBlank(node) && !isTypefaceSwitch(node));
  const found = switches < 0 ? undefined : findMarksAtStart(group.children.slice(switches));
  if (found === undefined) return undefined;
  const children = [...group.children.slice(0, switches), ...found.rest];
  return { ...found, rest: [...nodes.slice(0, index), { ...group, children }, ...nodes.slice(index + 1)] };
}

function isTypefaceSwitch(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:bf|it|em|sc|bfseries|itshape|large|Large)$/u.test(node.name);
}

/** Finds marks whose brackets and words are different nodes: `(\emph{3 pts}) Find …`. */
function findAcrossNodes(nodes: readonly TexNode[], at: number): FoundMarks | undefined {
  const first = nodes[at];
  if (first?.kind !== 'text' || !/^\s*\($/u.test(first.text)) return undefined;
  const end = nodes.findIndex(
    (node, index) =>
      index > at && index < at + MAX_NODES_IN_BRACKETS && node.kind === 'text' && node.text.includes(')'),
  );
  const last = nodes[end];
  if (last?.kind !== 'text') return undefined;
  const close = last.text.indexOf(')') + 1;
  const content = [...nodes.slice(at, end), { ...last, text: last.text.slice(0, close) }];
  const found = parseMarksText(plainText(content, 'shown'));
  if (found?.form !== 'words') return undefined;
  const rest = [...nodes.slice(0, at), { ...last, text: last.text.slice(close) }, ...nodes.slice(end + 1)];
  return toFound(found, { rest: trimBreaks(rest), isCertain: true, isSetOff: true });
}

type StartArgument = {
  readonly content: readonly TexNode[];
  readonly next: number;
  readonly isCommand: boolean;
};

function findStartArgument(nodes: readonly TexNode[], at: number): StartArgument | undefined {
  const first = nodes[at];
  if (first?.kind === 'symbol') {
    const optional = findOptional(nodes, at);
    return optional && { content: optional.nodes, next: optional.next, isCommand: false };
  }
  if (first?.kind === 'group') return { content: first.children, next: at + 1, isCommand: false };
  if (first?.kind !== 'command') return undefined;
  const isCommandForMarks = MARKS_COMMANDS.test(first.name);
  const argument = isCommandForMarks || TYPEFACES.test(first.name) ? findGroup(nodes, at + 1) : undefined;
  return argument && { content: argument.group.children, next: argument.next, isCommand: isCommandForMarks };
}
