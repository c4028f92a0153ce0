import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { Settings } from '../domain/settings.ts';
import { ProblemSummary, ProblemView } from '../http/problems/problem-view.ts';
import { openServer } from './http.ts';
import { openReview } from './review.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-returns-'));
after(() => rm(folder, { recursive: true, force: true }));

const QUESTION = `% subject: Physics
% level: Higher
% topic: Energy
\\item A force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$. Find the work done.
\\begin{solution}
\\begin{align*}
W &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}
\\end{align*}
\\end{solution}
`;
const CORRECTED = QUESTION.replace('Find the work done.', 'Calculate the work done by the force.');

async function openTestServer(name: string, test: TestContext) {
  const settings = Settings.parse({ port: 0, logLevel: 'silent', database: join(folder, `${name}.db`) });
  const { url, stop } = await openServer(settings, { version: '0.0.0', webFolder: join(folder, 'no-pages') });
  const stopOnce = createOnce(stop);
  test.after(stopOnce);
  return { url, stop: stopOnce };
}

/** Returns a function that stops the server at its first call. The end of a failed test also stops the server. */
function createOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

type Server = Awaited<ReturnType<typeof openTestServer>>;

async function call(server: Server, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

const readProblem = async (server: Server, id: string): Promise<ProblemView> =>
  ProblemView.parse(await call(server, 'GET', `/problems/${id}`));

/** Uploads the question and sends it to the experts; returns the ids of the problem and the item. */
async function sendToExperts(server: Server): Promise<{ problemId: string; itemId: string }> {
  const form = new FormData();
  form.append('files', new File([QUESTION], 'work.tex'));
  const response = await fetch(`${server.url}/api/v1/problems`, { method: 'POST', body: form });
  const { id } = ProblemSummary.parse(Object(await response.json()).problems[0]);
  while ((await readProblem(server, id)).version === 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const sent = ProblemSummary.parse(
    await call(server, 'POST', `/problems/${id}/send`, { part: 'problem', to: 'review' }),
  );
  return { problemId: id, itemId: sent.sent[0]?.review_item_id ?? '' };
}

const listBank = async (server: Server): Promise<Record<string, unknown>[]> =>
  Object(await call(server, 'GET', '/bank/questions')).questions;

describe('a decision of an expert', () => {
  it('corrects the upload, enters the bank with its classification, and is taken back by an undo', async (test) => {
    const server = await openTestServer('correct', test);
    const { problemId, itemId } = await sendToExperts(server);
    assert.equal((await readProblem(server, problemId)).sent[0]?.review?.state, 'waiting');

    const decision = { decision: 'CORRECT', corrected_query: CORRECTED, feedback: 'Say which force.' };
    await call(server, 'PUT', `/review/queue/${itemId}`, decision);

    const corrected = await readProblem(server, problemId);
    assert.deepEqual(
      corrected.versions.map(({ reason, note }) => [reason, note]),
      [
        ['corrected', 'Say which force.'],
        ['processed', null],
      ],
    );
    assert.match(corrected.content?.latex ?? '', /Calculate the work done by the force/);
    const [piece] = corrected.sent;
    assert.equal(piece?.review?.state, 'corrected');
    const [banked] = await listBank(server);
    assert.deepEqual(
      [banked?.id, banked?.subject, banked?.level, banked?.topic],
      [piece?.question_id, 'Physics', 'Higher', 'Energy'],
    );

    await call(server, 'POST', `/review/queue/${itemId}/undo`, {});
    const undone = await readProblem(server, problemId);
    assert.equal(undone.sent[0]?.review?.state, 'waiting');
    assert.equal(undone.versions[0]?.reason, 'reopened');
    assert.match(undone.content?.latex ?? '', /Find the work done/);

    await call(server, 'PUT', `/review/queue/${itemId}`, { decision: 'REJECT', feedback: 'Too easy.' });
    const { state, reason } = (await readProblem(server, problemId)).sent[0]?.review ?? {};
    assert.deepEqual([state, reason], ['rejected', 'Too easy.']);
  });

  it('is returned at the next start if the process stopped after the decision', async (test) => {
    const server = await openTestServer('crash', test);
    const { problemId, itemId } = await sendToExperts(server);
    await server.stop();
    // Decides without what brings decisions back, as if the process had been killed in between.
    const settings = Settings.parse({});
    const database = await openSqlite(join(folder, 'crash.db'));
    const { review, close } = openReview(database, settings.review);
    await review.processReviewDecision({ itemId, decision: 'APPROVE', reviewer: 'ada' });
    await close();
    await database.close();

    const restarted = await openTestServer('crash', test);
    let problem = await readProblem(restarted, problemId);
    while (problem.sent[0]?.review?.state !== 'approved') problem = await readProblem(restarted, problemId);

    assert.deepEqual(
      problem.versions.map(({ reason, author }) => [reason, author]),
      [
        ['approved', 'ada'],
        ['processed', 'local'],
      ],
    );
    assert.equal((await listBank(restarted)).length, 1);
  });
});
