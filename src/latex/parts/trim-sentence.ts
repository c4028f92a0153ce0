import { plainText } from '../plain-text.ts';
import { isBlank, type TexNode, type TextNode } from '../tex-tree.ts';
import type { UnreadPart } from './part-candidates.ts';

/** `, and` or `;` between two parts of a sentence. */
const CONNECTIVE = /\s*[,;]?\s*(?:\b(?:and|or|et|ou|und|oder|[yoei])\b)?\s*$/iu;
/** Words after which a label refers to a part: "parts (a) and (b)". */
const REFERENCE_BEFORE =
  /\b(?:parts?|questions?|see|equations?|eqn?s?\.?|statements?|options?|both|conditions?|cases?|theorems?|between|and)$/iu;
/** A word before a label that refers to something, or before the first of several objects: "the distance in (a) metres, and (b) miles". */
const PREPOSITION_BEFORE = /\b(?:in|from|by|using|use|with)$/iu;
const MIN_WORDS = 3;
/** The end of a sentence before another one. */
const SENTENCE_END = /[.?!](?=\s+[A-Z[(])/u;

/**
 * Removes the words that join the parts of a sentence, `(a) the height, (b) the time and (c) …`. The sentences after the
 * last part are returned as text for all parts.
 */
export function trimSentence(parts: readonly UnreadPart[]): { parts: UnreadPart[]; after: TexNode[] } {
  const last = parts.at(-1);
  if (last === undefined) return { parts: [], after: [] };
  const { own, after } = splitAtSentenceEnd(last.nodes);
  const trimmed = parts.slice(0, -1).map((part) => ({ ...part, nodes: withoutConnective(part.nodes) }));
  return { parts: [...trimmed, { ...last, nodes: own }], after };
}

/**
 * Whether labels in a sentence label pieces of it and do not refer to something, as in "(a) implies (b)". Pieces that
 * `or` joins are alternatives.
 */
export function areSentenceParts(before: readonly TexNode[], parts: readonly UnreadPart[]): boolean {
  const text = plainText(before, 'shown');
  if (REFERENCE_BEFORE.test(text)) return false;
  const joins = parts.slice(0, -1).map(({ nodes }) => plainText(nodes, 'shown'));
  if (PREPOSITION_BEFORE.test(text) && !joins.some((join) => /\band$/iu.test(join))) return false;
  return parts.slice(0, -1).every(({ nodes }) => {
    const text = plainText(nodes, 'shown');
    const own = text.replace(CONNECTIVE, '');
    const isSeparated = own !== text || /[.?!]$/u.test(text) || endsWithGap(nodes) || isFormula(nodes);
    return own !== '' && !/^[,;.]/u.test(own) && (isSeparated || own.split(' ').length >= MIN_WORDS);
  });
}

/** Whether the nodes are a single formula, which needs no comma before the next label. */
function isFormula(nodes: readonly TexNode[]): boolean {
  const visible = nodes.filter((node) => !isBlank(node));
  return visible.length === 1 && visible[0]?.kind === 'math';
}

/** Whether a wide space, as between formulas in one line, follows the text. */
function endsWithGap(nodes: readonly TexNode[]): boolean {
  const last = nodes.findLast((node) => !isBlank(node));
  return last?.kind === 'command' && /^(?:q?quad|hfill|enspace|\\)$/u.test(last.name);
}

function withoutConnective(nodes: readonly TexNode[]): TexNode[] {
  const index = nodes.findLastIndex((node) => !isBlank(node));
  const last = nodes[index];
  if (last?.kind !== 'text') return [...nodes];
  return [...nodes.slice(0, index), { ...last, text: last.text.replace(CONNECTIVE, '') }];
}

function splitAtSentenceEnd(nodes: readonly TexNode[]): { own: TexNode[]; after: TexNode[] } {
  const index = nodes.findIndex((node) => node.kind === 'text' && SENTENCE_END.test(node.text));
  const node = nodes[index];
  if (node?.kind !== 'text') return { own: [...nodes], after: [] };
  const at = node.text.search(SENTENCE_END) + 1;
  const before: TextNode = { ...node, text: node.text.slice(0, at) };
  const rest: TextNode = { ...node, text: node.text.slice(at), start: node.start + at };
  return { own: [...nodes.slice(0, index), before], after: [rest, ...nodes.slice(index + 1)] };
}
