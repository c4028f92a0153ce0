import { sql } from 'kysely';
import type { FullText, WeightedTerm } from '../database/database.ts';
import type { SearchTerm } from '../database/search-terms.ts';

/** FTS5 ranked by BM25, which weighs rare terms by itself; a hit in the stem says most, then one in the labels. */
export const sqliteFullText: FullText = {
  countMatches: (term, limit) =>
    sql`(select count(*) from (
      select 1 from question_search where question_search match ${phrase(term)} limit ${sql.lit(limit)}
    ))`,
  matches: (terms) => sql`question_search match ${matchExpression(terms)}`,
  score: () => sql`-bm25(question_search, 3.0, 4.0, 1.0)`,
};

/** `a OR (a AND b)` finds what `a` finds and ranks by `b` as well. */
function matchExpression(terms: readonly WeightedTerm[]): string {
  const anyOf = (some: readonly WeightedTerm[]): string =>
    `(${some.map(({ term }) => phrase(term)).join(' OR ')})`;
  const needed = anyOf(terms.filter((term) => !term.isOptional));
  const optional = terms.filter((term) => term.isOptional);
  return optional.length === 0 ? needed : `${needed} OR (${needed} AND ${anyOf(optional)})`;
}

/** Words hold letters and digits alone, so nothing a person types is read as an operator. */
function phrase(term: SearchTerm): string {
  return `"${term.words.join(' ')}"${term.isPrefix ? ' *' : ''}`;
}
