import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CourseSpec } from './course-spec.ts';
import { OwnCourse, toCourseSpec } from './own-course.ts';

const course = OwnCourse.parse({
  subject: 'Physics',
  level: 'First year',
  outcomes: [
    { label: 'Waves & light', weight: 3 },
    { id: 'H1', label: 'Heat', topics: ['Thermal Physics'] },
  ],
  exam: {
    minutes: 30,
    sections: [
      { title: 'A', marks: 5, outcomes: ['Heat'] },
      { title: 'B', marks: 7 },
    ],
  },
});

describe('an own course', () => {
  it('becomes a course like those of the exam board, with shares of the marks and an exam', () => {
    const spec = CourseSpec.parse(toCourseSpec(course));

    assert.deepEqual(
      spec.outcomes.map(({ id, weight }) => [id, weight]),
      [
        ['waves-light', 0.75],
        ['H1', 0.25],
      ],
    );
    assert.deepEqual(
      spec.assessment_structure.map(({ outcome_ids, marks }) => [outcome_ids, marks]),
      [
        [['H1'], 5],
        [['waves-light', 'H1'], 7],
      ],
    );
    assert.deepEqual([spec.total_marks, spec.bank_levels], [12, ['First year', '']]);
  });

  it('is refused if a section names an unknown outcome', () => {
    const exam = { minutes: 30, sections: [{ title: 'A', marks: 5, outcomes: ['Sound'] }] };

    assert.match(
      CourseSpec.safeParse(toCourseSpec({ ...course, exam })).error?.message ?? '',
      /a section names outcome Sound, which does not exist/,
    );
  });
});
