import { type Definitions, meaningAt } from './definitions.ts';
import { printNodes } from './print-tex.ts';
import { createTexBuilder, type TexBuilder } from './tex-builder.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

export type RenderOptions = {
  readonly definitions?: Definitions;
  /** One line: every run of white space becomes a space. */
  readonly oneLine?: boolean;
};

export const ANSWER_MARKS: ReadonlySet<string> = new Set(['ans', 'correct', 'CorrectChoice']);
export const DRAWINGS: ReadonlySet<string> = new Set([
  'tikzpicture',
  'circuitikz',
  'pspicture',
  'picture',
  'asy',
  'tikzcd',
  'pgfpicture',
]);

/** Without their partner or argument these would change the meaning of what follows. */
const UNFINISHED = new Set(['verb', 'lstinline', 'begin', 'end', '']);
const DEEPEST_EXPANSION = 4;
const LINE_BREAK = /^(?:\r\n|\n|\r)[ \t]*(\r\n|\n|\r)?/;

type Walk = { readonly builder: TexBuilder; readonly options: RenderOptions; readonly depth: number };

/**
 * TeX as the neutral form keeps it: comments, answer marks and loose delimiters left out, so that the result is
 * balanced and reading it again gives the same nodes.
 */
export function renderTex(nodes: readonly TexNode[], options: RenderOptions = {}): string {
  const builder = createTexBuilder(options.oneLine === true);
  renderAll(nodes, { builder, options, depth: 0 });
  return builder.finish();
}

/** Whether a node leaves nothing in the rendered text. */
export function isLeftOut(node: TexNode): boolean {
  if (node.kind === 'comment' || node.kind === 'stray') return true;
  return node.kind === 'command' && (ANSWER_MARKS.has(node.name) || UNFINISHED.has(node.name));
}

function renderAll(nodes: readonly TexNode[], walk: Walk): void {
  let afterComment = false;
  nodes.forEach((node, index) => {
    if (node.kind === 'text') walk.builder.add(afterComment ? joinLines(node.text) : node.text);
    else if (!isEmptyArgument(nodes, index)) renderNode(node, walk);
    afterComment = node.kind === 'comment';
  });
}

/** A comment takes its line break with it, but an empty line after it still ends the paragraph. */
function joinLines(text: string): string {
  return text.replace(LINE_BREAK, (_whole, blank: string | undefined) => (blank === undefined ? '' : '\n\n'));
}

function isEmptyArgument(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  const before = nodes[index - 1];
  if (node?.kind !== 'group' || before?.kind !== 'command') return false;
  return ANSWER_MARKS.has(before.name) && node.children.length === 0;
}

function renderNode(node: TexNode, walk: Walk): void {
  if (isLeftOut(node)) return;
  if (node.kind === 'command') return renderCommand(node.name, node.start, walk);
  if (!isBranch(node))
    return node.kind === 'verbatim' ? walk.builder.keep(node.text) : walk.builder.add(node.text);
  if (node.kind === 'environment' && DRAWINGS.has(node.name) && walk.options.oneLine !== true)
    return walk.builder.keep(printNodes([node]));
  if (node.kind === 'math' && node.children.every(isLeftOut)) return;
  walk.builder.add(node.kind === 'environment' ? `\\begin{${node.name}}` : node.open);
  renderAll(node.children, walk);
  walk.builder.add(node.kind === 'environment' ? `\\end{${node.name}}` : node.close);
}

function renderCommand(name: string, start: number, walk: Walk): void {
  const meaning = walk.options.definitions && meaningAt(walk.options.definitions, name, start);
  if (meaning !== undefined && expand(meaning, walk)) return;
  if (/^\s/.test(name)) return walk.builder.keep('\\ ');
  walk.builder.addCommand(`\\${name}`);
}

/** Answers false when macros of macros have used up what may be written. */
function expand(meaning: readonly TexNode[], walk: Walk): boolean {
  const budget = walk.options.definitions?.budget;
  if (budget === undefined || budget.left <= 0 || walk.depth >= DEEPEST_EXPANSION) return false;
  const before = walk.builder.size();
  renderAll(meaning, { ...walk, depth: walk.depth + 1 });
  const written = walk.builder.size() - before;
  if (written === 0) walk.builder.add('{}');
  budget.left -= written + 100;
  return true;
}
