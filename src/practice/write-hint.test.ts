import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listLeafParts } from '../domain/part-path.ts';
import type { Question } from '../domain/question.ts';
import { getModel, modelsFor } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { listBullets } from '../marking/list-bullets.ts';
import { readCourse } from './exam/courses.fixture.ts';
import { writeHints } from './write-hint.ts';

const COURSES = ['nat-5-mathematics', 'nat-5-physics', 'nat-5-biology', 'higher-chemistry'];

const generate = (id: string, seed: number): Question => generateItem(getModel(id), seed);

describe('writeHints', () => {
  it('goes from the idea to the plan to the first line', () => {
    const question = generate('N5M-18', 1);
    const [first] = listBullets(question);

    const hints = writeHints(question, readCourse('nat-5-mathematics'));

    assert.equal(hints.length, 3);
    assert.match(hints[1] ?? '', /^There are 2 steps\. 1\. .+ 2\. /u);
    assert.ok(hints[2]?.includes(first?.illustrative ?? '?'));
  });

  it('shows the relationship before the line with numbers', () => {
    const question = generate('HP-11', 1);

    const [, relationship, line] = writeHints(question, readCourse('higher-physics'));

    assert.match(relationship ?? '', /^Use this relationship: \$[^$]+\$\.$/u);
    assert.doesNotMatch(relationship ?? '', /\d{2}/u);
    assert.match(line ?? '', /\d/u);
  });

  it('never shows the answer, and shows no step of the scheme at first', () => {
    const generated = COURSES.map(readCourse).flatMap((course) =>
      modelsFor(course).map((model) => ({ course, question: generateItem(model, 7) })),
    );
    let count = 0;
    for (const { course, question } of generated) {
      const hints = writeHints(question, course);
      count += hints.length;
      const task = [question.stem, ...listLeafParts(question).map(({ part }) => part.text)].join('\n');
      const secrets = listAnswers(question).filter((text) => text.length > 4 && !task.includes(text));
      assert.deepEqual(
        hints.filter((hint) => secrets.some((secret) => hint.includes(secret))),
        [],
      );
      assert.ok(!listLines(question).some((line) => hints[0].includes(line)), question.id);
    }
    assert.ok(count > 200, `only ${count} hints were checked`);
  });
});

/** Lists the texts that state the answer: the words that earn the last mark, or the value after an equals sign. */
function listAnswers(question: Question): string[] {
  const words = listBullets(question)
    .slice(-1)
    .flatMap(({ evidence }) => (evidence.kind === 'wording' ? evidence.anyOf : []));
  return question.answer?.kind === 'value' ? [...words, `= ${question.answer.tex}$`] : words;
}

function listLines(question: Question): string[] {
  return listBullets(question).flatMap(({ illustrative = '' }) =>
    illustrative.length > 8 ? [illustrative] : [],
  );
}
