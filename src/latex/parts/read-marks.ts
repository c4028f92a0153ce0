import type { TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import type { FoundMarks } from './found-marks.ts';
import { findMarksAtEnd } from './marks-at-end.ts';
import { findMarksAtMargin } from './marks-at-margin.ts';
import { findMarksAtStart } from './marks-at-start.ts';

/** Finds marks in the right margin, in a command, or at the end or the start of a text. */
export function findMarks(nodes: readonly TexNode[]): FoundMarks | undefined {
  const trimmed = trimBreaks(nodes);
  return findMarksAtMargin(nodes) ?? findMarksAtEnd(trimmed) ?? findMarksAtStart(trimmed);
}
