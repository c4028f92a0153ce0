import { type RawBuilder, sql } from 'kysely';
import type { FullText, WeightedTerm } from '../database/text-search/full-text.ts';
import type { SearchTerm } from '../database/text-search/search-terms.ts';

/** The weights of the tsvector classes D (the rest or the answer), C (unused), B (the labels) and A (the stem or the request). */
const CLASS_WEIGHTS = '{0.25, 0.25, 0.75, 1.0}';
/** Divides by 1 + log(length), so that long questions are not ranked first only for their length. */
const LENGTH_PENALTY = 1;

/** Creates the full-text search with tsvector. PostgreSQL ignores how rare a term is, so each rank is multiplied by a weight. */
function createFullText(name: string): FullText {
  const table = sql.table(name);
  return {
    countMatches: (term, limit) =>
      sql`(select count(*) from (
        select 1 from ${table} where document @@ ${toTsquery(term)} limit ${sql.lit(limit)}
      ) as found)`,
    matches: (terms, { needsTwoTerms } = {}) => {
      if (needsTwoTerms) return sql`document @@ (${sql.join(listPairs(terms), sql` || `)})`;
      const required = terms.filter((term) => !term.isOptional).map(({ term }) => toTsquery(term));
      return sql`document @@ (${sql.join(required, sql` || `)})`;
    },
    score: (terms) => sql`(${sql.join(terms.map(rankTerm), sql` + `)})`,
    containsTerm: (term, rowid) =>
      sql`exists (select 1 from ${table} where rowid = ${rowid} and document @@ ${toTsquery(term)})`,
  };
}

export const postgresFullText = createFullText('question_search');
export const postgresExampleText = createFullText('example_search');

/** Lists the queries for any two of the terms. */
function listPairs(terms: readonly WeightedTerm[]): RawBuilder<unknown>[] {
  const queries = terms.map(({ term }) => toTsquery(term));
  return queries.flatMap((first, index) =>
    queries.slice(index + 1).map((second) => sql`(${first} && ${second})`),
  );
}

function rankTerm({ term, weight }: WeightedTerm): RawBuilder<number> {
  return sql`${weight}::float8 * ts_rank(${sql.lit(CLASS_WEIGHTS)}, document, ${toTsquery(term)}, ${sql.lit(LENGTH_PENALTY)})`;
}

/** Converts a term to a tsquery. Words contain only letters and digits, so user input never becomes an operator. */
function toTsquery(term: SearchTerm): RawBuilder<unknown> {
  if (!term.isPrefix) return sql`phraseto_tsquery('english', ${term.words.join(' ')})`;
  const words = term.words.map((word) => `'${word}'`).join(' <-> ');
  return sql`to_tsquery('english', ${`${words}:*`})`;
}
