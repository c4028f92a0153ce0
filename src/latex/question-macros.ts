import { isItemStarter, isListOfParts } from './parts/part-list.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { findBoldHeading, isNumberedQuestion } from './question-heading.ts';
import { isQuestionCommand } from './question-start.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, TABLES } from './section-names.ts';
import { findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { findGroup } from './tex-arguments.ts';
import { isEnvironment, type TexNode } from './tex-tree.ts';

const MIN_QUESTIONS = 2;
/** Macros around text that are not questions: solutions, boxes, colours, notes. */
const OTHER_MACROS =
  /sol|ans|box|colou?r|size|note|column|level|width|scale|hide|only|if|comment|^text|^section/iu;

/**
 * Finds unknown macros that contain one question each: `\eoce{A study … \begin{parts} … \end{parts}}`. Such a macro occurs several
 * times outside other environments, and its argument contains a list of parts.
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

const MIN_ENVIRONMENTS = 3;
const MIN_SHARE_OF_TASKS = 0.7;
/** Environments that are not questions, whatever they contain: layout, code, pictures, statements. */
const OTHER_ENVIRONMENTS =
  /^(?:document|frame|abstract|titlepage|multicols|spacing|quote|quotation|verse|list|trivlist|verbatim|lstlisting|minted|alltt|code\w*|comment|algorithm\w*|tikzpicture|theorem|thm|lemma|lem|prop\w*|cor\w*|def\w*|rem\w*|ex|exa|example\w*|eg|proof|note\w*|hint\w*|remark\w*|claim|fact|figure|small|samepage|\w*(?:box|matrix|cases|size|space|sol\w*|ans\w*|shade\w*|list|enum\w*|item\w*))\*?$/iu;

/**
 * Finds unknown environments that contain one question each. They occur several times outside other environments, most of them set
 * a task, and nothing else in the document begins questions.
 */
export function findQuestionEnvironments(nodes: readonly TexNode[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; tasks: number }>();
  for (const node of nodes) {
    if (node.kind !== 'environment' || isKnownEnvironment(node.name) || node.children.some(isItemStarter))
      continue;
    const count = counts.get(node.name) ?? { all: 0, tasks: 0 };
    count.all++;
    if (isTask(plainText(node.children, 'shown'))) count.tasks++;
    counts.set(node.name, count);
  }
  const found = [...counts].filter(
    ([, { all, tasks }]) => all >= MIN_ENVIRONMENTS && tasks >= all * MIN_SHARE_OF_TASKS,
  );
  return found.length === 0 || nodes.some((node, index) => beginsQuestion(node, nodes, index))
    ? new Set()
    : new Set(found.map(([name]) => name));
}

function isKnownEnvironment(name: string): boolean {
  return (
    [QUESTIONS, SECTIONS, DISPLAYS, FRAMES, TABLES].some((names) => names.has(name)) ||
    OTHER_ENVIRONMENTS.test(name)
  );
}

/** Whether a node outside such environments begins a question: a command, a list, or a heading with a name and a number. */
function beginsQuestion(node: TexNode, nodes: readonly TexNode[], index: number): boolean {
  if (node.kind === 'environment')
    return QUESTIONS.has(node.name) || node.name === 'enumerate' || node.name === 'questions';
  if (isQuestionCommand(node)) return true;
  if (getSectioningLevel(node) === undefined) return findBoldHeading(nodes, index, true) !== undefined;
  return isNumberedQuestion(findSectionTitle(nodes, index)?.title ?? []);
}
