/** One line of a hunk, with its line feed unless it is the last line of a text without one. */
export type DiffLine = { readonly kind: 'kept' | 'removed' | 'added'; readonly text: string };

export type Hunk = {
  /** From 1; the line before the hunk when the hunk has no line on that side. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
};

/** The changes of one file. */
export type UnifiedDiff = {
  readonly oldPath: string;
  readonly newPath: string;
  readonly hunks: readonly Hunk[];
};

export const NO_NEWLINE = '\\ No newline at end of file';

export function listOldLines(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'added').map(({ text }) => text);
}

export function listNewLines(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
}
