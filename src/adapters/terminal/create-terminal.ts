import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import type { Terminal, TextStream } from '../../ports/terminal.ts';

const FALLBACK_WIDTH = 80;

export function createTerminal(out: WriteStream, err: WriteStream): Terminal {
  return { out: createTextStream(out), err: createTextStream(err) };
}

/** Colour follows the stream, NO_COLOR and FORCE_COLOR, as Node reads them. */
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
