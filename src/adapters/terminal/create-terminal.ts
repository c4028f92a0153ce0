import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import type { Terminal, TextStream } from '../../ports/terminal.ts';

const FALLBACK_WIDTH = 80;

/** Creates the terminal of a process from its output and error streams. */
export function createTerminal(out: WriteStream, err: WriteStream): Terminal {
  return { out: createTextStream(out), err: createTextStream(err) };
}

/** Wraps a stream. Colour depends on the stream, NO_COLOR and FORCE_COLOR, as in Node's `styleText`. */
function createTextStream(stream: WriteStream): TextStream {
  return {
    write: (text) => void stream.write(text),
    flush: () => new Promise((resolve) => void stream.write('', () => resolve())),
    get isTerminal() {
      return stream.isTTY === true;
    },
    get width() {
      return stream.isTTY === true ? stream.columns || FALLBACK_WIDTH : Number.POSITIVE_INFINITY;
    },
    paint: (style, text) => styleText(style, text, { stream }),
  };
}
