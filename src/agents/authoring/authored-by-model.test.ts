import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { extractNumbers } from '../../verification/relations/compare-texts.ts';
import { verifyDocument } from '../../verification/verify-document.ts';
import { createAgents } from '../create-agents.ts';
import type { AuthoredQuestion } from './authored.ts';
import { compareAnswers } from './compare-answers.ts';
import { readQuestion } from './read-question.fixture.ts';
import { corruptReplies, createReplyingModel, motions, writeMotionTex } from './scripted-replies.fixture.ts';

const RUNS = { numRuns: 100 };
const now = (): Date => new Date('2026-11-15T12:00:00Z');
const replaceFormulas = (stem: string): string => stem.replace(/\$[^$]*\$/g, '#');
const anyReplies = (good: string, parent: string): fc.Arbitrary<string[]> =>
  fc.array(corruptReplies(good, parent), { minLength: 1, maxLength: 3 });

/** Asserts that a result is complete and passes verification. */
function assertComplete({ latex, question }: AuthoredQuestion): void {
  assert.ok(question);
  assert.match(latex, /^\\item[\s\S]*\\begin\{solution\}[\s\S]+\\end\{solution\}\n$/);
  assert.ok(question.solution.length > 0);
  assert.deepEqual(
    verifyDocument(latex).findings.filter(({ severity }) => severity === 'error'),
    [],
  );
}

/** A question and the replies of a model; a good reply is a question with another mass. */
const cases = fc.tuple(motions, motions).chain(([parent, other]) => {
  const good = writeMotionTex({ ...other, ...(other.mass === parent.mass && { mass: parent.mass + 1 }) });
  return fc.record({ parent: fc.constant(parent), replies: anyReplies(good, writeMotionTex(parent)) });
});

describe('a question made by a model', () => {
  // Feature: physics-question-pipeline, Property 7: Numerical Variant Number Modification
  // Feature: physics-question-pipeline, Property 9: Variant Solution Completeness
  it('as a numerical variant has other numbers and the same words, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        fc.tuple(motions, motions).chain(([parent, other]) => {
          const good = {
            ...other,
            thing: parent.thing,
            mass: other.mass === parent.mass ? parent.mass + 1 : other.mass,
          };
          return fc.record({
            parent: fc.constant(parent),
            replies: anyReplies(writeMotionTex(good), writeMotionTex(parent)),
          });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(writeMotionTex(parent));
          const result = await createAgents({ model: createReplyingModel(replies), now }).makeVariant(
            question,
            'numerical',
          );
          if (result.status !== 'made') return assert.equal(result.status, 'flagged');
          assertComplete(result);
          assert.notDeepEqual(extractNumbers(result.question?.stem ?? ''), extractNumbers(question.stem));
          assert.equal(replaceFormulas(result.question?.stem ?? ''), replaceFormulas(question.stem));
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 8: Context Variant Number Preservation
  it('as a context variant has the same numbers in another story, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const good = writeMotionTex(parent)
            .replace(/Find the kinetic[\s\S]*?of mass/, 'At a regatta a canoe has a mass of')
            .replace('that moves at', 'and glides past the jetty with')
            .replace('.\n', '. How much energy of motion does the canoe possess?\n');
          return fc.record({
            parent: fc.constant(parent),
            replies: anyReplies(good, writeMotionTex(parent)),
          });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(writeMotionTex(parent));
          const result = await createAgents({ model: createReplyingModel(replies), now }).makeVariant(
            question,
            'context',
          );
          if (result.status !== 'made') return assert.equal(result.status, 'flagged');
          assertComplete(result);
          assert.deepEqual(
            extractNumbers(result.question?.stem ?? '').toSorted(),
            extractNumbers(question.stem).toSorted(),
          );
          assert.notEqual(result.question?.stem, question.stem);
          assert.ok(result.question && compareAnswers(question, result.question).length === 0);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 10: Multi-Context Output Coherence
  it('as a combination is one problem with one solution, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(cases, async ({ parent, replies }) => {
        const sources = [parent, { ...parent, mass: parent.mass + 3, thing: 'canoe' }].map((motion) =>
          readQuestion(writeMotionTex(motion)),
        );
        const result = await createAgents({ model: createReplyingModel(replies), now }).combine(sources);
        if (result.status !== 'made') return assert.equal(result.status, 'flagged');
        assertComplete(result);
        assert.equal(result.latex.match(/\\item(?![a-z])/g)?.length, 1);
        assert.equal(result.latex.match(/\\begin\{solution\}/g)?.length, 1);
      }),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 11: Format Conversion Structure
  it('as a conversion has the required form and the same answer, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const key = (parent.mass * parent.speed ** 2) / 2;
          const options = [key / 2, key, key * 2, key * 3].map(
            (value) => `    \\task $${value}\\,\\mathrm{J}$${value === key ? ' \\ans' : ''}`,
          );
          const good = writeMotionTex(parent).replace(
            '\\begin{solution}',
            `\\begin{tasks}(4)\n${options.join('\n')}\n\\end{tasks}\n\\begin{solution}`,
          );
          return fc.record({
            parent: fc.constant(parent),
            replies: anyReplies(good, writeMotionTex(parent)),
          });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(writeMotionTex(parent));
          const result = await createAgents({ model: createReplyingModel(replies), now }).convert(
            question,
            'mcq_sc',
          );
          if (result.status !== 'made') return assert.equal(result.status, 'flagged');
          assertComplete(result);
          assert.match(result.latex, /\\begin\{tasks\}/);
          assert.ok(result.question && compareAnswers(question, result.question).length === 0);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 6: Alternate Solution Answer Preservation
  it('as an alternate solution reaches the answer of the first solution, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const { mass, speed } = parent;
          const right = (mass * speed ** 2) / 2;
          const writeAlternate = (result: number): string =>
            `\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work of the force that brings it to this speed in one second:}\nF &= ${mass} \\times ${speed} = ${mass * speed}\\,\\mathrm{N} \\\\\ns &= \\frac{${speed}}{2} = ${speed / 2}\\,\\mathrm{m} \\\\\nW &= ${mass * speed} \\times ${speed / 2} = ${result}\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n`;
          const copied = writeMotionTex(parent)
            .replace(/^[\s\S]*?(?=\\begin\{solution\})/, '')
            .replaceAll('{solution}', '{alternatesolution}');
          const replies = fc.array(
            fc.oneof(
              fc.constantFrom(
                writeAlternate(right),
                writeAlternate(right + 10),
                copied,
                `Of course:\n${writeAlternate(right)}`,
                'HACKED',
                '{"solution": 1}',
                writeAlternate(right).slice(0, 90),
              ),
              fc.constantFrom(
                `\\begin{alternatesolution}\nThe answer is ${right + 1}.\n\\end{alternatesolution}`,
              ),
            ),
            { minLength: 1, maxLength: 3 },
          );
          return fc.record({ parent: fc.constant(parent), replies });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(writeMotionTex(parent));
          const [result] = await createAgents({ model: createReplyingModel(replies), now }).writeAlternates(
            question,
          );
          assert.ok(result);
          if (result.status !== 'made') return assert.equal(result.status, 'flagged');
          const read = readQuestion(
            `${writeMotionTex(parent).split('\\begin{solution}')[0]}${result.latex.replaceAll('alternatesolution', 'solution')}`,
          );
          assert.deepEqual(compareAnswers(question, read), []);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 5: Idea Extraction Completeness
  it('has a concept and a technique among its ideas, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions,
        fc.array(
          fc.oneof(
            fc
              .record({
                concepts: fc.array(fc.string(), { maxLength: 2 }),
                formulas: fc.array(fc.string(), { maxLength: 2 }),
                techniques: fc.array(fc.string(), { maxLength: 2 }),
                difficulty_factors: fc.constant([]),
              })
              .map((ideas) => JSON.stringify(ideas)),
            fc.constantFrom('Sure: {"concepts": []}', 'null', '{}', 'HACKED'),
          ),
          { minLength: 1, maxLength: 3 },
        ),
        async (motion, replies) => {
          const result = await createAgents({ model: createReplyingModel(replies), now }).extractIdeas(
            readQuestion(writeMotionTex(motion)),
          );
          if (result.status !== 'made') return assert.equal(result.status, 'flagged');
          assert.ok(result.ideas?.concepts.some((text) => text.trim() !== ''));
          assert.ok(result.ideas?.techniques.some((text) => text.trim() !== ''));
        },
      ),
      RUNS,
    ));
});

describe('a reply to a variant request', () => {
  const parent = { mass: 20, speed: 10, thing: 'cart' };
  const question = readQuestion(writeMotionTex(parent));
  const wrong = writeMotionTex({ ...parent, mass: 30 }, 1501);
  const right = writeMotionTex({ ...parent, mass: 30 });

  it('is returned to the model with the findings if it fails, and is accepted when it passes', async () => {
    const model = createReplyingModel([wrong, right]);

    const result = await createAgents({ model, now }).makeVariant(question, 'numerical');

    assert.deepEqual([result.status, model.requests.length], ['made', 2]);
    assert.match(
      model.requests[1]?.prompt.user ?? '',
      /<material id="findings">\n- error \(line \d+\): The left side/,
    );
    assert.match(model.requests[1]?.prompt.user ?? '', /<material id="attempt">\n\\item Find[\s\S]*1501/);
    assert.deepEqual(
      { ...result.provenance, promptHash: '' },
      {
        maker: 'model',
        name: 'variant',
        model: 'scripted',
        promptHash: '',
        createdAt: now().toISOString(),
        parentId: question.id,
        relation: 'variant',
      },
    );
  });

  it('is returned twice if it fails, and then flagged with its findings', async () => {
    const model = createReplyingModel([wrong]);

    const result = await createAgents({ model, now }).makeVariant(question, 'numerical');

    assert.deepEqual([result.status, model.requests.length], ['flagged', 3]);
    assert.ok(result.findings.some(({ rule }) => rule === 'equality-holds'));
    assert.match(result.latex, /1501/);
    assert.equal(result.usage.inputTokens, 3);
  });

  it('is kept verbatim if it is not a question', async () => {
    const result = await createAgents({ model: createReplyingModel(['No.']), now }).makeVariant(
      question,
      'calculus',
    );

    assert.deepEqual([result.status, result.latex, result.question], ['flagged', 'No.', undefined]);
  });

  it('is refused if the model declines with a reason', async () => {
    const model = createReplyingModel(['% cannot: it has no story']);

    const { status, reason } = await createAgents({ model, now }).makeVariant(question, 'context');

    assert.deepEqual([status, reason], ['refused', 'it has no story']);
  });
});
