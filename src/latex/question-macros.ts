import { isListOfParts } from './parts/part-list.ts';
import { isQuestionCommand } from './question-start.ts';
import { QUESTIONS } from './section-names.ts';
import { findGroup } from './tex-arguments.ts';
import { isEnvironment, type TexNode } from './tex-tree.ts';

const MIN_QUESTIONS = 2;
/** Macros around text that are not questions: solutions, boxes, colours, notes. */
const OTHER_MACROS =
  /sol|ans|box|colou?r|size|note|column|level|width|scale|hide|only|if|comment|^text|^section/iu;

/**
 * Finds macros of unknown definition that contain one question each: `\eoce{A study … \begin{parts} … \end{parts}}`.
 * Such a macro occurs several times outside other environments, and its argument contains a list of parts.
 */
export function findQuestionMacros(nodes: readonly TexNode[]): ReadonlySet<string> {
  if (nodes.some((node) => isEnvironment(node, QUESTIONS) || isQuestionCommand(node))) return new Set();
  const counts = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (node.kind !== 'command' || OTHER_MACROS.test(node.name)) return;
    const argument = findGroup(nodes, index + 1);
    if (argument?.group.children.some(isListOfParts) === true)
      counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count >= MIN_QUESTIONS).map(([name]) => name));
}
