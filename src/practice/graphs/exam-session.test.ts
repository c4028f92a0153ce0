import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import {
  DeliveredExam,
  ExamResult,
  FilledSlot,
  GapRemediation,
  MarkedAnswer,
} from '../../domain/exam-result.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import { markResponse } from '../../marking/mark-response.ts';
import { STREAM_MODES } from '../../runs/graphs/graph-request.ts';
import { openPracticeHouse, type PracticeHouse, rightAnswer, secretsOf } from './practice-house.fixture.ts';

const GRAPH = 'exam_assessment';

const Values = z.looseObject({
  blueprint: z.array(FilledSlot),
  questions: z.array(SqaQuestion),
  exam_package: DeliveredExam,
  marking: z.record(z.string(), MarkedAnswer).nullish(),
  gap_outcomes: z.array(z.string()),
  exam_result: ExamResult.nullish(),
  remediation: z.array(GapRemediation).nullish(),
  used_question_ids: z.array(z.string()),
  exam_count: z.number(),
  messages: z.array(z.looseObject({ tool_calls: z.array(z.looseObject({ name: z.string() })) })),
  __interrupt__: z
    .array(z.looseObject({ value: z.object({ type: z.string(), tool_call_id: z.string() }) }))
    .optional(),
});
type Values = z.infer<typeof Values>;

/** As the specification writes it. */
const INPUT = { subject: 'Mathematics', level: 'Nat 5', exam_count: 0, used_question_ids: [] };

let house: PracticeHouse;
before(async () => {
  house = await openPracticeHouse();
});
after(() => house.stop());

async function startExam(input: Record<string, unknown>): Promise<{ id: string; values: Values }> {
  const { thread_id: id } = await house.client.threads.create();
  return { id, values: Values.parse(await house.client.runs.wait(id, GRAPH, { input })) };
}

async function resume(id: string, answer: unknown): Promise<Values> {
  return Values.parse(await house.client.runs.wait(id, GRAPH, { command: { resume: answer } }));
}

async function rightAnswers({ questions }: Values): Promise<Record<string, string>> {
  const whole = await Promise.all(questions.map(({ id }) => house.shelf.find(id)));
  return Object.fromEntries(whole.flatMap((one) => (one ? [[one.id, rightAnswer(one)]] : [])));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

describe('an exam over HTTP', () => {
  it('goes from the paper to its marking and remediation, and on to a second paper', async () => {
    const { id, values } = await startExam({ ...INPUT, seed: 11 });
    const { exam_package: exam, questions } = values;
    assert.equal(exam.exam_id, 'Mathematics_Nat 5_0');
    assert.deepEqual([exam.total_marks, sum(questions.map(({ marks }) => marks))], [90, 90]);
    assert.deepEqual(
      exam.sections.map(({ marks }) => marks),
      [40, 50],
    );
    assert.ok(questions.length >= 30 && questions.length <= 36);
    assert.equal(values.__interrupt__?.[0]?.value.tool_call_id, 'deliver_exam_Mathematics_Nat 5_0');
    assert.equal(values.messages[0]?.tool_calls[0]?.name, 'DeliverExamTool');
    const right = Object.entries(await rightAnswers(values));
    const responses = Object.fromEntries([...right.slice(0, 20), ['nowhere', '5'], ['__proto__x', '1']]);

    const marked = await resume(id, JSON.stringify({ responses }));

    const { exam_result: result, marking = {} } = marked;
    assert.deepEqual(result?.unknown_response_ids, ['nowhere', '__proto__x']);
    const answered = right.slice(0, 20).map(([questionId]) => marking?.[questionId]);
    for (const [place, [questionId, answer]] of right.slice(0, 20).entries()) {
      const whole = await house.shelf.find(questionId);
      assert.equal(answered[place]?.marks_awarded, whole && markResponse(whole, answer).marksAwarded);
    }
    assert.ok(answered.filter((one) => one?.correct).length >= 18);
    const missing = right.slice(20).map(([questionId]) => marking?.[questionId]);
    assert.ok(missing.every((one) => one?.marks_awarded === 0 && one.gap_tags[0] === 'no_attempt'));
    assert.equal(result?.marks_awarded, sum(answered.map((one) => one?.marks_awarded ?? 0)));
    assert.match(result?.grade_estimate.note ?? '', /estimate/i);
    assert.deepEqual(
      marked.remediation?.map((one) => one.outcome_id),
      marked.gap_outcomes,
    );
    assert.ok(marked.remediation?.every((one) => one.practice_question?.outcome_id === one.outcome_id));
    assert.equal(marked.messages.at(-1)?.tool_calls[0]?.name, 'ShowRemediationTool');

    const second = await resume(id, { next_exam: true });

    const firstStems = new Set(questions.map(({ text }) => text));
    const shared = second.questions.filter(({ text }) => firstStems.has(text)).length;
    assert.ok(shared <= second.questions.length / 10, `${shared} stems are shared`);
    assert.deepEqual([second.exam_count, second.exam_package.exam_id], [1, 'Mathematics_Nat 5_1']);
    assert.deepEqual([second.marking, second.exam_result, second.remediation], [null, null, null]);
    await resume(id, { responses: {} });
    await resume(id, { next_exam: false });
    assert.equal((await house.client.threads.get(id)).status, 'idle');
  });

  it('waits on when the answer is for something else, and marks a script sent twice once', async () => {
    const { id, values } = await startExam({ ...INPUT, seed: 7 });
    const odd = await resume(id, { user_answer: '5' });
    const script = { responses: await rightAnswers(values) };
    const marked = await resume(id, script);
    const again = await resume(id, script);

    assert.equal(odd.marking, null);
    assert.equal(odd.__interrupt__?.[0]?.value.type, 'DeliverExamTool');
    assert.ok((marked.exam_result?.marks_awarded ?? 0) >= 85);
    assert.equal(marked.remediation?.length, marked.gap_outcomes.length);
    assert.equal(again.exam_count, 0);
    assert.equal(again.__interrupt__?.[0]?.value.type, 'ShowRemediationTool');
    assert.deepEqual(again.exam_result, marked.exam_result);
  });

  it('sets the same paper for the same seed, and holds answers without working to the rule that is asked for', async () => {
    const [one, other] = [await startExam({ ...INPUT, seed: 3 }), await startExam({ ...INPUT, seed: 3 })];
    assert.deepEqual(one.values.questions, other.values.questions);
    const strict = await startExam({ ...INPUT, seed: 3, require_working: true });
    const bare = Object.fromEntries(
      await Promise.all(
        strict.values.questions.map(async ({ id }) => {
          const answer = (await house.shelf.find(id))?.answer;
          return [id, answer?.kind === 'value' ? answer.text : ''] as const;
        }),
      ),
    );

    const loose = await resume(one.id, { responses: bare });
    const held = await resume(strict.id, { responses: bare });

    const marks = [loose, held].map(({ exam_result }) => exam_result?.marks_awarded ?? 0);
    assert.ok((marks[0] ?? 0) > (marks[1] ?? 0), String(marks));
  });

  it('keeps every key and scheme to itself until the script is in', async () => {
    const { client } = house;
    const { thread_id: id } = await client.threads.create();
    const before = (await house.received()).length;
    const streamMode = [...STREAM_MODES];
    for await (const _part of client.runs.stream(id, GRAPH, {
      input: INPUT,
      streamMode,
      streamSubgraphs: true,
    }));
    const state = await client.threads.getState(id);
    await client.threads.getHistory(id, { limit: 100 });
    const text = (await house.received()).slice(before);

    const { questions, exam_package: exam } = Values.parse(state.values);
    const printed = JSON.stringify([exam, questions.map(({ text: stem, metadata }) => [stem, metadata])]);
    for (const { id: questionId } of questions) {
      const whole = await house.shelf.find(questionId);
      assert.ok(whole);
      // Thirty questions print much; a text that one of them prints gives nothing away.
      const secrets = secretsOf(whole).filter((secret) => !printed.includes(secret));
      for (const secret of secrets) assert.ok(!text.includes(secret), `${questionId}: ${secret}`);
    }
  });

  it('takes the spec’s own input, or says why there is no paper', async () => {
    const input = { subject: 'Physics', level: 'Higher', exam_count: 0, used_question_ids: [] };
    const { thread_id: id } = await house.client.threads.create();

    const told = await house.client.runs
      .wait(id, GRAPH, { input })
      .then((values) => Values.parse(values).exam_package.total_marks, String);

    assert.match(String(told), /^155$|no item models for Higher Physics/);
  });
});
