import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Thread } from '@langchain/langgraph-sdk';
import { z } from 'zod';
import { ExamResult, MarkedAnswer } from '../../domain/exam-result.ts';
import type { Question } from '../../domain/question.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import { GRAPH, toSession } from './practice-session.fixture.ts';

// The database was written by the last version in which the parts of a question were only text of its stem. It has two
// practice threads in Biology, one that waits for an answer and one with a marked answer, and two exams, one that waits for
// its answers and one that is marked.
const FIXTURE = join(import.meta.dirname, 'fixtures/threads-before-parts.db.gz');

const Exam = z.looseObject({
  questions: z.array(SqaQuestion),
  marking: z.record(z.string(), MarkedAnswer).nullish(),
  exam_result: ExamResult.nullish(),
});

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer(gunzipSync(await readFile(FIXTURE)));
});
after(() => server.stop());

/** Finds a thread of a graph by its state. */
async function findThread(
  graph: string,
  isWanted: (values: Record<string, unknown>) => boolean,
): Promise<Thread> {
  const threads = await server.client.threads.search({ status: 'interrupted', limit: 10 });
  const found = threads.find(
    ({ metadata, values }) => metadata?.graph_id === graph && isWanted(z.looseObject({}).parse(values)),
  );
  assert.ok(found, `no such thread of ${graph}`);
  return found;
}

async function findStored(id: string): Promise<Question> {
  const question = await server.servedQuestions.find(id);
  assert.ok(question, id);
  return question;
}

describe('a database from before questions had parts', () => {
  it('has the served questions with parts, under the same ids', async () => {
    const { values } = await findThread('exam_assessment', ({ marking }) => !marking);
    const { questions } = Exam.parse(values);
    const stored = await Promise.all(questions.map(({ id }) => findStored(id)));

    const withParts = stored.filter(({ parts }) => parts !== undefined);
    assert.equal(questions.length, 59);
    assert.equal(withParts.length, questions.filter(({ text }) => /^\(b\) /m.test(text)).length);
    for (const { marks, parts = [] } of withParts)
      assert.equal(
        marks,
        parts.reduce((sum, part) => sum + (part.marks ?? 0), 0),
      );
  });

  it('continues a practice thread that waits for an answer', async () => {
    const thread = await findThread(GRAPH, ({ result }) => !result);
    const waiting = toSession(server.client, thread.thread_id, thread.values);
    const right = writeRightAnswer(await findStored(waiting.values.question.id));

    const marked = await waiting.resume({ user_answer: { ...Object(right), b: 'fertiliser' } });

    assert.deepEqual(
      marked.values.marking?.parts?.map(({ path, marks_awarded }) => [path, marks_awarded]),
      [
        ['a', 1],
        ['b', 0],
      ],
    );
    const next = await marked.resume({ continue: true });
    assert.equal(next.values.total_questions, 1);
    assert.notEqual(next.values.question.text, waiting.values.question.text);
  });

  it('continues a practice thread after a marked answer', async () => {
    const thread = await findThread(GRAPH, ({ result }) => result === 'wrong');
    const marked = toSession(server.client, thread.thread_id, thread.values);

    const similar = await marked.resume({ continue: true, try_similar: true });
    const right = writeRightAnswer(await findStored(similar.values.question.id));
    const answered = await similar.resume({ user_answer: right });

    assert.equal(similar.values.question.id, marked.values.similar_question?.id);
    assert.equal(answered.values.result, 'correct');
    assert.deepEqual([answered.values.total_questions, answered.values.correct_count], [2, 1]);
  });

  it('marks an exam in progress: answers as one text, by part, and none', async () => {
    const { thread_id: id, values } = await findThread('exam_assessment', ({ marking }) => !marking);
    const { questions } = Exam.parse(values);
    const stored = await Promise.all(questions.map((question) => findStored(question.id)));
    const responses = Object.fromEntries(
      stored.slice(0, 40).map((question, index) => {
        const right = writeRightAnswer(question);
        const isOneText = index % 2 === 0 && typeof right !== 'string';
        const text = Object.entries(right).map(([path, answer]) => `(${path}) ${answer}`);
        return [question.id, isOneText ? text.join('\n') : right];
      }),
    );

    const result = await server.client.runs.wait(id, 'exam_assessment', {
      command: { resume: { responses } },
    });

    const { marking, exam_result: total } = Exam.parse(result);
    const answered = stored.slice(0, 40).map((question) => ({ question, marked: marking?.[question.id] }));
    assert.ok(answered.filter(({ marked }) => marked?.correct).length >= 38);
    for (const { question, marked } of answered)
      assert.equal(marked?.parts?.length, question.parts?.length, question.id);
    assert.ok(stored.slice(40).every((question) => marking?.[question.id]?.marks_awarded === 0));
    assert.equal(total?.marks_available, 100);
  });

  it('shows the result of an exam that was marked before', async () => {
    const { thread_id: id, values } = await findThread('exam_assessment', ({ level }) => level === 'Nat 3');
    const { exam_result: total } = Exam.parse(values);
    const response = await fetch(`${server.url}/api/v1/practice/progress`);

    const courses = z.array(z.looseObject({ papers: z.array(z.looseObject({ thread_id: z.string() })) }));
    const papers = courses.parse(await response.json()).flatMap((course) => course.papers);
    assert.ok(papers.some((paper) => paper.thread_id === id));
    assert.equal(total?.marks_available, 40);
  });
});
