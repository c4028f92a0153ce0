import type { TextStream } from './terminal.ts';

export type ProgressBar = {
  /** `share` of the work from 0 to 1. */
  advance(share: number, note: string): void;
  clear(): void;
};

const BAR = 24;
const ERASE_LINE = '\r\u001B[2K';

/** A bar on a terminal, nothing elsewhere; the line is gone when the work is done. */
export function createProgressBar(stream: TextStream): ProgressBar {
  if (!stream.isTerminal) return { advance: () => {}, clear: () => {} };
  return {
    advance: (share, note) => {
      const filled = Math.round(share * BAR);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
      stream.write(`${ERASE_LINE}${bar} ${Math.floor(share * 100)}% ${note}`);
    },
    clear: () => stream.write(ERASE_LINE),
  };
}
