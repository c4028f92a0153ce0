import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ExamPackage } from '../../domain/exam-paper.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import { assembleExam } from './assemble-exam.ts';
import { readCourse } from './courses.fixture.ts';
import { toBlueprint, toExamPackage, toExamQuestions } from './to-exam-package.ts';

const paper = assembleExam({ course: readCourse('nat-5-mathematics'), seed: 3 });
const questions = paper.sections.flatMap((section) => section.questions);

describe('the exam package', () => {
  it('contains sections, marks, time and instructions', () => {
    const exam = ExamPackage.parse(toExamPackage(paper));

    assert.deepEqual(
      [exam.exam_id, exam.total_marks, exam.time_allowed_minutes],
      ['Mathematics_Nat 5_3', 90, 150],
    );
    assert.deepEqual(
      exam.sections.flatMap(({ question_ids }) => question_ids),
      questions.map(({ id }) => id),
    );
  });

  // Feature: sqa-graphs, the blueprint has exactly the marks of every section
  it('has a blueprint slot for every question, and the slots of a section sum to its marks', () => {
    const slots = toBlueprint(paper);

    assert.equal(slots.length, questions.length);
    for (const { section, marks } of paper.sections) {
      const sectionSlots = slots.filter((slot) => slot.section === section);
      assert.equal(
        sectionSlots.reduce((sum, slot) => sum + slot.marks, 0),
        marks,
      );
    }
  });

  it('contains neither the marking scheme nor the answer by default', () => {
    for (const [index, view] of toExamQuestions(paper).entries()) {
      const question = SqaQuestion.parse(view);
      assert.equal(question.marking_scheme, undefined);
      assert.equal(question.metadata.answer, undefined);
      const steps = questions[index]?.markingScheme?.bullets ?? [];
      const text = JSON.stringify(view);
      for (const { illustrative = '' } of steps)
        assert.ok(
          illustrative === '' ||
            question.text.includes(illustrative) ||
            !text.includes(JSON.stringify(illustrative).slice(1, -1)),
        );
    }
  });

  it('contains the marking scheme on request, the figure as SVG, and the position in the paper', () => {
    const views = toExamQuestions(paper, { withScheme: true });

    assert.ok(views.every(({ marking_scheme, marks }) => marking_scheme?.total_marks === marks));
    const figures = questions.filter(({ diagrams }) => diagrams.length > 0).length;
    assert.equal(views.filter(({ metadata }) => metadata.diagram_svg?.startsWith('<svg')).length, figures);
    assert.deepEqual(
      [views[0]?.metadata.section, views[0]?.metadata.number],
      ['Paper 1 (Non-calculator)', 1],
    );
  });
});
