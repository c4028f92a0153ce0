import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Question } from '../../domain/question.ts';
import { listBullets } from '../../marking/list-bullets.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import {
  assertRemediation,
  GRAPH,
  getToolCallId,
  type PracticeSession,
  PracticeValues,
  startSession,
  toSession,
} from './practice-session.fixture.ts';

/** The example input of the requirement document `sqa-graphs`, with a seed so that every test run is the same. */
const INPUT = {
  subject: 'Mathematics',
  level: 'Nat 5',
  total_questions: 0,
  correct_count: 0,
  streak: 0,
  seed: 5,
};

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

async function findStoredQuestion({ values }: PracticeSession): Promise<Question> {
  const storedQuestion = await server.servedQuestions.find(values.question.id);
  assert.ok(storedQuestion);
  return storedQuestion;
}

/** Writes only the first step of the solution. */
function writeFirstStep(question: Question): string {
  const [first] = listBullets(question);
  return first?.evidence.kind === 'expression' ? first.evidence.tex : 'I do not know';
}

function readCounts({ values }: PracticeSession): number[] {
  return [values.total_questions, values.correct_count, values.streak];
}

describe('a practice session over HTTP', () => {
  it('marks ten questions with right, wrong, partly right and empty answers', async () => {
    let session = await startSession(server.client, INPUT);
    const presentedTexts = new Set<string>();
    const results: (string | null | undefined)[] = [];

    for (let turn = 0; turn < 10; turn++) {
      const storedQuestion = await findStoredQuestion(session);
      presentedTexts.add(session.values.question.text);
      assert.equal(getToolCallId(session), `present_question_${storedQuestion.id}`);
      const user_answer =
        [writeRightAnswer(storedQuestion), 'x = 123456.789', writeFirstStep(storedQuestion), ''][turn % 4] ??
        '';
      session = await session.resume(turn % 2 === 0 ? { user_answer } : JSON.stringify({ user_answer }));

      results.push(session.values.result);
      assert.equal(getToolCallId(session), `feedback_${storedQuestion.id}`);
      assert.equal(session.values.total_questions, turn + 1);
      if (session.values.result === 'wrong') assertRemediation(session);
      session = await session.resume({ continue: true });
    }
    session = await session.resume({ user_answer: '' });
    session = await session.resume(JSON.stringify({ continue: false }));

    assert.equal(presentedTexts.size, 10);
    assert.deepEqual([results[0], results[4], results[8]], ['correct', 'correct', 'correct']);
    assert.deepEqual([results[1], results[3], results[5], results[7]], ['wrong', 'wrong', 'wrong', 'wrong']);
    assert.equal(session.values.total_questions, 11);
    assert.equal((await server.client.threads.get(session.id)).status, 'idle');
  });

  it('returns the marks of each step, the marking scheme and the counts after the answer', async () => {
    const session = await startSession(server.client, INPUT);
    const storedQuestion = await findStoredQuestion(session);

    const marked = await session.resume({ user_answer: writeRightAnswer(storedQuestion) });

    const [present, feedback] = marked.values.messages.map(({ tool_calls }) => tool_calls[0]);
    assert.deepEqual([present?.name, feedback?.name], ['PresentQuestionTool', 'ShowFeedbackTool']);
    assert.deepEqual(Object.keys(present?.args ?? {}).toSorted(), ['marks', 'outcome_id', 'question']);
    const scheme = Object(feedback?.args.correct_answer);
    assert.equal(scheme.total_marks, storedQuestion.marks);
    assert.deepEqual(feedback?.args.stats, { total: 1, correct: 1, streak: 1 });
    const { steps = [] } = marked.values.marking ?? {};
    assert.deepEqual(
      steps.map(({ step, marks_awarded }) => [step, marks_awarded]),
      listBullets(storedQuestion).map(({ generic, marks }) => [generic, marks]),
    );
    assert.ok(steps.every(({ via, rule }) => via !== null && rule !== ''));
  });

  it('returns the gap of a blank answer, and presents the similar question next on request', async () => {
    const session = await startSession(server.client, { ...INPUT, target_outcome: 'MNU-5-01' });
    const marked = await session.resume({ user_answer: '   ' });

    const next = await marked.resume({ continue: true, try_similar: true });

    assert.deepEqual(marked.values.gap_tags, ['no_attempt']);
    assert.equal(next.values.question.id, marked.values.similar_question?.id);
    assert.equal(next.values.question.source, 'variant');
    assert.equal(next.values.question.metadata.variant_of, session.values.question.id);
    assert.equal(getToolCallId(next), `present_question_${next.values.question.id}`);
    assert.deepEqual([next.values.result, next.values.remediation, next.values.marking], [null, null, null]);
  });

  it('gives a hint without counting, and waits for the answer again', async () => {
    const session = await startSession(server.client, INPUT);

    const afterHint = await session.resume({ hint: true });

    assert.ok((afterHint.values.hint ?? '').length > 10);
    assert.deepEqual(readCounts(afterHint), [0, 0, 0]);
    assert.equal(getToolCallId(afterHint), getToolCallId(session));
    const marked = await afterHint.resume({
      user_answer: writeRightAnswer(await findStoredQuestion(afterHint)),
    });
    assert.deepEqual(readCounts(marked), [1, 1, 1]);
    assert.equal((await marked.resume({ continue: true })).values.hint, null);
  });

  it('counts an answer once, even if the client sends it twice', async () => {
    const session = await startSession(server.client, INPUT);
    const answer = {
      user_answer: writeRightAnswer(await findStoredQuestion(session)),
      tool_call_id: getToolCallId(session),
    };
    const marked = await session.resume(answer);

    const replayed = await marked.resume(answer);
    const next = await replayed.resume({ continue: true });
    const afterLateResend = await next.resume(answer);
    const unchanged = await afterLateResend.resume({ continue: true });

    assert.deepEqual(
      [readCounts(replayed), readCounts(next), readCounts(afterLateResend), readCounts(unchanged)],
      Array(4).fill([1, 1, 1]),
    );
    assert.equal(getToolCallId(replayed), getToolCallId(marked));
    assert.equal(getToolCallId(afterLateResend), getToolCallId(next));
    assert.equal(unchanged.values.question.id, next.values.question.id);
  });

  it('keeps a requested outcome in the state, but does not store one that it chose itself', async () => {
    const withoutOutcome = await startSession(server.client, INPUT);
    const withOutcome = await startSession(server.client, { ...INPUT, target_outcome: 'MNU-5-04' });
    const next = await (await withOutcome.resume({ user_answer: '' })).resume({ continue: true });

    assert.equal(withoutOutcome.values.target_outcome ?? null, null);
    assert.equal(next.values.target_outcome, 'MNU-5-04');
    assert.equal(next.values.question.outcome_id, 'MNU-5-04');
  });

  it('accepts resume_data in an input as the response to one interrupt', async () => {
    const session = await startSession(server.client, INPUT);
    const user_answer = writeRightAnswer(await findStoredQuestion(session));

    const result = await server.client.runs.wait(session.id, GRAPH, {
      input: { resume_data: { user_answer } },
    });
    const marked = toSession(server.client, session.id, result);
    const nextResult = await server.client.runs.wait(session.id, GRAPH, {
      input: { resume_data: { continue: true } },
    });

    assert.deepEqual(
      [marked.values.question.id, ...readCounts(marked)],
      [session.values.question.id, 1, 1, 1],
    );
    assert.equal(getToolCallId(marked), `feedback_${session.values.question.id}`);
    const { question, resume_data, total_questions } = PracticeValues.parse(nextResult);
    assert.notEqual(question.id, session.values.question.id);
    assert.deepEqual([resume_data, total_questions], [null, 1]);
  });

  it('restarts with a new input, and reports why an input is invalid', async () => {
    const { client } = server;
    const startAndCatch = async (input: Record<string, unknown>): Promise<string> => {
      const { thread_id: id } = await client.threads.create();
      return client.runs.wait(id, GRAPH, { input }).then(
        () => 'nothing',
        (thrown: unknown) => String(thrown),
      );
    };

    assert.match(await startAndCatch({ subject: 'Alchemy', level: 'Nat 5' }), /subjects are .*Mathematics/);
    assert.match(
      await startAndCatch({ subject: 'Mathematics', level: 'Nat 9' }),
      /levels are Nat 3, Nat 4, Nat 5/,
    );
    assert.match(await startAndCatch({ ...INPUT, target_outcome: 'MNU-9' }), /outcomes are MNU-5-01/);
    assert.match(await startAndCatch({ level: 'Nat 5' }), /lacks subject/);
    assert.match(await startAndCatch({ ...INPUT, streak: -1 }), /streak/);
    const first = await startSession(client, { ...INPUT, level: 'National 5', seed: null });
    const restarted = toSession(client, first.id, await client.runs.wait(first.id, GRAPH, { input: INPUT }));
    assert.equal(first.values.question.level, 'Nat 5');
    assert.notEqual(restarted.values.question.id, first.values.question.id);
    assert.equal(restarted.values.used_question_ids.length, 2);
  });
});
