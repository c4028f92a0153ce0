import type { Question } from '../domain/question.ts';
import type { QuestionFacts } from '../domain/question-facts.ts';
import type { QuestionKind } from '../domain/question-kind.ts';

/** One version of a stored question. */
export type BankEntry = {
  readonly question: Question;
  /** Starts at 1; every change of the content adds a version, and old versions stay readable. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type VersionNote = { readonly version: number; readonly createdAt: string };

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
};

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

/** The values of each field with the number of questions that have them. */
export type BankFacets = {
  readonly kinds: readonly FacetValue[];
  readonly subjects: readonly FacetValue[];
  readonly levels: readonly FacetValue[];
  readonly topics: readonly FacetValue[];
};

/** Questions with their versions; a save that has returned survives a crash of the process. */
export type QuestionBank = {
  /**
   * Saves all questions or none. A question whose content equals its newest version is `unchanged`. Provenance and source are not part of the content; they stay as first saved. A question that occurs twice in the list with
   * different content becomes two versions.
   */
  save(questions: readonly Question[]): Promise<SaveOutcome[]>;
  /** Saves the question if its newest version is the expected one (0: it does not exist); otherwise throws a `conflict` fault. */
  replace(question: Question, expectedVersion: number): Promise<SaveOutcome>;
  /** Returns the given version, or the newest. */
  find(id: string, version?: number): Promise<BankEntry | undefined>;
  /** Lists the versions, newest first. */
  listVersions(id: string): Promise<VersionNote[]>;
  /** Lists the newest versions of questions, newest question first. */
  list(filter: BankFilter, page: PageRequest): Promise<BankPage>;
  /**
   * Searches all visible text of the newest versions, best match first. The query is plain text without operators; its
   * last word also matches as a prefix. A query without words, or only with stop words such as `the`, finds nothing.
   */
  search(query: string, filter: BankFilter, page: PageRequest): Promise<SearchPage>;
  count(filter: BankFilter): Promise<number>;
  /** Counts the values of each field, most frequent first. The counts of a field ignore the filter on that field itself. */
  countFacets(filter: BankFilter): Promise<BankFacets>;
  /** Lists the facts of the newest versions of all questions, by which papers choose questions, oldest question first. */
  listFacts(): Promise<readonly QuestionFacts[]>;
  close(): Promise<void>;
};
