import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from './write-output.ts';

const SECOND_MS = 1000;
const ERASE_LINE = '\r\u001B[2K';

/** Shows the seconds until the next attempt: updated every second on a terminal, printed once elsewhere. */
export function createCountdown(stream: TextStream): (milliseconds: number) => void {
  return (milliseconds) => {
    const seconds = Math.ceil(milliseconds / SECOND_MS);
    const line = (left: number): string => `The model is busy; retrying in ${left} s.`;
    if (!stream.isTerminal) {
      writeLine(stream, line(seconds));
      return;
    }
    let left = seconds;
    const tick = (): void => {
      stream.write(left > 0 ? `${ERASE_LINE}${line(left)}` : ERASE_LINE);
      if (left-- <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    timer.unref();
    tick();
  };
}
