import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Assignment, Attempt, WorkSlot } from '../domain/assignment.ts';
import type { AssignmentStore } from './assignment-store.ts';
import type { ClassCodes } from './class-codes.ts';
import type { ClassStore } from './class-store.ts';
import { pluck } from './pluck.fixture.ts';

type ClassStores = {
  readonly classes: ClassStore;
  readonly assignments: AssignmentStore;
  readonly codes: ClassCodes;
};

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-08T00:00:00.000Z';
const STAMP = { at: AT, origin: { actor: 'ms-smith', address: null } };
const CODE = 'K7QM-2XWP';
const institution = 'default';

const schoolClass = {
  id: 'c1',
  name: 'S4',
  teacher: 'ms-smith',
  createdAt: AT,
  joinCode: { code: CODE, expiresAt: LATER, maxPupils: 2 },
  isOpen: false,
};
const assignment: Assignment = {
  ...{ id: 'a1', classId: 'c1', title: 'Surds', subject: 'Mathematics', level: 'Nat 5', createdAt: AT },
  work: { kind: 'practice', outcomeIds: ['MNU-5-01'], questionCount: 3, untilSecure: false },
  ...{ dueAt: null, maxAttempts: 1, results: 'at_once', releasedAt: null },
};
const attempt: Attempt = {
  ...{
    id: 't1',
    assignmentId: 'a1',
    learner: 'ada',
    number: 1,
    startedAt: AT,
    endsAt: null,
    finishedAt: null,
  },
  ...{ slots: [], drafts: {} },
};
const slot: WorkSlot = { questionId: 'q1', outcomeId: 'MNU-5-01', section: null, marks: 2, presentedAt: AT };

/** The tests that the stores of classes must pass; `open` returns empty ones. */
export function classStoreContract(name: string, open: () => Promise<ClassStores>): void {
  describe(`${name} satisfies the contract of classes`, () => {
    it('finds a class by its code until the code expires or is replaced', async () => {
      const { classes, codes } = await open();
      await classes.create(schoolClass);

      assert.deepEqual(await classes.find('c1'), schoolClass);
      assert.equal((await codes.findClass('k7qm 2xwp', AT))?.classId, 'c1');
      assert.equal(await codes.findClass(CODE, LATER), undefined);
      await classes.setCode('c1', null);
      assert.equal(await codes.findClass(CODE, AT), undefined);
    });

    it('adds pupils up to the limit, numbers them, and finds them by their personal codes', async () => {
      const { classes, codes } = await open();
      await classes.create(schoolClass);
      const pupil = { institution, classId: 'c1', email: null, maxPupils: 2 };

      const added = await Promise.all(
        ['Ada', null, 'Eve'].map((pupilName) => codes.addPupil({ ...pupil, name: pupilName }, STAMP)),
      );
      const joined = added.filter((entry) => entry !== undefined);

      assert.equal(joined.length, 2);
      assert.deepEqual(pluck(await classes.listMembers('c1'), 'number'), [1, 2]);
      const [first = { learner: '', personalCode: '' }] = joined;
      assert.deepEqual(await codes.findPupil(first.personalCode), { institution, learner: first.learner });
      const renewed = await codes.issueCode({ institution, learner: first.learner }, STAMP);
      assert.equal(await codes.findPupil(first.personalCode), undefined);
      assert.equal((await codes.findPupil(renewed))?.learner, first.learner);
      assert.equal(await codes.findHomeClass({ institution, learner: first.learner }), 'c1');
      assert.equal(await codes.findHomeClass({ institution, learner: 'nobody' }), undefined);
    });

    it('lists the classes of a teacher and of a pupil, and keeps numbers when a pupil leaves', async () => {
      const { classes, codes } = await open();
      await classes.create(schoolClass);
      for (const learner of ['ada', 'bob', 'bob'])
        await codes.addMember({ institution, classId: 'c1', learner }, AT);

      await classes.removeMember('c1', 'ada');

      assert.deepEqual(pluck(await classes.listMembers('c1'), 'number'), [2]);
      assert.deepEqual(pluck(await classes.list({ learner: 'bob' }), 'pupilCount'), [1]);
      assert.deepEqual(await classes.list({ learner: 'ada' }), []);
      await classes.create({ ...schoolClass, id: 'c2', joinCode: null, isOpen: true });
      assert.deepEqual(pluck(await classes.list({ learner: 'ada' }), 'isOpen'), [true]);
      assert.deepEqual(await classes.list({ teacher: 'mr-jones' }), []);
    });

    it('starts an attempt once, and adds each question once', async () => {
      const { assignments } = await open();
      await assignments.create(assignment);

      const started = await Promise.all([
        assignments.startAttempt(attempt),
        assignments.startAttempt({ ...attempt, id: 't2' }),
      ]);
      const id = started[0].id;
      const added = await Promise.all([assignments.addSlot(id, 0, slot), assignments.addSlot(id, 0, slot)]);
      await assignments.saveDrafts(id, { q1: 'a' });
      await assignments.finishAttempt(id, AT);
      await assignments.saveDrafts(id, { q1: 'b' });

      assert.equal(started[0].id, started[1].id);
      assert.deepEqual(added.toSorted(), [false, true]);
      assert.equal(await assignments.addSlot(id, 1, slot), false);
      const stored = await assignments.findAttempt(id);
      assert.deepEqual([stored?.slots, stored?.drafts, stored?.finishedAt], [[slot], { q1: 'a' }, AT]);
    });

    it('lists the questions of papers that are set, and of attempts', async () => {
      const { assignments } = await open();
      const paperSlot = { ...slot, questionId: 'of the paper' };
      const work = { kind: 'paper' as const, minutes: 60, slots: [paperSlot] };
      await assignments.create({ ...assignment, id: 'paper', work });
      await assignments.create(assignment);
      await assignments.startAttempt({ ...attempt, slots: [slot] });

      assert.deepEqual((await assignments.listQuestionIds()).toSorted(), ['of the paper', 'q1']);
    });

    it('stores the changes and allowances of a teacher, and removes a class with everything in it', async () => {
      const { classes, assignments } = await open();
      await classes.create(schoolClass);
      await assignments.create(assignment);
      await assignments.startAttempt(attempt);

      await assignments.change('a1', { dueAt: LATER });
      for (const extraTimePercent of [10, 25])
        await assignments.putAllowance('a1', { learner: 'ada', dueAt: null, extraTimePercent });

      assert.deepEqual(await assignments.find('a1'), { ...assignment, dueAt: LATER });
      assert.deepEqual(pluck(await assignments.listAllowances(['a1']), 'extraTimePercent'), [25]);
      await classes.remove('c1');
      assert.equal(await assignments.find('a1'), undefined);
      assert.equal(await assignments.findAttempt('t1'), undefined);
    });
  });
}
