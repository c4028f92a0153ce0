import type { Question } from '../domain/question.ts';
import type { QuestionKind } from '../domain/question-kind.ts';

export type BankEntry = {
  readonly question: Question;
  /** Counts from 1; every change of content is a new version and old ones stay readable. */
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

/** `limit` is 1 to 1000; `after` is the cursor of the page before; a cursor that cannot be read is an `invalid-input` fault. */
export type PageRequest = { readonly limit: number; readonly after?: string };

export type BankPage = { readonly entries: readonly BankEntry[]; readonly next: string | undefined };

export type SearchHit = { readonly entry: BankEntry; readonly score: number; readonly excerpt: string };

export type SearchPage = {
  readonly hits: readonly SearchHit[];
  readonly next: string | undefined;
  /** Set when nothing was looked for, because every word stands in nearly every question. */
  readonly hasOnlyCommonWords?: boolean;
};

export type FacetValue = { readonly value: string; readonly count: number };

export type BankFacets = {
  readonly kinds: readonly FacetValue[];
  readonly subjects: readonly FacetValue[];
  readonly levels: readonly FacetValue[];
  readonly topics: readonly FacetValue[];
};

/** Questions with their versions; every acknowledged save survives a crash of the process. */
export type QuestionBank = {
  /**
   * All or none. A question whose content equals its newest version is `unchanged`; provenance and source are no
   * content, and the first ones stay. A question that comes twice becomes two versions.
   */
  save(questions: readonly Question[]): Promise<SaveOutcome[]>;
  /** Saves only while the newest version is the expected one (0: not yet there), else a `conflict` fault. */
  replace(question: Question, expectedVersion: number): Promise<SaveOutcome>;
  /** The newest version, or the one asked for. */
  find(id: string, version?: number): Promise<BankEntry | undefined>;
  /** Newest first. */
  versions(id: string): Promise<VersionNote[]>;
  /** Newest question first, paged by key. */
  list(filter: BankFilter, page: PageRequest): Promise<BankPage>;
  /**
   * Full text over everything a person can read in the newest versions, best first. Any text is a query, never syntax;
   * the last word may be the beginning of one. A query without words finds nothing, and neither does one of words such as
   * `the` alone.
   */
  search(query: string, filter: BankFilter, page: PageRequest): Promise<SearchPage>;
  count(filter: BankFilter): Promise<number>;
  /** The values in use, most frequent first; each list follows the filter but for its own field. */
  facets(filter: BankFilter): Promise<BankFacets>;
  close(): Promise<void>;
};
