import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../schema/schema.ts';
import type { FullText, WeightedTerm } from './full-text.ts';
import type { SearchTerm } from './search-terms.ts';

/** Ranking by more terms costs a hundred times as much and finds the same. */
export const MAX_RANKED_TERMS = 8;
/** Terms found more often than this are equally common. */
export const MAX_COUNTED_ROWS = 20_000;
/** A term found this often, and this many times as often as the rarest one, makes no hits of its own. */
const COMMON = 2_000;
const COMMON_FACTOR = 4;
/** The index holds `veloc` for `velocity`: half-typed endings up to this long are in nobody's way. */
const ENDING = 4;
const MIN_ROOT = 5;
/** Who types a word that so many rows hold means it, and not the beginning of a longer one. */
const ENOUGH = 50;

/** A table of words, and what runs queries on it. */
type SearchedText = {
  readonly kysely: Kysely<Schema>;
  readonly fullText: FullText;
  /** Counts of frequent terms that were taken before; what is frequent stays so for long. */
  readonly frequent?: Map<string, number>;
};

const FREQUENT = 500;
const MAX_KEPT = 5_000;

type CountedTerm = { readonly term: SearchTerm; readonly count: number };

/** The rarest terms that are found at all, each with a weight that grows with its rarity. */
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
  const common = Math.max(least, Math.min(MAX_COUNTED_ROWS - 1, Math.max(COMMON, COMMON_FACTOR * least)));
  return rarest.map(({ term, count }) => ({
    term,
    weight: weightOf(count),
    isOptional: count > common,
  }));
}

/** How much a term counts that so many rows hold. */
export function weightOf(count: number): number {
  return Math.log(1 + MAX_COUNTED_ROWS / count);
}

/** A word found often enough is whole; a beginning that is not found is searched for by its root. */
async function countTerms(database: SearchedText, terms: readonly SearchTerm[]): Promise<CountedTerm[]> {
  const readings = terms.map(readingsOf);
  const candidates = readings.flat();
  const counts = await countMatches(database, candidates);
  const counted = new Map(candidates.map((term, place) => [term, counts[place] ?? 0]));
  return readings.map((ways) => {
    const found = ways.find(
      (term) => (counted.get(term) ?? 0) >= (isWholeOfBeginning(term, ways) ? ENOUGH : 1),
    );
    const term = found ?? ways.at(-1) ?? { words: [], isPrefix: false };
    return { term, count: counted.get(term) ?? 0 };
  });
}

function isWholeOfBeginning(term: SearchTerm, ways: readonly SearchTerm[]): boolean {
  return !term.isPrefix && ways.length > 1;
}

/** What a term may mean, the likeliest first; `lens` as a beginning would also find `length`. */
function readingsOf(term: SearchTerm): SearchTerm[] {
  if (!term.isPrefix) return [term];
  const root = rootOf(term);
  return [{ ...term, isPrefix: false }, term, ...(root === undefined ? [] : [root])];
}

function rootOf(term: SearchTerm): SearchTerm | undefined {
  const last = term.words.at(-1) ?? '';
  const length = Math.max(MIN_ROOT, last.length - ENDING);
  if (!term.isPrefix || last.length <= length) return undefined;
  return { words: [...term.words.slice(0, -1), last.slice(0, length)], isPrefix: true };
}

async function countMatches(database: SearchedText, terms: readonly SearchTerm[]): Promise<number[]> {
  const { frequent } = database;
  if (frequent === undefined) return countInDatabase(database, terms);
  const fresh = terms.filter((term) => !frequent.has(keyOf(term)));
  const counts = fresh.length === 0 ? [] : await countInDatabase(database, fresh);
  if (frequent.size > MAX_KEPT) frequent.clear();
  for (const [place, term] of fresh.entries()) {
    const count = counts[place] ?? 0;
    if (count >= FREQUENT) frequent.set(keyOf(term), count);
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
