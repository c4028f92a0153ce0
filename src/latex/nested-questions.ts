import { hasNameIn, namesIn } from './names-in.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { isNumberedQuestion } from './question-heading.ts';
import { isQuestionCommand } from './question-start.ts';
import { QUESTIONS, SECTIONS } from './section-names.ts';
import { findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { skipBlank } from './tex-arguments.ts';
import {
  containsNode,
  type EnvironmentNode,
  getNodeEnd,
  isBranch,
  isCommand,
  isEnvironment,
  type TexNode,
} from './tex-tree.ts';

const MIN_COUNT = 2;
/** A shorter text before the first question of an environment is its title. */
const MIN_SHARED_LENGTH = 40;
/** Environments around the questions of a document. */
const LISTS_OF_QUESTIONS =
  /^(?:document|questions|enumerate|itemize|multicols\*?|center|minipage|group|samepage|exam|quiz|test|list)$/u;

/**
 * Handles documents in which `question` is not the name of a whole question.
 *
 * - Below headings such as `Exercise 2`, each `\question` is a part.
 * - If items of a list begin with an environment `question`, the item is the question.
 * - If an environment of the author repeatedly contains a text and several `\question`, the environment is the question
 *   and each `\question` is a part.
 */
export function resolveNestedQuestions(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  const body = document?.kind === 'environment' ? document.children : nodes;
  const withLists = body.some(isListOfQuestions) ? body.map(toList) : body;
  const extended = extendTitles(withLists.some(hasNextInside) ? withLists.flatMap(hoistNext) : withLists);
  const withParts = convertQuestionsToParts(extended);
  const statements = findStatements(withParts);
  const containers = findContainers(withParts);
  if (statements.size === 0 && containers.size === 0 && withParts === body) return nodes;
  const children = rename(withParts, containers).flatMap((node) => unwrap(node, statements));
  return document?.kind === 'environment' ? nodes.with(at, { ...document, children }) : children;
}

/** Whether an environment named `problem` is a list: LaTeX allows `\item` only in lists, so each item is a question. */
function isListOfQuestions(node: TexNode): boolean {
  if (!isEnvironment(node, QUESTIONS)) return false;
  return isCommand(node.children[skipBlank(node.children, 0)], 'item');
}

function toList(node: TexNode): TexNode {
  return node.kind === 'environment' && isListOfQuestions(node) ? { ...node, name: 'enumerate' } : node;
}

/** A longer text in an environment for a question is the question itself. */
const MAX_TITLE_LENGTH = 60;

/**
 * Moves the text after each environment for a question into the environment. This is done if most of these environments contain
 * only a title, as in `\begin{exercise} Planarity \end{exercise} \begin{enumerate} …`.
 */
function extendTitles(nodes: readonly TexNode[]): readonly TexNode[] {
  const starts = nodes.flatMap((node, index) => (isEnvironment(node, QUESTIONS) ? [index] : []));
  const titles = starts.filter((index) => isTitleOnly(nodes[index], nodes.slice(index + 1)));
  if (titles.length < MIN_COUNT || titles.length * 2 <= starts.length) return nodes;
  const extended = starts.flatMap((start, order): readonly TexNode[] => {
    const question = nodes[start];
    const content = nodes.slice(start + 1, starts[order + 1]);
    const last = content.at(-1);
    if (question?.kind !== 'environment' || last === undefined)
      return question === undefined ? [] : [question];
    return [{ ...question, children: [...question.children, ...content], end: getNodeEnd(last) }];
  });
  return [...nodes.slice(0, starts[0]), ...extended];
}

/** Whether an environment for a question is empty or contains a title, and text or a list follows it. */
function isTitleOnly(node: TexNode | undefined, after: readonly TexNode[]): boolean {
  const next = after[skipBlank(after, 0)];
  if (node?.kind !== 'environment' || next === undefined || isEnvironment(next, SECTIONS)) return false;
  const text = plainText(node.children, 'shown');
  const hasEnvironment = node.children.some((child) => child.kind === 'environment');
  return (
    !hasEnvironment && text.length <= MAX_TITLE_LENGTH && !isTask(text) && !isEnvironment(next, QUESTIONS)
  );
}

/** The number in the argument of an environment for a question: `\begin{problem}{7}`. */
function findNumber({ children }: EnvironmentNode): number {
  const argument = children[0]?.kind === 'group' ? plainText(children[0].children, 'shown') : '';
  return /^\d{1,2}$/u.test(argument) ? Number(argument) : Number.NaN;
}

/** The index of the next question if it is inside this one, because the author closed the environment too late. */
function findNextInside(question: EnvironmentNode): number {
  return question.children.findIndex(
    (child) => isEnvironment(child, QUESTIONS) && findNumber(child) === findNumber(question) + 1,
  );
}

function hasNextInside(node: TexNode): boolean {
  return isEnvironment(node, QUESTIONS) && findNextInside(node) >= 0;
}

/** Moves the next question, `\begin{problem}{8}` inside `\begin{problem}{7}`, to a place after the question that contains it. */
function hoistNext(node: TexNode): readonly TexNode[] {
  if (!isEnvironment(node, QUESTIONS) || !hasNextInside(node)) return [node];
  const at = findNextInside(node);
  const end = node.children[at]?.start ?? node.end;
  return [
    { ...node, end, children: node.children.slice(0, at) },
    ...node.children.slice(at).flatMap(hoistNext),
  ];
}

/**
 * Turns each `\question` into a `\part` if all of them are below headings such as `Exercise 2`, and several of these headings have
 * some.
 */
function convertQuestionsToParts(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!namesIn(nodes).has('question')) return nodes;
  const containsQuestionCommand = (node: TexNode): boolean =>
    containsNode([node], (inner) => isCommand(inner, 'question'));
  if (!nodes.some(containsQuestionCommand)) return nodes;
  const headings = nodes.flatMap((node, index) => {
    const title = getSectioningLevel(node) === undefined ? undefined : findSectionTitle(nodes, index)?.title;
    return title !== undefined && isNumberedQuestion(title) ? [index] : [];
  });
  const counts = headings.map(
    (from, order) => nodes.slice(from, headings[order + 1]).filter(containsQuestionCommand).length,
  );
  const isBeforeHeadings = nodes.slice(0, headings[0]).some(containsQuestionCommand);
  if (isBeforeHeadings || counts.length < MIN_COUNT || !counts.every((count) => count > 0)) return nodes;
  return nodes.map(convertCommand);
}

function convertCommand(node: TexNode): TexNode {
  if (isCommand(node, 'question')) return { ...node, name: 'part' };
  if (!isBranch(node) || node.kind === 'math') return node;
  const children = node.children.map(convertCommand);
  return node.kind === 'environment' && node.name === 'questions'
    ? { ...node, name: 'parts', children }
    : { ...node, children };
}

/** The names of environments for questions that several items begin with. */
function findStatements(nodes: readonly TexNode[]): ReadonlySet<string> {
  if (!hasNameIn(nodes, (name) => QUESTIONS.has(name))) return new Set();
  const names: string[] = [];
  const visit = (siblings: readonly TexNode[]): void => {
    siblings.forEach((node, index) => {
      if (isBranch(node) && node.kind !== 'math') visit(node.children);
      const next = isCommand(node, 'item') ? siblings[skipBlank(siblings, index + 1)] : undefined;
      if (next !== undefined && isEnvironment(next, QUESTIONS)) names.push(next.name);
    });
  };
  visit(nodes);
  return selectRepeated(names);
}

/** The names of environments that contain a text and several `\question`, if every `\question` of the document is in one of them. */
function findContainers(nodes: readonly TexNode[]): ReadonlySet<string> {
  if (nodes.some(isQuestionCommand)) return new Set();
  const containers = nodes.filter(
    (node): node is EnvironmentNode =>
      node.kind === 'environment' &&
      !LISTS_OF_QUESTIONS.test(node.name) &&
      !QUESTIONS.has(node.name) &&
      node.children.filter(isQuestionCommand).length >= MIN_COUNT &&
      hasSharedText(node),
  );
  return selectRepeated(containers.map(({ name }) => name));
}

function hasSharedText({ children }: EnvironmentNode): boolean {
  return (
    plainText(children.slice(0, children.findIndex(isQuestionCommand)), 'shown').length >= MIN_SHARED_LENGTH
  );
}

function selectRepeated(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name) => names.filter((other) => other === name).length >= MIN_COUNT));
}

function rename(nodes: readonly TexNode[], names: ReadonlySet<string>): readonly TexNode[] {
  if (names.size === 0) return nodes;
  return nodes.map((node) => (isEnvironment(node, names) ? { ...node, name: 'question' } : node));
}

function unwrap(node: TexNode, names: ReadonlySet<string>): readonly TexNode[] {
  if (names.size === 0 || !isBranch(node) || node.kind === 'math') return [node];
  const children = node.children.flatMap((child) => unwrap(child, names));
  return isEnvironment(node, names) ? children : [{ ...node, children }];
}
