import { DRAWINGS } from '../render-tex.ts';
import { DISPLAYS, FRAMES, SECTIONS, TABLES } from '../section-names.ts';
import { skipArguments, skipBlank } from '../tex-arguments.ts';
import { type EnvironmentNode, isEnvironment, type TexNode } from '../tex-tree.ts';
import { findLabelTokens } from './label-tokens.ts';
import { isItemStarter } from './part-list.ts';

/** Environments that may surround a list, and are then ignored. */
const WRAPPERS: ReadonlySet<string> = new Set([
  ...FRAMES,
  ...[
    'multicols',
    'multicols*',
    'quote',
    'quotation',
    ...['tiny', 'scriptsize', 'footnotesize', 'small', 'normalsize', 'large', 'Large'],
    'samepage',
    'spacing',
    'onehalfspace',
    'doublespace',
  ],
]);
/** Environments that look like lists, but whose items are never parts. */
const NOT_PART_LISTS =
  /^(?:thebibliography|trivlist|choices|oneparchoices|(?:onepar)?checkboxes|pickone|pickany|list)$/u;

/** Environments for statements. A list inside one belongs to the statement. */
const STATEMENTS =
  /^(?:theorem|lemma|definition|defn?|proposition|prop|corollary|remark|example|proof|hint|note|algorithm\w*|claim|abstract)\*?$/iu;
const MAX_WRAPPER_ARGUMENTS = 3;

/**
 * Replaces wrappers by their content: wrappers such as `multicols` that contain a list, any environment that contains `parts` or
 * `subparts`, and boxes that begin with a label.
 */
export function unwrapLists(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!nodes.some(mayWrapList)) return nodes;
  return nodes.flatMap((node): readonly TexNode[] => {
    if (!mayWrapList(node) || node.kind !== 'environment') return [node];
    const inner = unwrapLists(node.children);
    const content = inner.slice(skipArguments(inner, 0, countArguments(node, inner)));
    if (beginsWithLabel(content)) return [createBreak(node.start), ...content, createBreak(node.end)];
    const isWrapper = isEnvironment(node, WRAPPERS) ? inner.some(isList) : inner.some(isPartList);
    return isWrapper ? content : [node];
  });
}

function createBreak(start: number): TexNode {
  return { kind: 'text', text: '\n\n', start };
}

/** Whether the first text of a box or quotation is the label of a part: `a. Find …`, `(i) Show …`. */
function beginsWithLabel(content: readonly TexNode[]): boolean {
  const first = skipBlank(content, 0);
  const [token] = findLabelTokens(content.slice(first, first + 3));
  if (token === undefined || token.from.index > 0 || /^\d/u.test(token.name)) return false;
  const text = content[first];
  return text?.kind !== 'text' || text.text.slice(0, token.from.offset).trim() === '';
}

function mayWrapList(node: TexNode): boolean {
  if (node.kind !== 'environment' || SECTIONS.has(node.name) || STATEMENTS.test(node.name)) return false;
  return !TABLES.has(node.name) && !DISPLAYS.has(node.name) && !DRAWINGS.has(node.name) && !isList(node);
}

function isPartList(node: TexNode): boolean {
  return node.kind === 'environment' && /^(?:sub)?parts$/u.test(node.name);
}

/**
 * Returns the maximum number of arguments to skip. Environments in `WRAPPERS` have one. For other environments, it is the number of
 * groups before the text (at most three), such as two for `{0pt}{4cm}`.
 */
function countArguments(node: EnvironmentNode, inner: readonly TexNode[]): number {
  if (WRAPPERS.has(node.name)) return 1;
  const first = inner.findIndex((child) => child.kind !== 'group');
  return Math.min(first < 0 ? inner.length : first, MAX_WRAPPER_ARGUMENTS);
}

/** Whether an environment is a list of items that may be parts. */
export function isList(node: TexNode): node is EnvironmentNode {
  if (node.kind !== 'environment' || NOT_PART_LISTS.test(node.name)) return false;
  if (TABLES.has(node.name) || DISPLAYS.has(node.name) || DRAWINGS.has(node.name)) return false;
  if (SECTIONS.has(node.name) && node.name !== 'tasks') return false;
  return node.children.some(isItemStarter);
}
