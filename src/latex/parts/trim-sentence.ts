import { plainText } from '../plain-text.ts';
import { isBlank, type TexNode, type TextNode } from '../tex-tree.ts';
import type { UnreadPart } from './part-candidates.ts';

/** `, and` or `;` between two parts of a sentence. */
const CONNECTIVE = /\s*[,;]?\s*(?:\b(?:and|or|et|ou|und|oder|[yoei])\b)?\s*$/iu;
/** Words after which a label refers to a part: "parts (a) and (b)". */
const REFERENCE_BEFORE =
  /\b(?:parts?|questions?|see|equations?|eqn?s?\.?|statements?|options?|both|conditions?|cases?|theorems?|between|and)$/iu;
/**
 * A preposition. The label after it is a reference ("the result from (a)") or marks the first of several objects ("the
 * distance in (a) metres, and (b) miles").
 */
const PREPOSITION_BEFORE = /\b(?:in|from|by|using|use|with)$/iu;
const MIN_WORDS = 3;
/** The end of a sentence that another sentence follows. */
const SENTENCE_END = /[.?!](?=\s+[A-Z[(])/u;

/**
 * Removes the words that join the parts of a sentence: `(a) the height, (b) the time and (c) …`. Sentences after the last part are
 * returned separately, because they belong to all parts.
 */
export function trimSentence(parts: readonly UnreadPart[]): { parts: UnreadPart[]; after: TexNode[] } {
  const last = parts.at(-1);
  if (last === undefined) return { parts: [], after: [] };
  const { sentence, after } = splitAtSentenceEnd(last.nodes);
  const trimmed = parts.slice(0, -1).map((part) => ({ ...part, nodes: withoutConnective(part.nodes) }));
  return { parts: [...trimmed, { ...last, nodes: sentence }], after };
}

/**
 * Whether labels in a sentence mark its pieces. They do not if they refer to something else, as in "(a) implies (b)". After a
 * preposition, they mark pieces only if `and` joins them: "in (a) metres or (b) miles" names alternatives.
 */
export function areSentenceParts(before: readonly TexNode[], parts: readonly UnreadPart[]): boolean {
  const textBefore = plainText(before, 'shown');
  if (REFERENCE_BEFORE.test(textBefore)) return false;
  const partTexts = parts.slice(0, -1).map(({ nodes }) => plainText(nodes, 'shown'));
  if (PREPOSITION_BEFORE.test(textBefore) && !partTexts.some((text) => /\band$/iu.test(text))) return false;
  return parts.slice(0, -1).every(({ nodes }) => {
    const text = plainText(nodes, 'shown');
    const piece = text.replace(CONNECTIVE, '');
    const isSeparated = piece !== text || /[.?!]$/u.test(text) || endsWithGap(nodes) || isFormula(nodes);
    return piece !== '' && !/^[,;.]/u.test(piece) && (isSeparated || piece.split(' ').length >= MIN_WORDS);
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

function splitAtSentenceEnd(nodes: readonly TexNode[]): { sentence: TexNode[]; after: TexNode[] } {
  const index = nodes.findIndex((node) => node.kind === 'text' && SENTENCE_END.test(node.text));
  const node = nodes[index];
  if (node?.kind !== 'text') return { sentence: [...nodes], after: [] };
  const at = node.text.search(SENTENCE_END) + 1;
  const before: TextNode = { ...node, text: node.text.slice(0, at) };
  const rest: TextNode = { ...node, text: node.text.slice(at), start: node.start + at };
  return { sentence: [...nodes.slice(0, index), before], after: [rest, ...nodes.slice(index + 1)] };
}
