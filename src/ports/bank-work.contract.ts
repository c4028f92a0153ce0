import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import type { BankChangeStore } from './bank-change-store.ts';
import type { CollectionStore } from './collection-store.ts';
import { pluck } from './pluck.fixture.ts';
import type { BankFilter, BankSort, QuestionBank } from './question-bank.ts';

export type BankWork = {
  readonly bank: QuestionBank;
  readonly collections: CollectionStore;
  readonly changes: BankChangeStore;
};

const AT = '2026-01-02T03:04:05.000Z';
const isConflict = (thrown: unknown) => thrown instanceof Fault && thrown.kind === 'conflict';

const create = (id: string, draft: Partial<Question> = {}): Question =>
  createQuestion({ id, kind: 'integer', stem: `Zebra ${id}.`, ...draft });

/** The tests of changes made to questions of the bank: states, authors, tags, orders, collections and undo. */
export function bankWorkContract(adapterName: string, open: () => Promise<BankWork>): void {
  describe(`${adapterName} stores the changes made to questions of the bank`, () => {
    let work: BankWork;
    before(async () => {
      work = await open();
    });
    after(() => work.bank.close());

    describe('versions', () => versionContract(() => work));
    describe('states', () => stateContract(() => work));
    describe('lists', () => listContract(() => work));
    describe('collections', () => collectionContract(() => work));
    describe('changes', () => changeContract(() => work));
  });
}

async function listIds(
  { bank }: BankWork,
  filter: BankFilter,
  page: { limit?: number; sort?: BankSort } = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { entries, next } = await bank.list(filter, {
      limit: 100,
      ...page,
      ...(cursor && { after: cursor }),
    });
    ids.push(...entries.map(({ question }) => question.id));
    cursor = next;
  } while (cursor !== undefined);
  return ids;
}

function versionContract(current: () => BankWork): void {
  it('keep the author, the reason and the findings', async () => {
    const { bank } = current();
    const finding = { rule: 'r', severity: 'warning', message: 'm' } as const;
    await bank.save([create('authored')]);
    await bank.replace(create('authored', { stem: 'New' }), 1, {
      author: 'ada',
      reason: 'edited',
      note: 'a typo',
      findings: [finding],
    });

    const [newest, oldest] = await bank.listVersions('authored');

    assert.deepEqual(
      { ...newest, createdAt: '' },
      { version: 2, createdAt: '', author: 'ada', reason: 'edited', note: 'a typo', findings: [finding] },
    );
    assert.deepEqual([oldest?.author, oldest?.reason, oldest?.findings], [null, null, []]);
  });
}

function stateContract(current: () => BankWork): void {
  it('hide a deleted question from lists, search, counts and papers, and bring it back whole', async () => {
    const { bank } = current();
    await bank.save([create('gone', { topic: 'Hidden', tags: ['rare'], stem: 'A walrus swims.' })]);
    const look = async () => ({
      listed: await listIds(current(), { topic: 'Hidden' }),
      tagged: await listIds(current(), { tag: 'rare' }),
      found: pluck((await bank.search('walrus', {}, { limit: 5 })).hits, 'entry').map(
        ({ question }) => question.id,
      ),
      count: await bank.count({ topic: 'Hidden' }),
      tags: (await bank.countFacets({ topic: 'Hidden' })).tags,
      facts: (await bank.listFacts()).some(({ id }) => id === 'gone'),
    });
    const shown = await look();

    assert.deepEqual(await bank.setState(['gone', 'unknown'], 'deleted'), [{ id: 'gone', before: 'active' }]);
    assert.deepEqual(await bank.setState(['gone'], 'deleted'), []);

    assert.deepEqual(await look(), { listed: [], tagged: [], found: [], count: 0, tags: [], facts: false });
    assert.deepEqual(await listIds(current(), { state: 'deleted' }), ['gone']);
    assert.equal((await bank.find('gone'))?.state, 'deleted');
    await bank.setState(['gone'], 'active');
    assert.deepEqual(await look(), shown);
    assert.deepEqual(shown.tags, [{ value: 'rare', count: 1 }]);
  });

  it('keep a retired question retired when it is saved, and make a deleted one active', async () => {
    const { bank } = current();
    await bank.save([create('old'), create('binned')]);
    await bank.setState(['old'], 'retired');
    await bank.setState(['binned'], 'deleted');

    await bank.save([create('old', { stem: 'Newer' }), create('binned')]);

    assert.equal((await bank.find('old'))?.state, 'retired');
    assert.deepEqual(await bank.search('newer', {}, { limit: 5 }), { hits: [], next: undefined });
    assert.equal((await bank.find('binned'))?.state, 'active');
  });
}

function listContract(current: () => BankWork): void {
  it('have pages in each order', async () => {
    const { bank } = current();
    const subject = 'Ordering';
    const createMarked = (id: string, marks?: number) => create(id, { subject, ...(marks && { marks }) });
    for (const question of [
      createMarked('a', 2),
      createMarked('b'),
      createMarked('c', 5),
      createMarked('d', 2),
    ])
      await bank.save([question]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await bank.save([{ ...createMarked('a', 2), stem: 'Changed.' }]);
    const list = (sort: BankSort) => listIds(current(), { subject }, { limit: 2, sort });

    assert.deepEqual(await list('newest'), ['d', 'c', 'b', 'a']);
    assert.deepEqual(await list('oldest'), ['a', 'b', 'c', 'd']);
    assert.equal((await list('changed'))[0], 'a');
    assert.deepEqual(await list('marks'), ['c', 'd', 'a', 'b']);
  });

  it('are filtered by tag, difficulty and parent, together with other fields and in search', async () => {
    const { bank } = current();
    const provenance = { maker: 'rules', parentId: 'parent', createdAt: AT } as const;
    await bank.save([
      create('parent', { tags: ['algebra', 'algebra'], subject: 'Filters', difficulty: 'easy' }),
      create('child-1', { tags: ['algebra'], subject: 'Others', provenance }),
      create('child-2', { subject: 'Filters', provenance, difficulty: 'hard' }),
    ]);

    assert.deepEqual(await listIds(current(), { tag: 'algebra' }, { limit: 1 }), ['child-1', 'parent']);
    assert.deepEqual(await listIds(current(), { tag: 'algebra', subject: 'Filters' }), ['parent']);
    assert.deepEqual(await listIds(current(), { parentId: 'parent' }), ['child-2', 'child-1']);
    assert.deepEqual(await listIds(current(), { subject: 'Filters', difficulty: 'hard' }), ['child-2']);
    const { hits } = await bank.search('zebra', { tag: 'algebra' }, { limit: 10 });
    assert.deepEqual(hits.map(({ entry }) => entry.question.id).sort(), ['child-1', 'parent']);
    assert.deepEqual((await bank.countFacets({ subject: 'Filters' })).tags, [{ value: 'algebra', count: 1 }]);
    await bank.save([create('child-1', { tags: ['geometry'], subject: 'Others', provenance })]);
    assert.deepEqual(await listIds(current(), { tag: 'algebra' }), ['parent']);
  });

  it('return questions by id in the order of the ids', async () => {
    const found = await current().bank.findMany(['child-2', 'unknown', 'parent']);

    assert.deepEqual(
      found.map(({ question }) => question.id),
      ['child-2', 'parent'],
    );
  });
}

function collectionContract(current: () => BankWork): void {
  it('keep their order and count only active questions', async () => {
    const { bank, collections } = current();
    await bank.save(['p', 'q', 'r', 's'].map((id) => create(id)));
    await collections.create({ id: 'mock', name: 'Mock exam', createdBy: 'ada', createdAt: AT });

    assert.deepEqual(await collections.add('mock', ['r', 'p', 'unknown', 'p'], AT), ['r', 'p']);
    assert.deepEqual(await collections.add('mock', ['p', 'q', 's'], AT), ['q', 's']);
    await collections.order('mock', ['s', 'p'], AT);

    assert.deepEqual(await listIds(current(), { collection: 'mock' }, { limit: 3 }), ['s', 'p', 'r', 'q']);
    assert.equal(await collections.removeQuestions('mock', ['p', 'unknown'], AT), 1);
    await bank.setState(['q'], 'retired');
    assert.deepEqual(await listIds(current(), { collection: 'mock' }), ['s', 'r']);
    assert.equal((await collections.find('mock'))?.size, 2);
    assert.deepEqual(pluck(await collections.list('r'), 'name'), ['Mock exam']);
    assert.deepEqual(await collections.list('p'), []);
  });

  it('have unique names; removing a collection keeps its questions', async () => {
    const { bank, collections } = current();
    await collections.create({ id: 'first', name: 'First', createdBy: 'ada', createdAt: AT });
    const second = { id: 'second', name: 'First', createdBy: 'ada', createdAt: AT };

    await assert.rejects(collections.create(second), isConflict);
    await collections.create({ ...second, name: 'Second' });
    await assert.rejects(collections.rename('second', 'First', AT), isConflict);
    assert.equal(await collections.rename('second', 'Zweite', AT), true);
    await collections.add('second', ['s'], AT);
    assert.equal(await collections.remove('second'), true);
    assert.equal(await collections.remove('second'), false);
    assert.equal((await bank.find('s'))?.state, 'active');
  });
}

function changeContract(current: () => BankWork): void {
  it('are found with their questions, and are undone once', async () => {
    const { changes } = current();
    const change = { id: 'c1', kind: 'retag', author: 'ada', createdAt: AT, detail: { add: ['x'] } } as const;
    const item = { questionId: 'p', versionBefore: 1, versionAfter: 2, stateBefore: 'active' } as const;
    await changes.add(change, [item]);

    assert.deepEqual(await changes.find('c1'), { change: { ...change, undoneAt: null }, items: [item] });
    assert.equal(await changes.markUndone('c1', AT), true);
    assert.equal(await changes.markUndone('c1', AT), false);
    assert.deepEqual(await changes.listFor('p', 5), [{ ...change, undoneAt: AT }]);
    await changes.add({ ...change, id: 'c2', kind: 'export' }, [item]);
    const newest = (await changes.listNewest(50)).filter(({ id }) => ['c1', 'c2'].includes(id));
    assert.deepEqual(newest, [{ ...change, undoneAt: AT, questionCount: 1 }]);
    assert.equal(await changes.find('unknown'), undefined);
  });
}
