import type { Diagram, MatchTable } from '../domain/question-content.ts';
import { closeOpenSections, withoutStrays } from './close-open-sections.ts';
import { type Definitions, findDefinition, findMacroBody } from './definitions.ts';
import { findDiagram, findPlaceholder } from './find-diagram.ts';
import { extractAnswer, extractSolution, type GivenAnswer, isAnswerCommand } from './given-answers.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { plainText } from './plain-text.ts';
import { readMatchTable } from './read-match-table.ts';
import { DRAWINGS } from './render-tex.ts';
import {
  ALTERNATES,
  ANSWERS,
  FRAMES,
  IDEAS,
  SECTIONS,
  SOLUTIONS,
  TABLES,
  TASK_LISTS,
} from './section-names.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { findGroup, findOptional, skipArguments } from './tex-arguments.ts';
import {
  type CommandNode,
  type CommentNode,
  containsNode,
  type EnvironmentNode,
  type GroupNode,
  isBlank,
  isEnvironment,
  type TexNode,
} from './tex-tree.ts';
import { wrapTitledSolution } from './wrap-titled-solution.ts';

/** The nodes of a question, grouped by part. */
export type QuestionParts = {
  stem: TexNode[];
  readonly taskLists: EnvironmentNode[];
  readonly solutions: EnvironmentNode[];
  readonly alternates: EnvironmentNode[];
  readonly ideas: EnvironmentNode[];
  readonly diagrams: Diagram[];
  /** Answers that a command such as `\ansint{3}` states. */
  readonly given: GivenAnswer[];
  /** Visible nodes after the solution that belong to no part. */
  loose: TexNode[];
  /** Comments that became placeholders. */
  readonly placeholders: Set<CommentNode>;
  table: MatchTable | undefined;
};

/** Box commands and the number of their arguments; the last argument is the content. */
const BOXES = new Map([
  ['centerline', 1],
  ['fbox', 1],
  ['mbox', 1],
  ['makebox', 1],
  ['resizebox', 3],
  ['scalebox', 2],
  ['raisebox', 2],
  ['adjustbox', 2],
  ['rotatebox', 2],
]);
const MAX_MACRO_DEPTH = 3;
const MAX_ANSWER_LENGTH = 100;
/** Environments around pictures and the number of their arguments. */
const FRAME_ARGUMENTS = new Map([
  ['minipage', 1],
  ['multicols', 1],
  ['wrapfigure', 2],
  ['adjustbox', 1],
]);

/** Splits the nodes of a question into its parts. Nodes that belong to no other part are the stem. */
export function splitQuestionParts(nodes: readonly TexNode[], definitions: Definitions): QuestionParts {
  const parts = createEmptyParts();
  const repaired = closeOpenSections(wrapTitledSolution(nodes), SECTIONS).flatMap(withoutInnerStrays);
  const table = findLastMatchTable(repaired, definitions);
  parts.table = table?.table;
  parts.stem = extractParts(repaired, { parts, table, definitions, depth: 0 });
  const [first] = parts.solutions;
  if (first !== undefined) moveLooseNodes(parts, first.start);
  return parts;
}

/** Removes unmatched delimiters outside sections; sections are repaired when they are read. */
function withoutInnerStrays(node: TexNode): readonly TexNode[] {
  const isSection = isEnvironment(node, SECTIONS) && !TASK_LISTS.has(node.name);
  return isSection ? [node] : withoutStrays([node], () => false);
}

function createEmptyParts(): QuestionParts {
  return {
    stem: [],
    taskLists: [],
    solutions: [],
    alternates: [],
    ideas: [],
    diagrams: [],
    given: [],
    loose: [],
    placeholders: new Set(),
    table: undefined,
  };
}

type FoundTable = { readonly node: TexNode; readonly table: MatchTable };
type ExtractionContext = {
  readonly parts: QuestionParts;
  readonly table: FoundTable | undefined;
  readonly definitions: Definitions;
  /** The number of macros whose expansion contains the nodes. */
  readonly depth: number;
};

/** Moves the parts among sibling nodes to `context.parts` and returns the remaining nodes. */
function extractParts(nodes: readonly TexNode[], context: ExtractionContext): TexNode[] {
  const rest: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const next = extractSection(node, context) ? index + 1 : extractPartAt(nodes, index, context);
    if (next === undefined) {
      rest.push(...extractInside(node, context));
      index++;
    } else index = next;
  }
  // A removed part may have separated another command from its argument, so that the rest is searched again.
  return rest.length < nodes.length ? extractParts(rest, { ...context, depth: MAX_MACRO_DEPTH }) : rest;
}

/** Adds a section such as a solution to the parts; false for any other node. */
function extractSection(node: TexNode, { parts, definitions }: ExtractionContext): boolean {
  if (node.kind !== 'environment') return false;
  const { name } = node;
  if (TASK_LISTS.has(name)) parts.taskLists.push(node);
  else if (SOLUTIONS.has(name))
    parts.solutions.push(extractSolution(node, { given: parts.given, definitions }));
  else if (ANSWERS.has(name)) readAnswerSection(node, parts);
  else if (ALTERNATES.has(name)) parts.alternates.push(node);
  else if (IDEAS.has(name)) parts.ideas.push(node);
  else return false;
  return true;
}

/** Collects the part that begins at `index` and returns the index after it; undefined when none begins there. */
function extractPartAt(
  nodes: readonly TexNode[],
  index: number,
  context: ExtractionContext,
): number | undefined {
  const node = nodes[index];
  if (node === undefined) return undefined;
  if (node.kind === 'comment') return extractPlaceholder(node, context.parts) ? index + 1 : undefined;
  const diagram = findDiagram(nodes, index);
  if (diagram !== undefined) {
    context.parts.diagrams.push(diagram.diagram);
    return diagram.next;
  }
  if (node === context.table?.node) return index + 1;
  if (node.kind !== 'command') return undefined;
  return extractCommand(nodes, index, context);
}

function extractPlaceholder(comment: CommentNode, parts: QuestionParts): boolean {
  const name = findPlaceholder(comment.text);
  if (name === undefined) return false;
  parts.diagrams.push({ kind: 'placeholder', name, commented: true });
  parts.placeholders.add(comment);
  return true;
}

/** Finds the last match table, also inside frames; a table before it belongs to the stem. */
function findLastMatchTable(nodes: readonly TexNode[], definitions: Definitions): FoundTable | undefined {
  for (const node of nodes.toReversed()) {
    const table = isEnvironment(node, TABLES) ? readMatchTable(node, definitions) : undefined;
    if (table !== undefined) return { node, table };
    const inner = isEnvironment(node, FRAMES) ? findLastMatchTable(node.children, definitions) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Handles a command that is no part of the stem; returns the index after it, or undefined if it stays in the stem. */
function extractCommand(
  nodes: readonly TexNode[],
  index: number,
  context: ExtractionContext,
): number | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  if (isAnswerCommand(node))
    return extractAnswer(nodes, index, { given: context.parts.given, definitions: context.definitions });
  const definition = findDefinition(nodes, index);
  if (definition?.body !== undefined) return definition.next;
  const boxArguments = BOXES.get(node.name);
  if (boxArguments !== undefined) return extractBox(nodes, index, { ...context, count: boxArguments });
  const argumentCount = LAYOUT_COMMANDS.get(node.name);
  const printsNothing = argumentCount !== undefined && !/^(par|hspace|hfill|label)$/.test(node.name);
  return printsNothing ? skipArguments(nodes, index + 1, argumentCount) : undefined;
}

/** Collects the pictures of a box that contains nothing else, and drops the box. */
function extractBox(
  nodes: readonly TexNode[],
  index: number,
  context: ExtractionContext & { count: number },
): number | undefined {
  const groups: GroupNode[] = [];
  let next = index + 1;
  for (let argumentIndex = 0; argumentIndex < context.count; argumentIndex++) {
    next = findOptional(nodes, next)?.next ?? next;
    const argument = findGroup(nodes, next);
    if (argument === undefined) return undefined;
    groups.push(argument.group);
    next = argument.next;
  }
  const content = groups.at(-1)?.children ?? [];
  const boxParts = createEmptyParts();
  if (!isLayoutOnly(extractParts(content, { ...context, parts: boxParts })) || boxParts.diagrams.length === 0)
    return undefined;
  for (const diagram of boxParts.diagrams) context.parts.diagrams.push(diagram);
  return next;
}

/** Extracts the parts inside a frame; returns no node when it contained only pictures or a table. */
function extractInside(node: TexNode, context: ExtractionContext): TexNode[] {
  if (node.kind === 'command') return extractFromMacro(node, context);
  if (node.kind !== 'environment') return [node];
  if (/^(enumerate|itemize|parts|subparts)$/.test(node.name)) return [withoutSections(node, context)];
  if (!FRAMES.has(node.name) && node.name !== 'multicols') return [node];
  const children = extractParts(node.children, context);
  const contentStart = skipArguments(children, 0, FRAME_ARGUMENTS.get(node.name) ?? 0);
  return isLayoutOnly(children.slice(contentStart)) ? [] : [{ ...node, children }];
}

/** Replaces a macro whose body contains a picture by the rest of that body. */
function extractFromMacro(node: CommandNode, context: ExtractionContext): TexNode[] {
  const body =
    context.depth < MAX_MACRO_DEPTH ? findMacroBody(context.definitions, node.name, node.start) : undefined;
  if (body === undefined || !containsNode(body, isPicture)) return [node];
  const rest = extractParts(body, { ...context, depth: context.depth + 1 });
  return rest.map((bodyNode) => ({ ...bodyNode, start: node.start }));
}

function isPicture(node: TexNode): boolean {
  if (node.kind === 'command') return /^(includegraphics|input|include|tikz)$/.test(node.name);
  return isEnvironment(node, DRAWINGS);
}

/** Removes the sections from a list of parts (a), (b), …; their solutions are joined into one. */
function withoutSections(list: EnvironmentNode, context: ExtractionContext): TexNode {
  if (!list.children.some((child) => isEnvironment(child, SECTIONS))) return list;
  const inner = createEmptyParts();
  const children = list.children.filter((child) => !extractSection(child, { ...context, parts: inner }));
  const [first] = inner.solutions;
  if (first !== undefined) context.parts.solutions.push(joinSections(first, inner.solutions));
  context.parts.taskLists.push(...inner.taskLists);
  context.parts.alternates.push(...inner.alternates);
  context.parts.ideas.push(...inner.ideas);
  context.parts.given.push(...inner.given);
  return { ...list, children };
}

function joinSections(first: EnvironmentNode, sections: readonly EnvironmentNode[]): EnvironmentNode {
  const children = sections.flatMap((section, index): readonly TexNode[] => {
    const paragraphBreak: TexNode = { kind: 'text', text: '\n\n', start: section.start };
    return index === 0 ? section.children : [paragraphBreak, ...section.children];
  });
  return { ...first, children, end: sections.at(-1)?.end ?? first.end };
}

/** Reads an answer environment: a short one is the key, a long one is a solution. */
function readAnswerSection(node: EnvironmentNode, parts: QuestionParts): void {
  const text = plainText(node.children, 'shown');
  if (text.length > MAX_ANSWER_LENGTH) parts.solutions.push(node);
  else if (text !== '')
    parts.given.push({ command: 'answer', nodes: node.children, span: { start: node.start, end: node.end } });
}

/** Moves the visible nodes after the solution from the stem to `loose`; only further sections are expected there. */
function moveLooseNodes(parts: QuestionParts, solutionStart: number): void {
  const stem = parts.stem.filter((node) => node.start < solutionStart);
  const loose = parts.stem.filter((node) => node.start >= solutionStart);
  parts.stem = stem;
  parts.loose = loose.filter((node) => !isBlank(node));
}
