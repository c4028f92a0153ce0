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
import {
  listSecrets,
  openPracticeServer,
  type PracticeServer,
  writeRightAnswer,
} from './practice-server.fixture.ts';

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

/** The input of the specification. */
const INPUT = { subject: 'Mathematics', level: 'Nat 5', exam_count: 0, used_question_ids: [] };

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

async function startExam(input: Record<string, unknown>): Promise<{ id: string; values: Values }> {
  const { thread_id: id } = await server.client.threads.create();
  return { id, values: Values.parse(await server.client.runs.wait(id, GRAPH, { input })) };
}

async function resume(id: string, answer: unknown): Promise<Values> {
  return Values.parse(await server.client.runs.wait(id, GRAPH, { command: { resume: answer } }));
}

async function rightAnswers({ questions }: Values): Promise<Record<string, string>> {
  const whole = await Promise.all(questions.map(({ id }) => server.servedQuestions.find(id)));
  return Object.fromEntries(whole.flatMap((one) => (one ? [[one.id, writeRightAnswer(one)]] : [])));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

describe('an exam over HTTP', () => {
  it('delivers a paper, marks it, explains the gaps, and sets a second paper', async () => {
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
      const whole = await server.servedQuestions.find(questionId);
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
    assert.equal((await server.client.threads.get(id)).status, 'idle');
  });

  it('waits again when the response is for another interrupt, and marks a script sent twice once', async () => {
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

  it('sets the same paper for the same seed, and applies the requested rule for answers without working', async () => {
    const [one, other] = [await startExam({ ...INPUT, seed: 3 }), await startExam({ ...INPUT, seed: 3 })];
    assert.deepEqual(one.values.questions, other.values.questions);
    const strict = await startExam({ ...INPUT, seed: 3, require_working: true });
    const bare = Object.fromEntries(
      await Promise.all(
        strict.values.questions.map(async ({ id }) => {
          const answer = (await server.servedQuestions.find(id))?.answer;
          return [id, answer?.kind === 'value' ? answer.text : ''] as const;
        }),
      ),
    );

    const loose = await resume(one.id, { responses: bare });
    const held = await resume(strict.id, { responses: bare });

    const marks = [loose, held].map(({ exam_result }) => exam_result?.marks_awarded ?? 0);
    assert.ok((marks[0] ?? 0) > (marks[1] ?? 0), String(marks));
  });

  it('sends no key and no scheme before the script is handed in', async () => {
    const { client } = server;
    const { thread_id: id } = await client.threads.create();
    const before = (await server.received()).length;
    const streamMode = [...STREAM_MODES];
    for await (const _part of client.runs.stream(id, GRAPH, {
      input: INPUT,
      streamMode,
      streamSubgraphs: true,
    }));
    const state = await client.threads.getState(id);
    await client.threads.getHistory(id, { limit: 100 });
    const text = (await server.received()).slice(before);

    const { questions, exam_package: exam } = Values.parse(state.values);
    const printed = JSON.stringify([exam, questions.map(({ text: stem, metadata }) => [stem, metadata])]);
    for (const { id: questionId } of questions) {
      const whole = await server.servedQuestions.find(questionId);
      assert.ok(whole);
      // A text that one of the thirty questions prints itself reveals nothing.
      const secrets = listSecrets(whole).filter((secret) => !printed.includes(secret));
      for (const secret of secrets) assert.ok(!text.includes(secret), `${questionId}: ${secret}`);
    }
  });

  it('accepts the input of the specification, or reports why there is no paper', async () => {
    const input = { subject: 'Physics', level: 'Higher', exam_count: 0, used_question_ids: [] };
    const { thread_id: id } = await server.client.threads.create();

    const result = await server.client.runs
      .wait(id, GRAPH, { input })
      .then((values) => Values.parse(values).exam_package.total_marks, String);

    assert.match(String(result), /^155$|no item models for Higher Physics/);
  });
});
