import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';

const QUESTIONS = 12_000;

/** Every question contains “turbine”, every second one “governor”; the oldest is the only one about a “turbine governor spindle”. */
function create(n: number): Question {
  const words = ['turbine', ...(n % 2 === 0 ? ['governor'] : []), ...(n === 0 ? ['spindle'] : [])];
  return createQuestion({
    id: `q${n}`,
    kind: 'integer',
    ...(n % 500 === 0 && { topic: 'Rotors' }),
    subject: n % 3 === 0 ? 'Physics' : 'Chemistry',
    tags: n % 2 === 0 ? ['common', ...(n < 20 ? ['rare'] : [])] : [],
    stem: `A ${words.join(' ')} of mass ${n}.`,
    answer: { kind: 'integer', value: n },
  });
}

describe('a bank with more questions than a search ranks', () => {
  let bank: QuestionBank;
  before(async () => {
    bank = createQuestionBank(await openSqlite(':memory:'));
    for (let start = 0; start < QUESTIONS; start += 2000)
      await bank.save(Array.from({ length: 2000 }, (_, n) => create(start + n)));
  });
  after(() => bank.close());
  const searchIds = async (query: string, limit = 5, filter = {}): Promise<string[]> => {
    const { hits } = await bank.search(query, filter, { limit });
    return hits.map(({ entry }) => entry.question.id);
  };

  it('finds the oldest question by its rare word first', async () => {
    assert.equal((await searchIds('turbine governor spindle '))[0], 'q0');
  });

  it('ranks questions with two common words before those with one', async () => {
    const ids = await searchIds('turbine governor ', 300);

    assert.equal(ids.length, 300);
    assert.ok(ids.every((id) => Number(id.slice(1)) % 2 === 0));
  });

  it('finds only hits that pass the filter, and all of them if they are few', async () => {
    const isCommon = (n: number): boolean => n % 2 === 0;
    const cases = [
      { filter: { tag: 'rare' }, passes: (n: number) => isCommon(n) && n < 20 },
      {
        filter: { tag: 'rare', subject: 'Physics' },
        passes: (n: number) => isCommon(n) && n < 20 && n % 3 === 0,
      },
      { filter: { topic: 'Rotors' }, passes: (n: number) => n % 500 === 0 },
      { filter: { topic: 'Rotors', tag: 'common' }, passes: (n: number) => n % 500 === 0 && isCommon(n) },
      { filter: { topic: 'Rotors', state: 'retired' }, passes: () => false },
    ];
    for (const { filter, passes } of cases) {
      const ids = await searchIds('turbine governor ', 300, filter);

      const expected = Array.from({ length: QUESTIONS }, (_, n) => n).filter(passes);
      assert.deepEqual(
        ids.map((id) => Number(id.slice(1))).sort((a, b) => a - b),
        expected,
        JSON.stringify(filter),
      );
    }
  });

  it('pages through the hits without a repetition, also within a subject', async () => {
    for (const filter of [{}, { subject: 'Physics' }]) {
      const ids: string[] = [];
      let after: string | undefined;
      do {
        const page = await bank.search('turbine governor ', filter, { limit: 700, ...(after && { after }) });
        ids.push(...page.hits.map(({ entry }) => entry.question.id));
        after = page.next;
      } while (after !== undefined);

      assert.equal(new Set(ids).size, ids.length);
      assert.ok(ids.length >= 1500);
    }
  });

  it('counts by label and tag exactly, and in a large set by an estimate', async () => {
    const all = await bank.countFacets({});
    const physics = await bank.countFacets({ subject: 'Physics' });
    const common = await bank.countFacets({ tag: 'common' });
    const rare = await bank.countFacets({ tag: 'rare' });

    assert.deepEqual([all.total, all.estimated], [QUESTIONS, []]);
    assert.deepEqual(all.tags, [
      { value: 'common', count: 6000 },
      { value: 'rare', count: 10 },
    ]);
    assert.deepEqual([physics.total, physics.estimated], [4000, []]);
    assert.equal(physics.tags[0]?.count, 2000);
    assert.equal(common.total, 6000);
    assert.deepEqual(common.subjects, [
      { value: 'Chemistry', count: 4000 },
      { value: 'Physics', count: 2000 },
    ]);
    assert.ok(common.estimated.includes('subjects') && !common.estimated.includes('tags'));
    assert.deepEqual([rare.total, rare.estimated], [10, []]);
  });

  it('keeps the counts exact when questions are edited, deleted and restored', async () => {
    const look = async () => {
      const { subjects, tags } = await bank.countFacets({});
      return { subjects, tags, deleted: await bank.count({ state: 'deleted' }) };
    };
    const original = await look();

    await bank.save([{ ...create(1), subject: 'Geology', tags: ['stone'] }]);
    await bank.setState(['q2', 'q3'], 'deleted');

    const changed = await look();
    assert.deepEqual(changed.subjects, [
      { value: 'Chemistry', count: 7998 },
      { value: 'Physics', count: 3999 },
      { value: 'Geology', count: 1 },
    ]);
    assert.deepEqual(changed.tags, [
      { value: 'common', count: 5999 },
      { value: 'rare', count: 9 },
      { value: 'stone', count: 1 },
    ]);
    assert.equal(changed.deleted, 2);
    await bank.save([create(1)]);
    await bank.setState(['q2', 'q3'], 'active');
    assert.deepEqual(await look(), original);
  });
});
