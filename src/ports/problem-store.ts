import type {
  Problem,
  ProblemDigest,
  ProblemStanding,
  ProblemState,
  ProblemUsage,
  ProblemVersion,
} from '../domain/problem.ts';

/** A problem, and how its last run stands; one that was never started has no standing. */
export type StoredProblem = { readonly problem: Problem; readonly standing: ProblemStanding | undefined };

export type ProblemFilter = { readonly owner: string; readonly state?: ProblemState };

export type ProblemPage = { readonly problems: readonly StoredProblem[]; readonly next: string | undefined };

export type ProblemTally = Readonly<Record<ProblemState, number>> & { readonly usage: ProblemUsage };

export type NewVersion = Omit<ProblemVersion, 'version'> & {
  readonly digest: ProblemDigest;
  /** The run that made it: a run that is carried on adds what it made once. */
  readonly runId?: string;
};

export type ProblemChange = Partial<Pick<Problem, 'name' | 'source' | 'runId' | 'sent'>>;

/** Problems with the versions of what was made of them. */
export type ProblemStore = {
  /** Those whose id is taken stay as they are; answers the ids of the new ones. */
  create(problems: readonly Problem[]): Promise<string[]>;
  find(id: string): Promise<StoredProblem | undefined>;
  /** Newest first, of what is under way what runs before what waits, paged by key; a cursor that cannot be read is an `invalid-input` fault. */
  list(filter: ProblemFilter, page: { limit: number; after?: string }): Promise<ProblemPage>;
  tally(owner: string): Promise<ProblemTally>;
  change(id: string, change: ProblemChange, at: string): Promise<void>;
  addUsage(id: string, usage: ProblemUsage): Promise<void>;
  /** Answers its number; a `conflict` fault when the newest version is not the one that was read. */
  addVersion(id: string, made: NewVersion, expected: number): Promise<number>;
  /** The newest, or the one asked for. */
  version(id: string, version?: number): Promise<ProblemVersion | undefined>;
  /** Newest first. */
  versions(id: string): Promise<Omit<ProblemVersion, 'content'>[]>;
  /** With its versions; what is not there is no fault. */
  remove(id: string): Promise<void>;
  /** Whether any problem holds this file, as its photo or as a figure, or any job of a batch. */
  isFileReferenced(key: string): Promise<boolean>;
  close(): Promise<void>;
};
