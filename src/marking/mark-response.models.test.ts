import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LearnerResponse, serialiseResponse } from '../domain/learner-response.ts';
import type { Bullet, Evidence } from '../domain/marking-scheme.ts';
import { toPartQuestions } from '../domain/part-question.ts';
import type { Question } from '../domain/question.ts';
import { getModel, itemModels } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markQuestion } from './mark-question.ts';
import { markResponse } from './mark-response.ts';

/** Writes a bullet's evidence as a learner would. */
function writeEvidence(evidence: Evidence): string {
  if (evidence.kind === 'expression') return evidence.tex;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  if (evidence.kind === 'points')
    return evidence.points.map(([first = '']) => first).join(evidence.inOneSentence === true ? ' ' : '\n');
  return evidence.kind === 'choice' ? evidence.correct.join(', ') : '';
}

/** Writes the lines of every bullet, by part. */
function writeSchemeLines(question: Question, writeBullet: (bullet: Bullet) => string): LearnerResponse {
  const texts = toPartQuestions(question).map(({ path, question: { id, markingScheme } }) => {
    assert.ok(markingScheme, id);
    return [path, markingScheme.bullets.map(writeBullet).join('\n')] as const;
  });
  return question.parts === undefined ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts);
}

describe('the question of every item model', () => {
  for (const model of itemModels) {
    const question = generateItem(model, 7);

    it(`gives full marks for the scheme's own lines: ${model.id}`, () => {
      const response = writeSchemeLines(question, ({ evidence }) => writeEvidence(evidence));

      const marking = markQuestion(question, response, { requireWorking: true });

      assert.equal(
        marking.marksAwarded,
        marking.marksAvailable - marking.marksByPerson,
        JSON.stringify(marking.awards),
      );
    });

    it(`recognises each named mistake: ${model.id}`, () => {
      for (const { question: part } of toPartQuestions(question)) {
        for (const { answer, tag } of part.markingScheme?.misconceptions ?? []) {
          const marking = markResponse(part, answer);

          assert.equal(marking.result, 'wrong', answer);
          assert.ok(marking.gapTags.includes(tag), `${answer}: ${marking.gapTags} without ${tag}`);
        }
      }
    });
  }
});

describe('the printed lines of a scheme', () => {
  for (const id of ['N5M-37', 'N5M-58', 'N5M-59']) {
    it(`earn full marks for every seed: ${id}`, () => {
      for (let seed = 0; seed <= 110; seed++) {
        const question = generateItem(getModel(id), seed);
        const response = writeSchemeLines(question, ({ evidence, illustrative = '' }) =>
          evidence.kind === 'expression' ? evidence.tex : illustrative,
        );

        const marking = markQuestion(question, response, { requireWorking: true });

        assert.equal(
          marking.marksAwarded,
          marking.marksAvailable,
          `seed ${seed}: ${serialiseResponse(response)}`,
        );
      }
    });
  }
});

describe('a calculation mistake in an earlier value', () => {
  const question = generateItem(getModel('N5P-06'), 3);

  for (const working of [
    'Ew = Fd = 9800 × 13 = 117400 J\nP = E/t = 117400/26 = 4515 W',
    'Ew = Fd = 9800 × 13\n= 117400 J\nP = E/t\n= 117400/26\n= 4515 W',
  ]) {
    it(`loses only the mark of the answer, with ${working.split('\n').length} lines of working`, () => {
      const { awards } = markResponse(question, working, { requireWorking: true });

      assert.ok(question.stem.includes('9800'), question.stem);
      const marks = awards.map(({ awarded }) => awarded);
      assert.deepEqual(marks, [1, 1, 1, 1, 0]);
      assert.match(awards[4]?.rule ?? '', /wrong or rounded too much/u);
    });
  }
});

describe('a gradient from the learner’s own derivative', () => {
  it('earns its mark, and so does the tangent', () => {
    const question = generateItem(getModel('HM-17'), 3);
    const working = 'dy/dx = 3x² + 4x + 9\nm = 12 − 8 + 9 = 13\ny = −12\ny + 12 = 13(x + 2)\ny = 13x + 14';

    const { awards } = markResponse(question, working, { requireWorking: true });

    assert.ok(question.stem.includes('x^3 + 4x^2 + 9x - 2'), question.stem);
    const routes = awards.map(({ via }) => via);
    assert.deepEqual(routes, ['exact', null, 'follow-through', 'follow-through']);
  });
});

describe('marks that follow from a wrong integral or discriminant', () => {
  const cases: readonly (readonly [model: string, awarded: readonly number[], working: string])[] = [
    [
      'HM-20',
      [1, 0, 1, 1],
      'y = −3x³ + 3x² + 7x + c\n−3 = −24 + 12 + 14 + c\nc = −5\ny = −3x³ + 3x² + 7x − 5',
    ],
    ['HM-20', [1, 1, 0, 1], 'y = −2x³ + 3x² + 7x + c\nc = −10\ny = −2x³ + 3x² + 7x − 10'],
    ['HM-06', [1, 0, 1], '144 − 4(k + 1) > 0\n140 > 4k\nk < 35'],
    ['HM-18', [1, 1, 1, 1, 1, 0], "C = 8x + 72x⁻¹\nC' = 8 − 72x⁻²\n8 − 72/x² = 0\nx = 3\nC'' = 144/x³ > 0"],
    ['N5M-35', [0, 1], 'b² − 4ac = −121 − 112 = −233 < 0 so no real roots'],
    ['N5M-35', [0, 0], 'b² − 4ac = −121 − 112 = −233 < 0 so two real and distinct roots'],
    ['N5M-35', [1, 0], 'b² − 4ac = 9, two roots'],
  ];
  for (const [model, awarded, working] of cases) {
    it(`of ${model} are ${awarded.join()} for ${working.slice(0, 30)}`, () => {
      const { awards } = markResponse(generateItem(getModel(model), 5), working, { requireWorking: true });

      assert.deepEqual(
        awards.map((award) => award.awarded),
        awarded,
      );
    });
  }
});
