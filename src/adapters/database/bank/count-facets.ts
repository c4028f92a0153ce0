import { sql } from 'kysely';
import type { BankFacets, BankFilter, FacetValue } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { toCondition } from './bank-filter.ts';

/** The maximum number of values returned for each facet. */
const MAX_VALUES = 200;
/** Counts that took longer are cached: in a bank of a million questions, they take a second. */
const SLOW_MS = 100;
const KEPT_MS = 30_000;
const MAX_KEPT = 100;

type Facet = 'kind' | 'subject' | 'level' | 'topic' | 'difficulty';

/** Creates a counter of the questions with each value of a facet. Slow counts are cached for a while, or until `forget`. */
export function createFacetCounter(database: Database) {
  const kept = new Map<string, { readonly until: number; readonly facets: BankFacets }>();
  return {
    async count(filter: BankFilter): Promise<BankFacets> {
      const key = JSON.stringify(Object.entries(filter).sort());
      const start = performance.now();
      const known = kept.get(key);
      if (known !== undefined && known.until > start) return known.facets;
      const facets = await countFacets(database, filter);
      const end = performance.now();
      if (kept.size >= MAX_KEPT) kept.clear();
      if (end - start > SLOW_MS) kept.set(key, { until: end + KEPT_MS, facets });
      return facets;
    },
    forget: () => kept.clear(),
  };
}

/** Counts the values of every facet. A facet ignores its own field of the filter, so that users see the other values too. */
async function countFacets(database: Database, filter: BankFilter): Promise<BankFacets> {
  const count = (facet: Facet) => countValues(database, facet, filter);
  const [kinds, subjects, levels, topics, difficulties, tags] = await Promise.all([
    count('kind'),
    count('subject'),
    count('level'),
    count('topic'),
    count('difficulty'),
    countTags(database, filter),
  ]);
  return { kinds, subjects, levels, topics, difficulties, tags };
}

async function countValues({ kysely }: Database, facet: Facet, filter: BankFilter): Promise<FacetValue[]> {
  const { [facet]: _ownField, ...otherFields } = filter;
  const rows = await kysely
    .selectFrom('questions')
    .select((builder) => [
      builder.ref(facet).$notNull().as('value'),
      builder.fn.countAll<number>().as('count'),
    ])
    .where(toCondition(otherFields))
    .where(facet, 'is not', null)
    .groupBy(facet)
    .orderBy('count', 'desc')
    .orderBy(sql.ref(facet))
    .limit(MAX_VALUES)
    .execute();
  return rows.map(({ value, count }) => ({ value, count }));
}

async function countTags({ kysely }: Database, { tag: _tag, ...filter }: BankFilter): Promise<FacetValue[]> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const rows = await kysely
    .selectFrom('question_tags')
    .select(({ fn }) => ['question_tags.tag as value', fn.countAll<number>().as('count')])
    .$if(isFiltered, (query) =>
      query.innerJoin('questions', 'questions.seq', 'question_tags.question_seq').where(toCondition(filter)),
    )
    .groupBy('question_tags.tag')
    .orderBy('count', 'desc')
    .orderBy('question_tags.tag')
    .limit(MAX_VALUES)
    .execute();
  return rows.map(({ value, count }) => ({ value, count }));
}
