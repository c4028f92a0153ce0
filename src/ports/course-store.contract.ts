import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toCourseSpec } from '../domain/own-course.ts';
import type { CourseStore } from './course-store.ts';

const physics = toCourseSpec({ subject: 'Physics', level: 'JEE Main', outcomes: [{ label: 'Mechanics' }] });
const author = { createdBy: 'ann', at: new Date('2026-11-17T10:00:00Z') };

/** The contract of every store of own courses; `open` returns an empty one. */
export function courseStoreContract(name: string, open: () => Promise<CourseStore>): void {
  describe(`${name} satisfies the CourseStore contract`, () => {
    it('replaces a course with the same name, keeps others, and removes one', async () => {
      const store = await open();
      const changed = { ...physics, notes: ['new'] };
      const other = { ...physics, level: 'First year' };
      await store.put(physics, author);
      await store.put(other, author);
      assert.deepEqual(await store.list(), [physics, other]);

      await store.put(changed, { ...author, at: new Date('2026-11-17T11:00:00Z') });
      assert.deepEqual(await store.list(), [changed, other]);

      assert.deepEqual([await store.remove(other), await store.remove(other)], [true, false]);
      assert.deepEqual(await store.list(), [changed]);
    });
  });
}
