/** What a person does at the terminal, one thing at a time. */
export type Keyboard = {
  /** False when nobody sits there, as in a pipe. */
  readonly isInteractive: boolean;
  /** The next key as it is typed; undefined when there will be none (end of input, Ctrl-C, Ctrl-D). */
  readKey(): Promise<string | undefined>;
  readLine(question: string): Promise<string | undefined>;
  /** Lets the person edit a text in the editor of the environment; undefined when it was left without saving. */
  edit(text: string, fileName: string): Promise<string | undefined>;
  close(): void;
};
