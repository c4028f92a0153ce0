import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Command, MemorySaver } from '@langchain/langgraph';
import fc from 'fast-check';
import { loadCourses } from '../../compose/courses.ts';
import { Fault } from '../../domain/fault.ts';
import { createQuestion } from '../../domain/question.ts';
import { itemModels } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { normaliseStem } from '../exam/normalise-stem.ts';
import { BARE_COURSE, openScratchDesk } from '../practice-desk.fixture.ts';
import { createDiagnosePatchGraph } from './diagnose-patch.ts';
import { createFetchQuestionGraph } from './fetch-question.ts';
import { rightAnswer } from './practice-house.fixture.ts';
import { createQuestionPracticeGraph } from './question-practice.ts';

const COURSE = { subject: 'Mathematics', level: 'Nat 5' };

/** What somebody may send, in any order. */
const moves = fc.array(fc.constantFrom('right', 'wrong', 'blank', 'continue', 'similar', 'hint', 'odd'), {
  minLength: 1,
  maxLength: 4,
});

function payloadFor(move: string, right: string): unknown {
  if (move === 'right') return { user_answer: right };
  if (move === 'wrong') return JSON.stringify({ user_answer: 'q = -98765.4321' });
  if (move === 'blank') return { user_answer: '' };
  if (move === 'continue') return { continue: true };
  if (move === 'similar') return { continue: true, try_similar: true };
  return move === 'hint' ? { hint: true } : { something: ['else'] };
}

describe('the practice graph', () => {
  it('Feature: sqa-graphs, Property 8: counts each question once, whatever is sent in whatever order', async () => {
    const { desk } = openScratchDesk();
    await fc.assert(
      fc.asyncProperty(moves, async (sent) => {
        const graph = createQuestionPracticeGraph(desk, new MemorySaver());
        const config = { configurable: { thread_id: 'one' } };
        let state = await graph.invoke(COURSE, config);
        let [total, correct, streak] = [0, 0, 0];
        for (const move of sent) {
          const isAsking = !state.result;
          const whole = await desk.get(state.question?.id ?? '');
          const right = rightAnswer(whole);
          const isRight = move === 'right' && desk.mark(whole, right).result === 'correct';
          state = await graph.invoke(new Command({ resume: payloadFor(move, right) }), config);
          if (!isAsking || !['right', 'wrong', 'blank'].includes(move)) continue;
          total += 1;
          correct += isRight ? 1 : 0;
          streak = isRight ? streak + 1 : 0;
        }

        assert.deepEqual(
          [state.total_questions, state.correct_count, state.streak],
          [total, correct, streak],
        );
        assert.ok(state.correct_count <= state.total_questions);
        assert.equal(new Set(state.used_question_ids).size, state.used_question_ids.length);
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: sqa-graphs, Property 9: never asks a question that was met, by id or by stem', async () => {
    const { desk } = openScratchDesk();
    const graph = createFetchQuestionGraph(desk);
    for (const { subject, level } of coursesWithModels()) {
      const stems = new Set<string>();
      let used: string[] = [];
      for (let turn = 0; turn < 30; turn++) {
        const fetched = await graph.invoke({ subject, level, used_question_ids: used });
        const stem = normaliseStem(fetched.question?.text ?? '');
        assert.ok(!stems.has(stem), stem);
        assert.deepEqual(fetched.used_question_ids, [...used, fetched.question?.id]);
        stems.add(stem);
        used = fetched.used_question_ids;
      }
    }
  });

  it('asks something in every course of every level, or says that it needs a model', async () => {
    const { desk } = openScratchDesk();
    const graph = createFetchQuestionGraph(desk);
    const courses = await loadCourses();
    let asked = 0;
    for (const { subject, level } of courses) {
      const told = await graph.invoke({ subject, level }).catch((thrown: unknown) => thrown);
      if (told instanceof Fault) assert.equal(told.kind, 'needs-model', told.message);
      else {
        asked += 1;
        assert.deepEqual([Object(told).question.subject, Object(told).question.level], [subject, level]);
      }
    }
    assert.equal(courses.length, 29);
    assert.ok(asked >= coursesWithModels().length);
  });

  it('turns to another outcome when it has nothing new in the one it chose, and says so when it was told which', async () => {
    const { desk } = openScratchDesk([
      createQuestion({
        id: 'only',
        kind: 'subjective',
        stem: 'Name the gas.',
        ...BARE_COURSE,
        outcomeId: 'CSC-AH-01',
        marks: 1,
        answer: { kind: 'value', tex: '\\text{oxygen}', text: 'oxygen' },
      }),
    ]);
    const graph = createFetchQuestionGraph(desk);

    const first = await graph.invoke(BARE_COURSE);
    assert.equal(first.question?.id, 'only');
    await assert.rejects(graph.invoke({ ...BARE_COURSE, used_question_ids: ['only'] }), /met every question/);
    await assert.rejects(
      graph.invoke({ ...BARE_COURSE, target_outcome: 'CSC-AH-01', used_question_ids: ['only'] }),
      /met every question there is for CSC-AH-01/,
    );
  });
});

describe('the diagnosis', () => {
  it('Feature: sqa-graphs, Property 10: a wrong answer always has gaps and a remediation, a right one neither', async () => {
    const { desk } = openScratchDesk();
    const graph = createDiagnosePatchGraph(desk);
    const models = itemModels.filter(({ subject, level }) => subject === 'Mathematics' && level === 'Nat 5');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...models), fc.nat(), fc.string(), async (model, seed, noise) => {
        const question = generateItem(model, seed);
        const [view] = await desk.hand([question]);
        assert.ok(view);
        for (const user_answer of [rightAnswer(question), noise]) {
          const found = await graph.invoke({ question: view, user_answer });
          const { marks_awarded: awarded = 0, marks_available: available = 0 } = found.marking ?? {};
          assert.equal(found.result === 'correct', awarded === available, model.id);
          assert.equal(found.result === 'wrong', found.gap_tags.length > 0);
          assert.equal(found.result === 'wrong', (found.remediation ?? '').includes('**Try this:**'));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('names the mistake that computes the answer', async () => {
    const { desk } = openScratchDesk();
    const graph = createDiagnosePatchGraph(desk);
    const question = generateItem(itemModels[0] ?? assert.fail(), 3);
    const [mistake] = question.markingScheme?.misconceptions ?? [];
    assert.ok(mistake);
    const [view] = await desk.hand([question]);
    assert.ok(view);

    const found = await graph.invoke({ question: view, user_answer: mistake.answer });

    assert.equal(found.result, 'wrong');
    assert.deepEqual(found.gap_tags, [mistake.tag]);
  });

  it('marks a question that only its sender knows by the answer it brings, and survives 100 kB', async () => {
    const { desk } = openScratchDesk();
    const graph = createDiagnosePatchGraph(desk);
    const question = {
      id: 'test_q_001',
      source: 'local' as const,
      ...COURSE,
      outcome_id: 'MNU-5-01',
      text: 'Calculate 2/10 as a decimal.',
      marks: 1,
      marking_scheme: { criteria: [{ step: 'Convert fraction', marks: 1 }], total_marks: 1 },
      metadata: { answer: { kind: 'value' as const, tex: '0.2', text: '0.2' } },
    };

    const right = await graph.invoke({ question, user_answer: '0.2' });
    const near = await graph.invoke({ question, user_answer: '0.203' });
    const far = await graph.invoke({ question, user_answer: '0.25' });
    const long = await graph.invoke({ question, user_answer: 'x'.repeat(100_000) });

    assert.deepEqual(
      [right.result, near.result, far.result, long.result],
      ['correct', 'correct', 'wrong', 'wrong'],
    );
  });
});

function coursesWithModels(): { subject: string; level: string }[] {
  const names = new Map(itemModels.map(({ subject, level }) => [`${level} ${subject}`, { subject, level }]));
  return [...names.values()].slice(0, 4);
}
