import { type Definitions, findDefinition, findMacroBody, isDefining } from './definitions.ts';
import { printNodes } from './print-tex.ts';
import { createTexBuilder, type TexBuilder } from './tex-builder.ts';
import { isBlank, isBranch, type TexBranch, type TexMathNode, type TexNode } from './tex-tree.ts';

type RenderOptions = {
  readonly definitions?: Definitions;
  /** One line: every run of white space becomes a space. */
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

/** Commands that would change the meaning of the text after them when their partner or argument is missing. */
const UNFINISHED = new Set(['verb', 'lstinline', 'begin', 'end', 'iffalse', '']);
const MAX_EXPANSION_DEPTH = 4;
const MAX_EMPTY_FORMULA_NODES = 20;
const LINE_BREAK = /^(?:\r\n|\n|\r)[ \t]*(\r\n|\n|\r)?/;

type Walk = {
  readonly builder: TexBuilder;
  readonly options: RenderOptions;
  readonly depth: number;
  readonly inFormula: boolean;
};

/**
 * Renders nodes as TeX for the neutral question: without comments, answer marks and unmatched delimiters, so that the
 * result is balanced and parses to the same nodes.
 */
export function renderTex(nodes: readonly TexNode[], options: RenderOptions = {}): string {
  const builder = createTexBuilder(options.oneLine === true);
  renderAll(nodes, { builder, options, depth: 0, inFormula: false });
  return builder.finish();
}

/** Whether a node is omitted from the rendered text. */
export function isOmitted(node: TexNode): boolean {
  if (node.kind === 'comment' || node.kind === 'stray') return true;
  return node.kind === 'command' && (ANSWER_MARKS.has(node.name) || UNFINISHED.has(node.name));
}

function renderAll(nodes: readonly TexNode[], walk: Walk): void {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const definition = node.kind === 'command' ? findDefinition(nodes, index) : undefined;
    if (definition?.body !== undefined) index = definition.next - 1;
    else if (isDefining(node) && (definition === undefined || UNFINISHED.has(definition.name))) continue;
    else if (node.kind === 'text') renderText(node.text, nodes[index - 1], walk);
    else if (!isEmptyMarkArgument(nodes, index)) renderNode(node, walk);
  }
}

function renderText(text: string, before: TexNode | undefined, { builder, inFormula }: Walk): void {
  const joined = before?.kind === 'comment' ? joinLines(text) : text;
  // An empty line would end the formula; omitting a stray brace can create one.
  builder.add(inFormula ? joined.replace(/[\r\n]+[ \t\r\n]*/g, ' ') : joined);
}

/** Removes the line break after a comment, as TeX does, but keeps an empty line, which ends the paragraph. */
function joinLines(text: string): string {
  return text.replace(LINE_BREAK, (_whole, blank: string | undefined) => (blank === undefined ? '' : '\n\n'));
}

/** Whether the node is the empty `{}` after an answer mark. */
export function isEmptyMarkArgument(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const before = nodes[index - 1];
  if (node?.kind !== 'group' || before?.kind !== 'command') return false;
  return ANSWER_MARKS.has(before.name) && node.children.every(isBlank);
}

function renderNode(node: TexNode, walk: Walk): void {
  if (isOmitted(node)) return;
  if (node.kind === 'command') renderCommand(node.name, node.start, walk);
  else if (isBranch(node)) renderBranch(node, walk);
  else if (node.kind === 'verbatim') walk.builder.keep(node.text);
  else walk.builder.add(node.text);
}

function renderBranch(node: TexBranch, walk: Walk): void {
  if (node.kind === 'environment' && DRAWINGS.has(node.name) && walk.options.oneLine !== true) {
    walk.builder.keep(printNodes([node]));
    return;
  }
  if (node.kind === 'math' && isEmptyFormula(node)) return;
  walk.builder.add(node.kind === 'environment' ? `\\begin{${node.name}}` : node.open);
  const isInline = node.kind === 'math' && node.open === '$';
  renderAll(node.children, isInline ? { ...walk, inFormula: true } : walk);
  walk.builder.add(node.kind === 'environment' ? `\\end{${node.name}}` : node.close);
}

/** Whether nothing is left between two `$`, which together would open a display. */
function isEmptyFormula({ children }: TexMathNode): boolean {
  return (
    children.length <= MAX_EMPTY_FORMULA_NODES && children.every((node) => isOmitted(node) || isBlank(node))
  );
}

function renderCommand(name: string, start: number, walk: Walk): void {
  const body = walk.options.definitions && findMacroBody(walk.options.definitions, name, start);
  if (body !== undefined && expand(body, walk)) return;
  if (/^\s/.test(name)) walk.builder.keep('\\ ');
  else walk.builder.addCommand(`\\${name}`);
}

/** Writes a macro's body; returns false when the expansion budget or the maximum depth is reached. */
function expand(body: readonly TexNode[], walk: Walk): boolean {
  const budget = walk.options.definitions?.budget;
  if (budget === undefined || budget.left <= 0 || walk.depth >= MAX_EXPANSION_DEPTH) return false;
  const before = walk.builder.size();
  renderAll(body, { ...walk, depth: walk.depth + 1 });
  const written = walk.builder.size() - before;
  if (written === 0) walk.builder.add('{}');
  budget.left -= written + 100;
  return true;
}
