import { harmlessText } from '../print/harmless-text.ts';

/** Styles the CLI uses; a stream without colour answers the text as it is. */
export type TextStyle = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

export type TextStream = {
  write(text: string): void;
  /** Waits until all of it has been taken, so that a slow or closed pipe stops who writes much. */
  flush(): Promise<void>;
  readonly isTerminal: boolean;
  /** Columns; `Infinity` when nobody looks at lines, as in a pipe or a file. */
  readonly width: number;
  paint(style: TextStyle, text: string): string;
};

/** `out` is for results alone, `err` for everything said about them. */
export type Terminal = { readonly out: TextStream; readonly err: TextStream };

export function writeLine(stream: TextStream, line = ''): void {
  stream.write(`${line}\n`);
}

export function writeJson(stream: TextStream, value: unknown): void {
  writeText(stream, `${JSON.stringify(value, null, 2)}\n`);
}

/** Text of a file: byte for byte into a pipe, and on a terminal nothing that could steer it. */
export function writeText(stream: TextStream, text: string): void {
  stream.write(stream.isTerminal ? harmlessText(text) : text);
}
