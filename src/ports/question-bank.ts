import type { Difficulty } from '../domain/classification.ts';
import type { Finding } from '../domain/finding.ts';
import type { Question } from '../domain/question.ts';
import type { ChangeReason, QuestionState } from '../domain/question-change.ts';
import type { QuestionFacts } from '../domain/question-facts.ts';
import type { QuestionKind } from '../domain/question-kind.ts';

/** One version of a stored question. */
export type BankEntry = {
  readonly question: Question;
  /** Starts at 1; every change of the content adds a version, and old versions stay readable. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly state: QuestionState;
};

/** Who saves a version, and why. */
export type VersionAuthor = {
  readonly author?: string;
  readonly reason?: ChangeReason;
  /** The author's own words. */
  readonly note?: string;
  /** Problems that were found in the text when the version was saved. */
  readonly findings?: readonly Finding[];
};

export type VersionNote = {
  readonly version: number;
  readonly createdAt: string;
  readonly author: string | null;
  readonly reason: ChangeReason | null;
  readonly note: string | null;
  readonly findings: readonly Finding[];
};

export type SaveOutcome = {
  readonly id: string;
  readonly version: number;
  readonly outcome: 'created' | 'updated' | 'unchanged';
};

export type BankFilter = {
  readonly kind?: QuestionKind;
  readonly subject?: string;
  readonly level?: string;
  readonly topic?: string;
  readonly outcomeId?: string;
  readonly difficulty?: Difficulty;
  /** With a tag, only active questions are found. */
  readonly tag?: string;
  /** The id of a collection. */
  readonly collection?: string;
  /** Only questions that were made from this one. */
  readonly parentId?: string;
  /** By default `active`. */
  readonly state?: QuestionState;
};

/** `place`: the order of the collection in the filter. */
export type BankSort = 'newest' | 'oldest' | 'changed' | 'marks' | 'place';

/** `limit` is 1 to 1000; `after` is the cursor of the previous page. An invalid cursor is an `invalid-input` fault. */
export type PageRequest = { readonly limit: number; readonly after?: string };

export type BankPage = { readonly entries: readonly BankEntry[]; readonly next: string | undefined };

export type SearchHit = { readonly entry: BankEntry; readonly score: number; readonly excerpt: string };

export type SearchPage = {
  readonly hits: readonly SearchHit[];
  readonly next: string | undefined;
  /** Set if the query was not run because it contains only stop words such as `the`. */
  readonly hasOnlyCommonWords?: boolean;
};

export type FacetValue = { readonly value: string; readonly count: number };

export type FacetField = 'total' | 'kinds' | 'subjects' | 'levels' | 'topics' | 'difficulties' | 'tags';

/** The values of each field with the number of questions that have them. */
export type BankFacets = {
  /** The number of questions that match the whole filter. */
  readonly total: number;
  readonly kinds: readonly FacetValue[];
  readonly subjects: readonly FacetValue[];
  readonly levels: readonly FacetValue[];
  readonly topics: readonly FacetValue[];
  readonly difficulties: readonly FacetValue[];
  readonly tags: readonly FacetValue[];
  /** The fields whose counts are estimates, because counting exactly would take long. */
  readonly estimated: readonly FacetField[];
};

/** Questions with their versions; a save that has returned survives a crash of the process. */
export type QuestionBank = {
  /**
   * Saves all questions or none. A question whose content equals its newest version is `unchanged`. Provenance and source are not part of the content; they stay as first saved. A question that occurs twice in the list with
   * different content becomes two versions. A deleted question becomes active again; a retired one stays retired.
   */
  save(questions: readonly Question[], by?: VersionAuthor): Promise<SaveOutcome[]>;
  /** Saves the question if its newest version is the expected one (0: it does not exist); otherwise throws a `conflict` fault. */
  replace(question: Question, expectedVersion: number, by?: VersionAuthor): Promise<SaveOutcome>;
  /**
   * Saves those questions whose newest version is the expected one, in one transaction; `stale` lists the ids of the others.
   */
  replaceMany(
    changes: readonly { readonly question: Question; readonly expectedVersion: number }[],
    by?: VersionAuthor,
  ): Promise<{ readonly saved: readonly SaveOutcome[]; readonly stale: readonly string[] }>;
  /** Moves questions to a state. Returns the questions that were in another state, each with its earlier state. */
  setState(
    ids: readonly string[],
    state: QuestionState,
  ): Promise<readonly { readonly id: string; readonly before: QuestionState }[]>;
  /** Removes deleted questions with all their versions, for good. Returns the ids of the removed ones; others stay. */
  purge(ids: readonly string[]): Promise<readonly string[]>;
  /** Returns the given version, or the newest, in whatever state. */
  find(id: string, version?: number): Promise<BankEntry | undefined>;
  /** Returns the newest versions of these questions in this order; unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<BankEntry[]>;
  /** Lists the versions, newest first. */
  listVersions(id: string): Promise<VersionNote[]>;
  /** Lists the newest versions of questions, newest question first unless another order is given. */
  list(filter: BankFilter, page: PageRequest & { readonly sort?: BankSort }): Promise<BankPage>;
  /**
   * Searches all visible text of the active questions, best match first. The query is plain text without operators; its
   * last word also matches as a prefix. A query without words, or only with stop words such as `the`, finds nothing.
   */
  search(query: string, filter: BankFilter, page: PageRequest): Promise<SearchPage>;
  count(filter: BankFilter): Promise<number>;
  /**
   * Counts the values of each field, most frequent first. The counts of a field ignore the filter on that field itself.
   * Counts of tags, or of the questions in a tag, collection or outcome, are estimates if more than a few thousand match.
   */
  countFacets(filter: BankFilter): Promise<BankFacets>;
  /** Lists the facts of the newest versions of all active questions, by which papers choose questions, oldest question first. */
  listFacts(): Promise<readonly QuestionFacts[]>;
  close(): Promise<void>;
};
