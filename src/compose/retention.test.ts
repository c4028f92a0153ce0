import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { createRetention } from './retention.ts';

const AT = '2026-01-01T00:00:00.000Z';

it('deletes the answers of an institution after the days that it set, and those of no other', async () => {
  const database = await openSqlite(':memory:');
  const institutions = createInstitutionStore(database);
  for (const id of ['strict', 'other']) await institutions.create(id, AT);
  await institutions.put({ id: 'strict', settings: { retention: { threads: 30, answers: 90 } }, at: AT });
  const [strict, other] = ['strict', 'other'].map((id) => database.forInstitution(id));
  for (const { kysely } of [strict, other].flatMap((limited) => limited ?? []))
    for (const [id, at] of [
      ['old', '2026-01-01T00:00:00.000Z'],
      ['new', '2026-06-01T00:00:00.000Z'],
    ] as const)
      await kysely
        .insertInto('answer_log')
        .values({
          ...{ id, at, learner: 'ada', course: 'c', outcome_id: 'o', question_id: 'q', response: 'r' },
          ...{ marks_awarded: 0, marks_available: 1, bullets: '[]', gap_tags: '[]', hints: 0 },
          ...{ mode: 'practice', marked_by: 'engine' },
        })
        .execute();
  const readIds = async (limited: typeof strict) =>
    (await limited?.kysely.selectFrom('answer_log').select('id').orderBy('id').execute())?.map(
      ({ id }) => id,
    );

  for (const limited of [strict, other].flatMap((limited) => limited ?? []))
    await createRetention(limited, 7).deleteOthers(new Date('2026-06-30T00:00:00.000Z'));

  assert.deepEqual([await readIds(strict), await readIds(other)], [['new'], ['new', 'old']]);
  assert.equal(await createRetention(strict ?? database, 7).readKeepDays(), 30);
  assert.equal(await createRetention(other ?? database, 7).readKeepDays(), 7);
  await database.close();
});
