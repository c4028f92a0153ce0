export type LineReader = {
  /** Reads the next line; undefined at the end of input or after Ctrl-C or Ctrl-D. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

/** Interactive input: keys, lines and texts edited in the user's editor. */
export type Keyboard = {
  /** False when input or output is a pipe. */
  readonly isInteractive: boolean;
  /**
   * Reads the next key; from a pipe, the next line without surrounding blanks. Undefined at the end of input or after
   * Ctrl-C or Ctrl-D.
   */
  readKey(): Promise<string | undefined>;
  readLine(question: string): Promise<string | undefined>;
  /** Reads many lines one after another; pasted text arrives line by line. */
  openLines(): LineReader;
  /** Opens the text in the user's editor; undefined when the user does not change the text or the editor fails. */
  edit(text: string, fileName: string): Promise<string | undefined>;
  close(): void;
};
