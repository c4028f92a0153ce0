/** One line of a hunk: kept, taken away or added, with its line feed unless it is the last line of a text without one. */
export type DiffLine = { readonly kind: 'kept' | 'removed' | 'added'; readonly text: string };

export type Hunk = {
  /** One-based; the line before it when the hunk has no line on that side. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
};

/** The change of one file. */
export type UnifiedDiff = {
  readonly oldPath: string;
  readonly newPath: string;
  readonly hunks: readonly Hunk[];
};

export const NO_NEWLINE = '\\ No newline at end of file';

export function oldLinesOf(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'added').map(({ text }) => text);
}

export function newLinesOf(hunk: Hunk): string[] {
  return hunk.lines.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
}
