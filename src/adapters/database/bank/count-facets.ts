import { sql } from 'kysely';
import type { BankFacets, BankFilter, FacetValue } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { toCondition } from './bank-filter.ts';

/** The maximum number of values returned for each facet. */
const MAX_VALUES = 200;

type Facet = 'kind' | 'subject' | 'level' | 'topic';

/** Counts the questions of each kind, subject, level and topic; each facet ignores its own field of the filter. */
export async function countFacets(database: Database, filter: BankFilter): Promise<BankFacets> {
  const [kinds, subjects, levels, topics] = await Promise.all(
    (['kind', 'subject', 'level', 'topic'] as const).map((facet) => countValues(database, facet, filter)),
  );
  return { kinds: kinds ?? [], subjects: subjects ?? [], levels: levels ?? [], topics: topics ?? [] };
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
