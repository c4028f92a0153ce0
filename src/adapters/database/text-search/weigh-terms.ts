import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../schema/schema.ts';
import type { FullText, WeightedTerm } from './full-text.ts';
import type { SearchTerm } from './search-terms.ts';

/** Ranking by more terms is a hundred times slower and returns the same hits. */
export const MAX_RANKED_TERMS = 8;
/** Matches are counted up to this number; terms with more matches count as equally common. */
export const MAX_COUNTED_ROWS = 20_000;
/** A term is optional if it has more rows than `COMMON_ROWS` and `COMMON_FACTOR` times the rows of the rarest term. */
const COMMON_ROWS = 2_000;
const COMMON_FACTOR = 4;
/** The index stores word stems (`veloc` for `velocity`). So up to this many letters are removed from an incomplete word. */
const MAX_ENDING_LENGTH = 4;
const MIN_ROOT_LENGTH = 5;
/** A last word with at least this many rows is a complete word, not the prefix of a longer one. */
const MIN_WHOLE_WORD_ROWS = 50;

/** A search table and the database that contains it. */
type SearchTable = {
  readonly kysely: Db;
  readonly fullText: FullText;
  /** A cache of the counts of frequent terms; these counts change too little to be counted again. */
  readonly countByTerm?: Map<string, number>;
};

/** Smaller counts are not cached. */
const MIN_FREQUENT_ROWS = 500;
const MAX_CACHED_TERMS = 5_000;

type CountedTerm = { readonly term: SearchTerm; readonly count: number };

/** Returns the rarest terms that match any row, weighted by rarity. */
export async function weighTerms(table: SearchTable, terms: readonly SearchTerm[]): Promise<WeightedTerm[]> {
  if (terms.length === 0) return [];
  const rarest = (await chooseReadings(table, terms))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_RANKED_TERMS);
  const minCount = rarest[0]?.count ?? 0;
  // Terms with more rows than this are optional.
  const commonLimit = Math.max(
    minCount,
    Math.min(MAX_COUNTED_ROWS - 1, Math.max(COMMON_ROWS, COMMON_FACTOR * minCount)),
  );
  return rarest.map(({ term, count }) => ({
    term,
    weight: computeWeight(count),
    count,
    isOptional: count > commonLimit,
  }));
}

/** Returns the weight of a term that this number of rows contain. */
export function computeWeight(count: number): number {
  return Math.log(1 + MAX_COUNTED_ROWS / count);
}

/**
 * Chooses how to read each term: as a complete word, as a prefix or as its root. The first reading that enough rows contain
 * is used. Less likely readings are counted only if they are needed, because counting a prefix takes long in a large table.
 */
async function chooseReadings(table: SearchTable, terms: readonly SearchTerm[]): Promise<CountedTerm[]> {
  const readings = terms.map(listReadings);
  const chosen: CountedTerm[] = [];
  let open = terms.map((_, index) => index);
  for (let likelihood = 0; open.length > 0; likelihood++) {
    const tried = open.flatMap((index) => {
      const term = readings[index]?.[likelihood];
      return term === undefined ? [] : [{ index, term }];
    });
    const counts = await countMatches(table, pluckTerms(tried));
    for (const [place, { index, term }] of tried.entries())
      chosen[index] = { term, count: counts[place] ?? 0 };
    open = tried
      .map(({ index }) => index)
      .filter((index) => !hasEnoughRows(chosen[index], readings[index] ?? []));
  }
  return chosen;
}

const pluckTerms = (tried: readonly { readonly term: SearchTerm }[]): SearchTerm[] =>
  tried.map(({ term }) => term);

/** True if no other reading has to be tried. */
function hasEnoughRows(chosen: CountedTerm | undefined, termReadings: readonly SearchTerm[]): boolean {
  if (chosen === undefined) return false;
  const isCompleteWord = !chosen.term.isPrefix && termReadings.length > 1;
  return chosen.count >= (isCompleteWord ? MIN_WHOLE_WORD_ROWS : 1);
}

/** Lists the readings of a term, the likeliest first. The complete word is first, because `lens` as a prefix would also match `length`. */
function listReadings(term: SearchTerm): SearchTerm[] {
  if (!term.isPrefix) return [term];
  const root = findRoot(term);
  return [{ ...term, isPrefix: false }, term, ...(root === undefined ? [] : [root])];
}

function findRoot(term: SearchTerm): SearchTerm | undefined {
  const last = term.words.at(-1) ?? '';
  const length = Math.max(MIN_ROOT_LENGTH, last.length - MAX_ENDING_LENGTH);
  if (!term.isPrefix || last.length <= length) return undefined;
  return { words: [...term.words.slice(0, -1), last.slice(0, length)], isPrefix: true };
}

async function countMatches(table: SearchTable, terms: readonly SearchTerm[]): Promise<number[]> {
  if (terms.length === 0) return [];
  const { countByTerm } = table;
  if (countByTerm === undefined) return countInDatabase(table, terms);
  const uncached = terms.filter((term) => !countByTerm.has(formatTermKey(term)));
  const counts = uncached.length === 0 ? [] : await countInDatabase(table, uncached);
  if (countByTerm.size > MAX_CACHED_TERMS) countByTerm.clear();
  for (const [index, term] of uncached.entries()) {
    const count = counts[index] ?? 0;
    if (count >= MIN_FREQUENT_ROWS) countByTerm.set(formatTermKey(term), count);
  }
  return terms.map((term) => counts[uncached.indexOf(term)] ?? countByTerm.get(formatTermKey(term)) ?? 0);
}

function formatTermKey({ words, isPrefix }: SearchTerm): string {
  return `${words.join(' ')}${isPrefix ? '*' : ''}`;
}

async function countInDatabase(table: SearchTable, terms: readonly SearchTerm[]): Promise<number[]> {
  const counts = terms.map(
    (term, index) =>
      sql`select ${sql.lit(index)} as place, ${table.fullText.countMatches(term, MAX_COUNTED_ROWS)} as count`,
  );
  const { rows } = await sql`${sql.join(counts, sql` union all `)} order by place`.execute(table.kysely);
  return z
    .array(z.object({ count: z.number() }))
    .parse(rows)
    .map((row) => row.count);
}
