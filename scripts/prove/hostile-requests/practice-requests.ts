import { z } from 'zod';
import type { HostileServer } from './hostile-server.ts';
import type { HostileRequest } from './measure-request.ts';

type Sender = HostileRequest['send'];

const COURSE = { subject: 'Mathematics', level: 'Nat 5' };
const Thread = z.object({ thread_id: z.string() });
const Paper = z.object({ questions: z.array(z.object({ id: z.string() })) });
const Run = z.object({ run_id: z.string() });

async function createThread({ post }: Pick<HostileServer, 'post'>, key: string): Promise<string> {
  return Thread.parse(JSON.parse((await post('/threads', {}, key)).text)).thread_id;
}

/** Answers a practice question with the text. */
export function answerPractice(answer: string): Sender {
  return async (server) => {
    const key = server.learners[0] ?? '';
    const id = await createThread(server, key);
    const run = { assistant_id: 'question_practice' };
    await server.post(`/threads/${id}/runs/wait`, { ...run, input: COURSE }, key);
    const command = { resume: { user_answer: answer } };
    return [(await server.post(`/threads/${id}/runs/wait`, { ...run, command }, key)).status];
  };
}

/** Hands in a paper whose answers repeat a text up to the maximum length. */
export function answerExam(text: string): Sender {
  return async (server) => {
    const key = server.learners[0] ?? '';
    const id = await createThread(server, key);
    const run = { assistant_id: 'exam_assessment' };
    const started = await server.post(`/threads/${id}/runs/wait`, { ...run, input: COURSE }, key);
    const { questions } = Paper.parse(JSON.parse(started.text));
    const answer = text.repeat(Math.floor(20_000 / text.length));
    const responses = Object.fromEntries(questions.map((question) => [question.id, answer]));
    const command = { resume: { responses } };
    return [(await server.post(`/threads/${id}/runs/wait`, { ...run, command }, key)).status];
  };
}

/** Follows one exam run of each learner with many event streams in all stream modes. */
export function followRun(streams: number): Sender {
  return async (server) => {
    const { learners, url, post } = server;
    const followed = learners.map(async (key) => {
      const id = await createThread(server, key);
      const modes = ['values', 'updates', 'debug', 'messages', 'tasks', 'checkpoints'];
      const body = { assistant_id: 'exam_assessment', input: COURSE, stream_mode: modes };
      const { run_id } = Run.parse(JSON.parse((await post(`/threads/${id}/runs`, body, key)).text));
      const listen = async (): Promise<number> => {
        const headers = { 'x-api-key': key, connection: 'close' };
        const response = await fetch(`${url}/threads/${id}/runs/${run_id}/stream`, { headers });
        await response.arrayBuffer();
        return response.status;
      };
      return Promise.all(Array.from({ length: streams / learners.length }, listen));
    });
    return (await Promise.all(followed)).flat();
  };
}

/** Starts a run with many values in its configuration. */
export async function startConfigured({ learners, post }: HostileServer): Promise<number[]> {
  const configurable = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]));
  const run = { assistant_id: 'question_practice', input: COURSE, config: { configurable } };
  return [(await post('/runs/wait', run, learners[0] ?? '')).status];
}

/** Starts many papers in one request, with all events. */
export async function startPapers({ learners, post }: HostileServer): Promise<number[]> {
  const stream_mode = ['values', 'updates', 'debug', 'messages', 'tasks', 'checkpoints', 'events'];
  const run = { assistant_id: 'exam_assessment', input: COURSE, stream_mode, stream_subgraphs: true };
  const runs = Array.from({ length: 100 }, () => run);
  return [(await post('/runs/batch', runs, learners[0] ?? '')).status];
}

/** Prints a paper many times at once. */
export async function printPaper({ url, learners, post }: HostileServer): Promise<number[]> {
  const key = learners[0] ?? '';
  const id = await createThread({ post }, key);
  await post(`/threads/${id}/runs/wait`, { assistant_id: 'exam_assessment', input: COURSE }, key);
  const print = async (): Promise<number> => {
    const response = await fetch(`${url}/api/v1/practice/exams/${id}/paper?form=pdf`, {
      headers: { 'x-api-key': key },
    });
    await response.arrayBuffer();
    return response.status;
  };
  return Promise.all(Array.from({ length: 20 }, print));
}

/** Sends ordinary requests, which load the modules and start the threads of a server in use. */
export async function warmUp(server: HostileServer): Promise<void> {
  const { post, staff } = server;
  const tex = '\\item Find $1 + 1$.\n\\begin{solution} $1 + 1 = 2$ \\end{solution}';
  await Promise.all([
    post('/api/v1/practice/typeset', { texts: ['$x$'] }, staff),
    post('/api/v1/review/check', { provider_id: 'questions', text: tex }, staff),
    post('/api/v1/review/check', { provider_id: 'postgresql', text: 'select 1' }, staff),
    post('/api/v1/bank/inspect', { tex }, staff),
    post('/api/v1/bank/questions', { tex }, staff),
    answerPractice('1')(server),
  ]);
  await answerExam('1')(server);
}
