import { findInlineDollars } from '../../latex/inline-dollars.ts';
import { printNodes } from '../../latex/print-tex.ts';
import { DISPLAYS } from '../../latex/section-names.ts';
import { findGroup, skipArguments } from '../../latex/tex-arguments.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBlank,
  isBranch,
  type TexMathNode,
  type TexNode,
} from '../../latex/tex-tree.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { removeEquationNumber } from './column-starts.ts';
import { continuesPreviousLine, endsWithOperator, findFirstVisible } from './continued-lines.ts';

/** One line of a displayed formula, or one inline formula. */
export type FormulaRow = {
  readonly nodes: readonly TexNode[];
  /** The number of the display; rows of one display follow from each other. Undefined for inline formulas. */
  readonly block: number | undefined;
  /** Whether there is text between this row and the previous row of its block. */
  readonly isAfterWords: boolean;
  /** The number of `\item` commands before this row. */
  readonly item: number;
};

/** Text between formulas. */
type WordsRow = { readonly words: string; readonly start: number };
/** A row of a solution: a formula or text. */
export type SolutionRow =
  | ({ readonly kind: 'formula' } & FormulaRow)
  | ({ readonly kind: 'words' } & WordsRow);

/** Environments inside a display whose lines are rows. */
const INNER_DISPLAYS = new Set([
  'aligned',
  'split',
  'gathered',
  'alignedat',
  'array',
  'multline',
  'multline*',
  'multlined',
  'cases',
  'dcases',
]);
const INTERTEXTS = new Set(['intertext', 'shortintertext']);
/** Commands that are skipped, with their number of arguments. */
const SKIPPED_COMMANDS = new Map([
  ['label', 1],
  ['tag', 1],
  ['hspace', 1],
  ['vspace', 1],
  ['nonumber', 0],
  ['notag', 0],
]);
/** Environments that contain no working. */
const SKIPPED_ENVIRONMENTS =
  /^(tikzpicture|circuitikz|pspicture|picture|asy|tikzcd|pgfpicture|axis|verbatim)\*?$/;
const TABLES = /^(tabular|tabularx|longtable)\*?$/;
/** Commands that occur only in formulas. */
const MATHS_COMMAND = /^(?:times|cdot|frac|dfrac|tfrac|sqrt|div|log|ln|sin|cos|tan|pi|SI|qty)$/;

/** Splits a solution into rows, in reading order (cached). */
export const splitIntoRows = cacheByObject((nodes: readonly TexNode[]): readonly SolutionRow[] => {
  const state: RowState = { rows: [], blocks: 0, items: 0 };
  splitText(nodes, state);
  return state.rows;
});

/** The rows so far, and the numbers of displays and list items. */
type RowState = { readonly rows: SolutionRow[]; blocks: number; items: number };

/** Adds the rows of running text and of the formulas in it. */
function splitText(nodes: readonly TexNode[], state: RowState): void {
  const inline = findInlineDollars(nodes);
  let words = '';
  let start = 0;
  const flush = (): void => {
    if (words !== '') state.rows.push({ kind: 'words', words, start });
    words = '';
  };
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const fraction = writeFraction(nodes, index);
    const number = writeEmphasised(node, nodes[index + 1]);
    const text = fraction ?? number ?? getRunningText(node);
    if (text !== undefined) {
      if (words === '') start = node.start;
      words += text;
      index += fraction === undefined ? (number === undefined ? 0 : 1) : 2;
      continue;
    }
    flush();
    if (node.kind === 'command' && node.name === 'item') state.items++;
    splitNode(node, state, inline.has(node));
  }
  flush();
}

/** Writes a fraction outside a formula as `((a)∕b)`, padded to the length of its source; undefined for other nodes. */
function writeFraction(nodes: readonly TexNode[], index: number): string | undefined {
  const [command, top, bottom] = nodes.slice(index, index + 3);
  if (command?.kind !== 'command' || !/^[dt]?frac$/.test(command.name)) return undefined;
  if (top?.kind !== 'group' || bottom?.kind !== 'group') return undefined;
  const [numerator, denominator] = [top, bottom].map(({ children }) => children.map(getRunningText));
  if (!numerator?.every(isText) || !denominator?.every(isText)) return undefined;
  return `${'('.padStart(command.text.length)}(${numerator.join('')})∕${denominator.join('')})`;
}

const EMPHASIS = /^(?:textbf|textit|emph|underline|bf)$/;
/** A number, perhaps with a unit. */
const NUMBER_TEXT = /^\s*[-−]?[$]?\d[\d.,]*\s*(?:%|\p{L}{1,8})?[\s.]*$/u;

/** Writes an emphasised number in running text, padded to the length of its source; undefined for other nodes. */
function writeEmphasised(command: TexNode, group: TexNode | undefined): string | undefined {
  if (command.kind !== 'command' || !EMPHASIS.test(command.name) || group?.kind !== 'group') return undefined;
  const texts = group.children.map(getRunningText);
  const text = texts.every(isText) ? texts.join('') : '';
  return NUMBER_TEXT.test(text) ? `${' '.repeat(command.text.length + 1)}${text} ` : undefined;
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}

/** Adds the rows of a node that interrupts the text. */
function splitNode(node: TexNode, state: RowState, isInline: boolean): void {
  if (node.kind === 'math' && (isInline || !node.display) && unwrapAligned(node.children) === node.children)
    state.rows.push({
      kind: 'formula',
      nodes: node.children,
      block: undefined,
      isAfterWords: false,
      item: state.items,
    });
  else if (node.kind === 'environment' && TABLES.test(node.name)) splitTable(node.children, state);
  else if (node.kind === 'group' && isFormula(node.children))
    splitLines(node.children, ++state.blocks, state);
  else if (isDisplay(node)) splitDisplay(node, state);
  else if (isBranch(node) && !isSkippedEnvironment(node)) splitText(node.children, state);
}

/** Returns the text of a leaf, padded to the length of its source; undefined for nodes that interrupt the text. */
function getRunningText(node: TexNode): string | undefined {
  if (node.kind === 'text') return node.text;
  // An unescaped % begins a comment in TeX, but is often meant as a per cent sign: "3/6 = 50%".
  if (node.kind === 'comment') return `%${' '.repeat(node.text.length - 1)}`;
  if (node.kind !== 'command' && node.kind !== 'symbol') return undefined;
  if (node.text === '\\$') return ' $';
  if (node.text === '\\%') return '% ';
  if (node.text === '^' || node.text === '_') return node.text;
  return node.kind === 'command' && /^\w/.test(node.name) && node.name !== 'times'
    ? undefined
    : ' '.repeat(node.text.length);
}

/**
 * Whether a group in running text is a formula, as in `\display{4 \times 3 = 12}` with a macro of the author: it contains
 * an equals sign, digits and an operator, and no words.
 */
function isFormula(nodes: readonly TexNode[]): boolean {
  const texts = nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []));
  const text = texts.join(' ');
  if (!text.includes('=') || !/\d/.test(printNodes(nodes)) || /\p{L}{3}/u.test(text)) return false;
  return (
    /\d\s*[-+*/(]|[-+*/(]\s*\d/.test(text) ||
    nodes.some(
      (node) =>
        (node.kind === 'command' && MATHS_COMMAND.test(node.name)) ||
        (node.kind === 'symbol' && node.text === '^'),
    )
  );
}

/** Adds the equalities in the cells of a table; single values in a table are data. */
function splitTable(nodes: readonly TexNode[], state: RowState): void {
  for (const node of nodes) {
    if (node.kind === 'math' && printNodes(node.children).includes('=')) {
      state.rows.push({ kind: 'words', words: ' | ', start: node.start });
      state.rows.push({
        kind: 'formula',
        nodes: node.children,
        block: undefined,
        isAfterWords: false,
        item: state.items,
      });
      state.rows.push({ kind: 'words', words: ' | ', start: node.end });
    } else if (isBranch(node) && node.kind !== 'math' && !isSkippedEnvironment(node))
      splitTable(node.children, state);
  }
}

function isSkippedEnvironment(node: TexNode): boolean {
  return node.kind === 'environment' && SKIPPED_ENVIRONMENTS.test(node.name);
}

function isDisplay(node: TexNode): node is TexMathNode | EnvironmentNode {
  if (node.kind === 'math') return true;
  return node.kind === 'environment' && (DISPLAYS.has(node.name) || INNER_DISPLAYS.has(node.name));
}

function splitDisplay(node: TexMathNode | EnvironmentNode, state: RowState): void {
  const block = ++state.blocks;
  const contentStart =
    node.kind === 'environment' && /^(alignat|alignedat|array)/.test(node.name)
      ? skipArguments(node.children, 0, 1)
      : 0;
  splitLines(unwrapAligned(node.children.slice(contentStart)), block, state);
}

/** Returns the contents of an `aligned` that is the only content of a display; otherwise the nodes unchanged. */
function unwrapAligned(nodes: readonly TexNode[]): readonly TexNode[] {
  const visible = nodes.filter(
    (node) => !isBlank(node) && !isBrace(node) && !(node.kind === 'text' && /^[\s.,;]*$/.test(node.text)),
  );
  const [only] = visible;
  if (visible.length !== 1 || only?.kind !== 'environment' || !isDisplay(only)) return nodes;
  return unwrapAligned(
    only.children.slice(/at$|array/.test(only.name) ? skipArguments(only.children, 0, 1) : 0),
  );
}

/** Whether a node is a brace before or after a list of equations. */
function isBrace(node: TexNode): boolean {
  return node.kind === 'command' && ['left', 'right', '{', '}'].includes(node.name);
}

/** Adds the lines of a display, and the text of `\intertext` between them. */
function splitLines(nodes: readonly TexNode[], block: number, state: RowState): void {
  let line: TexNode[] = [];
  let isAfterWords = false;
  const flush = (): void => {
    const inner = unwrapAligned(line);
    if (inner !== line) splitLines(inner, ++state.blocks, state);
    else if (line.some((node) => !isBlank(node)))
      pushLine(state, { nodes: removeEquationNumber(line), block, isAfterWords, item: state.items });
    if (line.some((node) => !isBlank(node))) isAfterWords = false;
    line = [];
  };
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    if (node.kind !== 'command') line.push(node);
    else if (node.name === '\\' || node.name === 'newline' || node.name === 'cr') {
      flush();
      index = skipLineSpace(nodes, index + 1) - 1;
    } else if (INTERTEXTS.has(node.name)) {
      flush();
      const argument = findGroup(nodes, index + 1);
      if (argument !== undefined) splitText(argument.group.children, state);
      index = (argument?.next ?? index + 1) - 1;
      isAfterWords = true;
    } else if (SKIPPED_COMMANDS.has(node.name))
      index = skipArguments(nodes, index + 1, SKIPPED_COMMANDS.get(node.name) ?? 0) - 1;
    else line.push(node);
  }
  flush();
}

/** Returns the index after the space that a line break may have, as in `\\[5pt]`. */
function skipLineSpace(nodes: readonly TexNode[], from: number): number {
  const isBracket = (node: TexNode | undefined, text: string): boolean =>
    node?.kind === 'symbol' && node.text === text;
  const blank = nodes[from];
  const start = blank?.kind === 'text' && isBlank(blank) ? from + 1 : from;
  const length = nodes[start + 1];
  const isSpace = length?.kind === 'text' && /^\s*-?[\d.]+\s*[a-z]{2}\s*$/.test(length.text);
  return isSpace && isBracket(nodes[start], '[') && isBracket(nodes[start + 2], ']') ? start + 3 : from;
}

/** Returns the span of a sequence of nodes. */
export function getNodesSpan(nodes: readonly TexNode[]): { start: number; end: number } | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  return first === undefined || last === undefined
    ? undefined
    : { start: first.start, end: getNodeEnd(last) };
}

/** Adds a line; a line that begins with an operator, or follows one at the end of a line, is joined to the previous one. */
function pushLine(state: RowState, row: FormulaRow): void {
  const previous = state.rows.at(-1);
  const isContinuation =
    previous?.kind === 'formula' &&
    previous.block === row.block &&
    !row.isAfterWords &&
    (continuesPreviousLine(row.nodes) || endsWithOperator(previous.nodes));
  if (isContinuation)
    state.rows[state.rows.length - 1] = {
      ...previous,
      nodes: [...previous.nodes, ...row.nodes.slice(findFirstVisible(row.nodes))],
    };
  else state.rows.push({ kind: 'formula', ...row });
}
