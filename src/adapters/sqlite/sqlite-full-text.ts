import { sql } from 'kysely';
import type { FullText, WeightedTerm } from '../database/text-search/full-text.ts';
import type { SearchTerm } from '../database/text-search/search-terms.ts';

/** FTS5 ranked by BM25, which weighs rare terms by itself; the columns have weights of their own. */
function createFullText(name: string, columnWeights: readonly number[]): FullText {
  const table = sql.table(name);
  const weights = sql.join(columnWeights.map((weight) => sql.lit(weight)));
  return {
    countMatches: (term, limit) =>
      sql`(select count(*) from (
        select 1 from ${table} where ${table} match ${phrase(term)} limit ${sql.lit(limit)}
      ))`,
    matches: (terms) => sql`${table} match ${matchExpression(terms)}`,
    score: () => sql`-bm25(${table}, ${weights})`,
    holds: (term, rowid) =>
      sql`exists (select 1 from ${table} where rowid = ${rowid} and ${table} match ${phrase(term)})`,
  };
}

/** A hit in the stem says most, then one in the labels. */
export const sqliteFullText = createFullText('question_search', [3, 4, 1]);
/** What was asked says more than what was answered. */
export const sqliteExampleText = createFullText('example_search', [4, 1]);

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
