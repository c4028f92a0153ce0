import { plainText } from './plain-text.ts';
import { isQuestionCommand } from './question-start.ts';
import { QUESTIONS } from './section-names.ts';
import { skipBlank } from './tex-arguments.ts';
import {
  containsNode,
  type EnvironmentNode,
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
 * Handles documents in which `question` is not the name of a whole question: if items of a list begin with an environment
 * `question`, it only surrounds their text; if an environment of the author repeatedly contains a text and several
 * `\question`, it is the question and they are its parts.
 */
export function resolveNestedQuestions(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  const content = document?.kind === 'environment' ? document.children : nodes;
  const statements = findStatements(content);
  const containers = findContainers(content);
  if (statements.size === 0 && containers.size === 0) return nodes;
  const children = rename(content, containers).flatMap((node) => unwrap(node, statements));
  return document?.kind === 'environment' ? nodes.with(at, { ...document, children }) : children;
}

/** The names of environments for questions with which several items begin. */
function findStatements(nodes: readonly TexNode[]): ReadonlySet<string> {
  if (!containsNode(nodes, (node) => isEnvironment(node, QUESTIONS))) return new Set();
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
