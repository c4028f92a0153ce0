import type { RawBuilder } from 'kysely';
import type { SearchTerm } from './search-terms.ts';

/** A search term with its weight in the score. */
export type WeightedTerm = {
  readonly term: SearchTerm;
  /** Grows with the rarity of the term. */
  readonly weight: number;
  /** The rows that contain the term, counted up to `MAX_COUNTED_ROWS`. */
  readonly count: number;
  /** True for a common term in a query with rarer terms. It raises the score of a hit, but a row with only this term is not a hit. */
  readonly isOptional: boolean;
};

/** Which rows are hits. */
export type MatchOptions = {
  /** Only rows with at least two of the terms. */
  readonly needsTwoTerms?: boolean;
};

/** The SQL expressions with which a database matches and ranks the rows of one search table. */
export type FullText = {
  /** Counts the rows that contain the term, up to `limit`. */
  countMatches(term: SearchTerm, limit: number): RawBuilder<number>;
  /** True for rows that contain at least one required term. */
  matches(terms: readonly WeightedTerm[], options?: MatchOptions): RawBuilder<boolean>;
  /** Scores a row that `matches` selected with the same options; higher is better. */
  score(terms: readonly WeightedTerm[], options?: MatchOptions): RawBuilder<number>;
  /** True if the row with this key contains the term. */
  containsTerm(term: SearchTerm, rowid: RawBuilder<unknown>): RawBuilder<unknown>;
};
