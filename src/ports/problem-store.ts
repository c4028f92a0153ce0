import type {
  Problem,
  ProblemDigest,
  ProblemProgress,
  ProblemState,
  ProblemUsage,
  ProblemVersion,
  SentPiece,
} from '../domain/problem.ts';

/** A problem and the state of its last run; `progress` is undefined if the problem was never started. */
export type StoredProblem = { readonly problem: Problem; readonly progress: ProblemProgress | undefined };

export type ProblemFilter = { readonly owner: string; readonly state?: ProblemState };

export type ProblemPage = { readonly problems: readonly StoredProblem[]; readonly next: string | undefined };

/** The number of problems in each state, and their total usage. */
export type ProblemTally = Readonly<Record<ProblemState, number>> & { readonly usage: ProblemUsage };

/** A version to be added to a problem. */
export type NewVersion = Omit<ProblemVersion, 'version'> & {
  /** The summary for lists. */
  readonly digest: ProblemDigest;
  /** The run that made the version; a resumed run adds its version only once. */
  readonly runId?: string;
};

export type ProblemChange = Partial<Pick<Problem, 'name' | 'source' | 'runId'>>;

/** Uploaded problems and the versions of their results. */
export type ProblemStore = {
  /** Creates problems and returns their ids; problems whose id already exists are skipped. */
  create(problems: readonly Problem[]): Promise<string[]>;
  find(id: string): Promise<StoredProblem | undefined>;
  /**
   * Lists problems, newest first; with the state `under_way`, running problems are listed before waiting ones. An invalid
   * cursor is an `invalid-input` fault.
   */
  list(filter: ProblemFilter, page: { limit: number; after?: string }): Promise<ProblemPage>;
  /** Counts the owner's problems by state and sums their usage. */
  tally(owner: string): Promise<ProblemTally>;
  change(id: string, change: ProblemChange, at: string): Promise<void>;
  /** Merges ids and the review state of one piece into `sent`; a no-op if the problem does not exist. */
  changeSent(id: string, piece: string, change: SentPiece, at: string): Promise<void>;
  addUsage(id: string, usage: ProblemUsage): Promise<void>;
  /** Adds a version and returns its number; throws a `conflict` fault if the newest version is not `expected`. */
  addVersion(id: string, version: NewVersion, expected: number): Promise<number>;
  /** Returns the given version, or the newest. */
  findVersion(id: string, version?: number): Promise<ProblemVersion | undefined>;
  /** Lists the versions without their content, newest first. */
  listVersions(id: string): Promise<Omit<ProblemVersion, 'content'>[]>;
  /** Deletes a problem with its versions; a no-op if it does not exist. */
  remove(id: string): Promise<void>;
  /** True if a problem (photo or figure) or a batch job (input or output) references this file. */
  isFileReferenced(key: string): Promise<boolean>;
  close(): Promise<void>;
};
