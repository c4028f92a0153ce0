import { plainText } from '../plain-text.ts';
import { findGroup, findOptional } from '../tex-arguments.ts';
import { getNodeEnd, isBlank, isCommand, type TexNode, type TextNode } from '../tex-tree.ts';
import { parseLabel } from './label.ts';

/** A place between two characters of sibling nodes: an offset in the text of one node, or 0 for the start of a node. */
export type NodePlace = { readonly index: number; readonly offset: number };

/** What is before a label: the start of a line, a wide space, the end of a sentence, or another word of the sentence. */
type LabelPosition = 'line' | 'gap' | 'sentence' | 'word';

/** A label such as `(a)`, `\textbf{b)}` or `\item[(c)]` among sibling nodes. */
export type LabelToken = {
  readonly name: string;
  /** The brackets and case of the label, such as `(a)` or `A.`. The labels of one run have the same form. */
  readonly form: string;
  readonly position: LabelPosition;
  /** Whether the label is set in another typeface or is the argument of an `\item`. */
  readonly isEmphasised: boolean;
  readonly from: NodePlace;
  readonly to: NodePlace;
  readonly start: number;
  readonly end: number;
};

/** `(a)`, `(iv)`, `(2)`, also `(a.)` and `(a).`, anywhere. */
const BRACKETED = String.raw`\(\s*([a-z]{1,5}|[A-Z]{1,4}|\d{1,2})\s*\.?\s*\)(?:\.(?=\s))?`;
/** `a)`, `b.`, `2.` before a space; only at the start of a line. */
const WITHOUT_OPENING_BRACKET = String.raw`(?<=^|[\s~])([a-z]|[ivx]{1,5}|[A-H]|[IVX]{1,4}|\d{1,2}(?=\.[A-Z])|\d{1,2})[.)](?=\s|$|(?<=\d\.)[A-Z])`;
/** `Part A:`, `Part (b)`; only at the start of a line. */
const NAMED = String.raw`(?<=^|\s)[Pp](?:art|ART)\s*\(?([a-z]|[A-H]|[ivx]{1,5}|[IVX]{1,4}|\d{1,2})(?:\)\s*[.:]?|\s*[.:]|(?=\s*\n|\s*$))`;
const LABELS = new RegExp(`${NAMED}|${BRACKETED}|${WITHOUT_OPENING_BRACKET}`, 'gu');

const TYPEFACES =
  /^(?:text(?:bf|it|sc|rm|sf|sl|up|normal)?|emph|underline|uline|mathbf|mathrm|mbox|intertext|shortintertext)$/u;
const TYPEFACE_SWITCHES = /^(?:bf|it|em|sc|bfseries|itshape|scshape|boldmath|large|Large|normalsize)$/u;
const LINE_BREAKS =
  /^(?:\\|par|newline|noindent|indent|(?:small|med|big)skip|item|part|hline|vfill|newpage|pagebreak|clearpage|centering)$/u;
const GAPS = /^(?:q?quad|hfill|enspace|enskip|tab|dotfill|[ ,;])$/u;
/** Words after which `(a)` refers to a part instead of labelling one: "from part (a)", "(a) and (b)". */
const REFERENCE_BEFORE =
  /(?:\b(?:parts?|questions?|in|of|from|by|and|or|using|use|to|with|see|than|equations?|eqn?s?\.?|cases?|figures?|fig\.?|tables?|steps?|statements?|options?|columns?|lists?|both|that|is|are|as|for|items?|conditions?|between|on|at|answers?|results?|your)|[(&,–-])\s*$/iu;
const MAX_LABEL_LENGTH = 40;

/**
 * Finds every label among sibling nodes, in order. Labels inside formulas, lists and other nodes do not count. Labels like `a)`
 * count only at the start of a line, unless `isAnywhere` is set.
 */
export function findLabelTokens(nodes: readonly TexNode[], isAnywhere = false): LabelToken[] {
  const tokens: LabelToken[] = [];
  let position: LabelPosition = 'line';
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    if (node.kind === 'text') {
      position = scanText(node, { index, position, tokens, isAnywhere });
      index++;
      continue;
    }
    const token = findNodeLabel(nodes, index, position);
    if (token !== undefined) tokens.push(token);
    position = token === undefined ? getPositionAfter(nodes, index, position) : 'line';
    index = token?.to.index ?? skipBreakArgument(nodes, index);
  }
  return tokens;
}

/** Returns the index after a node; `\\[4pt]` is skipped together with its argument. */
function skipBreakArgument(nodes: readonly TexNode[], index: number): number {
  const node = nodes[index];
  const isBreak = node?.kind === 'command' && node.name === '\\' && nodes[index + 1]?.kind === 'symbol';
  return (isBreak ? findOptional(nodes, index + 1)?.next : undefined) ?? index + 1;
}

type ScanState = {
  readonly index: number;
  readonly position: LabelPosition;
  readonly tokens: LabelToken[];
  readonly isAnywhere: boolean;
};

/** Adds the labels in one text and returns the position after the text. */
function scanText(node: TextNode, { index, position, tokens, isAnywhere }: ScanState): LabelPosition {
  let last: { end: number } | undefined;
  for (const match of node.text.matchAll(LABELS)) {
    const [text, named, bracketed, withoutBracket] = match;
    const name = (named ?? bracketed ?? withoutBracket ?? '').toLowerCase();
    if (parseLabel(name) === undefined) continue;
    const before = node.text.slice(Math.max(0, match.index - 60), match.index);
    const isAfterLabel = last !== undefined && node.text.slice(last.end, match.index).trim() === '';
    const labelPosition = isAfterLabel
      ? 'line'
      : getPositionInText(before, match.index > 60 ? 'word' : position);
    if (bracketed === undefined && labelPosition !== 'line' && !(isAnywhere && text.endsWith(')'))) continue;
    const end = match.index + text.length;
    last = { end };
    tokens.push({
      name,
      form: formatForm(text, name),
      position: labelPosition,
      isEmphasised: false,
      from: { index, offset: match.index },
      to: { index, offset: end },
      start: node.start + match.index,
      end: node.start + end,
    });
  }
  const rest = node.text.slice(last?.end ?? 0);
  const startPosition = last === undefined ? position : 'line';
  return getPositionInText(rest.slice(-60), rest.length > 60 ? 'word' : startPosition);
}

/** Classifies the position after the text `before`. If `before` has no visible text, the position does not change. */
function getPositionInText(before: string, startPosition: LabelPosition): LabelPosition {
  const lineStart = before.lastIndexOf('\n');
  if (before.trim() === '')
    return lineStart >= 0 ? 'line' : before.length > 1 && startPosition === 'word' ? 'gap' : startPosition;
  if (lineStart >= 0 && before.slice(lineStart).trim() === '') {
    const isNewParagraph = /\n[ \t]*\n\s*$/u.test(before);
    return isNewParagraph || !REFERENCE_BEFORE.test(before) ? 'line' : 'word';
  }
  // Two spaces, or the length after \hskip.
  if (/[ \t]{2}$|^[\d.]+(?:cm|mm|em|ex|pt|in)\s+$/u.test(before)) return 'gap';
  return /[.?!:;][)\]]?\s$/u.test(before) ? 'sentence' : 'word';
}

/** Returns the form of a label, which shows its brackets and its case: `(a)`, `a)`, `A.` or `part A`. */
function formatForm(text: string, name: string): string {
  const letter = /[A-Z]/u.test(text.replace(/^part/iu, '')) && !/\d/u.test(name) ? 'A' : 'a';
  if (/^part/iu.test(text)) return `part ${letter}`;
  if (text.includes('(')) return `(${letter})`;
  return text.includes(')') ? `${letter})` : `${letter}.`;
}

/** Finds the label that the command, group or formula at `index` prints. */
function findNodeLabel(
  nodes: readonly TexNode[],
  index: number,
  position: LabelPosition,
): LabelToken | undefined {
  const node = nodes[index];
  if (node?.kind === 'command') return findCommandLabel(nodes, index, position);
  const isShort = node !== undefined && getNodeEnd(node) - node.start <= MAX_LABEL_LENGTH;
  if (!isShort || (node.kind !== 'group' && node.kind !== 'math')) return undefined;
  if (node.kind === 'group' && !node.children.some(isTypefaceSwitch)) return undefined;
  if (node.kind === 'math' && node.children.some(isCalculation)) return undefined;
  return createToken({ content: node.children, nodes, index, next: index + 1, position });
}

/** Whether a node of a formula has a sign that no label has. */
function isCalculation(node: TexNode): boolean {
  return node.kind === 'text' && /[=+*/<>|,-]/.test(node.text);
}

function isTypefaceSwitch(node: TexNode): boolean {
  return node.kind === 'command' && (TYPEFACE_SWITCHES.test(node.name) || TYPEFACES.test(node.name));
}

function findCommandLabel(
  nodes: readonly TexNode[],
  index: number,
  position: LabelPosition,
): LabelToken | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  if (node.name === 'item') {
    const label = findOptional(nodes, index + 1);
    return label && createToken({ content: label.nodes, nodes, index, next: label.next, position: 'line' });
  }
  const argument = TYPEFACES.test(node.name) ? findGroup(nodes, index + 1) : undefined;
  if (argument === undefined || argument.group.end - argument.group.start > MAX_LABEL_LENGTH)
    return undefined;
  return createToken({ content: argument.group.children, nodes, index, next: argument.next, position });
}

type TokenSource = {
  readonly content: readonly TexNode[];
  readonly nodes: readonly TexNode[];
  readonly index: number;
  readonly next: number;
  readonly position: LabelPosition;
};

function createToken({ content, nodes, index, next, position }: TokenSource): LabelToken | undefined {
  const text = plainText(content, 'shown');
  const name = parseLabel(text);
  const first = nodes[index];
  const last = nodes[next - 1];
  if (name === undefined || first === undefined || last === undefined) return undefined;
  if (isBareName(text, nodes[next]) && !isCommand(first, 'item')) return undefined;
  return {
    name,
    form: formatForm(text, name),
    position,
    isEmphasised: first.kind !== 'math',
    from: { index, offset: 0 },
    to: { index: next, offset: 0 },
    start: first.start,
    end: getNodeEnd(last),
  };
}

/** Whether an emphasised letter without brackets is part of a sentence: “adds \textbf{i} to \textbf{a}”. */
function isBareName(text: string, next: TexNode | undefined): boolean {
  return /^[a-z]$/iu.test(text.trim()) && next?.kind === 'text' && /^[ \t]*(?:\p{Ll}|[,;])/u.test(next.text);
}

/** Returns the position after a node that is neither text nor a label. */
function getPositionAfter(nodes: readonly TexNode[], index: number, position: LabelPosition): LabelPosition {
  const node = nodes[index];
  switch (node?.kind) {
    case 'comment':
    case 'environment':
    case 'verbatim':
      return 'line';
    case 'math':
      return node.display ? 'line' : 'word';
    case 'symbol':
      return getPositionAfterSymbol(node.text, position);
    case 'group':
      if (!isSpaceArgument(nodes, index)) return 'word';
      return position === 'line' ? 'line' : 'gap';
    case 'command':
      return getPositionAfterCommand(node.name, position);
    default:
      return position;
  }
}

function getPositionAfterSymbol(symbol: string, position: LabelPosition): LabelPosition {
  if (symbol === '~') return 'gap';
  return (symbol === '[' || symbol === ']') && position === 'line' ? 'line' : 'word';
}

function getPositionAfterCommand(name: string, position: LabelPosition): LabelPosition {
  if (LINE_BREAKS.test(name)) return 'line';
  // A hyphenation point prints nothing.
  if (name === '-') return position;
  if (GAPS.test(name)) return position === 'line' ? 'line' : 'gap';
  return /^[hv]space$/u.test(name) ? position : 'word';
}

function isSpaceArgument(nodes: readonly TexNode[], index: number): boolean {
  const before = nodes.slice(Math.max(0, index - 2), index).findLast((node) => !isBlank(node));
  return before?.kind === 'command' && /^[hv]space$/u.test(before.name);
}

/** Returns the nodes between two places; texts at the ends are cut. */
export function sliceNodes(nodes: readonly TexNode[], from: NodePlace, to: NodePlace): TexNode[] {
  const sliced: TexNode[] = [];
  for (let index = from.index; index < nodes.length && index <= to.index; index++) {
    const node = nodes[index];
    if (node === undefined || (index === to.index && to.offset === 0)) break;
    const start = index === from.index ? from.offset : 0;
    if (node.kind !== 'text') sliced.push(node);
    else {
      const text = node.text.slice(start, index === to.index ? to.offset : undefined);
      if (text !== '') sliced.push({ ...node, text, start: node.start + start });
    }
  }
  return sliced;
}
