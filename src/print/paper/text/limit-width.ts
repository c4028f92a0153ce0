import type { TextLook } from '../../print-question-text.ts';

const MAX_LINE_LENGTH = 100;

/** Lines a person can follow, however wide the terminal is; a pipe has no width at all. */
export function limitWidth(look: TextLook): TextLook {
  return { ...look, width: Math.min(look.width, MAX_LINE_LENGTH) };
}
