import { hasNameIn } from './names-in.ts';
import { isStarter } from './question-start.ts';
import { getSectioningLevel } from './sectioning.ts';
import { skipBlank } from './tex-arguments.ts';
import { containsNode, type EnvironmentNode, isBranch, isCommand, type TexNode } from './tex-tree.ts';

/** Lists of questions whose items may be a macro of unknown definition. */
const QUESTION_LISTS = /^(?:questions?|problems?|exercises?|problemlist|questionlist|exerciselist)$/iu;
/** Commands that begin an item of another kind of list. */
const OTHER_STARTERS = /^(?:part|subpart|choice|task|bonuspart|setcounter|addtocounter|setlength|noindent)$/u;
const MIN_QUESTIONS = 2;

/**
 * Replaces unknown commands that begin questions. If an unknown macro such as `\qt` begins the items of a list `questions`, it
 * becomes `\question`. A list without numbers whose only item contains a list is replaced by the inner list.
 */
export function replaceUnknownStarters(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!hasNameIn(nodes, (name) => name === 'itemize' || QUESTION_LISTS.test(name))) return nodes;
  const needsReplacement = containsNode(nodes, (node) => isUnnamedList(node) || isWrapper(node));
  return needsReplacement ? nodes.flatMap(replaceInside) : nodes;
}

function replaceInside(node: TexNode): readonly TexNode[] {
  if (!isBranch(node) || node.kind === 'math') return [node];
  if (isWrapper(node))
    return node.children.filter((child) => !isCommand(child, 'item')).flatMap(replaceInside);
  const starter = isUnnamedList(node) ? findFirstCommand(node) : undefined;
  const children = node.children.flatMap((child): readonly TexNode[] =>
    starter !== undefined && isCommand(child, starter)
      ? [{ ...child, name: 'question' }]
      : replaceInside(child),
  );
  return [{ ...node, children }];
}

/** Whether a list of questions has no known command for its items, but begins with a command that occurs several times. */
function isUnnamedList(node: TexNode): node is EnvironmentNode {
  if (node.kind !== 'environment' || !QUESTION_LISTS.test(node.name)) return false;
  const name = findFirstCommand(node);
  if (name === undefined || node.children.some(isStarter)) return false;
  return node.children.filter((child) => isCommand(child, name)).length >= MIN_QUESTIONS;
}

function findFirstCommand({ children }: EnvironmentNode): string | undefined {
  const first = children[skipBlank(children, 0)];
  if (first?.kind !== 'command') return undefined;
  const { name } = first;
  if (OTHER_STARTERS.test(name) || isStarter(first) || getSectioningLevel(first) !== undefined)
    return undefined;
  return name;
}

/** Whether a list without numbers has one item, which contains a numbered list. */
function isWrapper(node: TexNode): node is EnvironmentNode {
  if (node.kind !== 'environment' || node.name !== 'itemize') return false;
  const hasList = node.children.some((child) => child.kind === 'environment' && child.name === 'enumerate');
  return hasList && node.children.filter((child) => isCommand(child, 'item')).length === 1;
}
