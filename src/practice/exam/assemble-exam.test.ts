import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { assembleExam } from './assemble-exam.ts';
import { readCourse, withoutExam } from './courses.fixture.ts';
import { normaliseStem, partsOf } from './normalise-stem.ts';
import { demandOf } from './order-section.ts';
import { paperFaults } from './paper-faults.ts';

const nat5 = readCourse('nat-5-mathematics');
const seeds = fc.integer({ min: 0, max: 999_999_999 });

const questionsOf = (paper: ExamPaper) => paper.sections.flatMap(({ questions }) => questions);
const stemsOf = (paper: ExamPaper) => questionsOf(paper).map(({ stem }) => normaliseStem(stem));

function sharedBetween(one: ExamPaper, other: ExamPaper): number {
  const before = new Set(stemsOf(one));
  const stems = stemsOf(other);
  return stems.filter((stem) => before.has(stem)).length / stems.length;
}

describe('assembleExam', () => {
  // Feature: sqa-graphs, Acceptance test 2: a valid Nat 5 Mathematics exam of 90 marks and 30 or more questions
  it('makes National 5 Mathematics papers of 40 and 50 marks that break no rule, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const paper = assembleExam({ course: nat5, seed });

        assert.deepEqual(paperFaults(paper, nat5), []);
        assert.deepEqual(
          paper.sections.map(({ marks }) => marks),
          [40, 50],
        );
        assert.ok(questionsOf(paper).length >= 30 && questionsOf(paper).length <= 36);
      }),
      // In paper 839 a triangle was drawn whose area, rounded, no triangle with its sides has.
      { numRuns: 100, examples: [[839]] },
    );
  });

  it('makes the same paper again from the same seed', () => {
    assert.deepEqual(assembleExam({ course: nat5, seed: 5 }), assembleExam({ course: nat5, seed: 5 }));
  });

  it('makes papers that differ, and neighbours that share at most a tenth of their stems', () => {
    const papers = Array.from({ length: 6 }, (_, seed) => assembleExam({ course: nat5, seed }));

    assert.equal(new Set(papers.map((paper) => stemsOf(paper).join('\n'))).size, papers.length);
    for (const [index, paper] of papers.entries()) {
      const before = papers[index - 1];
      assert.ok(before === undefined || sharedBetween(before, paper) <= 0.1);
    }
  });

  it('asks nothing again that the learner has met while its models have something new', () => {
    const met: string[] = [];
    for (let seed = 0; seed < 5; seed++) {
      const paper = assembleExam({ course: nat5, seed, avoid: met });
      const ids = questionsOf(paper).map(({ id }) => id);
      assert.deepEqual(
        ids.filter((id) => met.includes(id)),
        [],
      );
      met.push(...ids);
    }
  });

  it('asks hardly any fact twice in a paper of facts', () => {
    const biology = readCourse('nat-5-biology');
    const counts = Array.from({ length: 5 }, (_, seed) => {
      const parts = questionsOf(assembleExam({ course: biology, seed })).flatMap(partsOf);
      return { asked: parts.length, again: parts.length - new Set(parts).size };
    });

    assert.ok(counts.every(({ asked }) => asked > 40));
    assert.ok(counts.reduce((sum, { again }) => sum + again, 0) <= 3, JSON.stringify(counts));
  });

  it('runs from routine to demanding in mathematics', () => {
    for (const { questions } of assembleExam({ course: nat5, seed: 3 }).sections) {
      const demands = questions.map(demandOf);
      const half = Math.floor(demands.length / 2);
      const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
      assert.ok(mean(demands.slice(0, half)) < mean(demands.slice(half)));
    }
  });

  it('labels a mock where SQA sets no exam as ours: 40 marks in 45 minutes', () => {
    const course = withoutExam(nat5);
    const paper = assembleExam({ course, seed: 1 });

    assert.deepEqual(paperFaults(paper, course), []);
    assert.deepEqual([paper.totalMarks, paper.minutes, paper.hasOfficialShape], [40, 45, false]);
    assert.match(paper.sections[0]?.section ?? '', /ours/);
    assert.match(paper.instructions[0] ?? '', /ours, for practice/);
  });

  it('refuses a course without item models and lists those that have some', () => {
    const course = { ...nat5, subject: 'Alchemy' };

    assert.throws(
      () => assembleExam({ course, seed: 1 }),
      /no item models for Nat 5 Alchemy.*Nat 5 Mathematics/,
    );
  });
});

describe('the instructions', () => {
  it('tell each section its own rules, and the data that questions count on', () => {
    const { instructions } = assembleExam({ course: readCourse('nat-5-physics'), seed: 1 });

    assert.ok(instructions.includes('You may use a calculator.'));
    assert.ok(
      instructions.includes('Section 1 (multiple choice): Choose the one best answer to each question.'),
    );
    assert.match(instructions.at(-1) ?? '', /^Data: Speed of light in air: 3\.0 × 10⁸ m s⁻¹; /);
  });

  it('say what becomes of a choice that only the real exam gives', () => {
    const { instructions } = assembleExam({ course: readCourse('higher-computing-science'), seed: 1 });

    assert.ok(instructions.some((line) => line.endsWith('you choose one option; here both are asked.')));
  });
});

describe('papers of the other courses', () => {
  for (const course of ['nat-5-physics', 'higher-physics', 'higher-mathematics'].map(readCourse)) {
    it(`${course.level} ${course.subject} keeps its marks, areas and counts`, () => {
      for (let seed = 0; seed < 4; seed++)
        assert.deepEqual(paperFaults(assembleExam({ course, seed }), course), []);
    });
  }
});
