import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Command, MemorySaver } from '@langchain/langgraph';
import fc from 'fast-check';
import { loadCourses } from '../../compose/courses.ts';
import { Fault } from '../../domain/fault.ts';
import type { LearnerResponse } from '../../domain/learner-response.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { itemModels } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { normaliseStem } from '../exam/normalise-stem.ts';
import { BANK_ONLY_COURSE, openScratchPractice } from '../practice-service.fixture.ts';
import { createDiagnosePatchGraph } from './diagnose-patch.ts';
import { createFetchQuestionGraph } from './fetch-question.ts';
import { writeRightAnswer } from './practice-server.fixture.ts';
import { createQuestionPracticeGraph } from './question-practice.ts';

const COURSE = { subject: 'Mathematics', level: 'Nat 5' };

/** Responses that a client may send, in any order. */
const moveLists = fc.array(
  fc.constantFrom('right', 'wrong', 'blank', 'continue', 'similar', 'hint', 'unknown'),
  {
    minLength: 1,
    maxLength: 4,
  },
);

/** Writes an answer only for the move that sends one, because writing an answer takes most of the time of the test. */
function writeAnswer(move: string, question: Question): LearnerResponse {
  return move === 'right' ? writeRightAnswer(question) : '';
}

function toPayload(move: string, right: LearnerResponse): unknown {
  if (move === 'right') return { user_answer: right };
  if (move === 'wrong') return JSON.stringify({ user_answer: 'q = -98765.4321' });
  if (move === 'blank') return { user_answer: '' };
  if (move === 'continue') return { continue: true };
  if (move === 'similar') return { continue: true, try_similar: true };
  return move === 'hint' ? { hint: true } : { something: ['else'] };
}

describe('the practice graph', () => {
  it('Feature: sqa-graphs, Property 8: counts each question once for any responses in any order', async () => {
    const { practice } = openScratchPractice();
    await fc.assert(
      fc.asyncProperty(moveLists, async (moves) => {
        const graph = createQuestionPracticeGraph(practice, new MemorySaver());
        const config = { configurable: { thread_id: 'one' } };
        let state = await graph.invoke(COURSE, config);
        let [total, correct, streak] = [0, 0, 0];
        for (const move of moves) {
          const isUnanswered = !state.result;
          const storedQuestion = await practice.get(state.question?.id ?? '');
          const right = writeAnswer(move, storedQuestion);
          const isRight = markQuestion(storedQuestion, right).result === 'correct';
          state = await graph.invoke(new Command({ resume: toPayload(move, right) }), config);
          if (!isUnanswered || !['right', 'wrong', 'blank'].includes(move)) continue;
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

  it('Feature: sqa-graphs, Property 9: never presents a question that was seen, by id or by stem', async () => {
    const { practice } = openScratchPractice();
    const graph = createFetchQuestionGraph(practice);
    for (const { subject, level } of listCoursesWithModels()) {
      const stems = new Set<string>();
      let usedIds: string[] = [];
      for (let turn = 0; turn < 30; turn++) {
        const fetched = await graph.invoke({ subject, level, used_question_ids: usedIds });
        const stem = normaliseStem(fetched.question?.text ?? '');
        assert.ok(!stems.has(stem), stem);
        assert.deepEqual(fetched.used_question_ids, [...usedIds, fetched.question?.id]);
        stems.add(stem);
        usedIds = fetched.used_question_ids;
      }
    }
  });

  it('asks for none of the last three outcomes, after wrong answers too', async () => {
    const { practice } = openScratchPractice();
    for (const course of listCoursesWithModels()) {
      const graph = createQuestionPracticeGraph(practice, new MemorySaver());
      const config = { configurable: { thread_id: 'one' } };
      let state = await graph.invoke(course, config);
      const outcomes: string[] = [];
      for (let turn = 0; turn < 12; turn++) {
        const outcome = state.question?.outcome_id ?? '';
        assert.ok(!outcomes.slice(-3).includes(outcome), `${outcomes.join(' ')} ${outcome}`);
        outcomes.push(outcome);
        await graph.invoke(new Command({ resume: { user_answer: 'q = -98765.4321' } }), config);
        state = await graph.invoke(new Command({ resume: { continue: true } }), config);
      }
    }
  });

  it('finds a question in every course, or fails with needs-model', async () => {
    const { practice } = openScratchPractice();
    const graph = createFetchQuestionGraph(practice);
    const courses = await loadCourses();
    let servedCount = 0;
    for (const { subject, level } of courses) {
      const outcome = await graph.invoke({ subject, level }).catch((thrown: unknown) => thrown);
      if (outcome instanceof Fault) assert.equal(outcome.kind, 'needs-model', outcome.message);
      else {
        servedCount += 1;
        assert.deepEqual(
          [Object(outcome).question.subject, Object(outcome).question.level],
          [subject, level],
        );
      }
    }
    assert.equal(courses.length, 29);
    assert.ok(servedCount >= listCoursesWithModels().length);
  });

  it('tries another outcome when one has no new question, and fails when the caller chose the outcome', async () => {
    const { practice } = openScratchPractice([
      createQuestion({
        id: 'only',
        kind: 'subjective',
        stem: 'Name the gas.',
        ...BANK_ONLY_COURSE,
        outcomeId: 'CSC-AH-01',
        marks: 1,
        answer: { kind: 'value', tex: '\\text{oxygen}', text: 'oxygen' },
      }),
    ]);
    const graph = createFetchQuestionGraph(practice);

    const first = await graph.invoke(BANK_ONLY_COURSE);
    assert.equal(first.question?.id, 'only');
    await assert.rejects(
      graph.invoke({ ...BANK_ONLY_COURSE, used_question_ids: ['only'] }),
      /seen every question/,
    );
    await assert.rejects(
      graph.invoke({ ...BANK_ONLY_COURSE, target_outcome: 'CSC-AH-01', used_question_ids: ['only'] }),
      /seen every question for CSC-AH-01/,
    );
  });
});

describe('the diagnosis graph', () => {
  it('Feature: sqa-graphs, Property 10: a wrong answer has gap tags and a remediation, a right one has neither', async () => {
    const { practice } = openScratchPractice();
    const graph = createDiagnosePatchGraph(practice);
    const models = itemModels.filter(({ subject, level }) => subject === 'Mathematics' && level === 'Nat 5');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...models), fc.nat(), fc.string(), async (model, seed, randomText) => {
        const question = generateItem(model, seed);
        const [view] = await practice.serve([question]);
        assert.ok(view);
        for (const user_answer of [writeRightAnswer(question), randomText]) {
          const diagnosis = await graph.invoke({ question: view, user_answer });
          const { marks_awarded: awarded = 0, marks_available: available = 0 } = diagnosis.marking ?? {};
          assert.equal(diagnosis.result === 'correct', awarded === available, model.id);
          assert.equal(diagnosis.result === 'wrong', diagnosis.gap_tags.length > 0);
          assert.equal(diagnosis.result === 'wrong', (diagnosis.remediation ?? '').includes('**Try this:**'));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('returns the tag of the mistake that leads to the answer', async () => {
    const { practice } = openScratchPractice();
    const graph = createDiagnosePatchGraph(practice);
    const question = generateItem(itemModels[0] ?? assert.fail(), 3);
    const [mistake] = question.markingScheme?.misconceptions ?? [];
    assert.ok(mistake);
    const [view] = await practice.serve([question]);
    assert.ok(view);

    const diagnosis = await graph.invoke({ question: view, user_answer: mistake.answer });

    assert.equal(diagnosis.result, 'wrong');
    assert.deepEqual(diagnosis.gap_tags, [mistake.tag]);
  });

  it('marks a response with the answer in the request if the question is not stored, even a response of 100 kB', async () => {
    const { practice } = openScratchPractice();
    const graph = createDiagnosePatchGraph(practice);
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
    const rounded = await graph.invoke({ question, user_answer: '0.203' });
    const wrong = await graph.invoke({ question, user_answer: '0.25' });
    const veryLong = await graph.invoke({ question, user_answer: 'x'.repeat(100_000) });

    assert.deepEqual(
      [right.result, rounded.result, wrong.result, veryLong.result],
      ['correct', 'correct', 'wrong', 'wrong'],
    );
  });
});

/** Lists four courses that have item models. */
function listCoursesWithModels(): { subject: string; level: string }[] {
  const names = new Map(itemModels.map(({ subject, level }) => [`${level} ${subject}`, { subject, level }]));
  return [...names.values()].slice(0, 4);
}
