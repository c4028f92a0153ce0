import { isQuestionCommand, isStarter } from './question-start.ts';
import { QUESTIONS, SECTIONS } from './section-names.ts';
import { isBranch, isEnvironment, type TexBranch, type TexNode } from './tex-tree.ts';

/** The branches of a document, by what they contain. */
export type BranchesByContent = {
  /** Branches that contain an item, or a command or environment for a question. */
  readonly items: ReadonlySet<TexNode>;
  /** Branches that contain a command or environment for a question. */
  readonly questions: ReadonlySet<TexNode>;
  /** Branches that contain a section of a question, such as a solution. */
  readonly sections: ReadonlySet<TexNode>;
};

/**
 * How a document lists its questions.
 *
 * - `question`: by commands or environments for questions. Items of other lists are instructions.
 * - `enumerate`: as items of an `enumerate`. The items of an `itemize` are instructions.
 * - `item`: as items of any list.
 */
export type ListKind = 'question' | 'enumerate' | 'item';

/** Finds in one traversal which branches contain an item, a question or a section of a question. */
export function findBranchesByContent(nodes: readonly TexNode[]): BranchesByContent {
  const items = new Set<TexNode>();
  const questions = new Set<TexNode>();
  const sections = new Set<TexNode>();
  const visitBranch = (branch: TexBranch): void => {
    for (const child of branch.children) {
      if (isBranch(child)) visitBranch(child);
      const isQuestion = isQuestionCommand(child) || isEnvironment(child, QUESTIONS);
      if (questions.has(child) || isQuestion) questions.add(branch);
      if (items.has(child) || isStarter(child) || isQuestion) items.add(branch);
      if (sections.has(child) || isEnvironment(child, SECTIONS) || isAnsintCommand(child))
        sections.add(branch);
    }
  };
  for (const node of nodes) if (isBranch(node)) visitBranch(node);
  return { items, questions, sections };
}

/** Finds how a document lists its questions. */
export function findListKind(nodes: readonly TexNode[], { questions }: BranchesByContent): ListKind {
  const isQuestion = (node: TexNode): boolean => isQuestionCommand(node) || isEnvironment(node, QUESTIONS);
  if (questions.size > 0 || nodes.some(isQuestion)) return 'question';
  return nodes.some(hasOuterEnumerate) ? 'enumerate' : 'item';
}

/** Whether a node is or contains an `enumerate` that is not inside an `itemize`. */
function hasOuterEnumerate(node: TexNode): boolean {
  if (isEnumerate(node)) return true;
  return (
    isBranch(node) &&
    !(node.kind === 'environment' && node.name === 'itemize') &&
    node.children.some(hasOuterEnumerate)
  );
}

export function isEnumerate(node: TexNode): boolean {
  return (node.kind === 'environment' || node.kind === 'stray') && node.name === 'enumerate';
}

export function isAnsintCommand(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'ansint';
}
