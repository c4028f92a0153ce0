import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Part } from '../domain/part.ts';
import { getMarks } from '../domain/part-marks.ts';
import { questionsWithParts } from '../domain/question.arbitrary.ts';
import type { Question } from '../domain/question.ts';
import { itemModels } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { respirationQuestion } from '../print/paper/parts-paper.fixture.ts';
import { ODD_FORMS } from './odd-forms.fixture.ts';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

const read = (tex: string): Question[] => readQuestions(tex).questions.map(({ question }) => question);

/** The TeX documents with parts in the repository, by description. */
const texFixtures = ODD_FORMS.filter(({ parts }) => parts !== undefined);

/** The questions with parts of fixtures and item models; TeX has no commands for all of their fields. */
const questionFixtures: readonly (readonly [name: string, question: Question])[] = [
  ['the printed Biology question', respirationQuestion],
  ...itemModels
    .map((model) => [`item model ${model.id}`, generateItem(model, 1)] as const)
    .filter(([, question]) => question.parts !== undefined),
];

/** What every part shows: label, lead, text, marks, which may be those of its scheme, options and inner parts. */
function describeParts(parts: readonly Part[] | undefined): unknown {
  return parts?.map(({ label, lead, text, marks, markingScheme, options, parts: inner }) => ({
    label,
    lead,
    text,
    marks: marks ?? getMarks({ markingScheme }),
    options: options.map((option) => [option.id, option.text]),
    inner: describeParts(inner),
  }));
}

describe('questions with parts in TeX', () => {
  it('have fixtures of documents and of models', () => {
    assert.ok(texFixtures.length > 90, String(texFixtures.length));
    assert.ok(questionFixtures.length > 20, String(questionFixtures.length));
  });

  for (const { description, tex } of texFixtures) {
    it(`are equal after reading, printing and reading ${description}`, () => {
      const first = read(tex);
      const printed = printQuestions(first);
      const second = read(printed);

      assert.deepEqual(second, first);
      assert.equal(printQuestions(second), printed);
    });
  }

  for (const [name, question] of questionFixtures) {
    it(`keep the parts of ${name} and are equal after a second round`, () => {
      const [first] = read(printQuestions([question]));
      assert.ok(first !== undefined);

      assert.deepEqual(describeParts(first.parts), describeParts(question.parts));
      assert.deepEqual(read(printQuestions([first])), [first]);
    });
  }

  it('have the marks of their schemes at the margin, and reading them again finds the same', () => {
    const models = questionFixtures.filter(([, { parts }]) =>
      parts?.every(({ markingScheme }) => markingScheme !== undefined),
    );
    assert.ok(models.length > 10, String(models.length));

    for (const [name, question] of models) {
      const parts = question.parts?.map(({ marks: _marks, ...part }) => part);
      const { marks: _total, ...unmarked } = { ...question, parts };
      const printed = printQuestions([unmarked]);
      const again = read(printed);

      assert.equal(again[0]?.marks, getMarks(question), name);
      assert.equal(printQuestions(again), printed);
    }
  });

  it('are equal after printing and reading', () => {
    fc.assert(
      fc.property(questionsWithParts(), (question) => {
        assert.deepEqual(read(printQuestions([question], { ids: true })), [question]);
      }),
      { numRuns: 100 },
    );
  });

  it('are equal in a document of several questions', () => {
    fc.assert(
      fc.property(fc.array(questionsWithParts(), { minLength: 2, maxLength: 4 }), (questions) => {
        const named = questions.map((question, index) => ({ ...question, id: `q-${index}` }));

        assert.deepEqual(read(printQuestions(named, { ids: true })), named);
      }),
      { numRuns: 50 },
    );
  });
});
