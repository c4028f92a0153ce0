import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { PaperPlan } from '../../domain/paper-plan.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import { createRandom } from '../../item-models/random.ts';
import { createFacts, createRandomPlan, createSolvablePlan, findPlanErrors } from './plans.fixture.ts';
import { type SolvedPlan, solvePlan } from './solve-plan.ts';

const now = new Date('2026-11-17T10:00:00Z');

function solve(
  plan: PaperPlan,
  facts: readonly QuestionFacts[],
  uses = new Map<string, string>(),
  seed = 1,
): SolvedPlan {
  const named = new Map(facts.map((each) => [each.id, each]));
  return solvePlan({
    plan,
    candidates: facts,
    named,
    context: { uses, now },
    random: createRandom(`test:${seed}`),
  });
}

const question = (id: string, facts: Partial<QuestionFacts> = {}): QuestionFacts => ({
  ...{ id, kind: 'integer', subject: 'Physics', level: null, topic: null, outcomeId: null, difficulty: null },
  ...{ marks: 2, tags: [], collection: null },
  ...facts,
});

const toPlan = (
  sections: z.input<typeof PaperPlan>['sections'],
  rest: Partial<z.input<typeof PaperPlan>> = {},
): PaperPlan => PaperPlan.parse({ title: 'Test', minutes: 30, sections, ...rest });

const listIds = ({ sections }: SolvedPlan): string[][] =>
  sections.map((each) => each.map(({ facts }) => facts.id));
const listMessages = ({ blocks }: SolvedPlan): string[] =>
  blocks.map(({ section, rule, message }) => `${section}/${rule}: ${message}`);

describe('choosing questions for a plan', () => {
  it('meets every hard rule of a random plan, or names a rule that blocks it', () => {
    const outcomes = { met: 0, blocked: 0 };
    for (let seed = 0; seed < 300; seed++) {
      const random = createRandom(`plans:${seed}`);
      const facts = createFacts(random.int(20, 300), random);
      const uses = new Map(random.sample(facts, 5).map(({ id }) => [id, now.toISOString()]));
      const plan = createRandomPlan(facts, random);

      const solved = solve(plan, facts, uses, seed);

      const errors = findPlanErrors(plan, solved, uses);
      if (solved.blocks.length === 0) assert.deepEqual(errors, [], `seed ${seed}`);
      else assert.ok(errors.length > 0, `seed ${seed} is called blocked, but every rule holds`);
      outcomes[solved.blocks.length === 0 ? 'met' : 'blocked']++;
    }
    assert.ok(outcomes.met > 40 && outcomes.blocked > 40, JSON.stringify(outcomes));
  });

  it('meets every plan that describes an existing choice, even if rules compete for the same questions', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = createRandom(`solvable:${seed}`);
      const facts = createFacts(random.int(24, 80), random);
      const plan = createSolvablePlan(facts, random);

      const solved = solve(plan, facts, new Map(), seed);

      assert.deepEqual(listMessages(solved), [], `seed ${seed}`);
      assert.deepEqual(findPlanErrors(plan, solved, new Map()), []);
    }
  });

  it('gives the same choice for the same seed, and another for another seed', () => {
    const facts = createFacts(100, createRandom('facts'));
    const plan = toPlan([{ title: 'A', fill: [{ count: 6 }] }]);

    assert.deepEqual(solve(plan, facts, new Map(), 4), solve(plan, facts, new Map(), 4));
    assert.notDeepEqual(listIds(solve(plan, facts, new Map(), 4)), listIds(solve(plan, facts, new Map(), 5)));
  });

  it('keeps named questions in their order, before those that rules choose', () => {
    const facts = ['x', 'y', 'z', 'w'].map((id) => question(id));

    const solved = solve(toPlan([{ title: 'A', questions: ['z', 'x'], fill: [{ count: 1 }] }]), facts);

    assert.deepEqual(listIds(solved)[0]?.slice(0, 2), ['z', 'x']);
    assert.equal(listIds(solved)[0]?.length, 3);
  });
});

describe('a plan that cannot be met', () => {
  it('says how many questions match, and which condition would help most', () => {
    const facts = [question('x', { topic: 'Waves', difficulty: 'hard' }), question('y', { topic: 'Waves' })];

    const solved = solve(
      toPlan([{ title: 'A', fill: [{ count: 2, topics: ['waves'], difficulty: 'hard' }] }]),
      facts,
    );

    assert.deepEqual(listMessages(solved), [
      'A/1: "2 questions (topic waves; difficulty hard)" needs 2, but 1 question of the bank matches. Without "difficulty hard", 2 questions would match.',
    ]);
  });

  it('says why marks cannot be reached, and fills the other rules', () => {
    const facts = [
      question('x', { marks: 4, topic: 'Waves' }),
      question('y', { marks: 4 }),
      question('z', { marks: 4 }),
    ];

    const solved = solve(
      toPlan([{ title: 'A', fill: [{ marks: 6, topics: ['Waves'] }, { count: 2 }] }]),
      facts,
    );

    assert.match(
      listMessages(solved).join(),
      /^A\/1: "6 marks \(topic Waves\)": 1 question of the bank matches, but cannot add up/,
    );
    assert.equal(listIds(solved)[0]?.length, 2);
  });

  it('names the section whose marks its rules cannot have', () => {
    const facts = ['x', 'y'].map((id) => question(id, { marks: 4 }));

    const solved = solve(toPlan([{ title: 'A', marks: 10, questions: ['x'], fill: [{ count: 1 }] }]), facts);

    assert.deepEqual(listMessages(solved), [
      'A/undefined: The section must have 10 marks, but its questions can only have 8 marks.',
    ]);
  });

  it('names the rules that need the same questions', () => {
    const facts = [question('x', { topic: 'Waves' }), question('y', { topic: 'Waves' })];
    const fill = [
      { count: 2, topics: ['Waves'] },
      { count: 1, kinds: ['integer' as const] },
    ];

    const [message = ''] = listMessages(solve(toPlan([{ title: 'A', fill }]), facts));

    assert.match(
      message,
      /could not be met.*"(?:2 questions \(topic Waves\)|1 question \(kind integer\))" needs the same questions/,
    );
  });

  it('names the course of the plan if it leaves a rule without questions', () => {
    const plan = toPlan([{ title: 'A', fill: [{ count: 1, kinds: ['integer'] }] }], {
      course: { subject: 'Science', level: 'First year' },
    });

    assert.deepEqual(listMessages(solve(plan, [question('x'), question('y')])), [
      'A/1: "1 question (kind integer)" needs 1, but no questions of the bank match. Without "course Science First year of the plan", 2 questions would match.',
    ]);
  });

  it('names the questions that must never be together', () => {
    const facts = ['x', 'y'].map((id) => question(id));
    const rest: Pick<PaperPlan, 'neverTogether'> = { neverTogether: [['x', 'y']] };

    assert.deepEqual(listMessages(solve(toPlan([{ title: 'A', fill: [{ count: 2 }] }], rest), facts)), [
      'A/1: "2 questions" could not be met: 2 questions of the bank match, but x and y must never be together.',
    ]);
    assert.deepEqual(
      listMessages(solve(toPlan([{ title: 'A', questions: ['x'], fill: [{ count: 1 }] }], rest), facts)),
      ['A/1: "1 question" needs 1, but no questions of the bank match. x and y must never be together.'],
    );
  });

  it('reports unknown, repeated and conflicting questions', () => {
    const facts = ['x', 'y'].map((id) => question(id));
    const plan = toPlan([{ title: 'A', questions: ['x', 'nowhere', 'x', 'y'] }], {
      neverTogether: [['y', 'x']],
    });

    assert.deepEqual(listMessages(solve(plan, facts)), [
      'A/undefined: There is no question nowhere in the bank.',
      'A/undefined: Question x is listed twice.',
      'A/undefined: Questions x and y must never be together.',
    ]);
  });
});
