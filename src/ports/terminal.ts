/** Text styles that the CLI uses; a stream without colour support returns the text unchanged. */
export type TextStyle = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

export type TextStream = {
  write(text: string): void;
  /** Resolves when everything written has been flushed; awaiting it applies backpressure from a slow or closed pipe. */
  flush(): Promise<void>;
  readonly isTerminal: boolean;
  /** Columns; `Infinity` for a pipe or a file, where lines are not wrapped. */
  readonly width: number;
  paint(style: TextStyle, text: string): string;
};

/** `out` is only for results; `err` is for progress, notices and errors. */
export type Terminal = { readonly out: TextStream; readonly err: TextStream };
