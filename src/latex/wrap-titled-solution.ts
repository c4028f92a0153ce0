import { isNextLabel } from './parts/label.ts';
import { findLabelTokens, type LabelToken, type NodePlace, sliceNodes } from './parts/label-tokens.ts';
import { renderTex } from './render-tex.ts';
import { SECTIONS, SOLUTIONS } from './section-names.ts';
import { findGroup } from './tex-arguments.ts';
import { getNodeEnd, isEnvironment, type TexNode } from './tex-tree.ts';
import { visibleText } from './visible-text.ts';

/** A heading such as `\textbf{Solution:}` among the nodes of a question. */
type Title = {
  readonly environment: 'solution' | 'answer';
  readonly index: number;
  readonly next: number;
  /** The name of an option in the heading: `(D). ` */
  readonly lead?: string;
};

/** The title before the text of a solution, as in “Sample solution:” or “Sketch of the proof.” */
const SOLUTION_TITLE =
  /^(?:(?:model|brief|short|full|sample|detailed|official)\s+)?(?:solutions?|soln?s?|explanation|(?:sketch of (?:the )?)?proof)\s*[.:]*$/iu;
/** An emphasised sentence that names the right option: `\emph{Answer: (D).}` */
const ANSWER_SENTENCE = /^(?:answers?|ans)\s*[.:]\s*(\(?[A-H]\)?)\s*\.?$/iu;
const ANSWER_TITLE = /^(?:answers?|ans)\s*[.:]*$/iu;
/** A command before a solution: `\solution By symmetry, …`. */
const SOLUTION_COMMAND = /^(?:solution|Solution|soln)$/u;
const EMPHASIS = /^text(?:bf|it|sc)$|^underline$|^emph$/u;
const EMPHASIS_SWITCH = /^(?:bf|it|em|sc|bfseries|itshape|scshape)$/u;
const MAX_TITLE_LENGTH = 60;
const MAX_TITLES = 100;

/**
 * Wraps the nodes after `\textbf{Solution:}` or `\textbf{Answer:}` in an environment, unless the question already has a solution
 * environment. A solution ends at the next section or at the label of the next part.
 */
export function wrapTitledSolution(nodes: readonly TexNode[]): readonly TexNode[] {
  if (nodes.some((node) => isEnvironment(node, SOLUTIONS) || isOpenSolution(node))) return nodes;
  const titles = nodes.flatMap((_, index) => findTitleAt(nodes, index) ?? []).slice(0, MAX_TITLES);
  if (titles.length === 0) return nodes;
  const tokens = findLabelTokens(nodes);
  const wrapped: TexNode[] = [];
  let from: NodePlace = { index: 0, offset: 0 };
  for (const [order, title] of titles.entries()) {
    if (title.index < from.index) continue;
    const end = findSolutionEnd(nodes, title, tokens, titles[order + 1]);
    wrapped.push(
      ...sliceNodes(nodes, from, { index: title.index, offset: 0 }),
      createSection(nodes, title, end),
    );
    from = end;
  }
  return [...wrapped, ...sliceNodes(nodes, from, { index: nodes.length, offset: 0 })];
}

function isOpenSolution(node: TexNode): boolean {
  return node.kind === 'stray' && SOLUTIONS.has(node.name ?? '');
}

/** Finds the heading that begins at `index`: emphasised, or in a group such as `{\bf Solution}`. */
function findTitleAt(nodes: readonly TexNode[], index: number): Title | undefined {
  const node = nodes[index];
  if (node?.kind === 'command' && SOLUTION_COMMAND.test(node.name) && nodes[index + 1]?.kind !== 'group')
    return { environment: 'solution', index, next: index + 1 };
  const heading = findHeading(nodes, index);
  if (heading === undefined) return undefined;
  // Rendering removes comments. A comment may be in the middle of a word of the heading.
  const text = isShort(heading.title) ? visibleText(renderTex(heading.title, { oneLine: true })) : '';
  if (SOLUTION_TITLE.test(text)) return { environment: 'solution', index, next: heading.next };
  const [, option] = ANSWER_SENTENCE.exec(text) ?? [];
  if (option !== undefined) return { environment: 'answer', index, next: heading.next, lead: `${option}. ` };
  return ANSWER_TITLE.test(text) ? { environment: 'answer', index, next: heading.next } : undefined;
}

/** Whether the heading of a solution begins at `index`. */
export function isSolutionTitleAt(nodes: readonly TexNode[], index: number): boolean {
  return findTitleAt(nodes, index) !== undefined;
}

function isShort(nodes: readonly TexNode[]): boolean {
  const last = nodes.at(-1);
  return last !== undefined && getNodeEnd(last) - (nodes[0]?.start ?? 0) <= MAX_TITLE_LENGTH;
}

function findHeading(
  nodes: readonly TexNode[],
  index: number,
): { readonly title: readonly TexNode[]; readonly next: number } | undefined {
  const node = nodes[index];
  if (node?.kind === 'group') {
    const [only, ...others] = node.children;
    if (only?.kind === 'group' && others.length === 0) {
      const inner = findHeading([only], 0);
      return inner && { title: inner.title, next: index + 1 };
    }
    const isEmphasis = node.children.some(
      (child) => child.kind === 'command' && (EMPHASIS_SWITCH.test(child.name) || EMPHASIS.test(child.name)),
    );
    return isEmphasis && nodes[index - 1]?.kind !== 'command'
      ? { title: node.children, next: index + 1 }
      : undefined;
  }
  if (node?.kind !== 'command') return undefined;
  const argument = EMPHASIS.test(node.name) ? findGroup(nodes, index + 1) : undefined;
  return argument && { title: argument.group.children, next: argument.next };
}

/** Finds where a solution ends: at the next heading or section, or at a label that continues the labels before the solution. */
function findSolutionEnd(
  nodes: readonly TexNode[],
  title: Title,
  tokens: readonly LabelToken[],
  nextTitle: Title | undefined,
): NodePlace {
  const earlier = tokens.filter(({ from, position }) => from.index < title.index && position === 'line');
  const names = [...new Set(earlier.map(({ name }) => name))];
  const nextPart = tokens.find(
    ({ from, name, position, form }) =>
      from.index >= title.next &&
      position === 'line' &&
      !names.includes(name) &&
      earlier.some((token) => token.form === form) &&
      names.some((before) => isNextLabel(before, name)),
  );
  const section = nodes.findIndex((node, at) => at >= title.next && isEnvironment(node, SECTIONS));
  const ends: NodePlace[] = [{ index: nodes.length, offset: 0 }];
  if (nextTitle !== undefined) ends.push({ index: nextTitle.index, offset: 0 });
  if (section >= 0) ends.push({ index: section, offset: 0 });
  if (nextPart !== undefined) ends.push(nextPart.from);
  return ends.reduce((first, end) =>
    end.index < first.index || (end.index === first.index && end.offset < first.offset) ? end : first,
  );
}

function createSection(
  nodes: readonly TexNode[],
  { environment, index, next, lead }: Title,
  end: NodePlace,
): TexNode {
  const start = nodes[index]?.start ?? 0;
  const content = sliceNodes(nodes, { index: next, offset: 0 }, end);
  const children: TexNode[] =
    lead === undefined ? content : [{ kind: 'text', text: lead, start }, ...content];
  const last = children.at(-1) ?? nodes[next - 1];
  const position = { start, end: last === undefined ? start : getNodeEnd(last) };
  return { kind: 'environment', name: environment, open: '', close: '', children, ...position };
}
