import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { getModel, modelsFor } from '../../item-models/catalogue.ts';
import { createRandom } from '../../item-models/random.ts';
import { assembleExam } from './assemble-exam.ts';
import { chooseContexts } from './choose-contexts.ts';
import { readCourse } from './courses.fixture.ts';
import { getPaperShape } from './paper-shape.ts';

const PAPERS = 10;
const courses = readdirSync(new URL('../../../data/sqa', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => readCourse(file.replace('.json', '')));

/** The parts that each context of a paper asks, by model, without numbers, formulas and code. */
function listAskedParts({ sections }: ExamPaper): Map<string, string> {
  const contexts = sections
    .flatMap(({ questions }) => questions)
    .filter(({ provenance }) => getModel(provenance?.name ?? '').isContext === true);
  return new Map(
    contexts.map(({ provenance, parts = [] }) => [
      provenance?.name ?? '',
      parts.map(({ text }) => text.replace(/\$[^$]*\$|\\texttt\{[^}]*\}/g, '')).join(' '),
    ]),
  );
}

describe('the contexts of ten consecutive papers', () => {
  for (const course of courses) {
    const shape = getPaperShape(course);

    it(`are used in turn, never twice in a paper, and fit the sections: ${course.level} ${course.subject}`, () => {
      const uses = new Map<string, number>();
      for (let seed = 0; seed < PAPERS; seed++) {
        const sections = chooseContexts({
          ...{ course, models: modelsFor({ subject: course.subject, level: course.level }), shape, seed },
          random: createRandom(`contexts:${seed}`),
        });
        const ids = sections.flat().map(({ model }) => model.id);

        assert.equal(new Set(ids).size, ids.length, `seed ${seed}: ${ids.join()}`);
        for (const [index, slots] of sections.entries()) {
          const marks = slots.reduce((sum, slot) => sum + slot.marks, 0);
          assert.ok(marks <= (shape.sections[index]?.marks ?? 0), `seed ${seed}: ${marks} marks`);
        }
        for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
      }
      const counts = [...uses.values()];

      assert.ok(Math.max(0, ...counts) - Math.min(PAPERS, ...counts) <= 2, JSON.stringify([...uses]));
    });
  }
});

describe('a context that returns in the next paper', () => {
  it('asks other parts', () => {
    const course = readCourse('nat-5-computing-science');
    const [first, second, third] = [5, 6, 7].map((seed) => listAskedParts(assembleExam({ course, seed })));

    for (const [earlier, later] of [
      [first, second],
      [second, third],
    ]) {
      const returning = [...(earlier ?? [])].filter(([model]) => later?.has(model));
      assert.ok(returning.length > 0);
      for (const [model, asked] of returning) assert.notEqual(later?.get(model), asked, model);
    }
  });
});
