import { sql } from 'kysely';
import { z } from 'zod';
import type { BankFilter, PageRequest, SearchHit, SearchPage } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, readCursor, SearchCursor } from '../connection/page-cursor.ts';
import type { MatchOptions, WeightedTerm } from '../text-search/full-text.ts';
import { hasOnlyCommonWords, readSearchTerms, type SearchTerm } from '../text-search/search-terms.ts';
import { weighTerms } from '../text-search/weigh-terms.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { toCondition } from './bank-filter.ts';
import { createExcerpt } from './create-excerpt.ts';
import { readQuestion } from './readable-question.ts';
import { isInSet, planFilter, type SearchFilter } from './search-filter.ts';

const HitRow = z.object({ seq: z.number().int(), score: z.number() });

/** Searches the newest versions of all questions; the best hits are first. */
export async function searchQuestions(
  database: Database,
  query: string,
  options: { readonly filter: BankFilter; readonly page: PageRequest },
): Promise<SearchPage> {
  const limit = checkLimit(options.page.limit);
  const after = readCursor(SearchCursor, options.page.after);
  const terms = await weighTerms(database, readSearchTerms(query));
  if (terms.length === 0)
    return { hits: [], next: undefined, ...(hasOnlyCommonWords(query) ? { hasOnlyCommonWords: true } : {}) };
  const filter = await planFilter(database, options.filter);
  const rows = await buildHitsQuery(database, terms, { filter, after, limit: limit + 1 }).execute();
  const searchTerms = terms.map(({ term }) => term);
  const { pageRows, next } = cutPage(rows, limit, ({ seq, score }) => ({ seq, score }));
  return { hits: pageRows.map((row) => toSearchHit(row, searchTerms)), next };
}

function toSearchHit(row: object, terms: readonly SearchTerm[]): SearchHit {
  const entry = toBankEntry(row);
  const { score } = HitRow.parse(row);
  return { entry, score, excerpt: createExcerpt(readQuestion(entry.question), terms) };
}

type HitsRequest = {
  readonly filter: SearchFilter;
  readonly after: z.infer<typeof SearchCursor> | undefined;
  readonly limit: number;
};

function buildHitsQuery(database: Database, terms: readonly WeightedTerm[], request: HitsRequest) {
  const { kysely } = database;
  const { after } = request;
  const ranked = rankCandidates(database, terms, request.filter);
  const best = kysely
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(score, seq) < (${after?.score}, ${after?.seq})`),
    )
    .orderBy('score', 'desc')
    .orderBy('seq', 'desc')
    .limit(request.limit);
  return (
    kysely
      .selectFrom(best.as('best'))
      // SQLite keeps the order of a cross join; otherwise it reads the whole bank to find the few hits.
      .crossJoin('questions')
      .whereRef('questions.seq', '=', 'best.seq')
      .innerJoin('question_versions', (join) =>
        join
          .onRef('question_versions.question_seq', '=', 'questions.seq')
          .onRef('question_versions.version', '=', 'questions.version'),
      )
      .select([...entryColumns, 'best.seq', 'best.score'])
      .orderBy('best.score', 'desc')
      .orderBy('best.seq', 'desc')
  );
}

/** If more rows than this contain a term of the query, only some of them are ranked. */
const MAX_RANKED_ROWS = 4000;
/** Of a query with many rows: those that contain two of its rarest terms, and the newest of the others. */
const MAX_PAIR_ROWS = 1500;
const MAX_OTHER_ROWS = 800;
const MAX_ROWS_OF_ONE_TERM = 5000;
const MAX_PAIRED_TERMS = 4;

/**
 * Selects the rows that a search ranks, with their scores. Ranking costs about a microsecond for each row, and a common word
 * may be in a tenth of a large bank.
 */
function rankCandidates(database: Database, terms: readonly WeightedTerm[], filter: SearchFilter) {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const rowCount = required.reduce((sum, { count }) => sum + count, 0);
  if (rowCount <= MAX_RANKED_ROWS) return selectMatches(database, terms, filter);
  const others = selectMatches(database, required, filter)
    .orderBy('question_search.rowid', 'desc')
    .limit(terms.length === 1 ? MAX_ROWS_OF_ONE_TERM : MAX_OTHER_ROWS);
  if (terms.length === 1) return others;
  const pairs = selectMatches(database, terms.slice(0, MAX_PAIRED_TERMS), filter, { needsTwoTerms: true })
    .orderBy('question_search.rowid', 'desc')
    .limit(MAX_PAIR_ROWS);
  const { kysely } = database;
  const both = kysely
    .selectFrom(pairs.as('pairs'))
    .selectAll()
    .unionAll(kysely.selectFrom(others.as('others')).selectAll());
  return kysely
    .selectFrom(both.as('candidates'))
    .select(({ fn }) => ['seq', fn.max('score').as('score')])
    .groupBy('seq');
}

function selectMatches(
  { kysely, fullText }: Database,
  terms: readonly WeightedTerm[],
  { set, lookup }: SearchFilter,
  options: MatchOptions = {},
) {
  const matches = kysely
    .selectFrom('question_search')
    .select(['question_search.rowid as seq', fullText.score(terms, options).as('score')])
    .where(fullText.matches(terms, options))
    .$if(set !== undefined, (search) => search.where(isInSet(kysely, set ?? {})));
  if (Object.keys(lookup).length === 0) return matches;
  return (
    matches
      // SQLite keeps the order of a cross join: the full-text index first, then the questions.
      .crossJoin('questions')
      .whereRef('questions.seq', '=', 'question_search.rowid')
      .where(toCondition(lookup))
  );
}
