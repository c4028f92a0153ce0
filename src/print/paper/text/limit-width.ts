import type { TerminalStyle } from '../../terminal-style.ts';

const MAX_LINE_LENGTH = 100;

/**
 * Limits the line width, because very long lines are hard to read and output to a pipe has no width limit.
 */
export function limitWidth(terminal: TerminalStyle): TerminalStyle {
  return { ...terminal, width: Math.min(terminal.width, MAX_LINE_LENGTH) };
}
