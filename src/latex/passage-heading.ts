import { plainText } from './plain-text.ts';
import { findGroup, skipBlank } from './tex-arguments.ts';
import { isBlank, isEnvironment, type TexNode } from './tex-tree.ts';

const HEADING =
  /^\W*(passage|paragraph|comprehension|linked comprehension|case study|case-study|common data|linked question)/i;
/** Commands that set a typeface or size. */
const FACES = new Set([
  'textbf',
  'textsc',
  'textit',
  'underline',
  'emph',
  'uline',
  'textsf',
  'large',
  'Large',
  'MakeUppercase',
]);
const CENTRE: ReadonlySet<string> = new Set(['center']);
const MAX_TITLE_LENGTH = 120;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MAX_QUESTIONS = 50;

type Heading = { readonly title: readonly TexNode[]; readonly next: number };

/** Finds a heading such as `\begin{center}\textsc{Passage I}\end{center}` that begins at `index`. */
export function findPassageHeading(nodes: readonly TexNode[], index: number): Heading | undefined {
  const heading = findTitle(nodes, index);
  return heading !== undefined && HEADING.test(plainText(heading.title, 'shown')) ? heading : undefined;
}

/** Whether a centred line such as `Section B`, which ends a passage, begins at `index`. */
export function isSectionHeading(nodes: readonly TexNode[], index: number): boolean {
  if (!isEnvironment(nodes[index], CENTRE)) return false;
  const title = findTitle(nodes, index)?.title;
  return (
    title !== undefined && /^\W*(?:section|part|exercise|chapter|unit)\b/i.test(plainText(title, 'shown'))
  );
}

/** Finds a short centred or emphasised text that begins at `index`. */
export function findTitle(nodes: readonly TexNode[], index: number): Heading | undefined {
  const node = nodes[index];
  if (isEnvironment(node, CENTRE)) return titleOf(node.children, index + 1);
  if (node?.kind === 'group')
    return FACES.has(firstCommand(node.children)) ? titleOf(node.children, index + 1) : undefined;
  if (node?.kind !== 'command' || !FACES.has(node.name)) return undefined;
  const argument = findGroup(nodes, index + 1);
  return argument && titleOf(argument.group.children, argument.next);
}

/** Whether a text begins like the heading of a passage. */
export function isPassageHeadingText(nodes: readonly TexNode[]): boolean {
  return HEADING.test(plainText(nodes, 'shown'));
}

/** Reads the number of questions that a passage announces: "Questions 3 to 5", "the next two questions". */
export function readAnnouncedCount(text: string): number | undefined {
  const range =
    /questions?\s*(?:nos?\.?|numbers?)?\s*\(?(\d+)\s*(?:to|-{1,3}|–|—|and|&|through)\s*(\d+)/i.exec(text);
  if (range) return toQuestionCount(Number(range[2]) - Number(range[1]) + 1);
  const qs = /\bQ(?:s|\.)?\s*(?:nos?\.?)?\s*(\d+)\s*(?:to|-|–|—|and|&)\s*(?:Q\.?\s*)?(\d+)/.exec(text);
  if (qs) return toQuestionCount(Number(qs[2]) - Number(qs[1]) + 1);
  const words = /(?:next|following)\s+(\w+)\s+questions?/i.exec(text);
  if (words === null) return undefined;
  const word = (words[1] ?? '').toLowerCase();
  return toQuestionCount(NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word));
}

function toQuestionCount(count: number): number | undefined {
  return Number.isInteger(count) && count >= 1 && count <= MAX_QUESTIONS ? count : undefined;
}

function titleOf(nodes: readonly TexNode[], next: number): Heading | undefined {
  const title = unwrapFaces(nodes);
  const text = plainText(title, 'shown');
  return text === '' || text.length > MAX_TITLE_LENGTH ? undefined : { title, next };
}

/** Removes typeface and size commands around a text: the inside of `\textbf{\textsc{…}}`. */
export function unwrapFaces(nodes: readonly TexNode[]): readonly TexNode[] {
  const seen = nodes.filter((node) => !isBlank(node));
  const [first, second] = seen;
  if (first?.kind === 'group' && seen.length === 1) return unwrapFaces(first.children);
  if (first?.kind !== 'command' || !FACES.has(first.name)) return nodes;
  if (second?.kind === 'group' && seen.length === 2) return unwrapFaces(second.children);
  return /^[lL]arge$/.test(first.name) ? unwrapFaces(nodes.slice(skipBlank(nodes, 0) + 1)) : nodes;
}

function firstCommand(nodes: readonly TexNode[]): string {
  const node = nodes[skipBlank(nodes, 0)];
  return node?.kind === 'command' ? node.name : '';
}
