import { QuestionKind } from '../domain/question-kind.ts';
import { findPlaceholder } from './find-diagram.ts';
import { DRAWINGS } from './render-tex.ts';
import { type CommentNode, isBranch, type TexNode } from './tex-tree.ts';

/**
 * The comments of a question. `% id: x`, `% kind: mcq_mc`, `% answer: 20\,\text{m}` and `% questions: 3` are
 * instructions to this program; all others are the author's notes.
 */
export type Notes = {
  readonly comments: string[];
  /** Names in `% \input{name}` comments outside the stem. */
  readonly placeholders: string[];
  id: string | undefined;
  kind: QuestionKind | undefined;
  answer: string | undefined;
};

const KEYED_COMMENT = /^(id|kind|answer|questions)\s*:\s*(\S.*)$/;

/** Reads comments in order; if a key such as `id` is repeated, the first value is used. */
export function readNotes(comments: readonly CommentNode[]): Notes {
  const notes: Notes = { comments: [], placeholders: [], id: undefined, kind: undefined, answer: undefined };
  for (const comment of comments) {
    const placeholder = findPlaceholder(comment.text);
    const text = comment.text.replace(/^[%\s]+/, '').trimEnd();
    if (placeholder !== undefined) notes.placeholders.push(placeholder);
    else if (text !== '' && !readKeyedNote(text, notes)) notes.comments.push(text);
  }
  return notes;
}

/** Stores the value of a comment with a known key; false for any other comment. */
function readKeyedNote(text: string, notes: Notes): boolean {
  const [, key, value = ''] = KEYED_COMMENT.exec(text) ?? [];
  if (key === 'id' && /^\S+$/.test(value)) notes.id ??= value;
  else if (key === 'kind' && QuestionKind.safeParse(value).success) notes.kind ??= QuestionKind.parse(value);
  else if (key === 'answer') notes.answer ??= value;
  else if (key === 'questions') return /^\d+$/.test(value);
  else return false;
  return true;
}

/** The number in a passage's `% questions: 3` comment. */
export function readQuestionCount(nodes: readonly TexNode[]): number | undefined {
  const counts = nodes.flatMap((node) =>
    node.kind === 'comment' ? (/^%+\s*questions\s*:\s*(\d+)\s*$/.exec(node.text)?.[1] ?? []) : [],
  );
  return counts[0] === undefined ? undefined : Number(counts[0]);
}

/** Finds every comment except those inside drawings, which are printed unchanged. */
export function findComments(nodes: readonly TexNode[]): CommentNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'comment') return [node];
    if (!isBranch(node) || (node.kind === 'environment' && DRAWINGS.has(node.name))) return [];
    return findComments(node.children);
  });
}
