import { type TextStream, writeLine } from './terminal.ts';

const SECOND = 1000;
const ERASE_LINE = '\r\u001B[2K';

/** Tells how long a busy service lets us wait: every second on a terminal, once elsewhere. */
export function createCountdown(stream: TextStream): (milliseconds: number) => void {
  return (milliseconds) => {
    const seconds = Math.ceil(milliseconds / SECOND);
    const line = (left: number): string => `The model is busy; the next attempt in ${left} s.`;
    if (!stream.isTerminal) {
      writeLine(stream, line(seconds));
      return;
    }
    let left = seconds;
    const tick = (): void => {
      stream.write(left > 0 ? `${ERASE_LINE}${line(left)}` : ERASE_LINE);
      if (left-- <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND);
    timer.unref();
    tick();
  };
}
