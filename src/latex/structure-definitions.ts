import { findStyle } from './parts/list-options.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { QUESTIONS, SECTIONS } from './section-names.ts';
import { getSectioningLevel } from './sectioning.ts';
import { findGroup, findOptional, skipBlank } from './tex-arguments.ts';
import { containsNode, isCommand, type TexNode } from './tex-tree.ts';

/** An environment of the author that means the same as a standard one, with the list options of its definition. */
type EnvironmentAlias = { readonly name: string; readonly options: readonly TexNode[] };
/** A macro of the author that begins a question or part, or whose body contains a list or its items. */
type StructureCommand =
  | { readonly kind: 'alias'; readonly name: string }
  | { readonly kind: 'body'; readonly parameters: number; readonly body: readonly TexNode[] };

/** The environments and macros for questions, parts and lists that a document defines, by name. */
export type StructureDefinitions = {
  readonly environments: ReadonlyMap<string, EnvironmentAlias>;
  readonly commands: ReadonlyMap<string, StructureCommand>;
};

const QUESTION_TITLE = new RegExp(
  String.raw`^\W*(?:(?:challenge|bonus|practice|extra|review)\s+)?(?:${QUESTION_WORDS})s?(?!\p{L})`,
  'iu',
);
const SOLUTION_TITLE = /^\W*(?:solutions?|answers?|lösung)\b/iu;
const PART_TITLE = /^\W*(?:part|sub-?(?:problem|question|part))\b/iu;
const LISTS = /^(?:enumerate|itemize|compactenum|parts|subparts|questions)\*?$/u;
const STARTERS = /^(?:item|question|part|subpart)$/u;
/** Commands that count questions or print their number. */
const COUNTERS = /^(?:the[a-z]\w*|arabic|alph|Alph|roman|(?:ref)?stepcounter|addtocounter)$/iu;
const HEADINGS = /^(?:textbf|textsc|bf|bfseries|(?:sub){0,2}section|paragraph|underline|large|Large)$/u;
const KNOWN_COMMANDS = /^(?:the|label|section|subsection|maketitle|item$|part$|labelenum)/u;
const NO_ALIAS: EnvironmentAlias['options'] = [];
const MAX_BODY_LENGTH = 60;

/** Collects the definitions of a document that concern its structure. */
export function collectStructureDefinitions(nodes: readonly TexNode[]): StructureDefinitions {
  const environments = new Map<string, EnvironmentAlias>();
  const commands = new Map<string, StructureCommand>();
  nodes.forEach((node, index) => {
    if (node.kind !== 'command') return;
    const environment = findEnvironmentAlias(nodes, index, node.name);
    if (environment !== undefined && !isKnown(environment.key))
      environments.set(environment.key, environment);
    const command = findStructureCommand(nodes, index, node.name);
    if (command !== undefined && !KNOWN_COMMANDS.test(command.key))
      commands.set(command.key, command.command);
  });
  for (const [name, alias] of environments)
    if (alias.name === 'enumerate' && alias.options.length === 0)
      environments.set(name, { ...alias, options: findListOptions(nodes, name) });
  return { environments, commands };
}

/** Names that authors give to environments of unknown definition: `ProblemDefinition`, `examquestion`, `solutionblock`. */
const QUESTION_NAME =
  /^(?!sub|solution|answer|end|only|show|hide|no)[a-z]*(?:prob|problem|question|exercise)(?:definition|box|block|env|statement)?$|^(?:homework|hw|hwproblem|qbox|probbox|exer|exe|exenv|exeenv|exercices?|uebung|opdracht|oppg|zad|zadatak|cwiczenie|priklad|feladat|tehtava|soru|task|quest)$/iu;
const SOLUTION_NAME =
  /^(?:my|model|brief|short|full|hw|exam|problem|teacher|instructor)?(?:solution|soln)s?(?:box|block|env)?$/iu;

/** Finds the standard environment that an unknown environment stands for, by its name. */
export function findAliasByName(name: string): EnvironmentAlias | undefined {
  if (isKnown(name)) return undefined;
  if (QUESTION_NAME.test(name)) return { name: 'question', options: NO_ALIAS };
  return SOLUTION_NAME.test(name) ? { name: 'solution', options: NO_ALIAS } : undefined;
}

function isKnown(name: string): boolean {
  return QUESTIONS.has(name) || SECTIONS.has(name) || LISTS.test(name);
}

type KeyedAlias = EnvironmentAlias & { readonly key: string };

function findEnvironmentAlias(
  nodes: readonly TexNode[],
  index: number,
  name: string,
): KeyedAlias | undefined {
  const isTheorem = /^(?:newtheorem|newmdtheoremenv|newtcbtheorem|declaretheorem)$/u.test(name);
  const isEnvironment = /^(?:re)?newenvironment$|^(?:New|Provide)DocumentEnvironment$/u.test(name);
  if (!isTheorem && !isEnvironment && name !== 'newlist') return undefined;
  const [key, ...others] = readGroups(nodes, index + 1, 4);
  const environment = key === undefined ? '' : plainText(key, 'shown');
  if (environment === '') return undefined;
  if (name === 'newlist')
    return printNodes(others[0] ?? []).startsWith('enumerate')
      ? { key: environment, name: 'enumerate', options: NO_ALIAS }
      : undefined;
  if (isTheorem) return toTitledAlias(environment, plainText(others[0] ?? [], 'shown'));
  const begin = name.endsWith('DocumentEnvironment') ? others[1] : others[0];
  return findListAlias(environment, begin ?? []) ?? findHeadingAlias(environment, begin ?? []);
}

function toTitledAlias(key: string, title: string): KeyedAlias | undefined {
  if (QUESTION_TITLE.test(title)) return { key, name: 'question', options: NO_ALIAS };
  if (SOLUTION_TITLE.test(title)) return { key, name: 'solution', options: NO_ALIAS };
  return PART_TITLE.test(title) ? { key, name: 'subquestion', options: NO_ALIAS } : undefined;
}

/** An environment whose definition opens a list: `\newenvironment{steps}{\begin{enumerate}[label=(\alph*)]}{…}`. */
function findListAlias(key: string, begin: readonly TexNode[]): KeyedAlias | undefined {
  const at = begin.findIndex((node) => node.kind === 'stray' && LISTS.test(node.name ?? ''));
  const list = begin[at];
  if (list?.kind !== 'stray' || begin.slice(at).some((node) => isCommand(node, 'item'))) return undefined;
  const optional = findOptional(begin, at + 1);
  return { key, name: list.name ?? 'enumerate', options: optional ? begin.slice(at + 1, optional.next) : [] };
}

/** An environment whose definition prints a numbered heading: `{\stepcounter{q}\textbf{Problem \theq}}`. */
function findHeadingAlias(key: string, begin: readonly TexNode[]): KeyedAlias | undefined {
  return isHeading(begin) ? toTitledAlias(key, findHeadingWord(begin)) : undefined;
}

/** Returns the text of a heading from the word that names a question, part or solution. */
function findHeadingWord(body: readonly TexNode[]): string {
  const text = plainText(body, 'shown');
  return /(?:Problem|Question|Exercise|Task|Part|Subproblem|Solution|Answer)\b.*$/su.exec(text)?.[0] ?? text;
}

function isHeading(body: readonly TexNode[]): boolean {
  const isCounted = containsNode(body, (node) => node.kind === 'command' && COUNTERS.test(node.name));
  const isTitle = containsNode(body, (node) => node.kind === 'command' && HEADINGS.test(node.name));
  return isCounted || isTitle;
}

type KeyedCommand = { readonly key: string; readonly command: StructureCommand };

function findStructureCommand(
  nodes: readonly TexNode[],
  index: number,
  name: string,
): KeyedCommand | undefined {
  if (name === 'let') return findLet(nodes, index);
  if (!/^(?:re|provide)?newcommand$|^(?:New|Renew)DocumentCommand$/u.test(name)) return undefined;
  const star = nodes[index + 1];
  const at = skipBlank(nodes, star?.kind === 'text' && star.text === '*' ? index + 2 : index + 1);
  const first = nodes[at];
  const named = first?.kind === 'group' ? first.children.find((node) => node.kind === 'command') : first;
  if (named?.kind !== 'command') return undefined;
  const count = findOptional(nodes, at + 1);
  const parameters = count === undefined ? 0 : Number(plainText(count.nodes, 'shown'));
  const fallback = count && findOptional(nodes, count.next);
  const body = findGroup(nodes, fallback?.next ?? count?.next ?? at + 1)?.group.children;
  if (body === undefined || body.length > MAX_BODY_LENGTH || fallback !== undefined) return undefined;
  if (containsNode(body, isStructure) || (parameters > 0 && isTitleMacro(body)))
    return { key: named.name, command: { kind: 'body', parameters, body } };
  const alias = isHeading(body) ? toTitledAlias(named.name, findHeadingWord(body)) : undefined;
  if (alias === undefined) return undefined;
  // The heading of a solution is found in the text of the document.
  if (alias.name === 'solution') return { key: named.name, command: { kind: 'body', parameters, body } };
  return {
    key: named.name,
    command: { kind: 'alias', name: alias.name === 'question' ? 'question' : 'part' },
  };
}

/** Whether a macro only prints its argument as the title of a section that names no question: `\paragraph{#1}`. */
function isTitleMacro(body: readonly TexNode[]): boolean {
  const isCounted = containsNode(body, (node) => node.kind === 'command' && COUNTERS.test(node.name));
  return (
    !isCounted &&
    body.some((node) => getSectioningLevel(node) !== undefined) &&
    /^\W*#1\W*$/u.test(plainText(body, 'shown'))
  );
}

/** `\let\ques\item`. */
function findLet(nodes: readonly TexNode[], index: number): KeyedCommand | undefined {
  const at = skipBlank(nodes, index + 1);
  const named = nodes[at];
  const after = nodes[at + 1];
  const target =
    nodes[skipBlank(nodes, after?.kind === 'text' && after.text.trim() === '=' ? at + 2 : at + 1)];
  if (named?.kind !== 'command' || target?.kind !== 'command' || !STARTERS.test(target.name))
    return undefined;
  return { key: named.name, command: { kind: 'alias', name: target.name } };
}

function isStructure(node: TexNode): boolean {
  if (node.kind === 'command') return STARTERS.test(node.name);
  return node.kind === 'environment' && (LISTS.test(node.name) || QUESTIONS.has(node.name));
}

/** The options that `\setlist[name]{label=…}` gives to a list of the author. */
function findListOptions(nodes: readonly TexNode[], name: string): readonly TexNode[] {
  for (const [index, node] of nodes.entries()) {
    if (!isCommand(node, 'setlist')) continue;
    const target = findOptional(nodes, index + 1);
    const options = target && findGroup(nodes, target.next)?.group;
    const names = target === undefined ? [] : printNodes(target.nodes).split(',');
    if (options === undefined || names[0]?.trim() !== name || names[1]?.trim() === '2') continue;
    if (findStyle(printNodes(options.children)) === undefined) continue;
    const { start } = options;
    return [{ kind: 'symbol', text: '[', start }, ...options.children, { kind: 'symbol', text: ']', start }];
  }
  return [];
}

/** Returns the contents of the groups after `index`; optional arguments and a star between them are skipped. */
function readGroups(nodes: readonly TexNode[], index: number, count: number): (readonly TexNode[])[] {
  const groups: (readonly TexNode[])[] = [];
  let next = index;
  while (groups.length < count) {
    const star = nodes[next];
    if (star?.kind === 'text' && star.text.trim() === '*') next++;
    const optional = findOptional(nodes, next);
    const group = findGroup(nodes, optional?.next ?? next);
    if (group === undefined) break;
    groups.push(group.group.children);
    next = group.next;
  }
  return groups;
}
