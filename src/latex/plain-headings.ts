import { findDefinition } from './definitions.ts';
import { plainText } from './plain-text.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { QUESTIONS, SECTIONS } from './section-names.ts';
import { findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { findGroup, skipBlank } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  type GroupNode,
  getNodeEnd,
  isBlank,
  isCommand,
  type TexNode,
  type TextNode,
} from './tex-tree.ts';

const MIN_HEADINGS = 2;
/** A longer bold text is not read as a heading. Its number is separated from it. */
const MAX_HEADING_LENGTH = 100;
const WORDS = `${QUESTION_WORDS}|Ex|EX|Q|Exo|Prob|Pb`;
const NUMBER = String.raw`(\d{1,3}(?:[.-]\d{1,2}){0,2})`;
/** `Question 3.`, `Problem 2:`, `Q1)` or `EX12.2` at the start of a paragraph, without a typeface. */
const PLAIN_HEADING = new RegExp(
  String.raw`(^\s*|\n[ \t]{0,40}\n\s{0,40})((?:${capitalise(WORDS)})\.?\s?\s?(?:#|n[°º.o]\s?)?${NUMBER}(?:\s?[.:)](?!\d)|(?=\s?[([\n])))`,
  'gu',
);
/** The same at the start of a title. */
const NUMBERED_TITLE = new RegExp(
  String.raw`^\s*((?:${WORDS})\.?\s*(?:#|n[°º.o]\s?)?${NUMBER}[a-h]?(?:\s?[.:)]|(?![\p{L}\d])))`,
  'iu',
);
/** `3) Speed` or `Problem 3` at the start of a bold text. */
const BOLD_NUMBER = new RegExp(String.raw`^\s*(?:(?:${WORDS})\.?\s*)?${NUMBER}\s?[.:)]`, 'iu');
/** A macro whose name shows that it prints the heading of a question. */
const WORD_MACRO = /^(?:exercise|problem|question|task)(?:head|heading|title|header|name)$/iu;
const STARTS_WITH_NUMBER = /^\s*\d{1,2}\s*(?:[.:)]|$)/u;
/** Commands whose argument is not a heading. */
const OTHER_COMMANDS =
  /^(?:(?:page|eq|name|auto|c|C)?ref|label|cite|href|url|text|mbox|footnote|caption|title|index|input|include|item|task|noindent|par$|indent|newpage|clearpage|pagebreak)/u;

function capitalise(words: string): string {
  return words
    .split('|')
    .flatMap((word) => [`${word.slice(0, 1).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
    .join('|');
}

/**
 * Makes headings of questions bold that are not marked by LaTeX commands: `Question 1.` as plain text, and the argument of an
 * unknown command such as `\probhead{Problem 1: Speed}`. The number at the start of a long bold text becomes its own heading. A box
 * that begins with a heading is replaced by its content.
 */
export function emphasiseHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const body = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[body];
  const siblings = document?.kind === 'environment' ? document.children : nodes;
  const children = emphasiseText(separateNumbers(unwrapBoxes(replaceHeadingMacros(siblings))));
  if (children === siblings) return nodes;
  return document?.kind === 'environment' ? nodes.with(body, { ...document, children }) : children;
}

/** Replaces `\probhead{Problem 1: Speed}` by a bold text if the command occurs several times. */
function replaceHeadingMacros(nodes: readonly TexNode[]): readonly TexNode[] {
  const counts = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (isHeadingMacro(nodes, index) && node.kind === 'command')
      counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
  });
  if (![...counts.values()].some((count) => count >= MIN_HEADINGS)) return nodes;
  const isHeading = (index: number): boolean => {
    const node = nodes[index];
    const count = node?.kind === 'command' ? (counts.get(node.name) ?? 0) : 0;
    return count >= MIN_HEADINGS && isHeadingMacro(nodes, index);
  };
  return nodes.flatMap((node, index): TexNode[] => {
    if (node.kind === 'command' && isHeading(index)) return [{ ...node, name: 'textbf' }];
    const before = nodes[index - 1];
    if (node.kind !== 'group' || before?.kind !== 'command' || !isHeading(index - 1)) return [node];
    // `\exercisehead{1: Speed}` prints the word `Exercise`.
    const word: TexNode = { kind: 'text', text: 'Exercise ', start: node.start };
    return [
      WORD_MACRO.test(before.name) && STARTS_WITH_NUMBER.test(plainText(node.children, 'shown'))
        ? { ...node, children: [word, ...node.children] }
        : node,
    ];
  });
}

function isHeadingMacro(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const group = nodes[index + 1];
  if (node?.kind !== 'command' || group?.kind !== 'group' || OTHER_COMMANDS.test(node.name)) return false;
  if (getSectioningLevel(node) !== undefined || findDefinition(nodes, index) !== undefined) return false;
  const title = plainText(group.children, 'shown').slice(0, MAX_HEADING_LENGTH);
  return NUMBERED_TITLE.test(title) || (WORD_MACRO.test(node.name) && STARTS_WITH_NUMBER.test(title));
}

/** Replaces an environment such as `tcolorbox` that begins with the heading of a question by its content. */
function unwrapBoxes(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some((node, index) => isBoxedHeading(node) || isBoxOfHeadings(nodes, index))) return nodes;
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const isGroup = node.kind === 'group' && isBoxOfHeadings(nodes, index);
    if (!isGroup && !isBoxedHeading(node)) return [node];
    const gap: TexNode = { kind: 'text', text: '\n\n', start: node.start };
    const from = node.kind === 'environment' ? findBoxStart(node) : 0;
    return [gap, ...node.children.slice(from), { ...gap, start: node.end }];
  });
}

/** Whether a group such as `{\large \textbf{3) Speed} \begin{itemize} … }` contains headings and the text below them. */
function isBoxOfHeadings(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const before = nodes[index - 1];
  if (node?.kind !== 'group' || before?.kind === 'command' || before?.kind === 'group') return false;
  const isHeading = (child: TexNode, at: number): boolean => {
    const title = isCommand(child, 'textbf') ? findGroup(node.children, at + 1)?.group : undefined;
    return title !== undefined && BOLD_NUMBER.test(plainText(title.children, 'shown'));
  };
  return node.children.some(isHeading) && node.children.some((child) => child.kind === 'environment');
}

function isBoxedHeading(node: TexNode): node is EnvironmentNode {
  if (node.kind !== 'environment' || QUESTIONS.has(node.name) || SECTIONS.has(node.name)) return false;
  if (/^(?:center|enumerate|itemize|questions|parts|document|multicols)\*?$/u.test(node.name)) return false;
  const start = findBoxStart(node);
  const first = node.children[start];
  if (first?.kind !== 'command' && first?.kind !== 'group') return false;
  const title =
    getSectioningLevel(first) === undefined
      ? findGroup(node.children, first.kind === 'group' ? start : start + 1)?.group.children
      : findSectionTitle(node.children, start)?.title;
  return title !== undefined && NUMBERED_TITLE.test(plainText(title, 'shown'));
}

/** The index of the first visible node of a box, after its options and `\noindent`. */
function findBoxStart({ children }: EnvironmentNode): number {
  let start = skipBlank(children, 0);
  if (children[start]?.kind === 'symbol') {
    const end = children.findIndex((child) => child.kind === 'symbol' && child.text === ']');
    start = skipBlank(children, end + 1);
  }
  return isCommand(children[start], 'noindent') ? skipBlank(children, start + 1) : start;
}

/** Separates the number from a long bold text: `\textbf{Q1. Let …}` becomes `\textbf{Q1.} \textbf{Let …}`. */
function separateNumbers(nodes: readonly TexNode[]): readonly TexNode[] {
  const isLong = (node: TexNode, index: number): node is GroupNode =>
    node.kind === 'group' &&
    isCommand(nodes[index - 1], 'textbf') &&
    node.end - node.start > MAX_HEADING_LENGTH &&
    node.children[0]?.kind === 'text' &&
    NUMBERED_TITLE.test(node.children[0].text);
  if (!nodes.some(isLong)) return nodes;
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const first = node.kind === 'group' ? node.children[0] : undefined;
    if (!isLong(node, index) || first?.kind !== 'text') return [node];
    const number = NUMBERED_TITLE.exec(first.text)?.[0] ?? '';
    const at = first.start + number.length;
    const rest = { ...first, text: first.text.slice(number.length).trimStart(), start: at };
    return [
      ...createBold({ ...first, text: number }).slice(1),
      { kind: 'text', text: ' ', start: at },
      { kind: 'command', name: 'textbf', text: '', start: at },
      { ...node, start: at, children: [rest, ...node.children.slice(1)] },
    ];
  });
}

/** Makes plain headings bold if the document has several whose numbers increase. */
function emphasiseText(nodes: readonly TexNode[]): readonly TexNode[] {
  const headings = nodes.flatMap((node, index) => findHeadings(node, nodes[index - 1]));
  const numbers = headings.map(([, , , number = '']) => number.split(/[.-]/u).map(Number));
  const areHeadings =
    numbers.length >= MIN_HEADINGS &&
    numbers.every((number, index) => index === 0 || isGreater(number, numbers[index - 1] ?? []));
  if (!areHeadings) return nodes;
  return nodes.flatMap((node, index) => splitAtHeadings(node, nodes[index - 1]));
}

function isGreater(number: readonly number[], before: readonly number[]): boolean {
  const at = number.findIndex((digit, index) => digit !== before[index]);
  return at >= 0 && (number[at] ?? 0) > (before[at] ?? 0);
}

function findHeadings(node: TexNode, before: TexNode | undefined): RegExpExecArray[] {
  if (node.kind !== 'text') return [];
  return [...node.text.matchAll(PLAIN_HEADING)].filter(
    ({ index, 1: lead = '' }) =>
      index > 0 || /\n[ \t]*\n/u.test(lead) || canPrecedeHeading(before, lead.includes('\n')),
  );
}

/** Whether a text after this node begins a line. */
export function canPrecedeHeading(node: TexNode | undefined, isNewLine: boolean): boolean {
  // A command on a line of its own, such as `\vspace{1em}`.
  if (isNewLine && (node?.kind === 'command' || node?.kind === 'group')) return true;
  // The braces of `\noindent{}`.
  if (node?.kind === 'group' && node.children.length === 0) return true;
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

/** Creates `\textbf{…}` around a text. */
export function createBold(text: TextNode): [TexNode, GroupNode] {
  const { start } = text;
  const end = getNodeEnd(text);
  return [
    { kind: 'command', name: 'textbf', text: '\\textbf', start },
    { kind: 'group', open: '{', close: '}', children: [text], start, end },
  ];
}
