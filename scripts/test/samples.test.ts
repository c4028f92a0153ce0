import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { classifyByRules } from '../../src/agents/classifier/classify-by-rules.ts';
import { hasErrors } from '../../src/domain/finding.ts';
import { readMetadataComments } from '../../src/domain/metadata-comments.ts';
import { correctOptionIds, type PlainQuestion, type Question } from '../../src/domain/question.ts';
import { QuestionKind } from '../../src/domain/question-kind.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';
import { visibleText } from '../../src/latex/visible-text.ts';

const root = new URL('../../data/samples/', import.meta.url);
const paths = globSync('*/*.tex', { cwd: root }).sort();
const documents = paths.map((path) => ({
  path,
  ...readQuestions(readFileSync(new URL(path, root), 'utf8')),
}));
const samples: Question[] = documents.flatMap(({ questions }) =>
  questions.map(({ question }) => readMetadataComments(question)),
);
const questionsWithAnswer: PlainQuestion[] = samples.flatMap((sample) => sample.questions ?? [sample]);

const findSample = (words: string): PlainQuestion => {
  const matches = questionsWithAnswer.filter((question) => visibleText(question.stem).includes(words));
  assert.equal(matches.length, 1, `one sample says "${words}"`);
  return matches[0] ?? assert.fail();
};

/** Returns the first number of a text in TeX or plain form, including its power of ten. */
function readFirstNumber(tex: string): number {
  const match = /(-?\d+(?:\.\d+)?)(?:\s*\\times\s*10\^\{(-?\d+)\})?/.exec(tex);
  return match === null ? Number.NaN : Number(match[1]) * 10 ** Number(match[2] ?? 0);
}

function readKey(question: PlainQuestion): string {
  const { answer } = question;
  if (answer?.kind === 'integer') return String(answer.value);
  if (answer?.kind === 'value') return answer.tex;
  return question.options.find((option) => option.correct)?.text ?? '';
}

/** An option that is only a number, with an optional π and unit, such as `$4.5\,\mathrm{N}$`. */
const NUMERIC_OPTION = /^\$-?\d+(?:\.\d+)?(?:\\pi)?(?:\\,\\mathrm\{[^$]*\})?\$$/;

describe('the sample documents', () => {
  for (const { path, findings } of documents) {
    it(`${path} is read without errors`, () => {
      assert.equal(hasErrors(findings), false, JSON.stringify(findings));
    });
  }

  it('contain at least 30 questions, 3 of each kind and 6 of each subject', () => {
    const kinds = QuestionKind.options.map((kind) => samples.filter((sample) => sample.kind === kind).length);
    const subjects = ['Physics', 'Mathematics', 'Chemistry', 'Medicine'].map(
      (subject) => samples.filter((sample) => sample.subject === subject).length,
    );

    assert.ok(samples.length >= 30, `${samples.length} samples`);
    assert.ok(Math.min(...kinds) >= 3, `by kind ${kinds}`);
    assert.ok(Math.min(...subjects) >= 6, `by subject ${subjects}`);
  });

  it('contain a question about an inclined plane, drawings, placeholders, alternative solutions and ideas', () => {
    findSample('inclined plane');
    const diagrams = samples.flatMap((sample) => sample.diagrams.map((diagram) => diagram.kind));

    assert.deepEqual([...new Set(diagrams)].sort(), ['placeholder', 'tikz']);
    assert.ok(samples.some((sample) => sample.alternateSolutions.length > 0));
    assert.ok(samples.some((sample) => sample.ideas.length > 0));
  });
});

describe('every sample', () => {
  it('has a unique id', () => {
    assert.equal(new Set(samples.map((sample) => sample.id)).size, samples.length);
  });

  it('has subject, level, topic, difficulty and marks', () => {
    for (const { id, subject, level, topic, difficulty, marks } of samples) {
      assert.ok(subject && level && topic && difficulty && marks, id);
    }
  });

  it('has a solution and an answer', () => {
    for (const { id, solution, answer } of questionsWithAnswer) {
      assert.ok(solution.length > 0, `${id} has a solution`);
      assert.ok(answer !== undefined, `${id} has an answer`);
    }
  });

  it('has one correct option, or several if it is a multiple-answer question', () => {
    for (const question of questionsWithAnswer.filter(({ options }) => options.length > 0)) {
      const keys = correctOptionIds(question).length;

      if (question.kind === 'mcq_mc') assert.ok(keys > 1 && keys < question.options.length, question.id);
      else assert.equal(keys, 1, question.id);
    }
  });

  it('lists numeric options in ascending order with one unit', () => {
    const withNumericOptions = questionsWithAnswer.filter(
      ({ options }) => options.length > 0 && options.every(({ text }) => NUMERIC_OPTION.test(text)),
    );

    assert.ok(withNumericOptions.length >= 10, `${withNumericOptions.length} lists of numbers`);
    for (const { id, options } of withNumericOptions) {
      const values = options.map(({ text }) => readFirstNumber(text));
      const units = options.map(({ text }) => text.replace(/-?\d+(?:\.\d+)?/, ''));

      assert.deepEqual(
        values,
        values.toSorted((a, b) => a - b),
        id,
      );
      assert.equal(new Set(units).size, 1, id);
    }
  });

  it('states exactly the correct options at the end of its solution', () => {
    for (const question of questionsWithAnswer.filter(({ options }) => options.length > 0)) {
      const text = question.solution.map((step) => (step.kind === 'prose' ? step.tex : '')).join(' ');
      const statedOptions = /the correct options? (?:is|are) (.*)\.$/.exec(text)?.[1] ?? '';

      assert.deepEqual(
        [...statedOptions.matchAll(/\(([a-d])\)/g)].map((match) => match[1]),
        correctOptionIds(question),
      );
    }
  });

  it('has no catch-all option, and no key that is much longer than the other options', () => {
    for (const { id, options, kind } of questionsWithAnswer) {
      const texts = options.map(({ text }) => visibleText(text));
      const keyLength = Math.max(
        0,
        ...options.map(({ correct }, n) => (correct ? (texts[n]?.length ?? 0) : 0)),
      );
      const maxOtherLength = Math.max(
        0,
        ...options.map(({ correct }, n) => (correct ? 0 : (texts[n]?.length ?? 0))),
      );

      assert.ok(
        texts.every((text) => !/\b(?:none|all|both) of (?:the above|these)\b/i.test(text)),
        id,
      );
      if (kind === 'mcq_sc' && keyLength >= 20)
        assert.ok(keyLength <= 1.25 * maxOtherLength, `${id} gives its key away`);
    }
  });

  it('is classified by rules under the topic of its author, with and without the subject', () => {
    for (const sample of samples) {
      const { subject: _subject, ...withoutSubject } = sample;

      assert.equal(classifyByRules(sample).topic, sample.topic, sample.id);
      assert.equal(classifyByRules(withoutSubject).topic, sample.topic, sample.id);
    }
  });
});

const toRadians = (angle: number): number => (angle * Math.PI) / 180;

/** Words of the stem, the significant figures of the key, and the formula that computes it. */
const recomputedKeys: readonly (readonly [words: string, figures: number, value: number])[] = [
  ['inclined plane', 2, 9.8 * (Math.sin(toRadians(30)) - 0.2 * Math.cos(toRadians(30)))],
  ['frictionless pulley', 2, (2 * 3.0 * 2.0 * 9.8) / (3.0 + 2.0)],
  ['top of a tower', 1, (20 + Math.sqrt(20 ** 2 + 2 * 10 * 25)) / 10],
  ['velocity of a cyclist', 2, (4.0 * 12) / 2 + (10 - 4.0) * 12],
  ['three resistors', 2, 12 / (4.0 + (6.0 * 3.0) / (6.0 + 3.0))],
  ['Interference fringes', 2, (1000 * 6.0e-7 * 1.5) / 0.3e-3],
  ['activity of 640', 2, 640 * 0.5 ** (24 / 6.0)],
  ['maximum speed of the trolley', 2, 0.1 * Math.sqrt(200 / 0.5)],
  ['total energy of the oscillation', 1, 0.5 * 200 * 0.1 ** 2],
  ['sum of the roots', 1, 10 / 2],
  [
    'arithmetic sequence',
    3,
    Array.from({ length: 20 }, (_, n) => 3 + 4 * n).reduce((sum, term) => sum + term),
  ],
  ['area enclosed', 2, 3 ** 3 / 3 + 3 ** 2],
  ['In triangle', 2, Math.sqrt(7 ** 2 + 9 ** 2 - 2 * 7 * 9 * Math.cos(toRadians(60)))],
  ['sector of a circle', 1, (2 * 9 * 120) / 360],
  ['Methane burns', 2, (8.0 / 16) * 44],
  ['pH of a solution', 4, 14 + Math.log10(0.05)],
  ['In a titration', 3, (0.1 * 25.0) / 2 / 20.0],
  ['chromium in potassium dichromate', 1, (7 * 2 - 2 * 1) / 2],
  ['standard e.m.f.', 3, 0.34 - -0.76],
  ['first-order reaction', 2, (20 * Math.log(0.8 / 0.1)) / Math.log(2)],
  ['mean bond enthalpies', 3, 436 + 243 - 2 * 432],
  ['dinitrogen tetroxide at equilibrium', 2, 1.0 - 0.4 / 2],
  ['equilibrium constant', 2, 0.4 ** 2 / (1.0 - 0.4 / 2)],
  ['mean arterial pressure', 2, (125 + 2 * 80) / 3],
  ['anion gap', 2, 140 - 104 - 12],
  ['infusion of inulin', 3, (15 * 2.0) / 0.25],
  ['forced vital capacity, in per cent', 2, (100 * 1.2) / 3.0],
  ['elimination half-life', 2, (Math.LN2 * 40) / 5.0],
  ['positive predictive value', 2, (100 * 0.9 * 0.1) / (0.9 * 0.1 + (1 - 0.8) * (1 - 0.1))],
];

describe('the recomputed keys', () => {
  for (const [words, figures, value] of recomputedKeys) {
    it(`equal the stated key for "${words}"`, () => {
      assert.equal(readFirstNumber(readKey(findSample(words))), Number(value.toPrecision(figures)));
    });
  }

  it('equal the stated derivative of x³ ln x at e, by a difference quotient', () => {
    const f = (x: number): number => x ** 3 * Math.log(x);
    const slope = (f(Math.E + 1e-6) - f(Math.E - 1e-6)) / 2e-6;

    assert.equal(readKey(findSample('value of the derivative')), '$4e^2$');
    assert.ok(Math.abs(slope - 4 * Math.E ** 2) < 1e-6);
  });

  it('equal the stated turning point, which is lower than the curve on both sides', () => {
    const y = (x: number): number => x ** 3 - 3 * x ** 2 - 9 * x + 5;

    assert.equal(readKey(findSample('minimum turning point')), '(3, -22)');
    assert.equal(y(3), -22);
    assert.ok(y(2.99) > -22 && y(3.01) > -22);
  });

  it('equal the stated probabilities of the counters, by counting ordered pairs', () => {
    const bag = [...'RRRRRBBB'];
    const pairs = bag.flatMap((first, i) => bag.flatMap((second, j) => (i === j ? [] : [first + second])));
    const shareOf = (predicate: (pair: string) => boolean): number =>
      pairs.filter(predicate).length / pairs.length;

    assert.equal(readKey(findSample('both counters are red')), '$\\frac{5}{14}$');
    assert.equal(
      shareOf((pair) => pair === 'RR'),
      5 / 14,
    );
    assert.equal(readKey(findSample('different colours')), '$\\frac{15}{28}$');
    assert.equal(
      shareOf((pair) => pair[0] !== pair[1]),
      15 / 28,
    );
  });
});
