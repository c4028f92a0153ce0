import { sql } from 'kysely';
import type { FullText, WeightedTerm } from '../database/text-search/full-text.ts';
import type { SearchTerm } from '../database/text-search/search-terms.ts';

/** Creates the full-text search with FTS5. Its ranking, BM25, already weighs rare terms, so only the columns have weights. */
function createFullText(name: string, columnWeights: readonly number[]): FullText {
  const table = sql.table(name);
  const weights = sql.join(columnWeights.map((weight) => sql.lit(weight)));
  return {
    countMatches: (term, limit) =>
      sql`(select count(*) from (
        select 1 from ${table} where ${table} match ${formatPhrase(term)} limit ${sql.lit(limit)}
      ))`,
    matches: (terms, options = {}) =>
      sql`${table} match ${options.needsTwoTerms ? formatPairs(terms) : formatAlternatives(terms)}`,
    score: (terms, { needsTwoTerms } = {}) =>
      sql`-bm25(${table}, ${weights}) / ${sql.lit(needsTwoTerms ? countRepetitions(terms) : 1)}`,
    containsTerm: (term, rowid) =>
      sql`exists (select 1 from ${table} where rowid = ${rowid} and ${table} match ${formatPhrase(term)})`,
  };
}

/** The weights of labels, stem and rest. */
export const sqliteFullText = createFullText('question_search', [3, 4, 1]);
/** The weights of request and answer. */
export const sqliteExampleText = createFullText('example_search', [4, 1]);

/** Formats a query for the required terms. `a OR (a AND b)` matches the same rows as `a`, but also ranks by the optional `b`. */
function formatAlternatives(terms: readonly WeightedTerm[]): string {
  const joinWithOr = (group: readonly WeightedTerm[]): string =>
    `(${group.map(({ term }) => formatPhrase(term)).join(' OR ')})`;
  const required = joinWithOr(terms.filter((term) => !term.isOptional));
  const optional = terms.filter((term) => term.isOptional);
  return optional.length === 0 ? required : `${required} OR (${required} AND ${joinWithOr(optional)})`;
}

/** Formats a query for any two of the terms: `(a AND b) OR (a AND c) OR (b AND c)`. BM25 adds a score for each occurrence of a term. */
function formatPairs(terms: readonly WeightedTerm[]): string {
  const phrases = terms.map(({ term }) => formatPhrase(term));
  const pairs = phrases.flatMap((first, index) =>
    phrases.slice(index + 1).map((second) => `(${first} AND ${second})`),
  );
  return pairs.join(' OR ');
}

/** How often each term occurs in the query for any two of the terms. */
function countRepetitions(terms: readonly WeightedTerm[]): number {
  return terms.length - 1;
}

/** Formats a term as an FTS5 phrase. Words contain only letters and digits, so user input never becomes an operator. */
function formatPhrase(term: SearchTerm): string {
  return `"${term.words.join(' ')}"${term.isPrefix ? ' *' : ''}`;
}
