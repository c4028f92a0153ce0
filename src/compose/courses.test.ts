import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { examMinutes, getCourse, hasExternalExam, toSqaSpec } from '../domain/course-spec.ts';
import { SQASpec } from '../domain/sqa.ts';
import { itemModels, modelsFor } from '../item-models/catalogue.ts';
import { pluck } from '../ports/pluck.fixture.ts';
import { loadCourses } from './courses.ts';

const courses = await loadCourses();

describe('loadCourses', () => {
  it('returns 29 different courses', () => {
    const names = courses.map(({ subject, level }) => `${level} ${subject}`);

    assert.equal(new Set(names).size, 29);
    assert.equal(courses.length, 29);
  });

  it('returns courses that all convert to the wire form of get_sqa_spec', () => {
    for (const course of courses) assert.deepEqual(SQASpec.parse(toSqaSpec(course)), toSqaSpec(course));
  });

  it('has external exams with a duration from Nat 5, and none below', () => {
    for (const course of courses) {
      assert.equal(hasExternalExam(course), (course.scqf ?? 0) >= 5, `${course.level} ${course.subject}`);
      assert.equal(
        (examMinutes(course) ?? 0) > 0,
        (course.scqf ?? 0) >= 5,
        `${course.level} ${course.subject}`,
      );
    }
  });

  it('gives National 5 Mathematics papers of 40 and 50 marks', () => {
    const { assessment_structure: sections } = toSqaSpec(
      getCourse(courses, { subject: 'Mathematics', level: 'National 5' }),
    );

    assert.deepEqual(pluck(sections, 'marks'), [40, 50]);
  });

  it('notes that National 3 Mathematics is Applications of Mathematics', () => {
    const { notes } = getCourse(courses, { subject: 'Mathematics', level: 'Nat 3' });

    assert.match(notes.join(' '), /Applications of Mathematics/);
  });
});

describe('item models', () => {
  it('belong to outcomes of their course', () => {
    for (const { id, subject, level, outcomeId } of itemModels) {
      const { outcomes } = getCourse(courses, { subject, level });
      assert.ok(
        outcomes.some((outcome) => outcome.id === outcomeId),
        `${id}: ${outcomeId}`,
      );
    }
  });

  it('cover every outcome of every course', () => {
    const covered = new Set(itemModels.map((model) => model.outcomeId));
    const uncovered = courses.flatMap(({ outcomes }) => outcomes).filter(({ id }) => !covered.has(id));

    assert.deepEqual(pluck(uncovered, 'id'), []);
  });

  it('fill every slot of the reference blueprint with its marks and calculator rule', () => {
    const course = getCourse(courses, { subject: 'Mathematics', level: 'Nat 5' });
    const questions = course.assessment_structure.flatMap(({ section, calculator }) => {
      const byNumber = Map.groupBy(course.reference_blueprint?.[section] ?? [], (slotEntry) =>
        parseInt(slotEntry.slot, 10),
      );
      return [...byNumber.values()].map((parts) => ({ calculator, parts }));
    });

    assert.equal(questions.length, 32);
    for (const { calculator, parts } of questions) {
      const marks = parts.reduce((sum, part) => sum + part.marks, 0);
      const matchingIds = modelsFor({
        subject: 'Mathematics',
        level: 'Nat 5',
        calculator: calculator ? 'allowed' : 'forbidden',
        marks,
      }).map((model) => model.id);
      for (const id of parts.flatMap((part) => part.models))
        assert.ok(matchingIds.includes(id), `${id}, ${marks}`);
    }
  });
});
