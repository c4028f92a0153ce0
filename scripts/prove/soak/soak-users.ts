import { z } from 'zod';
import type { HostileServer } from '../hostile-requests/hostile-server.ts';
import { answerExam, answerPractice, followRun } from '../hostile-requests/practice-requests.ts';

/** Something that a user does; it returns the statuses of the responses. */
export type Activity = (server: HostileServer, n: number) => Promise<readonly number[]>;

const TEX = '\\item Find $6 \\times 7$.\n\\begin{solution} $6 \\times 7 = 42$ \\end{solution}\n';
const Turn = z.object({ item_id: z.string() });

/** Posts JSON as a member of staff. */
const post =
  (path: string, createBody: (n: number) => unknown): Activity =>
  async ({ post: send, staff }, n) => [(await send(path, createBody(n), staff)).status];

/** Reads pages as a member of staff. */
const read =
  (...paths: readonly string[]): Activity =>
  async ({ url, staff }) => {
    const statuses: number[] = [];
    for (const path of paths) {
      const response = await fetch(url + path, { headers: { 'x-api-key': staff, connection: 'close' } });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return statuses;
  };

/** Submits a turn and decides its review. */
const review: Activity = async ({ url, post: send, staff }, n) => {
  const turn = { provider_id: 'questions', user_input: `Request ${n}`, generated_query: TEX };
  const submitted = await send(
    '/api/v1/turns',
    { ...turn, confidence_score: 0.2, validation_status: 'valid' },
    staff,
  );
  if (submitted.status !== 201) return [submitted.status];
  const { item_id: item } = Turn.parse(JSON.parse(submitted.text));
  const decided = await fetch(`${url}/api/v1/review/queue/${item}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-api-key': staff, connection: 'close' },
    body: JSON.stringify({ approved: n % 3 !== 0 }),
  });
  await decided.arrayBuffer();
  return [submitted.status, decided.status];
};

const upload: Activity = async ({ url, staff }, n) => {
  const form = new FormData();
  form.append('files', new File([`${TEX}% ${n}`], `q${n}.tex`));
  const response = await fetch(`${url}/api/v1/problems`, {
    method: 'POST',
    headers: { 'x-api-key': staff, connection: 'close' },
    body: form,
  });
  await response.arrayBuffer();
  return [response.status];
};

/** Signs in, reads a page with the session and signs out. */
const signIn: Activity = async ({ url, learners }) => {
  const opened = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ key: learners[0] }),
  });
  await opened.arrayBuffer();
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const statuses = [opened.status];
  for (const [method, path] of [
    ['GET', '/api/v1/practice/progress'],
    ['DELETE', '/api/v1/session'],
  ]) {
    const response = await fetch(url + path, {
      method: method ?? 'GET',
      headers: { cookie, connection: 'close' },
    });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
};

/** What the users do, in turns; practice is the most frequent. */
export const activities: readonly Activity[] = [
  answerPractice('42'),
  answerPractice('x = 3'),
  post('/api/v1/practice/typeset', (n) => ({ texts: [`$x^{${n}} + \\frac{1}{${n + 1}}$`] })),
  read('/api/v1/bank/questions?limit=20', '/api/v1/bank/search?q=find', '/api/v1/review/queue'),
  answerPractice('(a) 12 (b) 7'),
  post('/api/v1/review/check', () => ({ provider_id: 'questions', text: TEX })),
  post('/api/v1/bank/inspect', () => ({ tex: TEX })),
  answerExam('x = 4'),
  review,
  signIn,
  upload,
  post('/api/v1/bank/questions', (n) => ({ questions: [{ kind: 'integer', stem: `Question ${n}` }] })),
  followRun(4),
  read('/metrics', '/health/ready', '/openapi.json', '/nowhere'),
  post('/api/v1/practice/typeset', () => ({ texts: ['{'.repeat(2000)] })),
];
