import { Fault } from '../../domain/fault.ts';
import type { ExampleHit, StoredExample } from '../../ports/example-index.ts';
import { readQueryFacts, requireValidText } from '../queue/check-correction.ts';
import { recordTurn } from '../queue/record-turn.ts';
import type { ReviewDeps } from '../queue/review-dependencies.ts';
import { revokeItem } from '../queue/revoke-item.ts';

// The "query" of an example is the LaTeX of an exam question, or an SQL text; `nlQuery` is the request (nl: natural
// language). The provider is `questions` or the SQL dialect. `src/domain/queue-item.ts` explains the names.

type NewExample = {
  readonly nlQuery: string;
  readonly generatedQuery: string;
  readonly isGood: boolean;
  readonly providerId: string;
  /** If true, the example is used at once; otherwise an expert has to approve it in the queue first. */
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
  /** Searches rejected examples instead, as counterexamples. */
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
  getStatistics(filter?: { providerId?: string }): Promise<ExampleStatistics>;
  revokeExample(id: string, actor: string): Promise<void>;
};

const DEFAULT_LIMIT = 5;

/** The confidence of an example that is submitted to the queue; callers do not provide one. */
const UNKNOWN_CONFIDENCE = 0.5;

export function createRagService(tools: ReviewDeps): RagService {
  const { examples, clock } = tools;
  return {
    addExample: (example) => (example.autoApprove ? addDirectly(tools, example) : addToQueue(tools, example)),
    searchExamples: ({ query, limit = DEFAULT_LIMIT, avoid = false, ...filter }) =>
      examples.search({ ...filter, text: query, limit, status: avoid ? 'rejected' : 'approved' }),
    getStatistics: (filter = {}) => readExampleStatistics(tools, filter.providerId),
    revokeExample: async (id, actor) => {
      const by = { actor, at: clock.now().toISOString() };
      const item = await tools.queue.find(id);
      if (item?.status === 'approved' && item.revokedAt === null) await revokeItem(tools, item, by);
      else if (!(await examples.revoke(id, by))) throw new Fault('not-found', `Example ${id} not found`);
    },
  };
}

async function addDirectly(tools: ReviewDeps, newExample: NewExample) {
  const { providerId, nlQuery, generatedQuery, isGood, by } = newExample;
  const facts = isGood
    ? await requireValidText(tools, providerId, generatedQuery)
    : await readQueryFacts(tools.queries, providerId, generatedQuery);
  const status = isGood ? 'approved' : 'rejected';
  const content = { providerId, nlQuery, query: generatedQuery };
  const duplicate = await tools.examples.findEqual(content);
  if (duplicate?.status === status) return { kind: 'added' as const, example: duplicate };
  const createdAt = tools.clock.now().toISOString();
  const example: StoredExample = { ...content, ...facts, id: tools.newId(), status, addedBy: by, createdAt };
  await tools.examples.put(example);
  return { kind: 'added' as const, example };
}

async function addToQueue(tools: ReviewDeps, newExample: NewExample) {
  const { item } = await recordTurn(tools, {
    turn: {
      provider_id: newExample.providerId,
      user_input: newExample.nlQuery,
      generated_query: newExample.generatedQuery,
      confidence_score: UNKNOWN_CONFIDENCE,
      validation_status: newExample.isGood ? 'unknown' : 'invalid',
      clarification_count: 0,
    },
    by: newExample.by,
    trigger: 'low_confidence',
  });
  if (item === undefined) throw new Fault('unexpected', 'A turn with a trigger was not queued.');
  return { kind: 'queued' as const, itemId: item.id };
}

async function readExampleStatistics(
  { examples }: ReviewDeps,
  onlyProvider?: string,
): Promise<ExampleStatistics> {
  const tallies = (await examples.tally()).filter(
    ({ providerId }) => (onlyProvider ?? providerId) === providerId,
  );
  const approvedTallies = tallies.filter(({ status }) => status === 'approved');
  const sum = (group: typeof tallies): number => group.reduce((total, { count }) => total + count, 0);
  const sumByKey = (getKey: (tally: (typeof tallies)[number]) => string): Record<string, number> =>
    Object.fromEntries([...Map.groupBy(approvedTallies, getKey)].map(([key, group]) => [key, sum(group)]));
  const countStatus = (status: string): number => sum(tallies.filter((tally) => tally.status === status));
  return {
    total: sum(tallies),
    byStatus: {
      approved: countStatus('approved'),
      rejected: countStatus('rejected'),
      revoked: countStatus('revoked'),
    },
    byIntent: sumByKey(({ intent }) => intent ?? 'none'),
    byProvider: sumByKey((tally) => tally.providerId),
  };
}
