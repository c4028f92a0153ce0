import { findDefinition } from './definitions.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import { getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import { findGroup, findOptional } from './tex-arguments.ts';
import { type EnvironmentNode, getNodeEnd, isBlank, isCommand, type TexNode } from './tex-tree.ts';

/** The deepest heading that LaTeX numbers: `\subsubsection` in an article. */
const DEFAULT_DEPTH = SECTIONING_LEVELS.indexOf('subsubsection');
/** `secnumdepth` counts from `\chapter`. */
const CHAPTER_LEVEL = SECTIONING_LEVELS.indexOf('chapter');

/** Whether the heading at `index` is starred, so LaTeX prints no number before it. */
export function isStarred(nodes: readonly TexNode[], index: number): boolean {
  const star = nodes[index + 1];
  return star?.kind === 'text' && star.text.startsWith('*');
}

/** Stars the headings before which this document prints no number. The preamble or the level of a heading decides this. */
export function starHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  if (document?.kind !== 'environment') return nodes;
  const isNumbered = findNumberedLevels(nodes.slice(0, at), document);
  const hasUnprinted = document.children.some((node, index) => {
    const level = getSectioningLevel(node);
    return level !== undefined && !isNumbered(level) && !isStarred(document.children, index);
  });
  if (!hasUnprinted) return nodes;
  const children = document.children.flatMap((node, index): TexNode[] => {
    const level = getSectioningLevel(node);
    if (level === undefined || isNumbered(level) || isStarred(document.children, index)) return [node];
    return [node, { kind: 'text', text: '*', start: getNodeEnd(node) }];
  });
  return nodes.with(at, { ...document, children });
}

function findNumberedLevels(
  preamble: readonly TexNode[],
  { children }: EnvironmentNode,
): (level: number) => boolean {
  let depth = DEFAULT_DEPTH;
  const withoutNumber = new Set<number>();
  const nodes = [...preamble, ...children.filter((node) => node.kind !== 'environment')];
  nodes.forEach((node, index) => {
    if (isCommand(node, 'setcounter')) depth = readDepth(nodes, index) ?? depth;
    const empty = isCommand(node, 'titleformat') ? findUnnumberedFormat(nodes, index) : undefined;
    if (empty !== undefined) withoutNumber.add(empty);
    const definition = findDefinition(nodes, index);
    if (definition?.body?.every(isBlank) === true)
      withoutNumber.add(SECTIONING_LEVELS.indexOf(definition.name.replace(/^the/u, '')));
  });
  return (level) => level <= depth && !withoutNumber.has(level);
}

/** Reads `\setcounter{secnumdepth}{1}` as a level; pandoc writes `-\maxdimen`. */
function readDepth(nodes: readonly TexNode[], index: number): number | undefined {
  const name = findGroup(nodes, index + 1);
  if (name === undefined || plainText(name.group.children, 'shown') !== 'secnumdepth') return undefined;
  const value = findGroup(nodes, name.next);
  const text = value === undefined ? '' : printNodes(value.group.children).trim();
  const number = text.startsWith('-') ? -1 : Number(text);
  return Number.isInteger(number) ? number + CHAPTER_LEVEL : undefined;
}

/** Returns the level for which the document defines an empty label, as in `\titleformat{\section}{format}{}…`. */
function findUnnumberedFormat(nodes: readonly TexNode[], index: number): number | undefined {
  const command = findGroup(nodes, index + 1);
  const shape = command && (findOptional(nodes, command.next)?.next ?? command.next);
  const format = shape === undefined ? undefined : findGroup(nodes, shape);
  const label = format && findGroup(nodes, format.next);
  if (command === undefined || label === undefined || printNodes(label.group.children).trim() !== '')
    return undefined;
  return getSectioningLevel(command.group.children.find(({ kind }) => kind === 'command'));
}
