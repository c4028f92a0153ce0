import { sql } from 'kysely';
import { z } from 'zod';
import type { BankFilter, PageRequest, SearchHit, SearchPage } from '../../ports/question-bank.ts';
import { checkLimit, readCursor, SearchCursor, writeCursor } from './bank-cursor.ts';
import { entryColumns, entryOf } from './bank-entry.ts';
import { conditionsOf } from './bank-filter.ts';
import type { Database, WeightedTerm } from './database.ts';
import { excerptOf } from './excerpt.ts';
import { readQuestion } from './readable-question.ts';
import { readSearchTerms, type SearchTerm } from './search-terms.ts';

/** Ranking by more terms costs a hundred times as much and finds the same. */
const MAX_RANKED_TERMS = 8;
/** Terms found more often than this are equally common. */
const COUNTED = 20_000;
/** A term found this often, and this many times as often as the rarest one, makes no hits of its own. */
const COMMON = 2_000;
const COMMON_FACTOR = 4;

const HitRow = z.looseObject({ seq: z.number().int(), score: z.number() });

export async function searchQuestions(
  database: Database,
  query: string,
  options: { readonly filter: BankFilter; readonly page: PageRequest },
): Promise<SearchPage> {
  const limit = checkLimit(options.page.limit);
  const after = readCursor(SearchCursor, options.page.after);
  const terms = await weighTerms(database, readSearchTerms(query));
  if (terms.length === 0) return { hits: [], next: undefined };
  const rows = await hitsQuery(database, terms, {
    filter: options.filter,
    after,
    limit: limit + 1,
  }).execute();
  const plain = terms.map(({ term }) => term);
  const found = rows.slice(0, limit).map((row) => ({ ...HitRow.parse(row), hit: hitOf(row, plain) }));
  const last = found.at(-1);
  const next = rows.length > limit && last ? writeCursor({ seq: last.seq, score: last.score }) : undefined;
  return { hits: found.map(({ hit }) => hit), next };
}

function hitOf(row: { score: number }, terms: readonly SearchTerm[]): SearchHit {
  const entry = entryOf(row);
  return { entry, score: row.score, excerpt: excerptOf(readQuestion(entry.question), terms) };
}

/** The rarest terms, each with a weight that grows with its rarity. */
async function weighTerms(database: Database, terms: readonly SearchTerm[]): Promise<WeightedTerm[]> {
  if (terms.length <= 1) return terms.map((term) => ({ term, weight: 1, isOptional: false }));
  const counts = await countTerms(database, terms);
  const rarest = terms
    .map((term, place) => ({ term, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_RANKED_TERMS);
  const least = rarest[0]?.count ?? 0;
  const common = Math.max(least, Math.min(COUNTED - 1, Math.max(COMMON, COMMON_FACTOR * least)));
  return rarest.map(({ term, count }) => ({
    term,
    weight: Math.log(1 + COUNTED / count),
    isOptional: count > common,
  }));
}

async function countTerms(database: Database, terms: readonly SearchTerm[]): Promise<number[]> {
  const counts = terms.map(
    (term, place) =>
      sql`select ${sql.lit(place)} as place, ${database.fullText.countMatches(term, COUNTED)} as count`,
  );
  const { rows } = await sql`${sql.join(counts, sql` union all `)} order by place`.execute(database.kysely);
  return z
    .array(z.object({ count: z.number() }))
    .parse(rows)
    .map((row) => row.count);
}

type HitsWanted = {
  readonly filter: BankFilter;
  readonly after: z.infer<typeof SearchCursor> | undefined;
  readonly limit: number;
};

function hitsQuery({ kysely, fullText }: Database, terms: readonly WeightedTerm[], wanted: HitsWanted) {
  const { after } = wanted;
  const isFiltered = Object.values(wanted.filter).some((value) => value !== undefined);
  const ranked = kysely
    .selectFrom('question_search')
    .select(['question_search.rowid as seq', fullText.score(terms).as('score')])
    .where(fullText.matches(terms))
    // SQLite keeps the order of a cross join: first the index of words, then the filters.
    .$if(isFiltered, (search) =>
      search
        .crossJoin('questions')
        .whereRef('questions.seq', '=', 'question_search.rowid')
        .where(conditionsOf(wanted.filter)),
    );
  const best = kysely
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(score, seq) < (${after?.score}, ${after?.seq})`),
    )
    .orderBy('score', 'desc')
    .orderBy('seq', 'desc')
    .limit(wanted.limit);
  return kysely
    .selectFrom(best.as('best'))
    .innerJoin('questions', 'questions.seq', 'best.seq')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_seq', '=', 'questions.seq')
        .onRef('question_versions.version', '=', 'questions.version'),
    )
    .select([...entryColumns, 'best.seq', 'best.score'])
    .orderBy('best.score', 'desc')
    .orderBy('best.seq', 'desc');
}
