import { QuestionKind } from '../domain/question-kind.ts';
import { ResponseKind } from '../domain/response-kind.ts';
import { findPlaceholder } from './find-diagram.ts';
import { DRAWINGS } from './render-tex.ts';
import { type CommentNode, isBranch, isEnvironment, type TexNode } from './tex-tree.ts';

/**
 * The comments of a question or part. Comments such as `% id: x`, `% kind: mcq_mc`, `% answer: 20\,\text{m}`,
 * `% response: text`, `% unit: m`, `% parts: none`, `% marks: none` and `% questions: 3` are instructions to this
 * program; all others are the author's own, in `comments`.
 */
export type Notes = {
  readonly comments: string[];
  /** Names in `% \input{name}` comments outside the stem. */
  readonly placeholders: string[];
  id?: string;
  kind?: QuestionKind;
  answer?: string;
  response?: ResponseKind;
  unit?: string;
  /** The number of parts, or `none` for a list that is not to be read as parts. */
  parts?: string;
  /** `none`: a number at the end of the text does not state marks. */
  marks?: 'none';
  /** `whole`: a solution with labels is not split by part. */
  solution?: 'whole';
};

const KEYED_COMMENT = /^(id|kind|answer|questions|response|unit|parts|marks|solution)\s*:\s*(\S.*)$/;

/** Reads comments in order; if a key such as `id` is repeated, the first value is used. */
export function readNotes(comments: readonly CommentNode[]): Notes {
  const notes: Notes = { comments: [], placeholders: [] };
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
  switch (key) {
    case 'id':
      if (/^\S+$/.test(value)) notes.id ??= value;
      return /^\S+$/.test(value);
    case 'kind':
      return readKind(value, notes);
    case 'response':
      return readResponse(value, notes);
    case 'answer':
      notes.answer ??= value;
      return true;
    // Read by `readQuestionCount`.
    case 'questions':
      return /^\d+$/.test(value);
    default:
      return readPartNote(key, value, notes);
  }
}

/** Stores a note about the unit, the parts, the marks or the solution; false for any other comment. */
function readPartNote(key: string | undefined, value: string, notes: Notes): boolean {
  if (key === 'unit') notes.unit ??= value;
  else if (key === 'parts' && /^(?:none|[1-9]\d?)$/.test(value)) notes.parts ??= value;
  else if (key === 'marks' && value === 'none') notes.marks = value;
  else if (key === 'solution' && value === 'whole') notes.solution = value;
  else return false;
  return true;
}

function readKind(value: string, notes: Notes): boolean {
  const kind = QuestionKind.safeParse(value);
  if (kind.success) notes.kind ??= kind.data;
  return kind.success;
}

function readResponse(value: string, notes: Notes): boolean {
  const response = ResponseKind.safeParse(value);
  if (response.success) notes.response ??= response.data;
  return response.success;
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
  const comments: CommentNode[] = [];
  collectComments(nodes, comments);
  return comments;
}

function collectComments(nodes: readonly TexNode[], comments: CommentNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'comment') comments.push(node);
    else if (isBranch(node) && !isEnvironment(node, DRAWINGS)) collectComments(node.children, comments);
  }
}
