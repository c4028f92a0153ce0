import { sql } from 'kysely';
import { z } from 'zod';
import type { BankFilter } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { toCondition } from './bank-filter.ts';
import { countLabelled, labels, type ValueCount } from './count-labels.ts';
import { listTags } from './question-tags.ts';
import { selectWithTagAndCollection, seqColumn } from './select-with-tag-and-collection.ts';

/** Counts that are not stored read at most this many questions, so that they never block other requests for long. */
const SAMPLE_SIZE = 5000;

/** What was counted in the newest questions of a set. Each question stands for `factor` questions of the set. */
export type SampledCounts<T> = { readonly groups: readonly T[]; readonly factor: number };

/** A number of questions by label; a label that they do not have is empty. */
export type LabelGroup = Readonly<Record<(typeof labels)[number], string>> & { readonly count: number };

/** True if the questions are limited to a set such as a tag or a collection, for which no counts are stored. */
export function hasSet({ tag, collection, outcomeId, parentId }: BankFilter): boolean {
  return [tag, collection, outcomeId, parentId].some((set) => set !== undefined);
}

/** Counts the labels of the newest questions in the sets of the filter, whatever labels the filter has. */
export async function sampleLabels(
  database: Database,
  filter: BankFilter,
): Promise<SampledCounts<LabelGroup>> {
  const columns = labels.map((label) => sql<string>`coalesce(${sql.ref(`sampled.${label}`)}, '')`.as(label));
  const groups = await database.kysely
    .selectFrom(selectSample(database, filter).as('sampled'))
    .select(columns)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(labels.map((label) => `sampled.${label}` as const))
    .execute();
  return { groups, factor: await findFactor(database, filter) };
}

/** Counts the tags of the newest questions that match the filter. Only active questions are found by a tag. */
export async function sampleTags(database: Database, filter: BankFilter): Promise<SampledCounts<ValueCount>> {
  if (filter.state !== undefined && filter.state !== 'active') return { groups: [], factor: 1 };
  const rows = await database.kysely
    .selectFrom(selectSample(database, filter).as('sampled'))
    .select(({ fn }) => ['sampled.tags', fn.countAll<number>().as('count')])
    .where('sampled.tags', 'is not', null)
    .where(({ and, eb }) =>
      and(
        labels.flatMap((label) => {
          const value = filter[label];
          return value === undefined ? [] : [eb(`sampled.${label}`, '=', storableText(value))];
        }),
      ),
    )
    .groupBy('sampled.tags')
    .execute();
  const countByTag = new Map<string, number>();
  for (const { tags, count } of rows)
    for (const tag of listTags(Tags.parse(JSON.parse(tags ?? '[]'))))
      countByTag.set(tag, (countByTag.get(tag) ?? 0) + count);
  const groups = [...countByTag].map(([value, count]) => ({ value, count }));
  return { groups, factor: await findFactor(database, filter) };
}

const Tags = z.array(z.string());

/** Selects the newest questions in the sets of the filter or, if it has none, the newest ones with its labels. */
function selectSample({ kysely }: Database, filter: BankFilter) {
  const seq = sql<number>`${sql.raw(seqColumn(filter.tag))}`;
  return selectWithTagAndCollection(kysely, filter)
    .where(toCondition(hasSet(filter) ? pickSets(filter) : filter))
    .select(['questions.tags', ...labels.map((label) => `questions.${label}` as const)])
    .orderBy(seq, 'desc')
    .limit(SAMPLE_SIZE);
}

/** The sets that are columns of the question, and its state. */
function pickSets({ state, outcomeId, parentId }: BankFilter): BankFilter {
  return { ...(state && { state }), ...(outcomeId && { outcomeId }), ...(parentId && { parentId }) };
}

async function findFactor(database: Database, filter: BankFilter): Promise<number> {
  const size = hasSet(filter) ? await countSet(database, filter) : await countLabelled(database, filter);
  return Math.max(1, size / SAMPLE_SIZE);
}

async function countSet({ kysely }: Database, filter: BankFilter): Promise<number> {
  const { tag, ...others } = filter;
  const query =
    tag !== undefined && !hasSet(others)
      ? kysely.selectFrom('question_tag_counts').select('count').where('tag', '=', storableText(tag))
      : selectWithTagAndCollection(kysely, filter)
          .where(toCondition(pickSets(filter)))
          .select(({ fn }) => fn.countAll<number>().as('count'));
  return (await query.executeTakeFirst())?.count ?? 0;
}
