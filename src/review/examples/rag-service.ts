import { Fault } from '../../domain/fault.ts';
import type { ExampleHit, StoredExample } from '../../ports/example-index.ts';
import { readQueryFacts, requireValidText } from '../queue/check-correction.ts';
import { recordTurn } from '../queue/record-turn.ts';
import type { ReviewDeps } from '../queue/review-dependencies.ts';
import { revokeItem } from '../queue/revoke-item.ts';

type NewExample = {
  readonly nlQuery: string;
  readonly generatedQuery: string;
  readonly isGood: boolean;
  readonly providerId: string;
  /** Adds it directly; otherwise it goes to the expert queue first. */
  readonly autoApprove: boolean;
  readonly by: string;
};

type AddedExample = { kind: 'added'; example: StoredExample } | { kind: 'queued'; itemId: string };

type ExampleQuery = {
  readonly query: string;
  readonly providerId?: string;
  readonly intent?: string;
  readonly limit?: number;
  readonly minSimilarity?: number;
  /** Searches rejected examples instead: what not to do. */
  readonly avoid?: boolean;
};

type ExampleStatistics = {
  readonly total: number;
  readonly byStatus: Readonly<Record<'approved' | 'rejected' | 'revoked', number>>;
  readonly byIntent: Readonly<Record<string, number>>;
  readonly byProvider: Readonly<Record<string, number>>;
};

/** The index of reviewed examples that improves later replies (retrieval-augmented generation). */
export type RagService = {
  addExample(example: NewExample): Promise<AddedExample>;
  searchExamples(query: ExampleQuery): Promise<ExampleHit[]>;
  getStatistics(of?: { providerId?: string }): Promise<ExampleStatistics>;
  revokeExample(id: string, actor: string): Promise<void>;
};

const DEFAULT_LIMIT = 5;

/** The confidence of an example that was submitted without one. */
const UNKNOWN_CONFIDENCE = 0.5;

export function createRagService(tools: ReviewDeps): RagService {
  const { examples, clock } = tools;
  return {
    addExample: (example) => (example.autoApprove ? addDirectly(tools, example) : addToQueue(tools, example)),
    searchExamples: ({ query, limit = DEFAULT_LIMIT, avoid = false, ...filter }) =>
      examples.search({ ...filter, text: query, limit, status: avoid ? 'rejected' : 'approved' }),
    getStatistics: (of = {}) => readExampleStatistics(tools, of.providerId),
    revokeExample: async (id, actor) => {
      const by = { actor, at: clock.now().toISOString() };
      const item = await tools.queue.find(id);
      if (item?.status === 'approved' && item.revokedAt === null) await revokeItem(tools, item, by);
      else if (!(await examples.revoke(id, by))) throw new Fault('not-found', `Example ${id} not found`);
    },
  };
}

async function addDirectly(tools: ReviewDeps, given: NewExample) {
  const { providerId, nlQuery, generatedQuery, isGood, by } = given;
  const facts = isGood
    ? await requireValidText(tools.queries, providerId, generatedQuery)
    : await readQueryFacts(tools.queries, providerId, generatedQuery);
  const status = isGood ? 'approved' : 'rejected';
  const content = { providerId, nlQuery, query: generatedQuery };
  const alike = await tools.examples.findAlike(content);
  if (alike?.status === status) return { kind: 'added' as const, example: alike };
  const createdAt = tools.clock.now().toISOString();
  const example: StoredExample = { ...content, ...facts, id: tools.newId(), status, addedBy: by, createdAt };
  await tools.examples.put(example);
  return { kind: 'added' as const, example };
}

async function addToQueue(tools: ReviewDeps, given: NewExample) {
  const { item } = await recordTurn(tools, {
    turn: {
      provider_id: given.providerId,
      user_input: given.nlQuery,
      generated_query: given.generatedQuery,
      confidence_score: UNKNOWN_CONFIDENCE,
      validation_status: given.isGood ? 'unknown' : 'invalid',
      clarification_count: 0,
    },
    by: given.by,
    trigger: 'low_confidence',
  });
  if (item === undefined) throw new Fault('unexpected', 'A turn with a trigger was not queued.');
  return { kind: 'queued' as const, itemId: item.id };
}

async function readExampleStatistics({ examples }: ReviewDeps, only?: string): Promise<ExampleStatistics> {
  const tallies = (await examples.tally()).filter(({ providerId }) => (only ?? providerId) === providerId);
  const served = tallies.filter(({ status }) => status === 'approved');
  const sum = (some: typeof tallies): number => some.reduce((total, { count }) => total + count, 0);
  const grouped = (keyOf: (tally: (typeof tallies)[number]) => string): Record<string, number> =>
    Object.fromEntries([...Map.groupBy(served, keyOf)].map(([key, some]) => [key, sum(some)]));
  const countOf = (status: string): number => sum(tallies.filter((tally) => tally.status === status));
  return {
    total: sum(tallies),
    byStatus: { approved: countOf('approved'), rejected: countOf('rejected'), revoked: countOf('revoked') },
    byIntent: grouped(({ intent }) => intent ?? 'none'),
    byProvider: grouped((tally) => tally.providerId),
  };
}
