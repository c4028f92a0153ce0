import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKeys } from './api-keys.ts';
import type { ExampleIndex } from './example-index.ts';
import type { PersonalData } from './personal-data.ts';
import type { ReviewQueue } from './review-queue.ts';
import type { RunStore } from './run-store.ts';

export type PersonalStores = {
  readonly data: PersonalData;
  readonly queue: ReviewQueue;
  readonly examples: ExampleIndex;
  readonly runs: RunStore;
  readonly keys: ApiKeys;
};

const AT = '2026-01-01T00:00:00.000Z';

/** Creates data of every kind for the user; returns the id of a turn that they created and of a turn that they reviewed. */
async function createPersonalData(stores: PersonalStores, user: string, other: string) {
  const { queue, runs, keys } = stores;
  const ids = { own: randomUUID(), reviewed: randomUUID() };
  for (const [id, by] of [
    [ids.own, user],
    [ids.reviewed, other],
  ] as const) {
    const turn = {
      conversationId: null,
      providerId: `p-${user}`,
      userInput: `words of ${by}`,
      generatedQuery: 'SELECT 1',
      confidence: 0.5,
      validationStatus: 'valid',
      clarificationCount: 0,
      createdAt: AT,
    };
    await queue.saveTurn({ ...turn, id, createdBy: by });
    await queue.enqueue(
      {
        ...turn,
        id: `item-${id}`,
        turnId: id,
        reason: 'low_confidence',
        triggers: ['low_confidence'],
        priority: 50,
        isGoodExample: true,
        involvedTables: [],
        intent: null,
        complexity: null,
        context: null,
      },
      by,
    );
    await queue.change(`item-${id}`, (item) => ({
      change: {
        fields: { status: 'approved', decision: 'APPROVE', reviewedBy: user, reviewedAt: AT },
        example: {
          id: item.id,
          providerId: item.providerId,
          nlQuery: item.userInput,
          query: item.generatedQuery,
          status: 'approved',
          intent: null,
          complexity: null,
          tables: [],
          addedBy: user,
          createdAt: AT,
        },
        audit: { at: AT, actor: user, action: 'approved' },
      },
    }));
    await queue.addComment(`item-${id}`, { author: user, text: 'mine', at: AT });
  }
  const feedback = {
    rating: 'up',
    category: null,
    text: 'I liked it',
    correctedQuery: null,
    createdAt: AT,
  } as const;
  await queue.saveFeedback({ ...feedback, turnId: ids.reviewed, user });
  await runs.create({ id: randomUUID(), owner: user, kind: 'x', createdAt: AT, holder: 'h', leaseUntil: AT });
  await keys.issue({ user, roles: ['learner'], createdAt: AT, expiresAt: null });
  return ids;
}

async function listHoldings(data: PersonalData, user: string): Promise<string[]> {
  const holdings = new Set<string>();
  for await (const { holding } of data.read(user)) holdings.add(holding);
  return [...holdings].sort();
}

/** The tests that every `PersonalData` must pass. */
export function personalDataContract(name: string, open: () => Promise<PersonalStores>): void {
  describe(`${name} satisfies the PersonalData contract`, () => {
    it('returns every row about a user, without secrets', async () => {
      const stores = await open();
      const user = randomUUID();
      await createPersonalData(stores, user, 'another user');

      const holdings = await listHoldings(stores.data, user);

      assert.deepEqual(holdings, [
        'api_keys.user_id',
        'audit_log.subject',
        'review_audit.actor',
        'review_comments.author',
        'review_examples.added_by',
        'review_items.reviewed_by',
        'review_items.turn_id',
        'review_turns.created_by',
        'runs.owner',
        'turn_feedback.user_id',
      ]);
      for await (const { row } of stores.data.read(user))
        assert.equal(Object.hasOwn(Object(row), 'hash'), false);
    });

    it('erases a user, keeps the data of others and returns correct counts afterwards', async () => {
      const stores = await open();
      const user = randomUUID();
      const other = randomUUID();
      const { own, reviewed } = await createPersonalData(stores, user, other);

      const { counts } = await stores.data.erase(user);

      assert.deepEqual(await listHoldings(stores.data, user), []);
      assert.equal(counts['turn_feedback.user_id'], 1);
      assert.equal(await stores.queue.find(`item-${own}`), undefined);
      assert.equal((await stores.queue.find(`item-${reviewed}`))?.reviewedBy, 'erased');
      const hits = await stores.examples.search({ text: 'words', providerId: `p-${user}`, limit: 9 });
      const requests = hits.map(({ example }) => example.nlQuery);
      assert.deepEqual(requests, [`words of ${other}`]);
      const tallies = (await stores.queue.tally()).filter(({ providerId }) => providerId === `p-${user}`);
      const tallied = tallies.map(({ status, count }) => `${status} ${count}`);
      assert.deepEqual(tallied, ['approved 1']);
    });
  });
}
