import { isLayoutOnly } from '../is-layout-only.ts';
import { plainText } from '../plain-text.ts';
import { findGroup, findOptional, skipBlank } from '../tex-arguments.ts';
import { isBlank, isCommand, type TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import { type MarksText, parseMarksText } from './marks-text.ts';

/** Marks found in a text, and the text without them. */
export type FoundMarks = {
  readonly marks: number;
  readonly rest: readonly TexNode[];
  /** Whether a word, a command or the right margin shows that the number states marks. */
  readonly isCertain: boolean;
  /** Whether the number follows a full stop or begins a line; counts only if it is not certain. */
  readonly isSetOff: boolean;
  readonly isTotal: boolean;
};

/** Commands whose argument is a number of marks. */
const MARKS_COMMANDS = /^(?:marks?|points?|pts?|mks|marking|score|worth|totalmarks|pmarks?)$/iu;
/** Commands and environments that move what follows to the right margin. */
const FILLS = /^(?:hfill|dotfill|hrulefill|hfil)$/u;
const RIGHT_ENVIRONMENTS = /^(?:flushright|marks|raggedleft)$/u;
const TYPEFACES =
  /^(?:text(?:bf|it|sc|rm|sf|sl|up)?|emph|underline|mbox|fbox|makebox|rightline|marginpar|marginnote|small|footnotesize)$/u;
/** Brackets with marks at the end of a text. */
const END_BRACKETS = /\(\s*[^()]{1,40}\)\s*$/u;
const START_BRACKETS = /^\s*\(\s*[^()]{1,40}\)/u;
/** Marks alone in the last paragraph, without brackets. */
const LAST_LINE = /\n\s*(\d{1,3}\s*(?:marks?|points?|pts))\s*\.?\s*$/iu;
const LINE_ENDS = /^(?:\\|par|newline|vspace|hfill|[a-z]+skip)$/u;
const MAX_NODES_IN_BRACKETS = 8;
const MAX_FILLS = 4;

/** Finds marks in the right margin, in a command, or at the end or the start of a text. */
export function findMarks(nodes: readonly TexNode[]): FoundMarks | undefined {
  const trimmed = trimBreaks(nodes);
  return findAfterFill(nodes) ?? findAtEnd(trimmed) ?? findAtStart(trimmed);
}

/** Finds marks at the right margin: `\hfill [2]`, `\hfill \textbf{3}`, `\hspace*{\fill} 4`. */
function findAfterFill(nodes: readonly TexNode[]): FoundMarks | undefined {
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

/** Splits the nodes from `from` on at the end of the line: a break, an environment, a line break in the text, or the end. */
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

/** Finds marks that are the last nodes of a text. */
function findAtEnd(nodes: readonly TexNode[]): FoundMarks | undefined {
  const last = nodes.at(-1);
  const before = nodes.at(-2);
  if (last === undefined) return undefined;
  if (last.kind === 'group') {
    if (before?.kind === 'command' && MARKS_COMMANDS.test(before.name)) {
      const found = parseMarksText(plainText(last.children, 'shown'));
      return (
        found && toFound(found, { rest: trimBreaks(nodes.slice(0, -2)), isCertain: true, isSetOff: true })
      );
    }
    const from = before?.kind === 'command' && TYPEFACES.test(before.name) ? -2 : -1;
    return createFromNodes(nodes, nodes.length + from, last.children);
  }
  if (last.kind === 'environment')
    return RIGHT_ENVIRONMENTS.test(last.name)
      ? createFromNodes(nodes, nodes.length - 1, last.children)
      : undefined;
  if (last.kind === 'symbol' && last.text === ']') return findInSquareBrackets(nodes);
  return last.kind === 'text' ? findInText(nodes, last.text) : undefined;
}

function findInSquareBrackets(nodes: readonly TexNode[]): FoundMarks | undefined {
  for (let index = nodes.length - 2; index >= Math.max(0, nodes.length - MAX_NODES_IN_BRACKETS); index--) {
    const node = nodes[index];
    if (node?.kind === 'symbol' && node.text === '[')
      return createFromNodes(nodes, index, nodes.slice(index));
  }
  return undefined;
}

function findInText(nodes: readonly TexNode[], text: string): FoundMarks | undefined {
  const tail = text.slice(-80);
  const match = END_BRACKETS.exec(tail) ?? LAST_LINE.exec(tail);
  if (match === null) return undefined;
  const found = parseMarksText(match[1] ?? match[0]);
  if (found === undefined || found.form === 'digits') return undefined;
  const last = nodes.at(-1);
  const start = text.length - tail.length + match.index;
  if (last?.kind !== 'text' || /[\p{L}\p{N}]$/u.test(text.slice(0, start))) return undefined;
  const rest = [...nodes.slice(0, -1), { ...last, text: text.slice(0, start) }];
  return toFound(found, {
    rest: trimBreaks(rest),
    isCertain: found.form !== 'brackets',
    isSetOff: isSetOff(rest),
  });
}

/** Creates the result for marks that are the content of the nodes from `index` on. */
function createFromNodes(
  nodes: readonly TexNode[],
  index: number,
  content: readonly TexNode[],
): FoundMarks | undefined {
  const found = parseMarksText(plainText(content, 'shown'));
  if (found === undefined || found.form === 'digits') return undefined;
  const rest = nodes.slice(0, index);
  return toFound(found, {
    rest: trimBreaks(rest),
    isCertain: found.form !== 'brackets',
    isSetOff: isSetOff(rest),
  });
}

/** Whether a number in brackets after these nodes does not continue their sentence. */
function isSetOff(nodes: readonly TexNode[]): boolean {
  const last = nodes.findLast((node) => node.kind !== 'text' || node.text !== '');
  if (last === undefined) return false;
  if (last.kind === 'text')
    return (
      /[.?!:;][)"'’]*\s*$|\n\s*$|\s{2,}$/u.test(last.text) || (isBlank(last) && isSetOff(nodes.slice(0, -1)))
    );
  if (last.kind === 'environment') return true;
  if (last.kind === 'math') return last.display;
  return last.kind === 'command' && /^(?:\\|q?quad|par|newline)$/u.test(last.name);
}

/** Finds marks in words before a text: `(5 marks) Find …`, `\textbf{[10 points]} Show …`. */
function findAtStart(nodes: readonly TexNode[]): FoundMarks | undefined {
  const at = skipBlank(nodes, 0);
  const first = nodes[at];
  const taken = findStartArgument(nodes, at);
  if (taken !== undefined) {
    const found = parseMarksText(plainText(taken.content, 'shown'));
    if (found === undefined || (found.form !== 'words' && !taken.isCommand)) return undefined;
    const rest = trimBreaks(nodes.slice(taken.next));
    return isLayoutOnly(rest) ? undefined : toFound(found, { rest, isCertain: true, isSetOff: true });
  }
  const match = first?.kind === 'text' ? START_BRACKETS.exec(first.text) : null;
  const found = match === null ? undefined : parseMarksText(match[0]);
  if (first?.kind !== 'text' || match === null || found?.form !== 'words') return undefined;
  const rest = [
    { ...first, text: first.text.slice(match[0].length).replace(/^\s*[:.]?\s*/u, '') },
    ...nodes.slice(at + 1),
  ];
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

function toFound(
  { marks, form }: MarksText,
  place: Pick<FoundMarks, 'rest' | 'isCertain' | 'isSetOff'>,
): FoundMarks {
  return { ...place, marks, isTotal: form === 'total' };
}
