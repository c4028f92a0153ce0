import { sql } from 'kysely';
import type { BankFilter } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toCondition } from './bank-filter.ts';
import { countLabelled } from './count-labels.ts';

/** How a search applies a filter to the rows that match the query. */
export type SearchFilter = {
  /** The part whose questions are read first, so that matches are looked up in memory. */
  readonly set: BankFilter | undefined;
  /** The part for which the question of each match is read; it may be empty. */
  readonly lookup: BankFilter;
};

/** Reading a larger set takes longer than reading the question of each match. */
const MAX_SET_SIZE = 70_000;

/** Divides a filter so that a search reads few questions. */
export async function planFilter(database: Database, filter: BankFilter): Promise<SearchFilter> {
  // The index contains only active questions.
  const { state = 'active', ...fields } = filter;
  if (state !== 'active') return { set: undefined, lookup: filter };
  const set = await findSet(database, fields);
  const lookup = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== undefined && (!set || !(field in set))),
  );
  return { set, lookup };
}

/** Returns the field of the filter with the fewest questions, if they are few enough to be read. */
async function findSet(database: Database, filter: BankFilter): Promise<BankFilter | undefined> {
  const { collection, parentId, outcomeId, tag, topic } = filter;
  if (collection !== undefined) return { collection };
  if (parentId !== undefined) return { parentId };
  if (tag !== undefined && (await countTagged(database, tag)) <= MAX_SET_SIZE) return { tag };
  if (topic !== undefined && (await countLabelled(database, { topic })) <= MAX_SET_SIZE) return { topic };
  return outcomeId === undefined ? undefined : { outcomeId };
}

async function countTagged({ kysely }: Database, tag: string): Promise<number> {
  const row = await kysely
    .selectFrom('question_tag_counts')
    .select('count')
    .where('tag', '=', storableText(tag))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Returns the condition that a match is in the set. Because of the plus sign, SQLite reads the set once and looks the matches up
 * in it. Otherwise, it would search the full-text index for each question of the set, which is a hundred times slower.
 */
export function isInSet(kysely: Db, set: BankFilter) {
  return sql<boolean>`+question_search.rowid in (${selectSet(kysely, set)})`;
}

function selectSet(kysely: Db, { tag, collection, ...fields }: BankFilter) {
  if (tag !== undefined)
    return kysely
      .selectFrom('question_tags')
      .select('question_tags.question_seq as seq')
      .where('tag', '=', storableText(tag));
  if (collection !== undefined)
    return kysely
      .selectFrom('collection_questions')
      .innerJoin('collections', 'collections.seq', 'collection_questions.collection_seq')
      .select('collection_questions.question_seq as seq')
      .where('collections.id', '=', storableText(collection));
  return kysely.selectFrom('questions').select('questions.seq').where(toCondition(fields));
}
