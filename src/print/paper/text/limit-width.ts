import type { TextLook } from '../../print-question-text.ts';

const MAX_LINE_LENGTH = 100;

/** Limits the width of lines, because very long lines are hard to read; a pipe reports no width limit. */
export function limitWidth(look: TextLook): TextLook {
  return { ...look, width: Math.min(look.width, MAX_LINE_LENGTH) };
}
