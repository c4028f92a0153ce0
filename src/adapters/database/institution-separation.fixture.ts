import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createQuestion } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { createQuestionBank } from './bank/question-bank.ts';
import type { Database } from './connection/database.ts';
import { createInstitutionStore } from './institutions/institution-store.ts';

const AT = '2026-01-01T00:00:00.000Z';
const INSTITUTIONS = ['default', 'north', 'south'] as const;
const WORDS = ['apple', 'berry', 'cherry'] as const;

const Save = fc.record({
  institution: fc.constantFrom(...INSTITUTIONS),
  id: fc.constantFrom('q1', 'q2', 'q3'),
  word: fc.constantFrom(...WORDS),
});

/** Everything that a bank tells about its questions. */
async function describeBank(bank: QuestionBank) {
  const searches = WORDS.map(async (word) =>
    (await bank.search(`${word} pie`, {}, { limit: 9 })).hits.map(({ entry }) => entry.question.id),
  );
  const list = (await bank.list({}, { limit: 9 })).entries.map(({ question, version }) => [
    question.id,
    question.stem,
    version,
  ]);
  const versions = await Promise.all(
    ['q1', 'q2', 'q3'].map(async (id) => (await bank.listVersions(id)).length),
  );
  return {
    list,
    versions,
    searches: await Promise.all(searches),
    count: await bank.count({}),
    facets: await bank.countFacets({}),
  };
}

/** The tests that a database must pass so that institutions cannot affect each other; `openEmpty` returns a database without rows. */
export function institutionSeparation(name: string, openEmpty: () => Promise<Database>): void {
  describe(`institutions in one ${name} database`, () => {
    it('have the same questions, versions, hits and counts as if each were alone', async () => {
      const [shared, alone] = [await openEmpty(), await openEmpty()];
      const clear = async (): Promise<void> => {
        for (const database of [shared, alone])
          for (const id of INSTITUTIONS) {
            const { kysely } = database.forInstitution(id);
            if (database === alone && id !== 'default') continue;
            await kysely.deleteFrom('question_search').execute();
            await kysely.deleteFrom('questions').execute();
          }
      };
      for (const id of INSTITUTIONS.slice(1)) await createInstitutionStore(shared).create(id, AT);
      const save = (bank: QuestionBank, { id, word }: { readonly id: string; readonly word: string }) =>
        bank.save([createQuestion({ id, kind: 'integer', stem: `An ${word} pie` })]);

      await fc.assert(
        fc.asyncProperty(
          fc.array(Save, { maxLength: 12 }),
          fc.constantFrom(...INSTITUTIONS),
          async (saves, observed) => {
            await clear();
            for (const change of saves)
              await save(createQuestionBank(shared.forInstitution(change.institution)), change);
            for (const change of saves)
              if (change.institution === observed) await save(createQuestionBank(alone), change);

            const together = await describeBank(createQuestionBank(shared.forInstitution(observed)));
            assert.deepEqual(together, await describeBank(createQuestionBank(alone)));
          },
        ),
        { numRuns: 100 },
      );
    });

    it('do not change the scores of a search in another one', async () => {
      const [shared, alone] = [await openEmpty(), await openEmpty()];
      await createInstitutionStore(shared).create('north', AT);
      const other = createQuestionBank(shared.forInstitution('north'));
      await other.save(
        Array.from({ length: 60 }, (_, index) =>
          createQuestion({ id: `n${index}`, kind: 'integer', stem: 'An apple' }),
        ),
      );
      const search = async (database: Database): Promise<number[]> => {
        const bank = createQuestionBank(database);
        await bank.save([
          createQuestion({ id: 'q1', kind: 'integer', stem: 'An apple pie' }),
          createQuestion({ id: 'q2', kind: 'integer', stem: 'A berry pie' }),
        ]);
        return (await bank.search('apple pie', {}, { limit: 9 })).hits.map(({ score }) => score);
      };

      assert.deepEqual(await search(shared), await search(alone));
    });

    it('cannot be read or changed by SQL that is written by hand', async () => {
      const { kysely } = await openEmpty();

      for (const statement of [
        sql`select * from runs`,
        sql`select 1 from accounts join threads on true`,
        sql`update questions set id = 'x'`,
        sql`insert into batches select * from batches`,
        sql`delete from ${sql.table('answer_log')}`,
      ])
        await assert.rejects(statement.execute(kysely), /cannot be limited to one institution/);
    });
  });
}
