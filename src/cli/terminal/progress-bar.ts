import type { TextStream } from '../../ports/terminal.ts';

export type ProgressBar = {
  /** `share` is the part of the work that is done, from 0 to 1. */
  advance(share: number, note: string): void;
  clear(): void;
};

const BAR_WIDTH = 24;
const ERASE_LINE = '\r\u001B[2K';

/** Draws a progress bar on a terminal and nothing elsewhere; `clear` removes the line. */
export function createProgressBar(stream: TextStream): ProgressBar {
  if (!stream.isTerminal) return { advance: () => {}, clear: () => {} };
  return {
    advance: (share, note) => {
      const filled = Math.round(share * BAR_WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
      stream.write(`${ERASE_LINE}${bar} ${Math.floor(share * 100)}% ${note}`);
    },
    clear: () => stream.write(ERASE_LINE),
  };
}
