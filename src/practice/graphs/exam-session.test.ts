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
import type { LearnerResponse } from '../../domain/learner-response.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import { markQuestion } from '../../marking/mark-question.ts';
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

/** The example input of the requirement document `sqa-graphs`. */
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

async function writeRightAnswers({ questions }: Values): Promise<Record<string, LearnerResponse>> {
  const stored = await Promise.all(questions.map(({ id }) => server.servedQuestions.find(id)));
  return Object.fromEntries(
    stored.flatMap((question) => (question ? [[question.id, writeRightAnswer(question)]] : [])),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('an exam over HTTP', () => {
  it('delivers a paper, marks it, explains the gaps, and delivers a second paper', async () => {
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
    const right = Object.entries(await writeRightAnswers(values));
    const responses = Object.fromEntries([...right.slice(0, 20), ['nowhere', '5'], ['__proto__x', '1']]);

    const marked = await resume(id, JSON.stringify({ responses }));

    const { exam_result: result, marking = {} } = marked;
    assert.deepEqual(result?.unknown_response_ids, ['nowhere', '__proto__x']);
    const answered = right.slice(0, 20).map(([questionId]) => marking?.[questionId]);
    for (const [index, [questionId, answer]] of right.slice(0, 20).entries()) {
      const storedQuestion = await server.servedQuestions.find(questionId);
      assert.equal(
        answered[index]?.marks_awarded,
        storedQuestion && markQuestion(storedQuestion, answer).marksAwarded,
      );
    }
    assert.ok(answered.filter((answer) => answer?.correct).length >= 18);
    const unanswered = right.slice(20).map(([questionId]) => marking?.[questionId]);
    assert.ok(
      unanswered.every((answer) => answer?.marks_awarded === 0 && answer.gap_tags[0] === 'no_attempt'),
    );
    assert.equal(result?.marks_awarded, sum(answered.map((answer) => answer?.marks_awarded ?? 0)));
    assert.match(result?.grade_estimate.note ?? '', /estimate/i);
    assert.deepEqual(
      marked.remediation?.map((gap) => gap.outcome_id),
      marked.gap_outcomes,
    );
    assert.ok(marked.remediation?.every((gap) => gap.practice_question?.outcome_id === gap.outcome_id));
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

  it('waits again after a response to another interrupt, and marks answers once, even if they are sent twice', async () => {
    const { id, values } = await startExam({ ...INPUT, seed: 7 });
    const wrongResponse = await resume(id, { user_answer: '5' });
    const script = { responses: await writeRightAnswers(values) };
    const marked = await resume(id, script);
    const resent = await resume(id, script);

    assert.equal(wrongResponse.marking, null);
    assert.equal(wrongResponse.__interrupt__?.[0]?.value.type, 'DeliverExamTool');
    assert.ok((marked.exam_result?.marks_awarded ?? 0) >= 85);
    assert.equal(marked.remediation?.length, marked.gap_outcomes.length);
    assert.equal(resent.exam_count, 0);
    assert.equal(resent.__interrupt__?.[0]?.value.type, 'ShowRemediationTool');
    assert.deepEqual(resent.exam_result, marked.exam_result);
  });

  it('delivers the same paper for the same seed, and awards fewer marks without working when working is required', async () => {
    const [first, second] = [await startExam({ ...INPUT, seed: 3 }), await startExam({ ...INPUT, seed: 3 })];
    assert.deepEqual(first.values.questions, second.values.questions);
    const withWorking = await startExam({ ...INPUT, seed: 3, require_working: true });
    const answersOnly = Object.fromEntries(
      await Promise.all(
        withWorking.values.questions.map(async ({ id }) => {
          const answer = (await server.servedQuestions.find(id))?.answer;
          return [id, answer?.kind === 'value' ? answer.text : ''] as const;
        }),
      ),
    );

    const lenientResult = await resume(first.id, { responses: answersOnly });
    const strictResult = await resume(withWorking.id, { responses: answersOnly });

    const marks = [lenientResult, strictResult].map(({ exam_result }) => exam_result?.marks_awarded ?? 0);
    assert.ok((marks[0] ?? 0) > (marks[1] ?? 0), String(marks));
  });

  it('sends no answer and no marking scheme before the answers are handed in', async () => {
    const { client } = server;
    const { thread_id: id } = await client.threads.create();
    const receivedBefore = (await server.received()).length;
    const streamMode = [...STREAM_MODES];
    for await (const _part of client.runs.stream(id, GRAPH, {
      input: INPUT,
      streamMode,
      streamSubgraphs: true,
    }));
    const state = await client.threads.getState(id);
    await client.threads.getHistory(id, { limit: 100 });
    const text = (await server.received()).slice(receivedBefore);

    const { questions, exam_package: exam } = Values.parse(state.values);
    const visible = JSON.stringify([exam, questions.map(({ text: stem, metadata }) => [stem, metadata])]);
    for (const { id: questionId } of questions) {
      const storedQuestion = await server.servedQuestions.find(questionId);
      assert.ok(storedQuestion);
      // A text that is part of another question of the paper is not a secret.
      const secrets = listSecrets(storedQuestion).filter((secret) => !visible.includes(secret));
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
