import { type RawBuilder, sql } from 'kysely';
import type { FullText, WeightedTerm } from '../database/text-search/full-text.ts';
import type { SearchTerm } from '../database/text-search/search-terms.ts';

/** The weights of D, C, B and A: the rest or the answer, unused, the labels, and the stem or the request. */
const LETTER_WEIGHTS = '{0.25, 0.25, 0.75, 1.0}';
/** Divides by 1 + log(length), so that long questions do not win by length. */
const LENGTH_PENALTY = 1;

/** Full-text search with tsvector. It ignores the rarity of terms, so the rank of each term is multiplied by its weight. */
function createFullText(name: string): FullText {
  const table = sql.table(name);
  return {
    countMatches: (term, limit) =>
      sql`(select count(*) from (
        select 1 from ${table} where document @@ ${tsquery(term)} limit ${sql.lit(limit)}
      ) as found)`,
    matches: (terms) => {
      const required = terms.filter((term) => !term.isOptional).map(({ term }) => tsquery(term));
      return sql`document @@ (${sql.join(required, sql` || `)})`;
    },
    score: (terms) => sql`(${sql.join(terms.map(rankTerm), sql` + `)})`,
    containsTerm: (term, rowid) =>
      sql`exists (select 1 from ${table} where rowid = ${rowid} and document @@ ${tsquery(term)})`,
  };
}

export const postgresFullText = createFullText('question_search');
export const postgresExampleText = createFullText('example_search');

function rankTerm({ term, weight }: WeightedTerm): RawBuilder<number> {
  return sql`${weight}::float8 * ts_rank(${sql.lit(LETTER_WEIGHTS)}, document, ${tsquery(term)}, ${sql.lit(LENGTH_PENALTY)})`;
}

/** Words contain only letters and digits, so user input never becomes an operator. */
function tsquery(term: SearchTerm): RawBuilder<unknown> {
  if (!term.isPrefix) return sql`phraseto_tsquery('english', ${term.words.join(' ')})`;
  const words = term.words.map((word) => `'${word}'`).join(' <-> ');
  return sql`to_tsquery('english', ${`${words}:*`})`;
}
