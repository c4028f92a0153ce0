import type { Diagram, MatchTable } from '../domain/question-content.ts';
import { type Definitions, findDefinition, findMacroBody } from './definitions.ts';
import { findDiagram, findPlaceholder } from './find-diagram.ts';
import { extractAnswer, extractSolution, type GivenAnswer, isAnswerCommand } from './given-answers.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { readAnswerSection } from './read-answer-section.ts';
import { readMatchTable } from './read-match-table.ts';
import { DRAWINGS } from './render-tex.ts';
import { repairSections } from './repair-sections.ts';
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

/** The nodes of a question, grouped by section. */
export type QuestionSections = {
  stem: TexNode[];
  readonly taskLists: EnvironmentNode[];
  readonly solutions: EnvironmentNode[];
  readonly alternates: EnvironmentNode[];
  readonly ideas: EnvironmentNode[];
  readonly diagrams: Diagram[];
  /** Answers that a command such as `\ansint{3}` states. */
  readonly given: GivenAnswer[];
  /** Visible nodes after the solution that belong to no section. */
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
/** Environments around pictures and the number of their arguments. */
const FRAME_ARGUMENTS = new Map([
  ['minipage', 1],
  ['multicols', 1],
  ['wrapfigure', 2],
  ['adjustbox', 1],
]);

/** Splits the nodes of a question into its sections. Nodes that belong to no other section are the stem. */
export function splitSections(nodes: readonly TexNode[], definitions: Definitions): QuestionSections {
  const sections = createEmptySections();
  const repaired = repairSections(nodes);
  const table = findLastMatchTable(repaired, definitions);
  sections.table = table?.table;
  const context: ExtractionContext = { sections, table, definitions, depth: 0 };
  const stem = extractSections(repaired, context);
  // A removed picture may have been between `\textbf` and the heading of a solution.
  const wrapped = sections.solutions.length === 0 ? wrapTitledSolution(stem) : stem;
  sections.stem = wrapped === stem ? stem : extractSections(wrapped, context);
  const [first] = sections.solutions;
  if (first !== undefined) moveLooseNodes(sections, first.start);
  return sections;
}

function createEmptySections(): QuestionSections {
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
  readonly sections: QuestionSections;
  readonly table: FoundTable | undefined;
  readonly definitions: Definitions;
  /** How many macros are being expanded around the nodes. */
  readonly depth: number;
};

/** Moves the sections among sibling nodes to `context.sections` and returns the remaining nodes. */
function extractSections(nodes: readonly TexNode[], context: ExtractionContext): TexNode[] {
  const rest: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const next = extractEnvironment(node, context) ? index + 1 : extractSectionAt(nodes, index, context);
    if (next === undefined) {
      rest.push(...extractInside(node, context));
      index++;
    } else index = next;
  }
  // The removed section may have separated another command from its argument, so the remaining nodes are searched again.
  return rest.length < nodes.length ? extractSections(rest, { ...context, depth: MAX_MACRO_DEPTH }) : rest;
}

/** Adds a section such as a solution to the sections; false for any other node. */
function extractEnvironment(node: TexNode, { sections, definitions }: ExtractionContext): boolean {
  if (node.kind !== 'environment') return false;
  const { name } = node;
  if (TASK_LISTS.has(name)) sections.taskLists.push(node);
  else if (SOLUTIONS.has(name))
    sections.solutions.push(extractSolution(node, { given: sections.given, definitions }));
  else if (ANSWERS.has(name)) {
    const { solution, given } = readAnswerSection(node);
    if (solution !== undefined) sections.solutions.push(solution);
    sections.given.push(...given);
  } else if (ALTERNATES.has(name)) sections.alternates.push(node);
  else if (IDEAS.has(name)) sections.ideas.push(node);
  else return false;
  return true;
}

/** Collects the section that begins at `index` and returns the index after it; undefined when none begins there. */
function extractSectionAt(
  nodes: readonly TexNode[],
  index: number,
  context: ExtractionContext,
): number | undefined {
  const node = nodes[index];
  if (node === undefined) return undefined;
  if (node.kind === 'comment') return extractPlaceholder(node, context.sections) ? index + 1 : undefined;
  const diagram = findDiagram(nodes, index);
  if (diagram !== undefined) {
    context.sections.diagrams.push(diagram.diagram);
    return diagram.next;
  }
  if (node === context.table?.node) return index + 1;
  if (node.kind !== 'command') return undefined;
  return extractCommand(nodes, index, context);
}

function extractPlaceholder(comment: CommentNode, sections: QuestionSections): boolean {
  const name = findPlaceholder(comment.text);
  if (name === undefined) return false;
  sections.diagrams.push({ kind: 'placeholder', name, commented: true });
  sections.placeholders.add(comment);
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

/** Handles a command that does not belong to the stem; returns the index after it, or undefined if it stays in the stem. */
function extractCommand(
  nodes: readonly TexNode[],
  index: number,
  context: ExtractionContext,
): number | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  if (isAnswerCommand(node))
    return extractAnswer(nodes, index, { given: context.sections.given, definitions: context.definitions });
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
  const boxSections = createEmptySections();
  if (
    !isLayoutOnly(extractSections(content, { ...context, sections: boxSections })) ||
    boxSections.diagrams.length === 0
  )
    return undefined;
  for (const diagram of boxSections.diagrams) context.sections.diagrams.push(diagram);
  return next;
}

/** Extracts the sections inside a frame; returns no node when it contained only pictures or a table. */
function extractInside(node: TexNode, context: ExtractionContext): TexNode[] {
  if (node.kind === 'command') return extractFromMacro(node, context);
  if (node.kind !== 'environment') return [node];
  if (/^(enumerate|itemize|parts|subparts)$/.test(node.name)) return [withoutSections(node, context)];
  if (!FRAMES.has(node.name) && node.name !== 'multicols') return [node];
  const children = extractSections(node.children, context);
  const hasArguments = !/^(?:center|flushleft|flushright)$/u.test(node.name);
  const contentStart = hasArguments ? skipArguments(children, 0, FRAME_ARGUMENTS.get(node.name) ?? 0) : 0;
  return isLayoutOnly(children.slice(contentStart)) ? [] : [{ ...node, children }];
}

/** Replaces a macro whose body contains a picture by the rest of that body. */
function extractFromMacro(node: CommandNode, context: ExtractionContext): TexNode[] {
  const body =
    context.depth < MAX_MACRO_DEPTH ? findMacroBody(context.definitions, node.name, node.start) : undefined;
  if (body === undefined || !containsNode(body, isPicture)) return [node];
  const rest = extractSections(body, { ...context, depth: context.depth + 1 });
  return rest.map((bodyNode) => ({ ...bodyNode, start: node.start }));
}

function isPicture(node: TexNode): boolean {
  if (node.kind === 'command') return /^(includegraphics|input|include|tikz)$/.test(node.name);
  return isEnvironment(node, DRAWINGS);
}

/** Removes the sections from a list of items; their solutions are joined into one. */
function withoutSections(list: EnvironmentNode, context: ExtractionContext): TexNode {
  if (!list.children.some((child) => isEnvironment(child, SECTIONS))) return list;
  const inner = createEmptySections();
  const children = list.children.filter(
    (child) => !extractEnvironment(child, { ...context, sections: inner }),
  );
  const [first] = inner.solutions;
  if (first !== undefined) context.sections.solutions.push(joinSections(first, inner.solutions));
  context.sections.taskLists.push(...inner.taskLists);
  context.sections.alternates.push(...inner.alternates);
  context.sections.ideas.push(...inner.ideas);
  context.sections.given.push(...inner.given);
  return { ...list, children };
}

function joinSections(first: EnvironmentNode, sections: readonly EnvironmentNode[]): EnvironmentNode {
  const children = sections.flatMap((section, index): readonly TexNode[] => {
    const paragraphBreak: TexNode = { kind: 'text', text: '\n\n', start: section.start };
    return index === 0 ? section.children : [paragraphBreak, ...section.children];
  });
  return { ...first, children, end: sections.at(-1)?.end ?? first.end };
}

/** Moves visible nodes after the solution from the stem to `loose`. After a solution, only further sections are expected. */
function moveLooseNodes(sections: QuestionSections, solutionStart: number): void {
  const stem = sections.stem.filter((node) => node.start < solutionStart);
  const loose = sections.stem.filter((node) => node.start >= solutionStart);
  sections.stem = stem;
  sections.loose = loose.filter((node) => !isBlank(node));
}
