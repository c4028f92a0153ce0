import { sql } from 'kysely';
import { z } from 'zod';
import type { BankFilter, PageRequest, SearchHit, SearchPage } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, readCursor, SearchCursor } from '../connection/page-cursor.ts';
import type { WeightedTerm } from '../text-search/full-text.ts';
import { hasOnlyCommonWords, readSearchTerms, type SearchTerm } from '../text-search/search-terms.ts';
import { weighTerms } from '../text-search/weigh-terms.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { toCondition } from './bank-filter.ts';
import { createExcerpt } from './create-excerpt.ts';
import { readQuestion } from './readable-question.ts';

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
  const { filter } = options;
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
  readonly filter: BankFilter;
  readonly after: z.infer<typeof SearchCursor> | undefined;
  readonly limit: number;
};

function buildHitsQuery(
  { kysely, fullText }: Database,
  terms: readonly WeightedTerm[],
  request: HitsRequest,
) {
  const { after } = request;
  // The index contains only active questions.
  const { state, ...others } = request.filter;
  const isFiltered =
    (state ?? 'active') !== 'active' || Object.values(others).some((value) => value !== undefined);
  const ranked = kysely
    .selectFrom('question_search')
    .select(['question_search.rowid as seq', fullText.score(terms).as('score')])
    .where(fullText.matches(terms))
    // SQLite keeps the order of a cross join: the full-text index first, then the filters.
    .$if(isFiltered, (search) =>
      search
        .crossJoin('questions')
        .whereRef('questions.seq', '=', 'question_search.rowid')
        .where(toCondition(request.filter)),
    );
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
