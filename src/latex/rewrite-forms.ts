import { rewriteAmcCommand } from './amc-commands.ts';
import { isExTestName, rewriteExTest } from './ex-test-forms.ts';
import { foldOutline } from './fold-outline.ts';
import { hasAnswerOptions } from './given-answers.ts';
import { hasNameIn } from './names-in.ts';
import { plainText } from './plain-text.ts';
import { findGroup, findOptional, skipBlank } from './tex-arguments.ts';
import {
  type CommandNode,
  containsNode,
  type EnvironmentNode,
  getNodeEnd,
  isBlank,
  isBranch,
  isCommand,
  type TexNode,
} from './tex-tree.ts';

/** A sequence of nodes that replaces those up to `next`. */
type Rewritten = { readonly nodes: readonly TexNode[]; readonly next: number };

/** The title of a solution in several languages, as in “Model solution”, “Answer to (a):” or “Lösung”. */
const SOLUTION_TITLE =
  /^(?:(?:model|brief|short|full|sample|detailed|official|proposed|my)\s+)?(?:solutions?|soln?s?|answers?|responses?|explanation|lösung|solución|solution|soluzione|solução|corrigé|réponse|oplossing|løsning|lösningsförslag|řešení|rozwiązanie|решение|ответ|解答?|答案?)(?:\s+(?:to|of|for)\b.*|\s*\(?[a-z\d]\)?)?\s*[.:]*$/iu;
/** A macro of the author whose argument is a solution: `\solution{…}`, `\mysol{…}`, `\solutiontext{…}`. */
const SOLUTION_MACRO =
  /^(?:my|the|show|print)?(?:solution|soln|sol|Solution|Soln|Sol)(?:text|box|block|s)?$/u;
/** Commands of automultiplechoice around questions, with the number of arguments before the content. */
const WRAPPERS: ReadonlyMap<string, number> = new Map([
  ['element', 1],
  ['onecopy', 1],
  ['exemplaire', 1],
]);
/** Environments and commands of automultiplechoice, each with its counterpart in the class exam. */
const AMC_NAMES: ReadonlyMap<string, string> = new Map([
  ...['questionmult', 'questionmultx', 'questionx'].map((name) => [name, 'question'] as const),
  ...['reponses', 'reponseshoriz', 'choiceshoriz', 'choicescustom', 'reponsesperso'].map(
    (name) => [name, 'choices'] as const,
  ),
  ...['wrongchoice', 'mauvaise'].map((name) => [name, 'choice'] as const),
  ...['correctchoice', 'bonne'].map((name) => [name, 'CorrectChoice'] as const),
]);
/** Names of the class exam that some classes write with capitals. */
const CAPITALISED = /^(?:P|Subp|SubP)arts?$/u;
/** Names that classes for homework give to lists of parts. */
const LISTS_OF_PARTS = /^(?:alpha|arabic|roman)parts$/u;
const ANSWER_LISTS = /^(?:description|itemize|enumerate)$/u;
const IS_AMC = /^(?:wrongchoice|mauvaise|questionmultx?|AMCOpen|AMCnumericChoices)$/u;

/**
 * Rewrites the notations of packages into standard ones. `proof[Solution]` and `\solution{…}` become solutions, and `\ans[…]{…}`
 * becomes `\answer[…]{…}`. Frames of beamer become headings with text, and `outline` becomes nested lists. Questions of
 * automultiplechoice and ex_test become those of the class exam.
 */
export function rewriteForms(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  const written = document?.kind === 'environment' ? document.children : nodes;
  if (!hasNameIn(written, mayBeOtherForm) || !containsNode(written, isOtherForm)) return nodes;
  const isExTest = containsNode(written, (node) => hasName(node) && isExTestName(node.name));
  const content = isExTest ? rewriteExTest(written) : written;
  const isAmc = containsNode(content, (node) => hasName(node) && IS_AMC.test(node.name));
  const children = rewriteSiblings(content, isAmc);
  return document?.kind === 'environment' ? nodes.with(at, { ...document, children }) : children;
}

function hasName(node: TexNode): node is CommandNode | EnvironmentNode {
  return node.kind === 'command' || node.kind === 'environment';
}

function isOtherForm(node: TexNode): boolean {
  if (!hasName(node)) return false;
  return isOtherName(node.name) || (node.kind === 'environment' && isAnswerList(node));
}

function isOtherName(name: string): boolean {
  return (
    /^(?:proof|frame|outline|ans|homeworkSection)$/u.test(name) ||
    CAPITALISED.test(name) ||
    LISTS_OF_PARTS.test(name) ||
    IS_AMC.test(name) ||
    SOLUTION_MACRO.test(name) ||
    isExTestName(name)
  );
}

function mayBeOtherForm(name: string): boolean {
  return ANSWER_LISTS.test(name) || isOtherName(name);
}

function rewriteSiblings(nodes: readonly TexNode[], isAmc: boolean): TexNode[] {
  const rewritten: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const found = rewriteAt(nodes, index, isAmc);
    rewritten.push(...(found?.nodes ?? [rewriteInside(node, isAmc)]));
    index = found?.next ?? index + 1;
  }
  return rewritten;
}

function rewriteInside(node: TexNode, isAmc: boolean): TexNode {
  if (!isBranch(node) || node.kind === 'math') return node;
  const children = rewriteSiblings(node.children, isAmc);
  const isSame = children.every((child, index) => child === node.children[index]);
  return isSame && children.length === node.children.length ? node : { ...node, children };
}

function rewriteAt(nodes: readonly TexNode[], index: number, isAmc: boolean): Rewritten | undefined {
  const node = nodes[index];
  if (node?.kind === 'command') return rewriteCommand(nodes, index, isAmc);
  if (node?.kind !== 'environment') return undefined;
  const children = rewriteSiblings(node.children, isAmc);
  const next = index + 1;
  if (node.name === 'proof') return { nodes: [convertProof({ ...node, children })], next };
  if (isAnswerList(node)) return { nodes: [unwrapAnswers({ ...node, children })], next };
  if (node.name === 'frame') return { nodes: unwrapFrame({ ...node, children }), next };
  if (node.name === 'homeworkSection') return { nodes: unwrapHomeworkSection({ ...node, children }), next };
  if (node.name === 'outline') return { nodes: [foldOutline({ ...node, children })], next };
  if (CAPITALISED.test(node.name))
    return { nodes: [{ ...node, name: node.name.toLowerCase(), children }], next };
  if (LISTS_OF_PARTS.test(node.name) && children.some((child) => isCommand(child, 'questionpart')))
    return { nodes: [{ ...node, name: 'parts', children: children.map(toPart) }], next };
  const name = isAmc ? AMC_NAMES.get(node.name) : undefined;
  if (!isAmc || (name ?? node.name) !== 'question')
    return name === undefined ? undefined : { nodes: [{ ...node, name, children }], next };
  return { nodes: [{ ...node, name: 'question', children: withoutId(children) }], next };
}

function toPart(node: TexNode): TexNode {
  return isCommand(node, 'questionpart') ? { ...node, name: 'part' } : node;
}

function rewriteCommand(nodes: readonly TexNode[], index: number, isAmc: boolean): Rewritten | undefined {
  const node = nodes[index];
  if (node?.kind !== 'command') return undefined;
  const unwrapped = isAmc ? (unwrapElement(nodes, index) ?? renameChoice(nodes, index)) : undefined;
  if (unwrapped !== undefined) return { ...unwrapped, nodes: rewriteSiblings(unwrapped.nodes, isAmc) };
  const amc = isAmc ? rewriteAmcCommand(node, nodes, index) : undefined;
  if (amc !== undefined) return amc;
  if (isAmc && node.name === 'explain') return toSolution(nodes, index);
  // `\ans` without options may also mark an option as correct.
  if (node.name === 'ans' && hasAnswerOptions(nodes, index))
    return { nodes: [{ ...node, name: 'answer' }], next: index + 1 };
  if (CAPITALISED.test(node.name))
    return { nodes: [{ ...node, name: node.name.toLowerCase() }], next: index + 1 };
  return SOLUTION_MACRO.test(node.name) ? toSolution(nodes, index) : undefined;
}

/** Turns `\begin{proof}[Solution]` into a solution. */
function convertProof(node: EnvironmentNode): EnvironmentNode {
  const title = findOptional(node.children, 0);
  if (title === undefined || !SOLUTION_TITLE.test(plainText(title.nodes, 'shown'))) return node;
  return { ...node, name: 'solution', children: node.children.slice(title.next) };
}

/** Whether all items of a list have a label such as `Solution`: `\begin{description}\item[Answer] … \end{description}`. */
function isAnswerList({ name, children }: EnvironmentNode): boolean {
  if (!ANSWER_LISTS.test(name)) return false;
  const items = children.flatMap((child, index) => (isCommand(child, 'item') ? [index] : []));
  return (
    items.length > 0 &&
    items.every((index) => {
      const label = findOptional(children, index + 1);
      return label !== undefined && SOLUTION_TITLE.test(plainText(label.nodes, 'shown'));
    })
  );
}

/** Turns a list whose items have a label such as `Solution` into a solution. */
function unwrapAnswers(node: EnvironmentNode): EnvironmentNode {
  const children: TexNode[] = [];
  for (let index = 0; index < node.children.length; ) {
    const child = node.children[index];
    if (child === undefined) break;
    const label = isCommand(child, 'item') ? findOptional(node.children, index + 1) : undefined;
    if (label === undefined) children.push(child);
    index = label?.next ?? index + 1;
  }
  return { ...node, name: 'solution', children };
}

/** Turns `\solution{…}` into a solution. An empty argument only ends the name of the command. */
function toSolution(nodes: readonly TexNode[], index: number): Rewritten | undefined {
  const node = nodes[index];
  const group = nodes[index + 1];
  if (node?.kind !== 'command' || group?.kind !== 'group') return undefined;
  const next = index + 2;
  if (group.children.every(isBlank)) return { nodes: [node], next };
  const solution: EnvironmentNode = {
    kind: 'environment',
    name: 'solution',
    open: `${node.text}{`,
    close: '}',
    children: rewriteSiblings(group.children, false),
    start: node.start,
    end: getNodeEnd(group),
  };
  return { nodes: [solution], next };
}

/** Replaces `\element{group}{…}` by its content. */
function unwrapElement(nodes: readonly TexNode[], index: number): Rewritten | undefined {
  const node = nodes[index];
  const count = node?.kind === 'command' ? WRAPPERS.get(node.name) : undefined;
  if (count === undefined) return undefined;
  const first = findGroup(nodes, index + 1);
  const content = first && findGroup(nodes, first.next);
  return content && { nodes: content.group.children, next: content.next };
}

/** Replaces `\correctchoice{…}` by `\CorrectChoice …`. */
function renameChoice(nodes: readonly TexNode[], index: number): Rewritten | undefined {
  const node = nodes[index];
  const name = node?.kind === 'command' ? AMC_NAMES.get(node.name) : undefined;
  const argument = findGroup(nodes, index + 1);
  if (node?.kind !== 'command' || name === undefined || argument === undefined) return undefined;
  const space: TexNode = { kind: 'text', text: ' ', start: node.start };
  return { nodes: [{ ...node, name }, space, ...argument.group.children, space], next: argument.next };
}

/** Removes the name of a question: `\begin{question}{capital}`. */
function withoutId(children: readonly TexNode[]): readonly TexNode[] {
  const id = findGroup(children, 0);
  return id === undefined ? children : children.slice(id.next);
}

/** Replaces `\\begin{homeworkSection}{(i)}` of a template for homework by its title in bold and its content. */
function unwrapHomeworkSection({ children, start, end }: EnvironmentNode): readonly TexNode[] {
  const title = findGroup(children, 0);
  const gap: TexNode = { kind: 'text', text: '\n\n', start };
  if (title === undefined) return [gap, ...children, gap];
  const bold: CommandNode = { kind: 'command', name: 'textbf', text: '\\textbf', start };
  return [gap, bold, title.group, gap, ...children.slice(title.next), { ...gap, start: end }];
}

/** Replaces a frame by its title, as a heading, and its content. */
function unwrapFrame(node: EnvironmentNode): TexNode[] {
  const options = findOptional(node.children, 0);
  const inBraces = findGroup(node.children, options?.next ?? 0);
  const content = node.children.slice(inBraces?.next ?? options?.next ?? 0);
  const at = content.findIndex((child) => isCommand(child, 'frametitle'));
  const command = at < 0 ? undefined : findGroup(content, skipBlank(content, at + 1));
  const title = inBraces?.group ?? command?.group;
  const rest = command === undefined ? content : [...content.slice(0, at), ...content.slice(command.next)];
  const { start } = node;
  const gap: TexNode = { kind: 'text', text: '\n\n', start };
  if (title === undefined || title.children.every(isBlank)) return [gap, ...rest, gap];
  const heading: CommandNode = { kind: 'command', name: 'subsection', text: '\\begin{frame}', start };
  return [gap, heading, title, gap, ...rest, gap];
}
