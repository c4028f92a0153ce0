import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OwnCourse } from '../../api/schema.ts';
import { addRow, EMPTY_COURSE, toCourseDraft, toOwnCourse } from './course-draft.ts';

const course: OwnCourse = {
  subject: 'Physics',
  level: 'First year',
  bankLevels: ['Higher', 'JEE Main'],
  outcomes: [
    { id: 'waves', label: 'Waves', area: 'Oscillations', weight: 3, topics: ['Waves', 'Optics'] },
    { id: 'heat', label: 'Heat', area: 'Heat', weight: 1, tags: ['heat'] },
  ],
  exam: {
    minutes: 40,
    sections: [
      { title: 'A', marks: 12, outcomes: ['heat'] },
      { title: 'B', marks: 8 },
    ],
  },
};

describe('a course in the fields of its page', () => {
  it('comes back as it was, with the names of the topics of each section', () => {
    const { outcomes, exam, ...rest } = toOwnCourse(toCourseDraft(course));
    const [waves] = course.outcomes;

    assert.deepEqual(rest, { subject: 'Physics', level: 'First year', bankLevels: ['Higher', 'JEE Main'] });
    assert.deepEqual(outcomes, [waves, { id: 'heat', label: 'Heat', weight: 1, tags: ['heat'] }]);
    assert.deepEqual(exam, {
      minutes: 40,
      sections: [
        { title: 'A', marks: 12, outcomes: ['Heat'] },
        { title: 'B', marks: 8 },
      ],
    });
  });

  it('shows shares of the marks as whole weights', () => {
    const shares = { ...course, outcomes: [0.75, 0.25].map((weight) => ({ label: `${weight}`, weight })) };

    assert.deepEqual(
      toCourseDraft(shares).outcomes.map(({ weight }) => weight),
      [3, 1],
    );
  });

  it('has no exam if the box is not ticked, and gives new rows their own keys', () => {
    assert.equal(toOwnCourse({ ...EMPTY_COURSE, hasExam: false }).exam, undefined);
    assert.deepEqual(
      addRow([{ key: 4, title: 'A' }], { title: 'B' }).map(({ key }) => key),
      [4, 5],
    );
  });
});
