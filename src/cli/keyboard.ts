export type LineReader = {
  /** The next line; undefined when there will be none (end of input, Ctrl-C, Ctrl-D). */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

/** What a person does at the terminal, one thing at a time. */
export type Keyboard = {
  /** False when nobody sits there, as in a pipe. */
  readonly isInteractive: boolean;
  /** The next key as it is typed, in a pipe the next line without blanks around it; undefined when there will be none (end of input, Ctrl-C, Ctrl-D). */
  readKey(): Promise<string | undefined>;
  readLine(question: string): Promise<string | undefined>;
  /** For many lines one after another: what is pasted at once comes line by line. */
  openLines(): LineReader;
  /** Lets the person edit a text in the editor of the environment; undefined when it was left without saving. */
  edit(text: string, fileName: string): Promise<string | undefined>;
  close(): void;
};
