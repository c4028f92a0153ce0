import { findFirstStyle, parseLabel } from './parts/label.ts';
import { plainText } from './plain-text.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { getNodeEnd, type TexNode } from './tex-tree.ts';

/** A heading whose title is nothing but a label: `\subsubsection*{ii.}`. */
type LabelHeading = {
  readonly index: number;
  readonly next: number;
  readonly level: number;
  readonly label: string;
};

/**
 * Turns headings that are labels at two levels into nested lists. In `\subsection*{(a)} \subsubsection*{i.} … \subsubsection*{ii.} …`,
 * the headings become the items of a list of parts, and the deeper ones the items of a list inside (a).
 */
export function nestLabelHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const headings = nodes.flatMap((_, index) => findLabelHeading(nodes, index) ?? []);
  const outer = headings.find(
    (heading, order) => isBelowHeading(nodes, heading) && hasInnerList(heading, headings.slice(order + 1)),
  );
  if (outer === undefined) return nodes;
  const isSibling = ({ index, level }: LabelHeading): boolean =>
    level === outer.level && index <= outer.index;
  const first = headings.find(
    (heading) => isSibling(heading) && findSectionEnd(nodes, heading.next, outer.level - 1) > outer.index,
  );
  const start = first?.index ?? outer.index;
  const end = findSectionEnd(nodes, outer.next, outer.level - 1);
  const items = headings.filter(({ index, level }) => level === outer.level && index >= start && index < end);
  return [
    ...nodes.slice(0, start),
    createList('parts', nodes, items, end),
    ...nestLabelHeadings(nodes.slice(end)),
  ];
}

/** Whether a heading is below another one. The highest headings, such as `2` and `3`, are the numbers of questions. */
function isBelowHeading(nodes: readonly TexNode[], { index, level }: LabelHeading): boolean {
  return nodes.slice(0, index).some((node) => (getSectioningLevel(node) ?? level) < level);
}

/** Whether the first heading after a label is deeper and begins another kind of labels. A heading (c) after (a) does not. */
function hasInnerList({ level, label }: LabelHeading, [next]: readonly LabelHeading[]): boolean {
  const style = findFirstStyle(next?.label ?? '');
  return next !== undefined && next.level > level && style !== undefined && style !== findFirstStyle(label);
}

function findLabelHeading(nodes: readonly TexNode[], index: number): LabelHeading | undefined {
  const level = getSectioningLevel(nodes[index]);
  const found = level === undefined ? undefined : findSectionTitle(nodes, index);
  if (level === undefined || found === undefined) return undefined;
  const label = parseLabel(plainText(found.title, 'shown'));
  return label === undefined ? undefined : { index, next: found.next, level, label };
}

function createList(
  name: string,
  nodes: readonly TexNode[],
  items: readonly LabelHeading[],
  end: number,
): TexNode {
  const start = nodes[items[0]?.index ?? 0]?.start ?? 0;
  const last = nodes[end - 1];
  const children = items.flatMap(({ index, next, label }, order): TexNode[] => {
    const at = nodes[index]?.start ?? start;
    return [
      { kind: 'command', name: 'item', text: '\\item', start: at },
      { kind: 'symbol', text: '[', start: at },
      { kind: 'text', text: `(${label})`, start: at },
      { kind: 'symbol', text: ']', start: at },
      ...nestInner(nodes.slice(next, items[order + 1]?.index ?? end)),
    ];
  });
  const stop = last === undefined ? start : getNodeEnd(last);
  return { kind: 'environment', name, open: '', close: '', children, start, end: stop };
}

/** Turns the label headings in a part into a list. */
function nestInner(nodes: readonly TexNode[]): readonly TexNode[] {
  const headings = nodes.flatMap((_, index) => findLabelHeading(nodes, index) ?? []);
  const [first] = headings;
  if (first === undefined) return nodes;
  const items = headings.filter(({ level }) => level === first.level);
  return [...nodes.slice(0, first.index), createList('subparts', nodes, items, nodes.length)];
}
