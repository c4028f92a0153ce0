import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { extractNumbers } from '../../verification/relations/compare-texts.ts';
import { verifyDocument } from '../../verification/verify-document.ts';
import { createAgents } from '../create-agents.ts';
import { readQuestion } from './adversary.fixture.ts';
import { printQuestion } from './check-authored.ts';
import { compareAnswers } from './compare-answers.ts';

const RUNS = { numRuns: 100 };
const agents = createAgents({ now: () => new Date('2026-11-15T12:00:00Z') });
const wordsIn = (stem: string): string => stem.replace(/\$[^$]*\$/g, '#');
const errorsIn = (latex: string): string[] =>
  verifyDocument(latex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

const SEEDS = 4;
const cached = new Map<string, Question>();

/** Questions as read from TeX, without their provenance; cached, because generating them is slow. */
const items = (...ids: string[]): fc.Arbitrary<Question> =>
  fc.record({ id: fc.constantFrom(...ids), seed: fc.integer({ min: 1, max: SEEDS }) }).map(({ id, seed }) => {
    const known =
      cached.get(`${id}:${seed}`) ?? readQuestion(printQuestion(generateItem(getModel(id), seed)));
    cached.set(`${id}:${seed}`, known);
    return known;
  });

const COMPUTED = ['N5P-04', 'N5P-05', 'N5P-13', 'HP-13', 'AHP-02', 'AHP-08', 'N4P-01', 'N4P-04'] as const;

describe('a result of rules', () => {
  // Feature: physics-question-pipeline, Property 7: Numerical Variant Number Modification
  // Feature: physics-question-pipeline, Property 9: Variant Solution Completeness
  it('has other numbers, the same words and a correct solution as a numerical variant, or a reason', () =>
    fc.assert(
      fc.asyncProperty(items(...COMPUTED), fc.integer({ min: 1, max: 99 }), async (question, seed) => {
        const made = await agents.makeVariant(question, 'numerical', { seed });
        if (made.status !== 'made') return assert.ok(made.status === 'refused' && made.reason !== undefined);
        assert.notDeepEqual(extractNumbers(made.question?.stem ?? ''), extractNumbers(question.stem));
        assert.equal(wordsIn(made.question?.stem ?? ''), wordsIn(question.stem));
        assert.match(made.latex, /\\begin\{solution\}[\s\S]+\\end\{solution\}/);
        assert.deepEqual(errorsIn(made.latex), []);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 8: Context Variant Number Preservation
  it('has the same numbers and answer in another story as a context variant, or a reason', () =>
    fc.assert(
      fc.asyncProperty(items('N4P-01', 'N4P-15', 'N3A-08', 'N5P-13', 'N3M-02'), async (question) => {
        const made = await agents.makeVariant(question, 'context');
        if (made.status !== 'made') return assert.match(made.reason ?? '', /^No story of the table/);
        assert.deepEqual(extractNumbers(made.question?.stem ?? ''), extractNumbers(question.stem));
        assert.notEqual(made.question?.stem, question.stem);
        assert.ok(made.question && compareAnswers(question, made.question).length === 0);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 11: Format Conversion Structure
  it('has the required form and is correct as a conversion', () =>
    fc.assert(
      fc.asyncProperty(
        items(...COMPUTED),
        fc.constantFrom<QuestionKind>('mcq_sc', 'mcq_mc', 'integer', 'subjective', 'assertion_reason'),
        async (question, to) => {
          const made = await agents.convert(question, to);
          if (made.status !== 'made') return assert.ok((made.reason ?? '') !== '');
          assert.equal(made.question?.kind, to);
          assert.equal(/\\begin\{tasks\}/.test(made.latex), to !== 'integer' && to !== 'subjective');
          assert.equal(/\\hrulefill[\s\S]*\\ansint\{-?\d+\}/.test(made.latex), to === 'integer');
          assert.deepEqual(errorsIn(made.latex), []);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 5: Idea Extraction Completeness
  it('names a concept and a technique as ideas if the topic is known', () =>
    fc.assert(
      fc.asyncProperty(items(...COMPUTED, 'HM-08', 'N5C-07', 'N5A-02'), async (question) => {
        const made = await agents.extractIdeas(question);
        if (made.status !== 'made') return assert.equal(made.status, 'needs-model');
        assert.ok((made.ideas?.concepts.length ?? 0) > 0 && (made.ideas?.techniques.length ?? 0) > 0);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 6: Alternate Solution Answer Preservation
  // Feature: physics-question-pipeline, Property 10: Multi-Context Output Coherence
  it('is empty with the status needs-model where only a model can do it', async () => {
    const question = readQuestion('\\item Find $1 + 1$.\n\\begin{solution}\n$1 + 1 = 2$\n\\end{solution}\n');

    const outcomes = [
      ...(await agents.writeAlternates(question, { count: 2 })),
      await agents.combine([question, question]),
      await agents.makeVariant(question, 'conceptual'),
      await agents.makeVariant(question, 'calculus'),
      await agents.convert(question, 'passage'),
    ];

    for (const { status, latex, reason } of outcomes) {
      assert.deepEqual([status, latex], ['needs-model', '']);
      assert.match(reason ?? '', /needs a model/);
    }
  });
});
