import type { TextStream } from './terminal.ts';

export type ProgressBar = { advance(done: number, note: string): void; clear(): void };

const BAR = 24;
const ERASE_LINE = '\r\u001B[2K';

/** A bar on a terminal, nothing elsewhere; the line is gone when the work is done. */
export function createProgressBar(total: number, stream: TextStream): ProgressBar {
  if (!stream.isTerminal || total < 2) return { advance: () => {}, clear: () => {} };
  return {
    advance: (done, note) => {
      const filled = Math.round((done / total) * BAR);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
      stream.write(`${ERASE_LINE}${bar} ${done}/${total} ${note}`);
    },
    clear: () => stream.write(ERASE_LINE),
  };
}
