import { plainText } from './plain-text.ts';
import { findGroup, skipBlank } from './tex-arguments.ts';
import { isBlank, isEnvironment, type TexNode } from './tex-tree.ts';

const PASSAGE_HEADING =
  /^\W*(passage|paragraph|comprehension|linked comprehension|case study|case-study|common data|linked question)/i;
/** Commands that set a typeface or size. */
const TYPEFACE_COMMANDS = new Set([
  'textbf',
  'textsc',
  'textit',
  'underline',
  'emph',
  'uline',
  'textsf',
  'MakeUppercase',
  'fbox',
  'framebox',
  'centerline',
]);
/** Commands that change the typeface or size of the text after them. */
const TYPEFACE_SWITCHES = /^(?:bf|it|sc|sl|em|(?:bf|md)series|(?:it|sc|sl)shape|large|Large|LARGE|huge)$/u;
const CENTER_ENVIRONMENT: ReadonlySet<string> = new Set(['center']);
const MAX_TITLE_LENGTH = 400;
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MAX_QUESTIONS = 50;

type Heading = { readonly title: readonly TexNode[]; readonly next: number };

/** Finds a heading such as `\begin{center}\textsc{Passage I}\end{center}` that begins at `index`. */
export function findPassageHeading(nodes: readonly TexNode[], index: number): Heading | undefined {
  const heading = findTitle(nodes, index);
  return heading !== undefined && PASSAGE_HEADING.test(plainText(heading.title, 'shown'))
    ? heading
    : undefined;
}

/** Whether a centred line such as `Section B`, which ends a passage, begins at `index`. */
export function isSectionHeading(nodes: readonly TexNode[], index: number): boolean {
  if (!isEnvironment(nodes[index], CENTER_ENVIRONMENT)) return false;
  const title = findTitle(nodes, index)?.title;
  return (
    title !== undefined && /^\W*(?:section|part|exercise|chapter|unit)\b/i.test(plainText(title, 'shown'))
  );
}

/** Finds a short centred or emphasised text that begins at `index`. */
export function findTitle(nodes: readonly TexNode[], index: number): Heading | undefined {
  const node = nodes[index];
  if (isEnvironment(node, CENTER_ENVIRONMENT)) return createHeading(node.children, index + 1);
  if (node?.kind === 'group')
    return isTypeface(getFirstCommand(node.children)) ? createHeading(node.children, index + 1) : undefined;
  if (node?.kind !== 'command' || !TYPEFACE_COMMANDS.has(node.name)) return undefined;
  const argument = findGroup(nodes, index + 1);
  return argument && createHeading(argument.group.children, argument.next);
}

/** Whether a text begins like the heading of a passage. */
export function isPassageHeadingText(nodes: readonly TexNode[]): boolean {
  return PASSAGE_HEADING.test(plainText(nodes, 'shown'));
}

/** Reads the number of questions that a passage announces: "Questions 3 to 5", "the next two questions". */
export function readAnnouncedCount(text: string): number | undefined {
  const range =
    /questions?\s*(?:nos?\.?|numbers?)?\s*\(?(\d+)\s*(?:to|-{1,3}|–|—|and|&|through)\s*(\d+)/i.exec(text);
  if (range) return toQuestionCount(Number(range[2]) - Number(range[1]) + 1);
  // "Q. 3 to 5", "Qs 3-5"
  const shortRange = /\bQ(?:s|\.)?\s*(?:nos?\.?)?\s*(\d+)\s*(?:to|-|–|—|and|&)\s*(?:Q\.?\s*)?(\d+)/.exec(
    text,
  );
  if (shortRange) return toQuestionCount(Number(shortRange[2]) - Number(shortRange[1]) + 1);
  const wordMatch = /(?:next|following)\s+(\w+)\s+questions?/i.exec(text);
  if (wordMatch === null) return undefined;
  const word = (wordMatch[1] ?? '').toLowerCase();
  return toQuestionCount(NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word));
}

function toQuestionCount(count: number): number | undefined {
  return Number.isInteger(count) && count >= 1 && count <= MAX_QUESTIONS ? count : undefined;
}

/** Creates a heading; undefined when its text is empty or too long for a title. */
function createHeading(nodes: readonly TexNode[], next: number): Heading | undefined {
  const title = removeTypefaces(nodes);
  const text = plainText(title, 'shown');
  return text === '' || text.length > MAX_TITLE_LENGTH ? undefined : { title, next };
}

/** Removes typeface and size commands around a text: the inside of `\textbf{\textsc{…}}`. */
export function removeTypefaces(nodes: readonly TexNode[]): readonly TexNode[] {
  const visible = nodes.filter((node) => !isBlank(node));
  const [first, second] = visible;
  if (first?.kind === 'group' && visible.length === 1) return removeTypefaces(first.children);
  if (first?.kind !== 'command' || !isTypeface(first.name)) return nodes;
  if (second?.kind === 'group' && visible.length === 2) return removeTypefaces(second.children);
  return TYPEFACE_SWITCHES.test(first.name) ? removeTypefaces(nodes.slice(skipBlank(nodes, 0) + 1)) : nodes;
}

function isTypeface(command: string): boolean {
  return TYPEFACE_COMMANDS.has(command) || TYPEFACE_SWITCHES.test(command);
}

function getFirstCommand(nodes: readonly TexNode[]): string {
  const node = nodes[skipBlank(nodes, 0)];
  return node?.kind === 'command' ? node.name : '';
}
