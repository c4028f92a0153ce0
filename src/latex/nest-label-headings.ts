import { findFirstStyle, findLabelNumber, LABEL_STYLES, parseLabel } from './parts/label.ts';
import { plainText } from './plain-text.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { getNodeEnd, type TexNode } from './tex-tree.ts';

/** A heading whose title is nothing but a label: `\subsubsection*{ii.}`. */
type LabelHeading = { readonly index: number; readonly next: number; readonly level: number; readonly label: string };

/**
 * Turns headings that are labels of inner parts into a list. In `\subsection*{(a)} \subsubsection*{i.} … \subsubsection*{ii.} …`, the
 * deeper headings become the items (i) and (ii) of a list below (a).
 */
export function nestLabelHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const headings = nodes.flatMap((_, index) => findLabelHeading(nodes, index) ?? []);
  const inner = headings.filter(({ level, label }, order) => {
    const outer = headings.slice(0, order).findLast((other) => other.level < level);
    return outer !== undefined && !continuesStyle(outer.label, label);
  });
  if (inner.length === 0) return nodes;
  const nested: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const first = inner.find((heading) => heading.index === index);
    const node = nodes[index];
    if (node === undefined) break;
    if (first === undefined) {
      nested.push(node);
      index++;
      continue;
    }
    const end = findSectionEnd(nodes, first.next, first.level - 1);
    const items = inner.filter((heading) => heading.index >= index && heading.index < end && heading.level === first.level);
    nested.push(createList(nodes, items, end));
    index = end;
  }
  return nested;
}

/** Whether a label belongs to the list of the outer label, although its heading is deeper: (c) after (a). */
function continuesStyle(outer: string, label: string): boolean {
  const style = findFirstStyle(label) ?? LABEL_STYLES.find((name) => findLabelNumber(outer, name) !== undefined);
  return style === undefined || (findLabelNumber(outer, style) !== undefined && findFirstStyle(label) !== style);
}

function findLabelHeading(nodes: readonly TexNode[], index: number): LabelHeading | undefined {
  const level = getSectioningLevel(nodes[index]);
  const found = level === undefined ? undefined : findSectionTitle(nodes, index);
  if (level === undefined || found === undefined) return undefined;
  const label = parseLabel(plainText(found.title, 'shown'));
  return label === undefined ? undefined : { index, next: found.next, level, label };
}

function createList(nodes: readonly TexNode[], items: readonly LabelHeading[], end: number): TexNode {
  const start = nodes[items[0]?.index ?? 0]?.start ?? 0;
  const last = nodes[end - 1];
  const children = items.flatMap(({ index, next, label }, order): TexNode[] => {
    const at = nodes[index]?.start ?? start;
    return [
      { kind: 'command', name: 'item', text: '\\item', start: at },
      { kind: 'symbol', text: '[', start: at },
      { kind: 'text', text: `(${label})`, start: at },
      { kind: 'symbol', text: ']', start: at },
      ...nodes.slice(next, items[order + 1]?.index ?? end),
    ];
  });
  const stop = last === undefined ? start : getNodeEnd(last);
  return { kind: 'environment', name: 'enumerate', open: '', close: '', children, start, end: stop };
}
