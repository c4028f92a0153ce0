import { demoteHeadings } from './demote-headings.ts';
import { emphasiseSolutions } from './emphasise-solutions.ts';
import { joinSingleLists } from './join-single-lists.ts';
import { hasNameIn } from './names-in.ts';
import { nestLabelHeadings } from './nest-label-headings.ts';
import { numberHeadings } from './number-headings.ts';
import { parseLabel } from './parts/label.ts';
import { writeOuterStyle } from './parts/list-options.ts';
import { emphasiseHeadings } from './plain-headings.ts';
import { plainText } from './plain-text.ts';
import { replaceUnknownStarters } from './replace-unknown-starters.ts';
import { getSectioningLevel } from './sectioning.ts';
import { starHeadings } from './star-headings.ts';
import { skipArguments } from './tex-arguments.ts';
import { isBranch, isCommand, type TexNode } from './tex-tree.ts';

/**
 * Rewrites unusual layouts into standard ones. For example, `\item{(a)}` of plain TeX becomes `\item[(a)]`, and a heading such as
 * `Question 1.` in plain text becomes bold.
 */
export function normaliseLayout(nodes: readonly TexNode[]): readonly TexNode[] {
  const styled = writeOuterStyle(nodes);
  const sized = hasNameIn(styled, (name) => name === 'begingroup') ? styled.flatMap(unwrapSizes) : styled;
  const labelled = sized.some(hasPlainItems) ? toLabelledItems(sized) : sized;
  const replaced = hasNameIn(labelled, (name) => SWITCHES.has(name))
    ? replaceTypefaceSwitches(labelled)
    : labelled;
  const flat = joinSingleLists(unwrapPages(unwrapTargets(replaceUnknownStarters(replaced))));
  return emphasiseSolutions(
    emphasiseHeadings(numberHeadings(starHeadings(nestInBody(demoteHeadings(flat))))),
  );
}

function nestInBody(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  if (document?.kind !== 'environment') return nestLabelHeadings(nodes);
  const children = nestLabelHeadings(document.children);
  return children === document.children ? nodes : nodes.with(at, { ...document, children });
}

/** Replaces an environment of the document that contains its sections, such as `spacing` or `flushleft`, by its content. */
function unwrapPages(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.flatMap((node): readonly TexNode[] => {
    if (node.kind !== 'environment') return [node];
    if (node.name === 'document') return [{ ...node, children: unwrapPages(node.children) }];
    const isPage =
      PAGES.test(node.name) && node.children.some((child) => getSectioningLevel(child) !== undefined);
    return isPage ? unwrapPages(node.children.slice(skipArguments(node.children, 0, 1))) : [node];
  });
}

/** Environments around whole pages that only change their layout. */
const PAGES =
  /^(?:spacing|(?:single|onehalf|double)spac(?:e|ing)|flush(?:left|right)|multicols\*?|sloppypar|center|large|Large|small|raggedright|landscape|Form|CJK\*?|quote|adjustwidth)$/u;

/** Switches of the typeface, and the commands with an argument that correspond to them. */
const SWITCHES: ReadonlyMap<string, string> = new Map([
  ['bf', 'textbf'],
  ['bfseries', 'textbf'],
  ['it', 'textit'],
  ['itshape', 'textit'],
  ['em', 'emph'],
  ['sc', 'textsc'],
  ['scshape', 'textsc'],
]);

/** Removes `\\begingroup`, `\\endgroup` and sizes around a title: `\\begingroup\\huge{\\textbf{Question 1}} \\endgroup`. */
function unwrapSizes(node: TexNode, index: number, nodes: readonly TexNode[]): readonly TexNode[] {
  if (node.kind === 'environment' && node.name === 'document')
    return [{ ...node, children: node.children.flatMap(unwrapSizes) }];
  if (isCommand(node, 'begingroup') || isCommand(node, 'endgroup')) return [];
  const next = nodes[index + 1];
  if (isSize(node) && next?.kind === 'group' && isCommand(next.children[0], 'textbf')) return [];
  return node.kind === 'group' && isSize(nodes[index - 1]) && isCommand(node.children[0], 'textbf')
    ? node.children
    : [node];
}

function isSize(node: TexNode | undefined): boolean {
  return node?.kind === 'command' && /^(?:large|Large|LARGE|huge|Huge)$/u.test(node.name);
}

/** Replaces `\bf{…}` with `\textbf{…}`. Authors write the first and mean the second. */
function replaceTypefaceSwitches(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.map((node, index): TexNode => {
    if (isBranch(node))
      return node.kind === 'math' ? node : { ...node, children: replaceTypefaceSwitches(node.children) };
    const name =
      node.kind === 'command' && nodes[index + 1]?.kind === 'group' ? SWITCHES.get(node.name) : undefined;
    return node.kind === 'command' && name !== undefined ? { ...node, name } : node;
  });
}

/** Replaces `\hypertarget{name}{\section{Title}}`, which a converter writes around headings, by the heading. */
function unwrapTargets(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.flatMap((node, index): readonly TexNode[] => {
    if (node.kind === 'environment' && node.name === 'document')
      return [{ ...node, children: unwrapTargets(node.children) }];
    if (isCommand(node, 'hypertarget') && isHeadingGroup(nodes[index + 2])) return [];
    if (
      node.kind === 'group' &&
      isCommand(nodes[index - 1], 'hypertarget') &&
      isHeadingGroup(nodes[index + 1])
    )
      return [];
    const isTarget = isCommand(nodes[index - 2], 'hypertarget') && isHeadingGroup(node);
    return isTarget && node.kind === 'group' ? node.children : [node];
  });
}

function isHeadingGroup(node: TexNode | undefined): boolean {
  return node?.kind === 'group' && node.children.some((child) => getSectioningLevel(child) !== undefined);
}

function hasPlainItems(node: TexNode, index: number, nodes: readonly TexNode[]): boolean {
  if (isPlainItem(node) && isLabelGroup(nodes[index + 1])) return true;
  return isBranch(node) && node.kind !== 'math' && node.children.some(hasPlainItems);
}

function isPlainItem(node: TexNode): boolean {
  return isCommand(node, 'item') || isCommand(node, 'itemitem');
}

function isLabelGroup(node: TexNode | undefined): boolean {
  if (node?.kind !== 'group') return false;
  const text = plainText(node.children, 'shown');
  return /[().]/u.test(text) && parseLabel(text) !== undefined;
}

function toLabelledItems(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.flatMap((node, index): readonly TexNode[] => {
    const before = nodes[index - 1];
    if (node.kind === 'group' && before !== undefined && isPlainItem(before) && isLabelGroup(node))
      return [
        { kind: 'symbol', text: '[', start: node.start },
        ...node.children,
        { kind: 'symbol', text: ']', start: node.end - 1 },
      ];
    if (node.kind === 'command' && node.name === 'itemitem' && isLabelGroup(nodes[index + 1]))
      return [{ ...node, name: 'item' }];
    return [
      isBranch(node) && node.kind !== 'math' ? { ...node, children: toLabelledItems(node.children) } : node,
    ];
  });
}
