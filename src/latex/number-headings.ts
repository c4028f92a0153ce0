import { findDefinition } from './definitions.ts';
import { formatLabel, MAX_PARTS } from './parts/label.ts';
import { findStyle } from './parts/list-options.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { hasGroupTitle, hasOtherTitle } from './section-titles.ts';
import { findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import { isStarred } from './star-headings.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { type GroupNode, getNodeEnd, isCommand, type TexNode } from './tex-tree.ts';

/** A sectioning command among sibling nodes. */
type Heading = {
  readonly index: number;
  readonly next: number;
  readonly level: number;
  readonly title: readonly TexNode[];
  readonly text: string;
  /** Whether LaTeX prints no number: `\section*`. */
  readonly isStarred: boolean;
};

/** How a document numbers its sections, as in `\renewcommand{\thesection}{Problem \arabic{section}}`. */
type Numbering = 'question' | 'letters' | 'romans';

const MIN_HEADINGS = 2;
const MIN_WORDS = 5;
/** A gap to fill in. */
const BLANK = /_\s?_/u;
const NUMBER_MACRO = /^the(section|(?:sub){1,2}section)$/u;
/** A title that names its question: `Problem 6.21`. */
const NAMED_QUESTION = new RegExp(`^(?:${QUESTION_WORDS})\\s*\\d`, 'iu');
const QUESTION_NUMBER = new RegExp(`^\\W*(?:${QUESTION_WORDS})(?!\\p{L})`, 'iu');
/** `Task a`, `Teil (b)`; captures the label. */
const NAMED_PART = new RegExp(
  String.raw`^(?:${QUESTION_WORDS}|subtask|subproblem|teil|teilaufgabe|partie|parte|deel|del)\s*\(?([a-h])\)?\s*[.:]?$`,
  'iu',
);

/**
 * Writes numbers or labels into the titles of headings. In the source these headings have none, because LaTeX adds them when it
 * prints the page. A section without a title is a question, and so is a section whose number is defined as `Problem 1`. A
 * subsection is a part if it has no title, if its title is a task, or if its title has a letter (`Task a`).
 */
export function numberHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  if (document?.kind !== 'environment') return numberSiblings(nodes, new Map());
  const children = numberSiblings(document.children, collectNumbering(nodes));
  return children === document.children ? nodes : nodes.with(at, { ...document, children });
}

function collectNumbering(nodes: readonly TexNode[]): ReadonlyMap<number, Numbering> {
  const found = new Map<number, Numbering>();
  nodes.forEach((node, index) => {
    const format = isCommand(node, 'titleformat') ? findFormat(nodes, index) : undefined;
    if (format !== undefined) found.set(...format);
    const definition = findDefinition(nodes, index);
    const name = NUMBER_MACRO.exec(definition?.name ?? '')?.[1];
    if (name === undefined || definition?.body === undefined) return;
    const level = SECTIONING_LEVELS.indexOf(name);
    if (QUESTION_NUMBER.test(plainText(definition.body, 'shown'))) found.set(level, 'question');
    else if (name !== 'section') {
      const style = findPartStyle(definition.body);
      if (style !== undefined) found.set(level, style);
    }
  });
  return found;
}

/** Reads the number that `\\titleformat{\\subsection}{…}{(\\alph{subsection})}{…}{…}` prints. */
function findFormat(nodes: readonly TexNode[], index: number): [number, Numbering] | undefined {
  const command = findGroup(nodes, index + 1);
  const shape = command && (findOptional(nodes, command.next)?.next ?? command.next);
  const format = shape === undefined ? undefined : findGroup(nodes, shape);
  const label = format && findGroup(nodes, format.next)?.group.children;
  const level = getSectioningLevel(command?.group.children.find(({ kind }) => kind === 'command'));
  if (label === undefined || level === undefined) return undefined;
  if (QUESTION_NUMBER.test(plainText(label, 'shown'))) return [level, 'question'];
  const style = level > SECTIONING_LEVELS.indexOf('section') ? findPartStyle(label) : undefined;
  return style && [level, style];
}

function findPartStyle(label: readonly TexNode[]): 'letters' | 'romans' | undefined {
  const style = findStyle(lastCounter(label));
  return style === 'digits' ? undefined : style;
}

/** The last counter in the definition of a number: `\alph{subsection}` in `\arabic{section}(\alph{subsection})`. */
function lastCounter(body: readonly TexNode[]): string {
  const at = body.findLastIndex((node) => node.kind === 'command');
  return printNodes(body.slice(Math.max(0, at)));
}

function numberSiblings(
  nodes: readonly TexNode[],
  numbering: ReadonlyMap<number, Numbering>,
): readonly TexNode[] {
  const headings = nodes.flatMap((node, index): Heading[] => {
    const level = getSectioningLevel(node);
    const found = level === undefined ? undefined : findSectionTitle(nodes, index);
    if (level === undefined || found === undefined || isCommand(node, 'part')) return [];
    const text = plainText(found.title, 'shown').trim();
    return [{ index, next: found.next, level, title: found.title, text, isStarred: isStarred(nodes, index) }];
  });
  const titles = new Map<number, { heading: Heading; title: string; keepsTitle: boolean }>();
  for (const { group, parent } of groupSiblings(headings)) {
    const numbers = numberGroup(group, parent, numbering);
    numbers?.forEach((title, position) => {
      const heading = group[position];
      if (heading === undefined || title === undefined || NAMED_QUESTION.test(heading.text)) return;
      const keepsTitle = !NAMED_PART.test(heading.text);
      titles.set(heading.index, { heading, title, keepsTitle });
    });
  }
  if (titles.size === 0) return nodes;
  const numbered: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const numberedTitle = titles.get(index);
    numbered.push(node);
    if (numberedTitle !== undefined)
      numbered.push(
        ...createTitle(numberedTitle.heading, numberedTitle.title, numberedTitle.keepsTitle, node),
      );
    index = numberedTitle?.heading.next ?? index + 1;
  }
  return numbered;
}

/** The headings of one level below the same heading. */
type Siblings = { readonly group: Heading[]; readonly parent: Heading | undefined };

function groupSiblings(headings: readonly Heading[]): Siblings[] {
  const groups: Siblings[] = [];
  let open: Heading[][] = [];
  for (const heading of headings) {
    open = open.filter(([first]) => (first?.level ?? 0) <= heading.level);
    const siblings = open.find(([first]) => first?.level === heading.level);
    if (siblings !== undefined) {
      siblings.push(heading);
      continue;
    }
    const group = [heading];
    groups.push({ group, parent: open.at(-1)?.at(-1) });
    open.push(group);
  }
  return groups;
}

/** Returns the numbers of sibling headings; undefined if their titles stay as they are. */
function numberGroup(
  group: readonly Heading[],
  parent: Heading | undefined,
  numbering: ReadonlyMap<number, Numbering>,
): (string | undefined)[] | undefined {
  const level = group[0]?.level ?? 0;
  if (group.length < MIN_HEADINGS) return undefined;
  const isBelowGroup = parent === undefined || hasGroupTitle(parent.text);
  if (isBelowGroup && areTasks(group)) return numberQuestions(group);
  if (group.length > MAX_PARTS) return undefined;
  const isTop = parent === undefined || level <= SECTIONING_LEVELS.indexOf('section');
  // `\section{}` beside `\section{Problem 6.21}` or `\section{Bonus}`
  const areQuestions =
    group.filter(({ text }) => text === '').length >= MIN_HEADINGS &&
    group.every(({ text }) => text === '' || NAMED_QUESTION.test(text) || !hasOtherTitle(text));
  const kind = numbering.get(level);
  if (kind === 'question') return numberPrinted(group);
  if (isTop && areQuestions) return numberQuestions(group);
  const labels = group.map(({ text }) => NAMED_PART.exec(text)?.[1]?.toLowerCase());
  if (isTop) return labels.every((label) => label !== undefined) ? numberQuestions(group) : undefined;
  if (labels.every((label) => label !== undefined)) return labels.map((label) => `(${label})`);
  return areParts(group, parent, kind) ? numberParts(group, kind) : undefined;
}

/** Whether headings below a question have no titles, tasks as their titles, or numbers that are defined as letters. */
function areParts(
  group: readonly Heading[],
  parent: Heading | undefined,
  kind: Numbering | undefined,
): boolean {
  if (kind === 'letters' || kind === 'romans' || group.every(({ text }) => text === '')) return true;
  // Titles such as `(a) Show that …` and `Part A` already contain their labels.
  const isLabelled = group.some(({ text }) => /^(?:\([a-h]\)|part\b)/iu.test(text));
  const areStatements = parent !== undefined && NAMED_QUESTION.test(parent.text) && group.every(isLong);
  return !isLabelled && (areTasks(group) || areStatements);
}

/** Labels parts as LaTeX prints them. Parts without a printed number get letters. */
function numberParts(group: readonly Heading[], kind: Numbering | undefined): string[] {
  const printed = group.some(({ isStarred }) => isStarred) ? 'letters' : 'digits';
  const style = kind === 'letters' || kind === 'romans' ? kind : printed;
  return group.map((_, index) => `(${formatLabel(style, index + 1)})`);
}

function numberQuestions(group: readonly Heading[]): string[] {
  return group.map((_, index) => `Problem ${index + 1}`);
}

/** Numbers the headings whose number LaTeX prints. If it prints none, all headings are numbered. */
function numberPrinted(group: readonly Heading[]): (string | undefined)[] {
  const printed = group.filter(({ isStarred }) => !isStarred);
  if (printed.length === 0) return numberQuestions(group);
  return group.map((heading) => (heading.isStarred ? undefined : `Problem ${printed.indexOf(heading) + 1}`));
}

/** Whether all titles are sentences and most of them are tasks. */
function areTasks(group: readonly Heading[]): boolean {
  const tasks = new Set(group.filter(({ text }) => isTask(text) || BLANK.test(text)));
  return tasks.size * 2 > group.length && group.every((heading) => tasks.has(heading) || isLong(heading));
}

function isLong({ text }: Heading): boolean {
  return text.split(/\s+/u).length >= MIN_WORDS;
}

/** Creates the title with its number. If the title is the text of a part, it becomes a text after the heading. */
function createTitle(
  { title, text, level }: Heading,
  number: string,
  keepsTitle: boolean,
  node: TexNode,
): TexNode[] {
  const start = getNodeEnd(node);
  const isPart = number.startsWith('(');
  const rest = keepsTitle && text !== '' ? title : [];
  const isInTitle = !isPart && rest.length > 0 && level > 0 && !isTask(text);
  const label: TexNode = { kind: 'text', text: isInTitle ? `${number}: ` : number, start };
  const children = isInTitle ? [label, ...rest] : [label];
  const group: GroupNode = { kind: 'group', open: '{', close: '}', children, start, end: start };
  if (isInTitle || rest.length === 0) return [group];
  return [group, { kind: 'text', text: '\n', start }, ...rest, { kind: 'text', text: '\n', start }];
}
