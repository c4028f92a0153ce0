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
import { printQuestion } from './check-authored.ts';
import { compareAnswers } from './compare-answers.ts';
import { readQuestion } from './read-question.fixture.ts';

const RUNS = { numRuns: 100 };
const agents = createAgents({ now: () => new Date('2026-11-15T12:00:00Z') });
const replaceFormulas = (stem: string): string => stem.replace(/\$[^$]*\$/g, '#');
const listErrors = (latex: string): string[] =>
  verifyDocument(latex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

const SEEDS = 4;
const cachedQuestions = new Map<string, Question>();

/** Questions as read from TeX, without their provenance; cached, because generating them is slow. */
const items = (...ids: string[]): fc.Arbitrary<Question> =>
  fc.record({ id: fc.constantFrom(...ids), seed: fc.integer({ min: 1, max: SEEDS }) }).map(({ id, seed }) => {
    const question =
      cachedQuestions.get(`${id}:${seed}`) ?? readQuestion(printQuestion(generateItem(getModel(id), seed)));
    cachedQuestions.set(`${id}:${seed}`, question);
    return question;
  });

/** Item models whose questions have a computed answer. */
const COMPUTED_MODELS = [
  'N5P-04',
  'N5P-05',
  'N5P-13',
  'HP-13',
  'AHP-02',
  'AHP-08',
  'N4P-01',
  'N4P-04',
] as const;

describe('a question made by rules', () => {
  // Feature: physics-question-pipeline, Property 7: Numerical Variant Number Modification
  // Feature: physics-question-pipeline, Property 9: Variant Solution Completeness
  it('as a numerical variant has other numbers, the same words and a correct solution, or a reason', () =>
    fc.assert(
      fc.asyncProperty(items(...COMPUTED_MODELS), fc.integer({ min: 1, max: 99 }), async (question, seed) => {
        const result = await agents.makeVariant(question, 'numerical', { seed });
        if (result.status !== 'made')
          return assert.ok(result.status === 'refused' && result.reason !== undefined);
        assert.notDeepEqual(extractNumbers(result.question?.stem ?? ''), extractNumbers(question.stem));
        assert.equal(replaceFormulas(result.question?.stem ?? ''), replaceFormulas(question.stem));
        assert.match(result.latex, /\\begin\{solution\}[\s\S]+\\end\{solution\}/);
        assert.deepEqual(listErrors(result.latex), []);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 8: Context Variant Number Preservation
  it('as a context variant has the same numbers and answer in another story, or a reason', () =>
    fc.assert(
      fc.asyncProperty(items('N4P-01', 'N4P-15', 'N3A-08', 'N5P-13', 'N3M-02'), async (question) => {
        const result = await agents.makeVariant(question, 'context');
        if (result.status !== 'made') return assert.match(result.reason ?? '', /^No other context/);
        assert.deepEqual(extractNumbers(result.question?.stem ?? ''), extractNumbers(question.stem));
        assert.notEqual(result.question?.stem, question.stem);
        assert.ok(result.question && compareAnswers(question, result.question).length === 0);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 11: Format Conversion Structure
  it('as a conversion has the required form and is correct', () =>
    fc.assert(
      fc.asyncProperty(
        items(...COMPUTED_MODELS),
        fc.constantFrom<QuestionKind>('mcq_sc', 'mcq_mc', 'integer', 'subjective', 'assertion_reason'),
        async (question, to) => {
          const result = await agents.convert(question, to);
          if (result.status !== 'made') return assert.ok((result.reason ?? '') !== '');
          assert.equal(result.question?.kind, to);
          assert.equal(/\\begin\{tasks\}/.test(result.latex), to !== 'integer' && to !== 'subjective');
          assert.equal(/\\hrulefill[\s\S]*\\ansint\{-?\d+\}/.test(result.latex), to === 'integer');
          assert.deepEqual(listErrors(result.latex), []);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 5: Idea Extraction Completeness
  it('has a concept and a technique among its ideas if the topic is known', () =>
    fc.assert(
      fc.asyncProperty(items(...COMPUTED_MODELS, 'HM-08', 'N5C-07', 'N5A-02'), async (question) => {
        const result = await agents.extractIdeas(question);
        if (result.status !== 'made') return assert.equal(result.status, 'needs-model');
        assert.ok((result.ideas?.concepts.length ?? 0) > 0 && (result.ideas?.techniques.length ?? 0) > 0);
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
