/** One line of a hunk. It includes its line feed, except at the end of a text that has no final line feed. */
export type DiffLine = { readonly kind: 'kept' | 'removed' | 'added'; readonly text: string };

/** A group of neighbouring changed lines with the unchanged lines around them. */
export type Hunk = {
  /** The number, from 1, of the first old line; without old lines, the number of the line before the hunk. */
  readonly oldStart: number;
  /** Like `oldStart`, for the new lines. */
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
};

/** The changes of one file. */
export type UnifiedDiff = {
  readonly oldPath: string;
  readonly newPath: string;
  readonly hunks: readonly Hunk[];
};

/** The line that a diff contains after a line without a line feed. */
export const NO_NEWLINE = '\\ No newline at end of file';

export function listOldLines(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'added').map(({ text }) => text);
}

export function listNewLines(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
}
