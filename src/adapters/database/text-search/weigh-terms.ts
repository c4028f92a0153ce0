import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../schema/schema.ts';
import type { FullText, WeightedTerm } from './full-text.ts';
import type { SearchTerm } from './search-terms.ts';

/** Ranking by more terms costs a hundred times as much and returns the same hits. */
export const MAX_RANKED_TERMS = 8;
/** Matches are counted up to this number; terms with more matches count as equally common. */
export const MAX_COUNTED_ROWS = 20_000;
/** A term with more rows than this, and this many times the rows of the rarest term, is optional. */
const COMMON_ROWS = 2_000;
const COMMON_FACTOR = 4;
/** The index stores stems (`veloc` for `velocity`), so a half-typed ending up to this length is cut off. */
const MAX_ENDING_LENGTH = 4;
const MIN_ROOT_LENGTH = 5;
/** A last word with at least this many rows is a complete word, not the prefix of a longer one. */
const MIN_WHOLE_WORD_ROWS = 50;

/** A search table and the database that contains it. */
type SearchedText = {
  readonly kysely: Db;
  readonly fullText: FullText;
  /** A cache of the counts of frequent terms; they change too little to be counted again. */
  readonly frequent?: Map<string, number>;
};

/** Counts from this number on are cached. */
const MIN_FREQUENT_ROWS = 500;
const MAX_CACHED_TERMS = 5_000;

type CountedTerm = { readonly term: SearchTerm; readonly count: number };

/** Returns the rarest terms that match any row, weighted by rarity. */
export async function weighTerms(
  database: SearchedText,
  terms: readonly SearchTerm[],
): Promise<WeightedTerm[]> {
  const [only, ...others] = terms;
  if (only === undefined) return [];
  if (others.length === 0 && !only.isPrefix) return [{ term: only, weight: 1, isOptional: false }];
  const rarest = (await countTerms(database, terms))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_RANKED_TERMS);
  const least = rarest[0]?.count ?? 0;
  const common = Math.max(
    least,
    Math.min(MAX_COUNTED_ROWS - 1, Math.max(COMMON_ROWS, COMMON_FACTOR * least)),
  );
  return rarest.map(({ term, count }) => ({
    term,
    weight: computeWeight(count),
    isOptional: count > common,
  }));
}

/** Returns the weight of a term that this number of rows contain. */
export function computeWeight(count: number): number {
  return Math.log(1 + MAX_COUNTED_ROWS / count);
}

/** Chooses the first reading of each term that enough rows contain: the complete word, the prefix or its root. */
async function countTerms(database: SearchedText, terms: readonly SearchTerm[]): Promise<CountedTerm[]> {
  const readings = terms.map(listReadings);
  const candidates = readings.flat();
  const counts = await countMatches(database, candidates);
  const counted = new Map(candidates.map((term, place) => [term, counts[place] ?? 0]));
  return readings.map((options) => {
    const found = options.find(
      (term) => (counted.get(term) ?? 0) >= (isCompleteReading(term, options) ? MIN_WHOLE_WORD_ROWS : 1),
    );
    const term = found ?? options.at(-1) ?? { words: [], isPrefix: false };
    return { term, count: counted.get(term) ?? 0 };
  });
}

function isCompleteReading(term: SearchTerm, options: readonly SearchTerm[]): boolean {
  return !term.isPrefix && options.length > 1;
}

/** Lists the readings of a term, the likeliest first. The complete word comes first, because `lens` as a prefix would also match `length`. */
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

async function countMatches(database: SearchedText, terms: readonly SearchTerm[]): Promise<number[]> {
  const { frequent } = database;
  if (frequent === undefined) return countInDatabase(database, terms);
  const fresh = terms.filter((term) => !frequent.has(keyOf(term)));
  const counts = fresh.length === 0 ? [] : await countInDatabase(database, fresh);
  if (frequent.size > MAX_CACHED_TERMS) frequent.clear();
  for (const [place, term] of fresh.entries()) {
    const count = counts[place] ?? 0;
    if (count >= MIN_FREQUENT_ROWS) frequent.set(keyOf(term), count);
  }
  return terms.map((term) => counts[fresh.indexOf(term)] ?? frequent.get(keyOf(term)) ?? 0);
}

function keyOf({ words, isPrefix }: SearchTerm): string {
  return `${words.join(' ')}${isPrefix ? '*' : ''}`;
}

async function countInDatabase(database: SearchedText, terms: readonly SearchTerm[]): Promise<number[]> {
  const counts = terms.map(
    (term, place) =>
      sql`select ${sql.lit(place)} as place, ${database.fullText.countMatches(term, MAX_COUNTED_ROWS)} as count`,
  );
  const { rows } = await sql`${sql.join(counts, sql` union all `)} order by place`.execute(database.kysely);
  return z
    .array(z.object({ count: z.number() }))
    .parse(rows)
    .map((row) => row.count);
}
