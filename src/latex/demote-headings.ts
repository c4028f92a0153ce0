import { plainText } from './plain-text.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { findSectionTitle, getSectioningLevel, SECTIONING_LEVELS } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

/** A heading with a name and a number, such as `Exercise 2` or `Part A: Speed`. */
type NamedHeading = {
  readonly index: number;
  readonly next: number;
  readonly level: number;
  readonly name: string;
  readonly label: string;
  readonly rest: string;
};

const NAMED = new RegExp(
  String.raw`^(${QUESTION_WORDS}|part)\s*\(?(\d{1,2}|[a-h])\)?(?![\p{L}\d])\s*[.:)]?\s*(.*)$`,
  'iu',
);
const MIN_RESTARTS = 2;

/**
 * Moves headings to a lower level if their names show that they are parts. For example, `Problem 1` and `Problem 2` are parts of
 * `Exercise 1` if their numbers begin again after `Exercise 2`, although the author wrote all of them at the same level. A heading
 * `Part A` after `Problem 3` is also a part.
 */
export function demoteHeadings(nodes: readonly TexNode[]): readonly TexNode[] {
  const at = nodes.findIndex((node) => node.kind === 'environment' && node.name === 'document');
  const document = nodes[at];
  const siblings = document?.kind === 'environment' ? document.children : nodes;
  const headings = listNamed(siblings);
  const inner = headings.filter((heading) => isInner(heading, headings));
  if (inner.length === 0) return nodes;
  const children = demote(siblings, new Map(inner.map((heading) => [heading.index, heading])));
  return document?.kind === 'environment' ? nodes.with(at, { ...document, children }) : children;
}

function listNamed(nodes: readonly TexNode[]): NamedHeading[] {
  return nodes.flatMap((node, index): NamedHeading[] => {
    const level = getSectioningLevel(node);
    const found = level === undefined ? undefined : findSectionTitle(nodes, index);
    if (level === undefined || found === undefined) return [];
    const match = NAMED.exec(plainText(found.title, 'shown').trim());
    if (match === null) return [];
    const [, name = '', label = '', rest = ''] = match;
    return [{ index, next: found.next, level, name: name.toLowerCase(), label: label.toLowerCase(), rest }];
  });
}

/** Whether a heading begins a part of a heading before it that has the same level and another name. */
function isInner({ level, name, index }: NamedHeading, headings: readonly NamedHeading[]): boolean {
  const others = headings.filter((other) => other.level === level && other.name !== name);
  if (!others.some((other) => other.index < index) || new Set(others.map((other) => other.name)).size > 1)
    return false;
  if (name === 'part') return true;
  const sameName = headings.filter((other) => other.level === level && other.name === name);
  const restarts = sameName.filter(({ label }) => /^[1a]$/u.test(label));
  return restarts.length >= MIN_RESTARTS && new Set(others.map(({ label }) => label)).size === others.length;
}

function demote(nodes: readonly TexNode[], inner: ReadonlyMap<number, NamedHeading>): TexNode[] {
  const demoted: TexNode[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (node === undefined) break;
    const heading = inner.get(index);
    if (heading === undefined || node.kind !== 'command') demoted.push(node);
    else {
      const { start } = node;
      const name = SECTIONING_LEVELS[heading.level + 1] ?? node.name;
      const text = `Part ${heading.label}${heading.rest === '' ? '' : `: ${heading.rest}`}`;
      const title: TexNode = { kind: 'text', text, start };
      demoted.push(
        { ...node, name },
        { kind: 'text', text: '*', start },
        { kind: 'group', open: '{', close: '}', children: [title], start, end: start },
      );
    }
    index = heading?.next ?? index + 1;
  }
  return demoted;
}
