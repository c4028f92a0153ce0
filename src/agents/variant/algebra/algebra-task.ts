/** The text of a task: the text of the question, and of one part if it has parts. */
export type TaskText = {
  readonly stem: string;
  /** The text that states what to find; the stem if the question has no parts. */
  readonly task: string;
  /** The formulas of both, in reading order, without delimiters. */
  readonly formulas: readonly string[];
};

/** A task that was recognised and solved. */
export type SolvedTask = {
  /** The numbers of the answer, from which the author's answer is recognised. */
  readonly values: readonly number[];
  /** The answer as TeX, without delimiters. */
  readonly answer: string;
  /** The sentences of the solution. */
  readonly steps: readonly string[];
};

/** Recognises a kind of task by its words and formulas, and solves it; undefined for other tasks. */
export type AlgebraTask = (text: TaskText) => SolvedTask | undefined;
