import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import { assembleExam } from './assemble-exam.ts';
import { readCourse, removeExam } from './courses.fixture.ts';
import { findPaperErrors } from './find-paper-errors.ts';
import { listIdeas, listTestedFacts, normaliseStem } from './normalise-stem.ts';

const nat5 = readCourse('nat-5-mathematics');
const seeds = fc.integer({ min: 0, max: 999_999_999 });

const listQuestions = (paper: ExamPaper) => paper.sections.flatMap(({ questions }) => questions);
const listModels = (paper: ExamPaper) => listQuestions(paper).map(({ provenance }) => provenance?.name ?? '');
const listStems = (paper: ExamPaper) => listQuestions(paper).map(({ stem }) => normaliseStem(stem));

/** Rates how demanding a question is: the share of marks above grade C plus a quarter of the marks. */
function rateDemand({ markingScheme, marks = 1 }: Question): number {
  const aboveC = (markingScheme?.bullets ?? []).filter(({ level }) => level === 'A');
  return aboveC.reduce((sum, bullet) => sum + bullet.marks, 0) / marks + marks / 4;
}

function measureOverlap(first: ExamPaper, second: ExamPaper): number {
  const firstStems = new Set(listStems(first));
  const stems = listStems(second);
  return stems.filter((stem) => firstStems.has(stem)).length / stems.length;
}

describe('assembleExam', () => {
  // Feature: sqa-graphs, Acceptance test 2: a valid Nat 5 Mathematics exam of 90 marks and 30 or more questions
  it('assembles valid National 5 Mathematics papers of 40 and 50 marks for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const paper = assembleExam({ course: nat5, seed });

        assert.deepEqual(findPaperErrors(paper, nat5), []);
        assert.deepEqual(
          paper.sections.map(({ marks }) => marks),
          [40, 50],
        );
        assert.ok(listQuestions(paper).length >= 30 && listQuestions(paper).length <= 36);
      }),
      // Seed 839 once drew a triangle whose rounded area is impossible for its sides.
      { numRuns: 100, examples: [[839]] },
    );
  });

  it('returns the same paper for the same seed', () => {
    assert.deepEqual(assembleExam({ course: nat5, seed: 5 }), assembleExam({ course: nat5, seed: 5 }));
  });

  it('assembles different papers, and papers of neighbouring seeds share at most a tenth of their stems', () => {
    const papers = Array.from({ length: 6 }, (_, seed) => assembleExam({ course: nat5, seed }));

    assert.equal(new Set(papers.map((paper) => listStems(paper).join('\n'))).size, papers.length);
    for (const [index, paper] of papers.entries()) {
      const previous = papers[index - 1];
      assert.ok(previous === undefined || measureOverlap(previous, paper) <= 0.1);
    }
  });

  it('repeats no seen question while the item models can generate new ones', () => {
    const seenIds: string[] = [];
    for (let seed = 0; seed < 5; seed++) {
      const paper = assembleExam({ course: nat5, seed, avoid: seenIds });
      const ids = listQuestions(paper).map(({ id }) => id);
      assert.deepEqual(
        ids.filter((id) => seenIds.includes(id)),
        [],
      );
      seenIds.push(...ids);
    }
  });

  it('tests no fact twice and repeats no idea and no numbers in one paper', () => {
    for (const name of [
      'nat-5-biology',
      'nat-5-chemistry',
      'higher-biology',
      'higher-applications-of-mathematics',
    ]) {
      const course = readCourse(name);
      for (let seed = 0; seed < 3; seed++) {
        const questions = listQuestions(assembleExam({ course, seed }));
        const ideas = questions.flatMap((question) => [...listIdeas(question), ...listTestedFacts(question)]);
        assert.deepEqual(
          ideas.filter((idea, index) => ideas.indexOf(idea) !== index),
          [],
          `${name}, seed ${seed}`,
        );
      }
    }
  });

  it('orders mathematics from routine to demanding', () => {
    for (const { questions } of assembleExam({ course: nat5, seed: 3 }).sections) {
      const demands = questions.map(rateDemand);
      const half = Math.floor(demands.length / 2);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      assert.ok(mean(demands.slice(0, half)) < mean(demands.slice(half)));
    }
  });

  it('labels the paper of a course without an SQA exam as unofficial: 40 marks in 45 minutes', () => {
    const course = removeExam(nat5);
    const paper = assembleExam({ course, seed: 1 });

    assert.deepEqual(findPaperErrors(paper, course), []);
    assert.deepEqual([paper.totalMarks, paper.minutes, paper.hasOfficialShape], [40, 45, false]);
    assert.match(paper.sections[0]?.section ?? '', /ours/);
    assert.match(paper.instructions[0] ?? '', /ours, for practice/);
  });

  it('leaves out retired item models, and keeps the rules of the paper', () => {
    const paper = assembleExam({ course: nat5, seed: 5 });
    const retired = new Set(listModels(paper).slice(0, 3));
    const changed = assembleExam({ course: nat5, seed: 5, retired });

    assert.deepEqual(findPaperErrors(changed, nat5), []);
    assert.deepEqual(
      listModels(changed).filter((model) => retired.has(model)),
      [],
    );
    assert.deepEqual(assembleExam({ course: nat5, seed: 5, retired }), changed);
    assert.deepEqual(assembleExam({ course: nat5, seed: 5, retired: new Set() }), paper);
  });

  it('assembles a paper with all its marks although the only two models of an area are retired', () => {
    const course = readCourse('nat-3-mathematics');
    const { sections } = assembleExam({ course, seed: 1, retired: new Set(['N3M-07', 'N3M-08']) });

    const marks = sections.flatMap(({ questions }) => questions.map((question) => question.marks ?? 0));
    assert.equal(
      marks.reduce((sum, value) => sum + value, 0),
      40,
    );
  });

  it('throws for a course without item models, and lists the courses with item models', () => {
    const course = { ...nat5, subject: 'Alchemy' };

    assert.throws(
      () => assembleExam({ course, seed: 1 }),
      /no item models for Nat 5 Alchemy.*Nat 5 Mathematics/,
    );
  });
});

describe('the instructions of a paper', () => {
  it('state the rules of each section and the data that questions use', () => {
    const { instructions } = assembleExam({ course: readCourse('nat-5-physics'), seed: 1 });

    assert.ok(instructions.includes('You may use a calculator.'));
    assert.ok(
      instructions.includes('Section 1 (multiple choice): Choose the one best answer to each question.'),
    );
    assert.match(instructions.at(-1) ?? '', /^Data: Speed of light in air: 3\.0 × 10⁸ m s⁻¹; /);
  });

  it('explain that the real exam offers a choice of questions', () => {
    const { instructions } = assembleExam({ course: readCourse('higher-computing-science'), seed: 1 });

    assert.ok(instructions.some((line) => line.endsWith('you choose one option; here both are asked.')));
  });
});

describe('papers of other courses', () => {
  for (const course of ['nat-5-physics', 'higher-physics', 'higher-mathematics'].map(readCourse)) {
    it(`${course.level} ${course.subject} has valid marks, areas and counts`, () => {
      for (let seed = 0; seed < 4; seed++)
        assert.deepEqual(findPaperErrors(assembleExam({ course, seed }), course), []);
    });
  }
});
