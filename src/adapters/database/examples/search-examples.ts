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

/** Candidates read for each requested hit; duplicates, outdated examples and examples below the minimum similarity are dropped. */
const CANDIDATES_PER_HIT = 4;

/** Finds examples that share words with a text, best first. */
export async function searchExamples(
  database: Database,
  request: ExampleSearchRequest,
  countByTerm?: Map<string, number>,
): Promise<ExampleHit[]> {
  if (!(await hasExamples(database, request))) return [];
  // The full stop marks the last word as complete, so that it is not matched as a prefix.
  const searchTerms = readSearchTerms(`${request.text} .`);
  const { kysely, exampleText: fullText } = database;
  const weightedTerms = await weighTerms(
    { kysely, fullText, ...(countByTerm && { countByTerm }) },
    searchTerms,
  );
  const terms = dropMostCommon(weightedTerms);
  if (terms.length === 0) return [];
  const candidates = removeDuplicates(await buildCandidatesQuery(database, terms, request).execute());
  const unknownTerms = listUnknownTerms(searchTerms, weightedTerms);
  const hits: ExampleHit[] = [];
  // Explaining a hit is slower than ranking it, so candidates are explained in chunks until there are enough hits.
  for (let start = 0; start < candidates.length && hits.length < request.limit; start += request.limit) {
    const chunk = candidates.slice(start, start + request.limit);
    const explained = await explainHits(database, chunk, { terms, unknownTerms });
    hits.push(...explained.filter(({ similarity }) => similarity >= (request.minSimilarity ?? 0)));
  }
  return hits.slice(0, request.limit);
}

/** Checks whether any example exists. Weighing terms is slow, and most installations have no examples for most roles. */
async function hasExamples(
  { kysely }: Database,
  { providerId, status = 'approved' }: ExampleSearchRequest,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('review_examples')
    .select('seq')
    .where('status', '=', status)
    .$if(providerId !== undefined, (rows) => rows.where('provider_id', '=', storableText(providerId ?? '')))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function buildCandidatesQuery(
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

/** Lists the terms that no example contains, with the highest weight; returns none if enough terms are known. */
function listUnknownTerms(
  searchTerms: readonly SearchTerm[],
  knownTerms: readonly WeightedTerm[],
): ScorePart[] {
  if (knownTerms.length >= MAX_RANKED_TERMS) return [];
  return searchTerms
    .filter((term) => knownTerms.every((knownTerm) => knownTerm.term !== term))
    .map(({ words }) => ({ term: words.join(' '), weight: round(computeWeight(1)), found: false }));
}

const TermMatchRow = z.looseObject({ seq: z.number() });

type Candidate = { readonly seq: number; readonly score: number; readonly example: StoredExample };
/** The weighted search terms, and the parts of the explanation for terms that no example contains. */
type TermParts = { readonly terms: readonly WeightedTerm[]; readonly unknownTerms: readonly ScorePart[] };

/** Adds to each candidate the search terms that it contains and those that it does not contain. */
async function explainHits(
  { kysely, exampleText }: Database,
  candidates: readonly Candidate[],
  { terms, unknownTerms }: TermParts,
): Promise<ExampleHit[]> {
  const exampleSeq = sql.ref('review_examples.seq');
  const seqs = candidates.map(({ seq }) => seq);
  const rows = await kysely
    .selectFrom('review_examples')
    .select('seq')
    .select(terms.map(({ term }, index) => exampleText.containsTerm(term, exampleSeq).as(`term_${index}`)))
    .where('seq', 'in', seqs)
    .execute();
  const matches = new Map(rows.map((row) => TermMatchRow.parse(row)).map((row) => [row.seq, row]));
  return candidates.map(({ seq, score, example }) => {
    const knownTerms = terms.map(({ term, weight }, index): ScorePart => {
      const isMatch = matches.get(seq)?.[`term_${index}`];
      return { term: term.words.join(' '), weight: round(weight), found: isMatch === 1 || isMatch === true };
    });
    const explanation = [...knownTerms, ...unknownTerms];
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
function removeDuplicates(rows: readonly object[]): Candidate[] {
  const seenContents = new Set<string>();
  return rows.flatMap((stored): Candidate[] => {
    const { seq, score } = ScoredRow.parse(stored);
    const example = toStoredExample(stored);
    const content = JSON.stringify([example.providerId, example.nlQuery, example.query]);
    if (seenContents.has(content)) return [];
    seenContents.add(content);
    return [{ seq, score, example }];
  });
}
