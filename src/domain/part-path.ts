import type { Part, SubPart } from './part.ts';

/** A part that a learner answers: it has no parts of its own. */
export type LeafPart = {
  /** `a`, or `b.i` for part (b)(i). */
  readonly path: string;
  readonly part: SubPart;
  /** The part that contains it; undefined for a part of the question itself. */
  readonly parent: Part | undefined;
};

type WithParts = { readonly parts?: readonly Part[] | undefined };

/** Lists the parts that a learner answers, in printed order; empty for a question without parts. */
export function listLeafParts({ parts = [] }: WithParts): LeafPart[] {
  return parts.flatMap((part): LeafPart[] => {
    if (part.parts === undefined) return [{ path: part.label, part, parent: undefined }];
    return part.parts.map((inner) => ({ path: `${part.label}.${inner.label}`, part: inner, parent: part }));
  });
}

/** One or two labels with optional brackets, dots and spaces: `b`, `b.i`, `b(i)`, `(b)(i)`, `(b) i)`. */
const TYPED_PATH = /^[\s([]*([a-z]{1,5}|\d{1,2})[\s)\].(:]*(?:([ivx]{1,5}|[a-z]|\d{1,2})[\s)\].:]*)?$/iu;

/** Reads a path as users type it, `b(i)` or `(b)(i)`, as `b.i`; undefined if it is not a path. */
export function parsePartPath(typed: string): string | undefined {
  const [, outer, inner] = TYPED_PATH.exec(typed) ?? [];
  if (outer === undefined) return undefined;
  return [outer, ...(inner === undefined ? [] : [inner])].join('.').toLowerCase();
}

/** Formats a path as it is printed: `(b)(i)` for `b.i`. */
export function formatPartPath(path: string): string {
  return path
    .split('.')
    .map((label) => `(${label})`)
    .join('');
}
