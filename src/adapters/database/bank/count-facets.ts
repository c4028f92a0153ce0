import type { BankFacets, BankFilter, FacetField, FacetValue } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { countByLabel, countLabelled, type Label, labels, type ValueCount } from './count-labels.ts';
import { hasSet, type LabelGroup, type SampledCounts, sampleLabels, sampleTags } from './sample-questions.ts';

/** The maximum number of values returned for each facet. */
const MAX_VALUES = 200;
/** Estimates are rounded to this many digits. */
const ESTIMATE_DIGITS = 2;

const fieldByLabel = {
  kind: 'kinds',
  subject: 'subjects',
  level: 'levels',
  topic: 'topics',
  difficulty: 'difficulties',
} as const satisfies Record<Label, FacetField>;

/**
 * Counts the questions and the values of every facet. A facet ignores its own field of the filter, so that users see the
 * other values too. Counts by label are stored and exact. Others are estimates for sets that are larger than a sample, so
 * that they never block other requests for long.
 */
export async function countFacets(database: Database, filter: BankFilter): Promise<BankFacets> {
  const sample = hasSet(filter) ? await sampleLabels(database, filter) : undefined;
  const countLabel = async (label: Label): Promise<SampledCounts<ValueCount>> => {
    const { [label]: _ownField, ...others } = filter;
    return sample === undefined
      ? { groups: await countByLabel(database, label, others), factor: 1 }
      : { groups: groupByLabel(sample.groups, label, others), factor: sample.factor };
  };
  const estimated: FacetField[] = [];
  const finish = (field: FacetField, { groups, factor }: SampledCounts<ValueCount>): FacetValue[] => {
    if (factor > 1) estimated.push(field);
    return groups
      .filter(({ value }) => value !== '')
      .map(({ value, count }) => ({ value, count: scale(count, factor) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_VALUES);
  };
  const [total] = finish('total', await countTotal(database, filter, sample));
  const facets = { kinds: [], subjects: [], levels: [], topics: [], difficulties: [], tags: [] };
  const values: Record<keyof typeof facets, FacetValue[]> = facets;
  for (const label of labels)
    values[fieldByLabel[label]] = finish(fieldByLabel[label], await countLabel(label));
  values.tags = finish('tags', await countTags(database, filter));
  return { total: total?.count ?? 0, ...values, estimated };
}

async function countTotal(
  database: Database,
  filter: BankFilter,
  sample: SampledCounts<LabelGroup> | undefined,
): Promise<SampledCounts<ValueCount>> {
  const value = 'total';
  if (sample === undefined)
    return { groups: [{ value, count: await countLabelled(database, filter) }], factor: 1 };
  const count = sumCounts(sample.groups.filter((group) => hasLabels(group, filter)));
  return { groups: [{ value, count }], factor: sample.factor };
}

async function countTags(
  database: Database,
  { tag: _tag, ...filter }: BankFilter,
): Promise<SampledCounts<ValueCount>> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (isFiltered) return sampleTags(database, filter);
  const groups = await database.kysely
    .selectFrom('question_tag_counts')
    .select(['tag as value', 'count'])
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(MAX_VALUES)
    .execute();
  return { groups, factor: 1 };
}

function groupByLabel(groups: readonly LabelGroup[], label: Label, filter: BankFilter): ValueCount[] {
  const matching = groups.filter((group) => hasLabels(group, filter));
  const groupsByValue = Map.groupBy(matching, (group) => group[label]);
  return [...groupsByValue].map(([value, members]) => ({ value, count: sumCounts(members) }));
}

function hasLabels(group: LabelGroup, filter: BankFilter): boolean {
  return labels.every((label) => filter[label] === undefined || filter[label] === group[label]);
}

const sumCounts = (groups: readonly { readonly count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

function scale(count: number, factor: number): number {
  return factor === 1 ? count : Number((count * factor).toPrecision(ESTIMATE_DIGITS));
}
