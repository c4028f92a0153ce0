import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { extractNumbers } from '../../verification/relations/compare-texts.ts';
import { verifyDocument } from '../../verification/verify-document.ts';
import { createAgents } from '../create-agents.ts';
import {
  corruptReplies,
  createAdversary,
  type Motion,
  motions,
  motionTex,
  readQuestion,
} from './adversary.fixture.ts';
import type { AuthoredQuestion } from './authored.ts';
import { compareAnswers } from './compare-answers.ts';

const RUNS = { numRuns: 100 };
const now = (): Date => new Date('2026-11-15T12:00:00Z');
const wordsIn = (stem: string): string => stem.replace(/\$[^$]*\$/g, '#');
const repliesTo = (good: string, parent: string): fc.Arbitrary<string[]> =>
  fc.array(corruptReplies(good, parent), { minLength: 1, maxLength: 3 });

/** Asserts what must hold for every result without a flag. */
function assertComplete({ latex, question }: AuthoredQuestion): void {
  assert.ok(question);
  assert.match(latex, /^\\item[\s\S]*\\begin\{solution\}[\s\S]+\\end\{solution\}\n$/);
  assert.ok(question.solution.length > 0);
  assert.deepEqual(
    verifyDocument(latex).findings.filter(({ severity }) => severity === 'error'),
    [],
  );
}

/** A pair of different motions with the replies of a model about the first. */
const cases = (second: (motion: Motion) => Motion) =>
  fc.tuple(motions, motions).chain(([parent, other]) => {
    const made = second(other);
    const good = motionTex({ ...made, ...(made.mass === parent.mass && { mass: parent.mass + 1 }) });
    return fc.record({ parent: fc.constant(parent), replies: repliesTo(good, motionTex(parent)) });
  });

describe('a result of a model', () => {
  // Feature: physics-question-pipeline, Property 7: Numerical Variant Number Modification
  // Feature: physics-question-pipeline, Property 9: Variant Solution Completeness
  it('has other numbers and the same words as a numerical variant, or is flagged', () =>
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
            replies: repliesTo(motionTex(good), motionTex(parent)),
          });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(motionTex(parent));
          const made = await createAgents({ model: createAdversary(replies), now }).makeVariant(
            question,
            'numerical',
          );
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          assertComplete(made);
          assert.notDeepEqual(extractNumbers(made.question?.stem ?? ''), extractNumbers(question.stem));
          assert.equal(wordsIn(made.question?.stem ?? ''), wordsIn(question.stem));
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 8: Context Variant Number Preservation
  it('has the same numbers in another story as a context variant, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const good = motionTex(parent)
            .replace(/Find the kinetic[\s\S]*?of mass/, 'At a regatta a canoe has a mass of')
            .replace('that moves at', 'and glides past the jetty with')
            .replace('.\n', '. How much energy of motion does the canoe possess?\n');
          return fc.record({ parent: fc.constant(parent), replies: repliesTo(good, motionTex(parent)) });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(motionTex(parent));
          const made = await createAgents({ model: createAdversary(replies), now }).makeVariant(
            question,
            'context',
          );
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          assertComplete(made);
          assert.deepEqual(
            extractNumbers(made.question?.stem ?? '').toSorted(),
            extractNumbers(question.stem).toSorted(),
          );
          assert.notEqual(made.question?.stem, question.stem);
          assert.ok(made.question && compareAnswers(question, made.question).length === 0);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 10: Multi-Context Output Coherence
  it('is one problem with one solution when it combines several, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        cases((motion) => motion),
        async ({ parent, replies }) => {
          const sources = [parent, { ...parent, mass: parent.mass + 3, thing: 'canoe' }].map((each) =>
            readQuestion(motionTex(each)),
          );
          const made = await createAgents({ model: createAdversary(replies), now }).combine(sources);
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          assertComplete(made);
          assert.equal(made.latex.match(/\\item(?![a-z])/g)?.length, 1);
          assert.equal(made.latex.match(/\\begin\{solution\}/g)?.length, 1);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 11: Format Conversion Structure
  it('has the required form and the same answer as a conversion, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const key = (parent.mass * parent.speed ** 2) / 2;
          const options = [key / 2, key, key * 2, key * 3].map(
            (value) => `    \\task $${value}\\,\\mathrm{J}$${value === key ? ' \\ans' : ''}`,
          );
          const good = motionTex(parent).replace(
            '\\begin{solution}',
            `\\begin{tasks}(4)\n${options.join('\n')}\n\\end{tasks}\n\\begin{solution}`,
          );
          return fc.record({ parent: fc.constant(parent), replies: repliesTo(good, motionTex(parent)) });
        }),
        async ({ parent, replies }) => {
          const question = readQuestion(motionTex(parent));
          const made = await createAgents({ model: createAdversary(replies), now }).convert(
            question,
            'mcq_sc',
          );
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          assertComplete(made);
          assert.match(made.latex, /\\begin\{tasks\}/);
          assert.ok(made.question && compareAnswers(question, made.question).length === 0);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 6: Alternate Solution Answer Preservation
  it('reaches the answer of the first solution as an alternate, or is flagged', () =>
    fc.assert(
      fc.asyncProperty(
        motions.chain((parent) => {
          const { mass, speed } = parent;
          const right = (mass * speed ** 2) / 2;
          const by = (result: number): string =>
            `\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work of the force that brings it to this speed in one second:}\nF &= ${mass} \\times ${speed} = ${mass * speed}\\,\\mathrm{N} \\\\\ns &= \\frac{${speed}}{2} = ${speed / 2}\\,\\mathrm{m} \\\\\nW &= ${mass * speed} \\times ${speed / 2} = ${result}\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n`;
          const copied = motionTex(parent)
            .replace(/^[\s\S]*?(?=\\begin\{solution\})/, '')
            .replaceAll('{solution}', '{alternatesolution}');
          const replies = fc.array(
            fc.oneof(
              fc.constantFrom(
                by(right),
                by(right + 10),
                copied,
                `Of course:\n${by(right)}`,
                'HACKED',
                '{"solution": 1}',
                by(right).slice(0, 90),
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
          const question = readQuestion(motionTex(parent));
          const [made] = await createAgents({ model: createAdversary(replies), now }).writeAlternates(
            question,
          );
          assert.ok(made);
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          const read = readQuestion(
            `${motionTex(parent).split('\\begin{solution}')[0]}${made.latex.replaceAll('alternatesolution', 'solution')}`,
          );
          assert.deepEqual(compareAnswers(question, read), []);
        },
      ),
      RUNS,
    ));

  // Feature: physics-question-pipeline, Property 5: Idea Extraction Completeness
  it('names a concept and a technique as ideas, or is flagged', () =>
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
          const made = await createAgents({ model: createAdversary(replies), now }).extractIdeas(
            readQuestion(motionTex(motion)),
          );
          if (made.status !== 'made') return assert.equal(made.status, 'flagged');
          assert.ok(made.ideas?.concepts.some((each) => each.trim() !== ''));
          assert.ok(made.ideas?.techniques.some((each) => each.trim() !== ''));
        },
      ),
      RUNS,
    ));
});

describe('a reply that fails its checks', () => {
  const parent = { mass: 20, speed: 10, thing: 'cart' };
  const question = readQuestion(motionTex(parent));
  const wrong = motionTex({ ...parent, mass: 30 }, 1501);
  const right = motionTex({ ...parent, mass: 30 });

  it('is returned to the model with the findings, and accepted once it passes', async () => {
    const model = createAdversary([wrong, right]);

    const made = await createAgents({ model, now }).makeVariant(question, 'numerical');

    assert.deepEqual([made.status, model.requests.length], ['made', 2]);
    assert.match(
      model.requests[1]?.prompt.user ?? '',
      /<material id="findings">\n- error \(line \d+\): The left side/,
    );
    assert.match(model.requests[1]?.prompt.user ?? '', /<material id="attempt">\n\\item Find[\s\S]*1501/);
    assert.deepEqual(
      { ...made.provenance, promptHash: '' },
      {
        maker: 'model',
        name: 'variant',
        model: 'adversary',
        promptHash: '',
        createdAt: now().toISOString(),
        parentId: question.id,
        relation: 'variant',
      },
    );
  });

  it('is returned twice and then flagged, with its findings', async () => {
    const model = createAdversary([wrong]);

    const made = await createAgents({ model, now }).makeVariant(question, 'numerical');

    assert.deepEqual([made.status, model.requests.length], ['flagged', 3]);
    assert.ok(made.findings.some(({ rule }) => rule === 'equality-holds'));
    assert.match(made.latex, /1501/);
    assert.equal(made.usage.inputTokens, 3);
  });

  it('is kept verbatim if it is not a question', async () => {
    const made = await createAgents({ model: createAdversary(['No.']), now }).makeVariant(
      question,
      'calculus',
    );

    assert.deepEqual([made.status, made.latex, made.question], ['flagged', 'No.', undefined]);
  });

  it('may decline with a reason', async () => {
    const model = createAdversary(['% cannot: it has no story']);

    const { status, reason } = await createAgents({ model, now }).makeVariant(question, 'context');

    assert.deepEqual([status, reason], ['refused', 'it has no story']);
  });
});
