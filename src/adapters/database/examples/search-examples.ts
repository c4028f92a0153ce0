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
import { computeWeight, MAX_COUNTED_ROWS, MAX_RANKED_TERMS, weighTerms } from '../text-search/weigh-terms.ts';
import { isNewestJudgement } from './newest-judgement.ts';
import { toStoredExample } from './put-example.ts';

/** Candidates read for each requested hit; duplicates, outdated examples and those below the similarity are dropped. */
const CANDIDATES_PER_HIT = 4;

/** Finds examples that share words with a text, best first. */
export async function searchExamples(
  database: Database,
  request: ExampleSearchRequest,
  frequent?: Map<string, number>,
): Promise<ExampleHit[]> {
  if (!(await hasExamples(database, request))) return [];
  // The full stop marks the last word as complete, so that it is not matched as a prefix.
  const searched = readSearchTerms(`${request.text} .`);
  const { kysely, exampleText: fullText } = database;
  const weighed = await weighTerms({ kysely, fullText, ...(frequent && { frequent }) }, searched);
  const terms = dropMostCommon(weighed);
  if (terms.length === 0) return [];
  const candidates = distinct(await candidatesQuery(database, terms, request).execute());
  const unknown = listUnknownTerms(searched, weighed);
  const hits: ExampleHit[] = [];
  // Explaining a hit costs more than ranking it, so only as many candidates are explained as may be returned.
  for (let at = 0; at < candidates.length && hits.length < request.limit; at += request.limit) {
    const some = candidates.slice(at, at + request.limit);
    const explained = await explain(database, some, { terms, unknown });
    hits.push(...explained.filter(({ similarity }) => similarity >= (request.minSimilarity ?? 0)));
  }
  return hits.slice(0, request.limit);
}

/** Checks first whether any example exists: most installations have none for most roles, and weighing terms is slow. */
async function hasExamples(
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
    // SQLite keeps the order of a cross join: the full-text index first, then the filters.
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
    .limit(limit * CANDIDATES_PER_HIT);
  return kysely
    .selectFrom(best.as('best'))
    .innerJoin('review_examples', 'review_examples.seq', 'best.seq')
    .selectAll('review_examples')
    .select('best.score')
    .where(isNewestJudgement)
    .orderBy('best.score', 'desc')
    .orderBy('best.seq', 'desc');
}

/** Drops terms that very many examples contain: they hardly distinguish examples, and ranking by them is slowest. */
function dropMostCommon(terms: readonly WeightedTerm[]): readonly WeightedTerm[] {
  const distinctive = terms.filter(({ weight }) => weight > computeWeight(MAX_COUNTED_ROWS));
  return distinctive.length === 0 ? terms : distinctive;
}

/** Lists the terms that no example contains, with the weight of the rarest term; none if there are enough known terms. */
function listUnknownTerms(searched: readonly SearchTerm[], known: readonly WeightedTerm[]): ScorePart[] {
  if (known.length >= MAX_RANKED_TERMS) return [];
  return searched
    .filter((term) => known.every((one) => one.term !== term))
    .map(({ words }) => ({ term: words.join(' '), weight: round(computeWeight(1)), found: false }));
}

const TermMatchRow = z.looseObject({ seq: z.number() });

type Scored = { readonly seq: number; readonly score: number; readonly example: StoredExample };
type Explanation = { readonly terms: readonly WeightedTerm[]; readonly unknown: readonly ScorePart[] };

/** Adds to each hit the terms that it contains and the terms that it lacks. */
async function explain(
  { kysely, exampleText }: Database,
  scored: readonly Scored[],
  { terms, unknown }: Explanation,
): Promise<ExampleHit[]> {
  const own = sql.ref('review_examples.seq');
  const seqs = scored.map(({ seq }) => seq);
  const rows = await kysely
    .selectFrom('review_examples')
    .select('seq')
    .select(terms.map(({ term }, place) => exampleText.holds(term, own).as(`term_${place}`)))
    .where('seq', 'in', seqs)
    .execute();
  const matches = new Map(rows.map((row) => TermMatchRow.parse(row)).map((row) => [row.seq, row]));
  return scored.map(({ seq, score, example }) => {
    const known = terms.map(({ term, weight }, place): ScorePart => {
      const found = matches.get(seq)?.[`term_${place}`];
      return { term: term.words.join(' '), weight: round(weight), found: found === 1 || found === true };
    });
    const explanation = [...known, ...unknown];
    const similarity = round(sumWeights(explanation.filter(({ found }) => found)) / sumWeights(explanation));
    return { example, score: round(score), similarity, explanation };
  });
}

function sumWeights(parts: readonly ScorePart[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const ScoredRow = z.looseObject({ seq: z.number(), score: z.number() });

/** Keeps the first of examples with equal content. */
function distinct(rows: readonly object[]): Scored[] {
  const seen = new Set<string>();
  return rows.flatMap((stored): Scored[] => {
    const { seq, score } = ScoredRow.parse(stored);
    const example = toStoredExample(stored);
    const content = JSON.stringify([example.providerId, example.nlQuery, example.query]);
    if (seen.has(content)) return [];
    seen.add(content);
    return [{ seq, score, example }];
  });
}
