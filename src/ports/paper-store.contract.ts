import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BankPaper } from '../domain/bank-paper.ts';
import { createQuestion } from '../domain/question.ts';
import type { PaperStore } from './paper-store.ts';

function createPaper(id: string, createdAt: string, questionIds: readonly string[]): BankPaper {
  const questions = questionIds.map((questionId) =>
    createQuestion({ id: `${questionId}.${id}A`, kind: 'integer', stem: 'How many?', marks: 2 }),
  );
  return BankPaper.parse({
    id,
    plan: { title: `Paper ${id}`, minutes: 30, sections: [{ title: 'A', questions: [...questionIds] }] },
    seed: 5,
    createdBy: 'ann',
    createdAt,
    chosen: [questionIds],
    versions: [
      {
        label: 'A',
        seed: 5,
        sections: [
          { section: 'A', marks: 2 * questions.length, calculator: true, multipleChoice: false, questions },
        ],
        notes: [],
      },
    ],
  });
}

/** The contract of every store of papers; `open` returns an empty one. */
export function paperStoreContract(name: string, open: () => Promise<PaperStore>): void {
  describe(`${name} satisfies the PaperStore contract`, () => {
    it('returns a stored paper unchanged, lists the newest first, and refuses a second paper with the same id', async () => {
      const store = await open();
      const [first, second] = [
        createPaper('p1', '2026-11-01T10:00:00.000Z', ['q1', 'q2']),
        createPaper('p2', '2026-11-02T10:00:00.000Z', ['q2']),
      ];
      await store.add(first);
      await store.add(second);

      assert.deepEqual(await store.find('p1'), first);
      assert.equal(await store.find('nowhere'), undefined);
      assert.deepEqual(
        (await store.list()).map(({ id, title, marks, questionCount, versionCount, createdBy }) => ({
          ...{ id, title, marks, questionCount, versionCount, createdBy },
        })),
        [
          { id: 'p2', title: 'Paper p2', marks: 2, questionCount: 1, versionCount: 1, createdBy: 'ann' },
          { id: 'p1', title: 'Paper p1', marks: 4, questionCount: 2, versionCount: 1, createdBy: 'ann' },
        ],
      );
      await assert.rejects(store.add(first), /already a paper p1/);
    });

    it('knows when each question was last used; the uses of a removed paper are forgotten', async () => {
      const store = await open();
      await store.add(createPaper('p1', '2026-11-01T10:00:00.000Z', ['q1', 'q2']));
      await store.add(createPaper('p2', '2026-11-05T10:00:00.000Z', ['q2']));

      assert.deepEqual([...(await store.listUses(new Date('2026-11-01T00:00:00Z')))].toSorted(), [
        ['q1', '2026-11-01T10:00:00.000Z'],
        ['q2', '2026-11-05T10:00:00.000Z'],
      ]);
      assert.deepEqual([...(await store.listUses(new Date('2026-11-02T00:00:00Z'))).keys()], ['q2']);

      assert.deepEqual([await store.remove('p2'), await store.remove('p2')], [true, false]);

      assert.deepEqual([...(await store.listUses(new Date('2026-11-01T00:00:00Z')))].toSorted(), [
        ['q1', '2026-11-01T10:00:00.000Z'],
        ['q2', '2026-11-01T10:00:00.000Z'],
      ]);
    });
  });
}
