import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { createAttemptId } from './attempt-id.ts';

describe('attempt id', () => {
  it('is a UUID that depends only on the learner, the course and the number', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (learner, course, number) => {
        const id = createAttemptId(learner, course, number);
        assert.ok(z.uuid().safeParse(id).success, id);
        assert.equal(createAttemptId(learner, course, number), id);
        assert.notEqual(createAttemptId(`${learner}x`, course, number), id);
        assert.notEqual(createAttemptId(learner, course, number + 1), id);
      }),
    );
  });
});
