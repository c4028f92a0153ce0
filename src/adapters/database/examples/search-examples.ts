import { sql } from 'kysely';
import { z } from 'zod';
import type {
  ExampleHit,
  ExampleSearchRequest,
  ScorePart,
  StoredExample,
} from '../../../ports/example-index.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { WeightedTerm } from '../text-search/full-text.ts';
import { readSearchTerms, type SearchTerm } from '../text-search/search-terms.ts';
import { MAX_COUNTED_ROWS, MAX_RANKED_TERMS, weighTerms, weightOf } from '../text-search/weigh-terms.ts';
import { isNewestJudgement } from './newest-judgement.ts';
import { toStoredExample } from './put-example.ts';

/** Ranked ones that are looked at closer: alike ones, outdated ones and those below the wished similarity fall out. */
const CANDIDATES_EACH = 4;

/** Best first; a text without a word that some example holds finds nothing. */
export async function searchExamples(
  database: Database,
  wanted: ExampleSearchRequest,
  frequent?: Map<string, number>,
): Promise<ExampleHit[]> {
  if (!(await isAnyThere(database, wanted))) return [];
  // The full stop says that the last word is whole, not the beginning of a longer one.
  const asked = readSearchTerms(`${wanted.text} .`);
  const { kysely, exampleText: fullText } = database;
  const weighed = await weighTerms({ kysely, fullText, ...(frequent && { frequent }) }, asked);
  const terms = withoutCommonest(weighed);
  if (terms.length === 0) return [];
  const candidates = distinct(await candidatesQuery(database, terms, wanted).execute());
  const unknown = unknownTerms(asked, weighed);
  const hits: ExampleHit[] = [];
  // To ask which words an example holds costs more than to rank it, so only those are asked about that may be served.
  for (let at = 0; at < candidates.length && hits.length < wanted.limit; at += wanted.limit) {
    const some = candidates.slice(at, at + wanted.limit);
    const explained = await explain(database, some, { terms, unknown });
    hits.push(...explained.filter(({ similarity }) => similarity >= (wanted.minSimilarity ?? 0)));
  }
  return hits.slice(0, wanted.limit);
}

/** Most houses have none for most roles, and to weigh the words of a text costs more than to ask. */
async function isAnyThere(
  { kysely }: Database,
  { providerId, status = 'approved' }: ExampleSearchRequest,
): Promise<boolean> {
  const found = await kysely
    .selectFrom('review_examples')
    .select('seq')
    .where('status', '=', status)
    .$if(providerId !== undefined, (rows) => rows.where('provider_id', '=', storableText(providerId ?? '')))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function candidatesQuery(
  { kysely, exampleText }: Database,
  terms: readonly WeightedTerm[],
  { providerId, intent, limit, status = 'approved' }: ExampleSearchRequest,
) {
  const ranked = kysely
    .selectFrom('example_search')
    .select(['example_search.rowid as seq', exampleText.score(terms).as('score')])
    .where(exampleText.matches(terms))
    // SQLite keeps the order of a cross join: first the index of words, then the filters.
    .crossJoin('review_examples')
    .whereRef('review_examples.seq', '=', 'example_search.rowid')
    .where('review_examples.status', '=', status)
    .$if(providerId !== undefined, (rows) =>
      rows.where('review_examples.provider_id', '=', storableText(providerId ?? '')),
    )
    .$if(intent !== undefined, (rows) =>
      rows.where('review_examples.intent', '=', storableText(intent ?? '')),
    );
  const best = kysely
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .orderBy('score', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit * CANDIDATES_EACH);
  return kysely
    .selectFrom(best.as('best'))
    .innerJoin('review_examples', 'review_examples.seq', 'best.seq')
    .selectAll('review_examples')
    .select('best.score')
    .where(isNewestJudgement)
    .orderBy('best.score', 'desc')
    .orderBy('best.seq', 'desc');
}

/** A word that a great many examples hold tells them apart hardly at all, and ranking by it costs most. */
function withoutCommonest(terms: readonly WeightedTerm[]): readonly WeightedTerm[] {
  const telling = terms.filter(({ weight }) => weight > weightOf(MAX_COUNTED_ROWS));
  return telling.length === 0 ? terms : telling;
}

/** Words that no example holds count as much as the rarest; when many are known, the rarest of those tell enough. */
function unknownTerms(asked: readonly SearchTerm[], known: readonly WeightedTerm[]): ScorePart[] {
  if (known.length >= MAX_RANKED_TERMS) return [];
  return asked
    .filter((term) => known.every((one) => one.term !== term))
    .map(({ words }) => ({ term: words.join(' '), weight: rounded(weightOf(1)), found: false }));
}

const HeldRow = z.looseObject({ seq: z.number() });

type Scored = { readonly seq: number; readonly score: number; readonly example: StoredExample };
type Explanation = {
  readonly terms: readonly WeightedTerm[];
  readonly unknown: readonly ScorePart[];
};

/** Each with the words that speak for it and those that it lacks. */
async function explain(
  { kysely, exampleText }: Database,
  scored: readonly Scored[],
  { terms, unknown }: Explanation,
): Promise<ExampleHit[]> {
  const rows = await kysely
    .selectFrom('review_examples')
    .select('seq')
    .select(
      terms.map(({ term }, place) =>
        exampleText.holds(term, sql.ref('review_examples.seq')).as(`term_${place}`),
      ),
    )
    .where(
      'seq',
      'in',
      scored.map(({ seq }) => seq),
    )
    .execute();
  const held = new Map(rows.map((row) => HeldRow.parse(row)).map((row) => [row.seq, row]));
  return scored.map(({ seq, score, example }) => {
    const known = terms.map(({ term, weight }, place): ScorePart => {
      const found = held.get(seq)?.[`term_${place}`];
      return { term: term.words.join(' '), weight: rounded(weight), found: found === 1 || found === true };
    });
    const explanation = [...known, ...unknown];
    const similarity = rounded(weightIn(explanation.filter(({ found }) => found)) / weightIn(explanation));
    return { example, score: rounded(score), similarity, explanation };
  });
}

function weightIn(parts: readonly ScorePart[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const ScoredRow = z.looseObject({ seq: z.number(), score: z.number() });

/** The newest of those that say the same. */
function distinct(rows: readonly unknown[]): Scored[] {
  const seen = new Set<string>();
  return rows.flatMap((stored): Scored[] => {
    const { seq, score } = ScoredRow.parse(stored);
    const example = toStoredExample(stored);
    const said = JSON.stringify([example.providerId, example.nlQuery, example.query]);
    if (seen.has(said)) return [];
    seen.add(said);
    return [{ seq, score, example }];
  });
}
