import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { hasOpenEndedPart } from '../../item-models/prose/open-ended.ts';
import { assembleExam } from './assemble-exam.ts';
import { readCourse } from './courses.fixture.ts';
import { findPrintedAnswers } from './printed-answers.ts';

const COURSES = [
  'nat-5-physics',
  'higher-physics',
  'nat-5-chemistry',
  'higher-chemistry',
  'nat-5-biology',
  'higher-biology',
];
const papers = new Map(COURSES.map((name) => [name, assembleExam({ course: readCourse(name), seed: 2 })]));

const getPaper = (name: string): ExamPaper => papers.get(name) ?? assert.fail(`no paper of ${name}`);
const getModelOf = ({ provenance }: PaperSection['questions'][number]) => getModel(provenance?.name ?? '');
const getWritten = ({ sections }: ExamPaper): PaperSection =>
  sections.find(({ multipleChoice }) => !multipleChoice) ?? assert.fail('no written section');

describe('the papers of the sciences', () => {
  it('do not give away an answer to recall in the text of another question', () => {
    for (const [name, { sections }] of papers)
      assert.deepEqual(findPrintedAnswers(sections.flatMap(({ questions }) => questions)), [], name);
  });

  it('use each letter as the key about equally often', () => {
    for (const [name, { sections }] of papers) {
      const questions = sections
        .filter(({ multipleChoice }) => multipleChoice)
        .flatMap((section) => section.questions);
      const keys = questions.map(({ answer }) => (answer?.kind === 'choice' ? answer.correct[0] : undefined));
      const counts = [...Map.groupBy(keys, (key) => key).values()].map(({ length }) => length);
      const [least, greatest] = questions[0]?.options.length === 5 ? [4, 7] : [5, 8];

      assert.ok(Math.min(...counts) >= least && Math.max(...counts) <= greatest, `${name}: ${counts.join()}`);
    }
  });

  it('have two open-ended questions of three marks in physics and chemistry, and no other open-ended part', () => {
    for (const name of COURSES.filter((course) => !course.includes('biology'))) {
      const open = getWritten(getPaper(name)).questions.filter(hasOpenEndedPart);

      assert.deepEqual(
        open.map(({ marks }) => marks),
        [3, 3],
        name,
      );
    }
  });

  it('have the extended responses of biology, and at Higher the longest is the last question', () => {
    const listExtended = (name: string) =>
      getWritten(getPaper(name)).questions.filter((question) => getModelOf(question).special === 'extended');
    const higher = listExtended('higher-biology').map(({ marks = 0 }) => marks);
    const last = getWritten(getPaper('higher-biology')).questions.at(-1);

    assert.deepEqual(
      listExtended('nat-5-biology').map(({ marks }) => marks),
      [4],
    );
    assert.ok(higher.length === 2 && (higher[0] ?? 0) <= 5 && (higher[1] ?? 0) >= 7, higher.join());
    assert.ok(last && getModelOf(last).special === 'extended');
  });

  it('give at most a fifth of the marks of the written section to questions that only test facts', () => {
    for (const [name, paper] of papers) {
      const { questions, marks } = getWritten(paper);
      const facts = questions.filter((question) => getModelOf(question).testsFacts === true);
      const sum = facts.reduce((total, question) => total + (question.marks ?? 0), 0);

      assert.ok(sum <= marks / 5, `${name}: ${sum} of ${marks}`);
    }
  });
});
