import type { TextStream } from '../../ports/terminal.ts';

export type ProgressBar = {
  /** Draws the bar; `fraction` is the completed share of the work, from 0 to 1. */
  advance(fraction: number, note: string): void;
  clear(): void;
};

const BAR_WIDTH = 24;
/** Moves the cursor to the start of the line and clears the line. */
const ERASE_LINE = '\r\u001B[2K';

/** Creates a progress bar on one line of the terminal; `clear` removes it. Without a terminal nothing is drawn. */
export function createProgressBar(stream: TextStream): ProgressBar {
  if (!stream.isTerminal) return { advance: () => {}, clear: () => {} };
  return {
    advance: (fraction, note) => {
      const filledWidth = Math.round(fraction * BAR_WIDTH);
      const bar = `${'█'.repeat(filledWidth)}${'░'.repeat(BAR_WIDTH - filledWidth)}`;
      stream.write(`${ERASE_LINE}${bar} ${Math.floor(fraction * 100)}% ${note}`);
    },
    clear: () => stream.write(ERASE_LINE),
  };
}
