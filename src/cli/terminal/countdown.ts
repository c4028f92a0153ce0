import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from './write-output.ts';

const SECOND_MS = 1000;
/** Moves the cursor to the start of the line and clears the line. */
const ERASE_LINE = '\r\u001B[2K';

/** Creates a function that shows the seconds until the next attempt. On a terminal the line is updated every second. */
export function createRetryCountdown(stream: TextStream): (milliseconds: number) => void {
  return (milliseconds) => {
    const seconds = Math.ceil(milliseconds / SECOND_MS);
    const formatLine = (secondsLeft: number): string => `The model is busy; retrying in ${secondsLeft} s.`;
    if (!stream.isTerminal) {
      writeLine(stream, formatLine(seconds));
      return;
    }
    let secondsLeft = seconds;
    const tick = (): void => {
      stream.write(secondsLeft > 0 ? `${ERASE_LINE}${formatLine(secondsLeft)}` : ERASE_LINE);
      if (secondsLeft-- <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    timer.unref();
    tick();
  };
}
