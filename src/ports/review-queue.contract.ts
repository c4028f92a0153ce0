import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { triggerPriority } from '../domain/queue-priority.ts';
import type { ExampleIndex, StoredExample } from './example-index.ts';
import { pluck } from './pluck.fixture.ts';
import type { ItemStep, NewReviewItem, ReviewItem, ReviewQueue, Turn } from './review-queue.ts';

// The items of these tests are SQL queries, as in the queue's specification; exam questions are stored in the same way.
// `src/domain/queue-item.ts` explains the names.

export type ReviewStores = { readonly queue: ReviewQueue; readonly examples: ExampleIndex };

const AT = '2026-01-01T00:00:00.000Z';

function createTurn(changes: Partial<Turn> = {}): Turn {
  return {
    id: randomUUID(),
    conversationId: null,
    providerId: 'postgresql',
    userInput: 'Show me all orders',
    generatedQuery: 'SELECT * FROM orders',
    confidence: 0.65,
    validationStatus: 'valid',
    clarificationCount: 0,
    createdBy: 'ada',
    createdAt: AT,
    ...changes,
  };
}

function newItem(changes: Partial<NewReviewItem> = {}): NewReviewItem {
  const confidence = changes.confidence ?? 0.65;
  const { id: turnId, createdBy: _createdBy, ...turn } = createTurn();
  return {
    ...turn,
    id: randomUUID(),
    turnId,
    reason: 'low_confidence',
    triggers: ['low_confidence'],
    priority: triggerPriority('low_confidence', confidence),
    isGoodExample: true,
    involvedTables: ['orders'],
    intent: 'filter',
    complexity: 'simple',
    context: null,
    ...changes,
  };
}

function createExample(item: ReviewItem, changes: Partial<StoredExample> = {}): StoredExample {
  return {
    id: item.id,
    providerId: item.providerId,
    nlQuery: item.userInput,
    query: item.generatedQuery,
    status: 'approved',
    intent: item.intent,
    complexity: item.complexity,
    tables: item.involvedTables,
    addedBy: 'eve',
    createdAt: AT,
    ...changes,
  };
}

const approve: ItemStep<'decided'> = (item) =>
  item.status === 'pending_review'
    ? {
        change: {
          fields: { status: 'approved', decision: 'APPROVE', reviewedBy: 'eve', reviewedAt: AT },
          example: createExample(item),
          audit: { at: AT, actor: 'eve', action: 'approved' },
        },
      }
    : { refused: 'decided' };

const lease = (holder: string, minutes = 10) => ({
  holder,
  now: AT,
  until: new Date(Date.parse(AT) + minutes * 60_000).toISOString(),
});

/** Enqueues one item for each set of changes and returns their ids. */
async function enqueueItems(queue: ReviewQueue, items: readonly Partial<NewReviewItem>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const changes of items) ids.push((await queue.enqueue(newItem(changes), 'ada')).item.id);
  return ids;
}

/** The tests that every `ReviewQueue` must pass; `open` returns empty stores. */
export function reviewQueueContract(name: string, open: () => Promise<ReviewStores>): void {
  describe(`${name} satisfies the ReviewQueue contract`, () => {
    describe('turns and feedback', () => {
      it('saves a turn, reports whether it changed and refuses changes by other users', async () => {
        const { queue } = await open();
        const turn = createTurn();

        assert.equal(await queue.saveTurn(turn), 'created');
        assert.equal(await queue.saveTurn(turn), 'unchanged');
        assert.equal(await queue.saveTurn({ ...turn, generatedQuery: 'SELECT 1' }), 'updated');
        assert.equal((await queue.findTurn(turn.id))?.generatedQuery, 'SELECT 1');
        const ofBob = { ...turn, generatedQuery: 'SELECT 1', createdBy: 'bob' };
        await assert.rejects(queue.saveTurn(ofBob, { keepsText: true }), { kind: 'conflict' });
        assert.equal(await queue.saveTurn(ofBob), 'unchanged');
        const other = { ...turn, generatedQuery: 'SELECT 2' };
        await assert.rejects(queue.saveTurn(other, { keepsText: true }), { kind: 'conflict' });
        const surer = { ...turn, generatedQuery: 'SELECT 1', confidence: 0.99 };
        assert.equal(await queue.saveTurn(surer, { keepsText: true }), 'updated');
        assert.equal(await queue.findTurn('nowhere'), undefined);
      });

      it('stores the newest feedback of each user', async () => {
        const { queue } = await open();
        const feedback = { turnId: 't', category: null, correctedQuery: null, createdAt: AT };

        assert.equal(
          await queue.saveFeedback({ ...feedback, user: 'a', rating: 'up', text: null }),
          'created',
        );
        assert.equal(
          await queue.saveFeedback({ ...feedback, user: 'a', rating: 'down', text: 'x' }),
          'updated',
        );
        await queue.saveFeedback({ ...feedback, user: 'b', rating: 'up', text: 'nul\0 and \ud800' });

        const all = await queue.listFeedback('t');
        assert.deepEqual(all.map(({ user, rating }) => `${user} ${rating}`).sort(), ['a down', 'b up']);
      });
    });

    describe('the queue', () => {
      it('keeps one open item for a turn and merges new content into it', async () => {
        const { queue } = await open();
        const first = await queue.enqueue(newItem({ turnId: 't' }), 'ada');

        const same = await queue.enqueue(newItem({ turnId: 't' }), 'ada');
        const raised = await queue.enqueue(
          newItem({
            turnId: 't',
            reason: 'negative_feedback',
            triggers: ['negative_feedback'],
            priority: 50,
            isGoodExample: false,
          }),
          'bob',
        );

        assert.deepEqual([first.outcome, same.outcome, raised.outcome], ['created', 'unchanged', 'raised']);
        assert.deepEqual(raised.item.triggers, ['negative_feedback', 'low_confidence']);
        assert.deepEqual([raised.item.id, raised.item.priority, raised.item.version], [first.item.id, 50, 2]);
        assert.equal(raised.item.isGoodExample, false);
        assert.equal((await queue.findOpen('t'))?.id, first.item.id);
      });

      it('lists the items of a turn, newest first', async () => {
        const { queue } = await open();
        const first = await queue.enqueue(newItem({ turnId: 'asked twice' }), 'ada');
        await queue.change(first.item.id, () => ({ change: { fields: { status: 'rejected' } } }));
        const second = await queue.enqueue(newItem({ turnId: 'asked twice' }), 'ada');
        await queue.enqueue(newItem({ turnId: 'another' }), 'ada');

        const listed = await queue.listByTurn('asked twice', 10);
        const newest = await queue.listByTurn('asked twice', 1);

        assert.deepEqual(
          listed.map(({ id, status }) => [id, status]),
          [
            [second.item.id, 'pending_review'],
            [first.item.id, 'rejected'],
          ],
        );
        assert.deepEqual(
          newest.map(({ id }) => id),
          [second.item.id],
        );
      });

      it('creates one item when a turn is enqueued concurrently', async () => {
        const { queue } = await open();

        const results = await Promise.all(
          Array.from({ length: 8 }, () => queue.enqueue(newItem({ turnId: 'concurrent' }), 'ada')),
        );

        assert.equal(new Set(results.map(({ item }) => item.id)).size, 1);
        assert.equal(results.filter(({ outcome }) => outcome === 'created').length, 1);
        assert.deepEqual(await queue.tally(), [
          { providerId: 'postgresql', status: 'pending_review', reason: 'low_confidence', count: 1 },
        ]);
      });

      it('lists items that contain every word literally, in pages without gaps or repeats', async () => {
        const { queue } = await open();
        const ids = await enqueueItems(queue, [
          { userInput: 'Refunds of MAY', confidence: 0.6 },
          { userInput: 'Orders of may', generatedQuery: 'SELECT refunds', confidence: 0.5 },
          { userInput: 'refunds of June', confidence: 0.4 },
          { userInput: 'all of 100% and a_b', confidence: 0.3 },
        ]);
        const filter = { status: 'pending_review' } as const;
        const searchIds = async (words: string): Promise<string[]> =>
          (await queue.list(filter, { limit: 10, words })).items.map(({ id }) => id);

        const first = await queue.list(filter, { limit: 1, words: 'refunds may' });
        const second = await queue.list(filter, { limit: 1, words: 'refunds may', after: first.next ?? '' });

        assert.deepEqual(await searchIds('refunds MAY'), [ids[1], ids[0]]);
        assert.deepEqual(pluck([...first.items, ...second.items], 'id'), [ids[1], ids[0]]);
        assert.equal(second.next, undefined);
        assert.deepEqual(await searchIds('0%'), [ids[3]]);
        assert.deepEqual(await searchIds('a_b'), [ids[3]]);
        assert.deepEqual(await searchIds('nowhere'), []);
        assert.deepEqual(await searchIds(ids[2] ?? ''), [ids[2]]);
        assert.deepEqual((await queue.list({ status: 'approved' }, { limit: 9, words: 'may' })).items, []);
      });

      it('lists the oldest items first, in pages without gaps or repeats', async () => {
        const { queue } = await open();
        const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
        const ids = await enqueueItems(queue, [
          { createdAt: at(3), priority: 100 },
          { createdAt: at(1), providerId: 'athena' },
          { createdAt: at(2) },
          { createdAt: at(2) },
        ]);
        await queue.change((await enqueueItems(queue, [{ createdAt: at(1) }]))[0] ?? '', approve);
        const page = (limit: number, after?: string) =>
          queue.list(
            { status: 'pending_review' },
            { limit, order: 'oldest', ...(after !== undefined && { after }) },
          );

        const allItems = await page(9);
        const first = await page(2);
        const second = await page(2, first.next);
        const athena = await queue.list(
          { status: 'pending_review', providerId: 'athena' },
          { limit: 9, order: 'oldest' },
        );

        const expectedIds = [1, 2, 3, 0].map((index) => ids[index]);
        assert.deepEqual(pluck(allItems.items, 'id'), expectedIds);
        assert.deepEqual(pluck([...first.items, ...second.items], 'id'), expectedIds);
        assert.equal(second.next, undefined);
        assert.deepEqual(pluck(athena.items, 'id'), [ids[1]]);
      });

      it('lists by priority, then lowest confidence, then age, in pages without gaps or repeats', async () => {
        const { queue } = await open();
        const ids = await enqueueItems(queue, [
          { confidence: 0.69 },
          { confidence: 0.6999 },
          { reason: 'validation_failure', triggers: ['validation_failure'], priority: 100 },
          { confidence: 0.2, priority: 70 },
          { confidence: 0.1, priority: 70 },
          { confidence: 0.1, priority: 70 },
        ]);
        const expectedIds = [2, 4, 5, 3, 0, 1].map((index) => ids[index]);

        const allItems = await queue.list({ status: 'pending_review' }, { limit: 10 });
        const first = await queue.list({ status: 'pending_review' }, { limit: 2 });
        const second = await queue.list({ status: 'pending_review' }, { limit: 2, after: first.next ?? '' });
        const byOffset = await queue.list({ status: 'pending_review' }, { limit: 2, offset: 2 });
        const last = await queue.list({ status: 'pending_review' }, { limit: 2, after: second.next ?? '' });

        const listIds = (page: typeof allItems) => page.items.map(({ id }) => id);
        assert.deepEqual(listIds(allItems), expectedIds);
        assert.deepEqual([...listIds(first), ...listIds(second), ...listIds(last)], expectedIds);
        assert.deepEqual(listIds(byOffset), listIds(second));
        assert.equal(last.next, undefined);
        const readIds: string[] = [];
        for await (const item of queue.readAll({ status: 'pending_review' })) readIds.push(item.id);
        assert.deepEqual(readIds, expectedIds);
        await assert.rejects(queue.list({}, { limit: 2, after: 'nonsense' }), { kind: 'invalid-input' });
      });

      it('filters by provider, reason and status', async () => {
        const { queue } = await open();
        const [a, b, c] = await enqueueItems(queue, [
          {},
          { providerId: 'athena' },
          { reason: 'multiple_clarifications', triggers: ['multiple_clarifications'], priority: 10 },
        ]);
        await queue.change(c ?? '', approve);
        const listIds = async (filter: Parameters<ReviewQueue['list']>[0]) =>
          (await queue.list(filter, { limit: 10 })).items.map(({ id }) => id);

        assert.deepEqual(await listIds({ status: 'pending_review', providerId: 'athena' }), [b]);
        assert.deepEqual(await listIds({ status: 'pending_review', reason: 'low_confidence' }), [a, b]);
        assert.deepEqual(await listIds({ status: 'approved' }), [c]);
        assert.deepEqual(await listIds({ status: 'rejected' }), []);
      });

      it('stores every text unchanged and returns the time of the oldest item', async () => {
        const { queue } = await open();
        const userInput = 'naïve "quotes" \\frac{a}{b} 🦆\nnew line';
        const [id = ''] = await enqueueItems(queue, [
          { userInput, context: { findings: [1, null, 'x'] }, createdAt: '2025-12-31T00:00:00.000Z' },
          {},
        ]);

        const item = await queue.find(id);

        assert.equal(item?.userInput, userInput);
        assert.deepEqual(item?.context, { findings: [1, null, 'x'] });
        assert.equal(await queue.findOldestPending(), '2025-12-31T00:00:00.000Z');
        assert.equal(await queue.countPendingBefore(AT), 1);
        assert.equal(await queue.find('nowhere'), undefined);
      });
    });

    describe('changing an item', () => {
      it('writes item, example, tally and audit in one transaction', async () => {
        const { queue, examples } = await open();
        const [id = ''] = await enqueueItems(queue, [{}]);

        const outcome = await queue.change(id, approve);

        assert.equal(outcome.kind === 'changed' && outcome.item.version, 2);
        assert.equal((await examples.find(id))?.status, 'approved');
        assert.deepEqual(
          (await queue.tally()).map(({ status, count }) => `${status} ${count}`),
          ['approved 1'],
        );
        const { entries } = await queue.listAudit({ itemId: id }, { limit: 10 });
        assert.deepEqual(
          entries.map(({ action, actor }) => `${action} by ${actor}`),
          ['approved by eve', 'queued by ada'],
        );
        assert.deepEqual(await queue.tallyDays('2025-01-01T00:00:00.000Z'), [
          { day: '2026-01-01', action: 'approved', count: 1 },
          { day: '2026-01-01', action: 'queued', count: 1 },
        ]);
      });

      it('changes nothing when the step refuses or fails or the item is unknown', async () => {
        const { queue, examples } = await open();
        const [id = ''] = await enqueueItems(queue, [{}]);

        const refused = await queue.change(id, () => ({ refused: 'why' }));
        const broken = queue.change(id, (item) => ({
          change: {
            fields: { status: 'approved' },
            // A text that no column can store fails after the item was written.
            example: { ...createExample(item), createdAt: Symbol.iterator as unknown as string },
          },
        }));

        assert.equal(refused.kind === 'refused' && refused.why, 'why');
        await assert.rejects(broken);
        assert.equal((await queue.find(id))?.status, 'pending_review');
        assert.equal(await examples.find(id), undefined);
        assert.deepEqual(await queue.change('nowhere', approve), { kind: 'unknown' });
      });

      it('accepts only one of many concurrent decisions', async () => {
        const { queue } = await open();
        const [id = ''] = await enqueueItems(queue, [{}]);

        const outcomes = await Promise.all(Array.from({ length: 8 }, () => queue.change(id, approve)));

        assert.equal(outcomes.filter(({ kind }) => kind === 'changed').length, 1);
        assert.equal((await queue.listAudit({ action: 'approved' }, { limit: 10 })).entries.length, 1);
      });

      it('removes the example when the step sets it to null', async () => {
        const { queue, examples } = await open();
        const [id = ''] = await enqueueItems(queue, [{}]);
        await queue.change(id, approve);

        await queue.change(id, () => ({
          change: { fields: { status: 'pending_review' }, example: null },
        }));

        assert.equal(await examples.find(id), undefined);
        assert.deepEqual(await examples.search({ text: 'orders', limit: 5 }), []);
      });
    });

    describe('leases', () => {
      it('leases every item to exactly one of many concurrent users', async () => {
        const { queue } = await open();
        const ids = await enqueueItems(
          queue,
          Array.from({ length: 12 }, () => ({})),
        );

        const claimed = await Promise.all(
          Array.from({ length: 15 }, (_, n) => queue.claimNext({}, lease(`expert-${n}`))),
        );

        const claimedIds = claimed.flatMap((item) => (item === undefined ? [] : [item.id]));
        assert.deepEqual(claimedIds.toSorted(), ids.toSorted());
      });

      it('leases an item again after its lease expired, without a new version', async () => {
        const { queue } = await open();
        const [id] = await enqueueItems(queue, [{}]);
        await queue.claimNext({}, lease('ann', -1));

        const leased = await queue.claimNext({}, lease('bob'));

        assert.deepEqual([leased?.id, leased?.leaseHolder, leased?.version], [id, 'bob', 1]);
        assert.equal(await queue.claimNext({}, lease('cy')), undefined);
      });

      it('leases the most urgent item of the provider', async () => {
        const { queue } = await open();
        const ids = await enqueueItems(queue, [
          { providerId: 'athena' },
          {},
          { confidence: 0.3, priority: 70 },
        ]);

        assert.equal((await queue.claimNext({ providerId: 'postgresql' }, lease('a')))?.id, ids[2]);
        assert.equal((await queue.claimNext({ providerId: 'athena' }, lease('a')))?.id, ids[0]);
      });
    });

    describe('changing many items', () => {
      it('skips items that others have leased and continues after the last item', async () => {
        const { queue } = await open();
        const ids = await enqueueItems(
          queue,
          Array.from({ length: 5 }, () => ({})),
        );
        await queue.change(ids[1] ?? '', () => ({
          change: { fields: { leaseHolder: 'bob', leaseUntil: lease('bob').until } },
        }));

        const batch = { limit: 3, lease: lease('eve') };
        const first = await queue.changeMany({ providerId: 'postgresql' }, batch, approve);
        const second = await queue.changeMany({}, { ...batch, after: first.last ?? 0 }, approve);

        assert.deepEqual(first.changed, [ids[0], ids[2], ids[3]]);
        assert.deepEqual(second.changed, [ids[4]]);
        assert.equal((await queue.find(ids[1] ?? ''))?.status, 'pending_review');
      });

      it('filters by confidence and age', async () => {
        const { queue } = await open();
        const [old] = await enqueueItems(queue, [
          { confidence: 0.65, createdAt: '2025-01-01T00:00:00.000Z' },
          { confidence: 0.3, createdAt: '2025-01-01T00:00:00.000Z' },
          { confidence: 0.65 },
        ]);

        const filter = { minConfidence: 0.6, createdBefore: AT };
        const { changed } = await queue.changeMany(filter, { limit: 9, lease: lease('eve') }, approve);

        assert.deepEqual(changed, [old]);
      });
    });

    it('lists comments in the order in which they were added', async () => {
      const { queue } = await open();
      const [id = ''] = await enqueueItems(queue, [{}]);

      await queue.addComment(id, { author: 'a', text: 'one', at: AT });
      await queue.addComment(id, { author: 'b', text: 'two', at: AT });

      assert.deepEqual(pluck(await queue.listComments(id), 'text'), ['one', 'two']);
      assert.equal(await queue.addComment('nowhere', { author: 'a', text: 'x', at: AT }), false);
    });

    it('returns correct counts after many changes', async () => {
      const { queue } = await open();
      for (let round = 0; round < 30; round++) {
        const [id = ''] = await enqueueItems(queue, [{}]);
        await queue.change(id, approve);
      }
      await enqueueItems(queue, [{}, {}]);

      const counts = (await queue.tally()).map(({ status, count }) => `${status} ${count}`);

      assert.deepEqual(counts.toSorted(), ['approved 30', 'pending_review 2']);
    });
  });
}
