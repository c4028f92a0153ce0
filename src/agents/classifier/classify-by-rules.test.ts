import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Classification } from '../../domain/classification.ts';
import { questions } from '../../domain/question.arbitrary.ts';
import { createQuestion } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { classifyByRules } from './classify-by-rules.ts';
import { conceptTaxonomy } from './concept-taxonomy.table.ts';
import { type LabelledQuestions, labelledQuestions, unseenQuestions } from './labelled-questions.fixture.ts';

function classify(stem: string, more: Partial<Parameters<typeof createQuestion>[0]> = {}): Classification {
  return classifyByRules(createQuestion({ id: 'q', kind: 'subjective', stem, ...more }));
}

/** Returns the share of questions with the correct topic: of all, and of those with a confidence of at least 0.5. */
function measureAccuracy(questionsByTopic: LabelledQuestions): { all: number; confident: number } {
  const results = Object.entries(questionsByTopic).flatMap(([topic, texts]) =>
    texts
      .map((tex) => classify(tex))
      .map((classification) => ({
        isRight: classification.topic === topic,
        isConfident: classification.confidence >= 0.5,
      })),
  );
  const confident = results.filter(({ isConfident }) => isConfident);
  return {
    all: results.filter(({ isRight }) => isRight).length / results.length,
    confident: confident.filter(({ isRight }) => isRight).length / confident.length,
  };
}

describe('classifyByRules', () => {
  // Feature: physics-question-pipeline, Property 1: Classification Output Validity
  it('returns a valid classification for every question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const classification = classifyByRules(question);

        assert.deepEqual(Classification.parse(classification), classification);
        assert.equal(classification.question_type, question.kind);
        assert.equal(classification.num_options !== null, hasOptions(question.kind));
        assert.equal(classification.has_diagram, classification.diagram_type !== null);
        assert.equal(classification.topic === 'unknown', classification.key_concepts.length === 0);
      }),
    );
  });

  it('returns a valid classification for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (stem) => {
        Classification.parse(classify(stem));
      }),
    );
  });

  it('returns the same result for the same question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        assert.deepEqual(classifyByRules(structuredClone(question)), classifyByRules(question));
      }),
    );
  });
});

describe('the topic', () => {
  it('is correct for the questions that the taxonomy was tuned on', () => {
    const { all, confident } = measureAccuracy(labelledQuestions);

    assert.ok(all >= 0.97, `accuracy ${all}`);
    assert.ok(confident >= 0.97, `accuracy when confident ${confident}`);
  });

  it('is correct for 80% of unseen questions, and for 90% of those with high confidence', () => {
    const { all, confident } = measureAccuracy(unseenQuestions);

    assert.ok(all >= 0.8, `accuracy ${all}`);
    assert.ok(confident >= 0.9, `accuracy when confident ${confident}`);
  });

  it('is unknown, with a confidence below 0.5, if no term matches', () => {
    const { topic, subtopic, key_concepts, confidence } = classify('Who wrote this sonnet?');

    assert.deepEqual([topic, subtopic, key_concepts], ['unknown', 'unknown', []]);
    assert.ok(confidence < 0.5);
  });

  it('has a confidence below 0.5 when two topics match equally well', () => {
    const { confidence } = classify('Compare photosynthesis with titration.');

    assert.ok(confidence < 0.5, `confidence ${confidence}`);
  });

  it('is found from whole words only', () => {
    assert.equal(classify('The arcade and the prey-like sphereoid.').key_concepts.includes('arc'), false);
  });

  it('has concepts in order of weight, without terms that are part of another term', () => {
    const { key_concepts } = classify(
      'A block slides down a rough inclined plane. Find the kinetic friction.',
    );

    assert.deepEqual(key_concepts, ['inclined plane', 'kinetic friction', 'rough']);
  });

  it('is chosen from the subject that the author stated', () => {
    const stem = 'What is the rate of decay?';

    assert.equal(classify(stem, { subject: 'Physics' }).topic, 'Modern Physics');
    assert.equal(classify(stem, { subject: 'Chemistry' }).topic, 'Chemical Kinetics');
  });

  it('is found from TeX alone where there are no words', () => {
    assert.equal(classify('$\\int_0^1 x^2\\,dx = \\,?$').topic, 'Calculus');
    assert.equal(classify('$R = 4\\,\\Omega$, $V = 12\\,\\mathrm{V}$, $I = \\,?$').topic, 'Electricity');
  });

  it('of a passage is also found from its questions', () => {
    const inner = createQuestion({
      id: 'p-1',
      kind: 'subjective',
      stem: 'Find the refractive index of the prism.',
    });

    assert.equal(
      classify('A student records data.', { kind: 'passage', questions: [inner] }).topic,
      'Optics',
    );
  });
});

describe('the other fields', () => {
  it('detect calculus in symbols and in words, in the question and its solution', () => {
    const solution = [{ kind: 'display' as const, lines: ['v &= \\frac{dx}{dt}'] }];

    assert.equal(classify('Differentiate the function.').requires_calculus, true);
    assert.equal(classify('Find the speed.', { solution }).requires_calculus, true);
    assert.equal(
      classify('Find the integer part of $x$; the interior angle is $\\frac{d}{2}$.').requires_calculus,
      false,
    );
  });

  it('use the marks of the author, otherwise those of the kind and level', () => {
    assert.equal(classify('Why?', { marks: 7 }).estimated_marks, 7);
    assert.equal(classify('Why?', { kind: 'integer', level: 'JEE Main' }).estimated_marks, 4);
    assert.equal(classify('Why?', { kind: 'mcq_sc', level: 'Higher' }).estimated_marks, 1);
    assert.equal(classify('Why?').estimated_marks, 2);
  });

  it('rate a longer solution as harder', () => {
    const writeLines = (count: number) => Array.from({ length: count }, (_, n) => `x_{${n}} &= a + b_{${n}}`);
    const classifyWithLines = (count: number) =>
      classify('Find $x$.', { solution: [{ kind: 'display', lines: writeLines(count) }] });

    assert.deepEqual(
      [1, 5, 13].map((count) => classifyWithLines(count).difficulty),
      ['easy', 'medium', 'hard'],
    );
  });
});

describe('the taxonomy', () => {
  it('contains each subtopic once and several hundred terms', () => {
    const names = conceptTaxonomy.map(({ topic, subtopic }) => `${topic}/${subtopic}`);
    const terms = conceptTaxonomy.flatMap(({ decisive = '', strong = '', weak = '' }) =>
      [decisive, strong, weak].flatMap((list) => list.split(', ').filter(Boolean)),
    );

    assert.equal(new Set(names).size, names.length);
    assert.ok(terms.length > 500);
    assert.deepEqual(
      terms.filter((term) => term !== term.trim() || /[A-Z]/.test(term)),
      [],
    );
  });
});
