import { type Definitions, findDefinition, findMacroBody, isDefining } from './definitions.ts';
import { printNodes } from './print-tex.ts';
import { createTexBuilder, type TexBuilder } from './tex-builder.ts';
import { isBlank, isBranch, type TexBranch, type TexMathNode, type TexNode } from './tex-tree.ts';

type RenderOptions = {
  readonly definitions?: Definitions;
  /** Whether to render one line: every run of white space becomes a space. */
  readonly oneLine?: boolean;
};

/** Commands that mark an option as correct. */
export const ANSWER_MARKS: ReadonlySet<string> = new Set(['ans', 'correct', 'CorrectChoice']);
/** Environments that contain a drawing. */
export const DRAWINGS: ReadonlySet<string> = new Set([
  'tikzpicture',
  'circuitikz',
  'pspicture',
  'picture',
  'asy',
  'tikzcd',
  'pgfpicture',
]);

/** Commands that are omitted if they have no partner or argument. They would otherwise change the text after them. */
const INCOMPLETE_COMMANDS = new Set(['verb', 'lstinline', 'begin', 'end', 'iffalse', '']);
const MAX_EXPANSION_DEPTH = 4;
const MAX_EMPTY_FORMULA_NODES = 20;
const LINE_BREAK = /^(?:\r\n|\n|\r)[ \t]*(\r\n|\n|\r)?/;

type RenderState = {
  readonly builder: TexBuilder;
  readonly options: RenderOptions;
  readonly depth: number;
  readonly inFormula: boolean;
};

/**
 * Renders nodes as TeX for the neutral question, without comments, answer marks and unmatched delimiters. The result is balanced
 * and parses to the same nodes.
 */
export function renderTex(nodes: readonly TexNode[], options: RenderOptions = {}): string {
  const builder = createTexBuilder(options.oneLine === true);
  renderAll(nodes, { builder, options, depth: 0, inFormula: false });
  return builder.finish();
}

/** Whether a node is omitted from the rendered text. */
export function isOmitted(node: TexNode): boolean {
  if (node.kind === 'comment' || node.kind === 'stray') return true;
  return node.kind === 'command' && (ANSWER_MARKS.has(node.name) || INCOMPLETE_COMMANDS.has(node.name));
}

function renderAll(nodes: readonly TexNode[], state: RenderState): void {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const definition = node.kind === 'command' ? findDefinition(nodes, index) : undefined;
    if (definition?.body !== undefined) index = definition.next - 1;
    else if (isDefining(node) && (definition === undefined || INCOMPLETE_COMMANDS.has(definition.name)))
      continue;
    else if (node.kind === 'text') renderText(node.text, nodes[index - 1], state);
    else if (!isEmptyMarkArgument(nodes, index)) renderNode(node, state);
  }
}

function renderText(text: string, before: TexNode | undefined, { builder, inFormula }: RenderState): void {
  const joined = before?.kind === 'comment' ? joinLines(text) : text;
  // An empty line would end the formula. Omitting a stray brace can create one.
  builder.add(inFormula ? joined.replace(/[\r\n]+[ \t\r\n]*/g, ' ') : joined);
}

/** Removes the line break after a comment, as TeX does, but keeps an empty line, which ends the paragraph. */
export function joinLines(text: string): string {
  return text.replace(LINE_BREAK, (_match, secondBreak: string | undefined) =>
    secondBreak === undefined ? '' : '\n\n',
  );
}

/** Whether the node is the empty `{}` after an answer mark. */
export function isEmptyMarkArgument(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const before = nodes[index - 1];
  if (node?.kind !== 'group' || before?.kind !== 'command') return false;
  return ANSWER_MARKS.has(before.name) && node.children.every(isBlank);
}

function renderNode(node: TexNode, state: RenderState): void {
  if (isOmitted(node)) return;
  if (node.kind === 'command') renderCommand(node.name, node.start, state);
  else if (isBranch(node)) renderBranch(node, state);
  else if (node.kind === 'verbatim') state.builder.addUnchanged(node.text);
  else state.builder.add(node.text);
}

function renderBranch(node: TexBranch, state: RenderState): void {
  if (node.kind === 'environment' && DRAWINGS.has(node.name) && state.options.oneLine !== true) {
    state.builder.addUnchanged(printNodes([node]));
    return;
  }
  if (node.kind === 'math' && isEmptyFormula(node)) return;
  state.builder.add(node.kind === 'environment' ? `\\begin{${node.name}}` : node.open);
  const isInline = node.kind === 'math' && node.open === '$';
  renderAll(node.children, isInline ? { ...state, inFormula: true } : state);
  state.builder.add(node.kind === 'environment' ? `\\end{${node.name}}` : node.close);
}

/** Whether nothing remains between two `$`. Printed together, they would open a displayed formula. */
function isEmptyFormula({ children }: TexMathNode): boolean {
  return (
    children.length <= MAX_EMPTY_FORMULA_NODES && children.every((node) => isOmitted(node) || isBlank(node))
  );
}

function renderCommand(name: string, start: number, state: RenderState): void {
  const body = state.options.definitions && findMacroBody(state.options.definitions, name, start);
  if (body !== undefined && expand(body, state)) return;
  if (/^\s/.test(name)) state.builder.addUnchanged('\\ ');
  else state.builder.addCommand(`\\${name}`);
}

/** Writes a macro's body; returns false when the expansion budget or the maximum depth is reached. */
function expand(body: readonly TexNode[], state: RenderState): boolean {
  const budget = state.options.definitions?.budget;
  if (budget === undefined || budget.remaining <= 0 || state.depth >= MAX_EXPANSION_DEPTH) return false;
  const before = state.builder.size();
  renderAll(body, { ...state, depth: state.depth + 1 });
  const written = state.builder.size() - before;
  if (written === 0) state.builder.add('{}');
  // Each expansion costs at least 100, so that macros with empty bodies are also limited.
  budget.remaining -= written + 100;
  return true;
}
