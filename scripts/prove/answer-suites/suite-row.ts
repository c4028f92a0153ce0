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
/** A public suite: where its rows come from, and the policy that corresponds to what it tests. */
export type PublicSuite = {
  readonly name: string;
  /** The folder of the files below `--sets`. */
  readonly folder: string;
  readonly policy: string;
  readonly rows: (file: string, source: string) => readonly SuiteRow[];
};
