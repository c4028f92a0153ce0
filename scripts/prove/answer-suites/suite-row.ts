import type { AnswerPolicy } from '../../../src/maths/agree/answer-policy.ts';

/** One row of a public suite: whether its authors count the response as equal to the expected answer. */
export type SuiteRow = {
  /** The file and the number of the row in it. */
  readonly id: string;
  readonly expected: string;
  readonly response: string;
  readonly label: boolean;
  readonly policy: AnswerPolicy;
};
/** A public suite. */
export type PublicSuite = {
  readonly name: string;
  /** The folder of the files below `--sets`. */
  readonly folder: string;
  /** The repository, the commit and the files. */
  readonly source: string;
  /** Which policy of `vbagent mark` corresponds to what the suite tests, and which rows are left out. */
  readonly policy: string;
  /** The least agreement in percent, without disputed labels; at most one false accept is allowed. */
  readonly goal: number;
  /** The score of the fresh half before its misses were read. */
  readonly firstFreshScore: string;
  readonly rows: (file: string, source: string) => readonly SuiteRow[];
};
