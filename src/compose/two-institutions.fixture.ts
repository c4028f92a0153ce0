import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createBatchStore } from '../adapters/database/batches/batch-store.ts';
import { createLeaseDispatch } from '../adapters/database/batches/lease-dispatch.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createLearnerReports } from '../adapters/database/feedback/learner-reports.ts';
import { createQuestionVerdicts } from '../adapters/database/feedback/question-verdicts.ts';
import { createReviewLinks } from '../adapters/database/feedback/review-links.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { createReplyCache } from '../adapters/database/reply-cache/reply-cache.ts';
import { createSessions } from '../adapters/database/sessions/sessions.ts';
import { createSpotCheckStore } from '../adapters/database/spot-checks/spot-check-store.ts';
import { createWorkerRegistry } from '../adapters/database/workers/worker-registry.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import type { JudgeCalibration } from '../domain/judge-calibration.ts';
import { Role } from '../domain/principal.ts';
import { Settings } from '../domain/settings.ts';
import type { DiagramRenderer } from '../ports/diagram-renderer.ts';
import { openServer } from './http.ts';

/** A word in every text that the first institution stores; no id contains it. */
export const SECRET = 'quokkawort';
const OWN_ID = 'private-id';
const AT = '2026-01-01T00:00:00.000Z';
const TIMEOUT_MS = 20_000;

export type Caller = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string }>;

export type TwoInstitutions = {
  readonly url: string;
  readonly database: Database;
  /** Both callers have the same user id and every role. */
  readonly first: Caller;
  readonly second: Caller;
  stop(): Promise<void>;
};

/** Replaces the SQLite database; `settings` select the same database for the server. */
type OtherDatabase = { readonly database: Database; readonly settings: object };

/** Draws nothing, because TeX would take most of the time of the tests. */
const diagrams: DiagramRenderer = {
  draw: async () => ({ kind: 'drawn', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  close: async () => {},
};

/** Opens a server with two institutions besides `default`, by default on SQLite. */
export async function openTwoInstitutions(other?: OtherDatabase): Promise<TwoInstitutions> {
  const scratch = await openScratchFolder();
  const path = join(scratch.path, 'two.db');
  const database = other?.database ?? (await openSqlite(path));
  const institutions = createInstitutionStore(database);
  const keys = createApiKeys(database);
  const secrets: string[] = [];
  for (const institution of ['first', 'second']) {
    await institutions.create(institution, AT);
    const order = { institution, user: 'ada', roles: Role.options, createdAt: AT, expiresAt: null };
    secrets.push((await keys.issue(order)).secret);
  }
  const settings = Settings.parse({
    database: path,
    port: 0,
    auth: 'keys',
    rateLimit: 0,
    logLevel: 'silent',
    files: join(scratch.path, 'files'),
    ...other?.settings,
  });
  const server = await openServer(settings, { version: '0.0.0', webFolder: 'no-pages', diagrams });
  const [first, second] = secrets.map((secret) =>
    createCaller(server.url, { authorization: `Bearer ${secret}` }),
  );
  assert.ok(first && second);
  return {
    database,
    url: server.url,
    first,
    second,
    async stop() {
      await server.stop();
      await database.close();
      await scratch.remove();
    },
  };
}

/** Creates a function that sends requests with the headers of a caller. */
export function createCaller(url: string, headers: Readonly<Record<string, string>>): Caller {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  };
}

const TEX = `\\item A ${SECRET} falls for 2 s. Find its speed in m/s.\n\\begin{solution}\n$v = 9.8 \\times 2 = 19.6$\n\\end{solution}\n`;
const COURSE = { subject: 'Mathematics', level: 'Nat 5' };
/** An outcome of the course. */
const OUTCOME = 'MNU-5-01';

/** Stores data of every kind for an institution; returns the ids in the responses, without those of courses and graphs. */
export async function fillInstitution(call: Caller, database: Database): Promise<Set<string>> {
  const ids = new Set<string>();
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, text } = await call(method, path, body);
    assert.ok(status < 300, `${method} ${path}: ${status} ${text.slice(0, 300)}`);
    const content: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
    collectIds(content, ids);
    return Object(content);
  };
  await fillReviews(send);
  await send('PUT', '/api/v1/institutions/first', { raiseAfter: 2 });
  await send('POST', '/api/v1/keys', { user: 'private-program', roles: ['learner'] });
  await send('POST', '/api/v1/accounts', { id: 'private-pupil', name: SECRET, roles: ['learner'] });
  const form = new FormData();
  form.append('files', new File([TEX], `${SECRET}.tex`));
  await send('POST', '/api/v1/problems', form);
  await send('POST', '/api/v1/generations', { ...COURSE, count: 1, seed: 1 });
  const { thread_id: thread } = await send('POST', '/threads', { metadata: { note: SECRET } });
  await send('POST', `/threads/${thread}/runs/wait`, {
    assistant_id: 'question_practice',
    input: { ...COURSE, seed: 1 },
  });
  await send('POST', `/threads/${thread}/runs/wait`, {
    assistant_id: 'question_practice',
    command: { resume: { user_answer: SECRET } },
  });
  await send('POST', '/api/v1/papers', {
    plan: { title: SECRET, minutes: 9, sections: [{ title: SECRET, questions: [OWN_ID] }] },
  });
  await fillBankWork(send);
  await send('POST', '/api/v1/courses', { subject: SECRET, level: SECRET, outcomes: [{ label: SECRET }] });
  await fillClasses(send);
  await fillBatches(database);
  await fillSpotChecks(database);
  await fillFeedback(database);
  await openBrowserSession(database);
  await waitForRuns(database);
  for (const path of [
    '/api/v1/runs',
    '/api/v1/problems',
    '/api/v1/sessions',
    `/threads/${thread}/runs`,
    `/threads/${thread}/state`,
  ])
    await send('GET', path);
  return new Set([...ids].filter((id) => PRIVATE_ID.test(id)));
}

type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

async function fillReviews(send: Send): Promise<void> {
  const question = {
    id: OWN_ID,
    kind: 'integer',
    subject: SECRET,
    topic: SECRET,
    stem: `How many ${SECRET}?`,
  };
  await send('POST', '/api/v1/bank/questions', {
    questions: [{ ...question, answerKey: { kind: 'number', value: 4 } }],
  });
  for (const name of ['decided', 'open']) {
    const turn = await send('POST', '/api/v1/turns', {
      turn_id: `${OWN_ID}-${name}`,
      provider_id: SECRET,
      user_input: `${SECRET} request`,
      generated_query: `${SECRET} answer`,
      confidence_score: 0.1,
      validation_status: 'valid',
    });
    await send('POST', `/api/v1/turns/${OWN_ID}-${name}/feedback`, { rating: 'up', text: SECRET });
    await send('POST', `/api/v1/review/queue/${turn.item_id}/comments`, { text: SECRET });
    if (name === 'decided')
      await send('PUT', `/api/v1/review/queue/${turn.item_id}`, { approved: true, notes: SECRET });
  }
  await send('GET', '/api/v1/review/queue');
}

/** Changes questions of the bank, with tags and a collection. */
async function fillBankWork(send: Send): Promise<void> {
  const { id: collection } = await send('POST', '/api/v1/bank/collections', { name: SECRET });
  const selection = { ids: [OWN_ID] };
  for (const action of [
    { kind: 'retag', add: [SECRET] },
    { kind: 'collect', collection },
  ])
    await send('POST', '/api/v1/bank/changes', { selection, action });
}

/** Sets an assignment and works on it; the caller is teacher and pupil. */
async function fillClasses(send: Send): Promise<void> {
  const { id, join_code: joinCode } = await send('POST', '/api/v1/classes', { name: SECRET });
  await send('POST', `/api/v1/classes/${id}/pupils`, { csv: `${SECRET},` });
  await send('POST', '/api/v1/join', { code: Object(joinCode).code });
  const { id: assignment } = await send('POST', `/api/v1/classes/${id}/assignments`, {
    ...{ title: SECRET, subject: COURSE.subject, level: COURSE.level },
    work: { kind: 'practice', outcome_ids: [OUTCOME], question_count: 1 },
  });
  const path = `/api/v1/assignments/${assignment}`;
  await send('PUT', `${path}/pupils/ada/allowance`, { extra_time_percent: 25 });
  const { id: attempt, questions } = await send('POST', `${path}/attempts`);
  const question_id = Object(questions)[0].question.id;
  await send('POST', `/api/v1/attempts/${attempt}/answers`, { question_id, response: SECRET });
  const script = await send('GET', `${path}/pupils/ada`);
  const { answers, marking } = Object(script.questions)[0].marks;
  const bullets = [{ n: marking.steps[0].n, awarded: 1 }];
  await send('POST', `${path}/marks`, { answer_id: answers[0].id, bullets, reason: SECRET });
}

/** Waits until the generation and the upload are finished. */
async function waitForRuns({ kysely }: Database): Promise<void> {
  const running = kysely.selectFrom('runs').select('id').where('status', 'in', ['pending', 'running']);
  while ((await running.execute()).length > 0) await sleep(50);
}

async function fillBatches(database: Database): Promise<void> {
  const store = createBatchStore(database, createLeaseDispatch(database));
  const job = { path: `${SECRET}.tex`, name: SECRET, contentHash: SECRET };
  await store.plan({ id: OWN_ID, output: SECRET, task: {}, limits: {} }, [job]);
  const replies = createReplyCache(database, { batch: OWN_ID, worker: OWN_ID });
  await replies.save(OWN_ID, { value: SECRET, raw: SECRET, model: SECRET }, [
    { inputTokens: 1, outputTokens: 1, cost: 1 },
  ]);
  await createWorkerRegistry(database).recordHeartbeat({
    id: OWN_ID,
    name: SECRET,
    inFlight: 1,
    done: 1,
    failed: 1,
  });
}

/** Stores a spot check with a decided suggestion, as `vbagent check` does. */
async function fillSpotChecks(database: Database): Promise<void> {
  const store = createSpotCheckStore(database);
  const sessionId = `${OWN_ID}-check`;
  await store.startSession({
    ...{ id: sessionId, root: SECRET, plan: { kind: 'sample', problemIds: [SECRET] }, at: AT },
  });
  const [suggestion] = await store.saveCheck(
    {
      ...{ root: SECRET, problemId: SECRET, sessionId, contentHash: SECRET, outcome: 'suggestions' },
      ...{ comments: [SECRET], dropped: 0, at: AT },
    },
    [
      {
        ...{ issue_type: 'grammar', file_path: SECRET, description: SECRET, reasoning: SECRET },
        ...{ confidence: 1, original_content: 'a', suggested_content: SECRET, diff: SECRET, certain: false },
      },
    ],
  );
  assert.ok(suggestion);
  await store.decide({ sessionId, suggestionId: suggestion.id, action: 'approve', at: AT });
}

/** Stores what connects a decision with uploads, learners and judges. */
async function fillFeedback(database: Database): Promise<void> {
  const link = { itemId: OWN_ID, problemId: OWN_ID, piece: 'problem', owner: 'ada', sentVersion: 1 };
  await createReviewLinks(database).save({ ...link, toBank: true, facts: { subject: SECRET } }, AT);
  const verdict = {
    questionId: `${OWN_ID}-other`,
    itemId: OWN_ID,
    verdict: 'rejected',
    decidedAt: AT,
  } as const;
  await createQuestionVerdicts(database).put(verdict);
  const report = { id: OWN_ID, learner: 'ada', questionId: OWN_ID, itemId: OWN_ID, reason: SECRET };
  await createLearnerReports(database).save({ ...report, comment: SECRET, answers: [], createdAt: AT });
  await database.kysely
    .insertInto('judge_calibrations')
    .values({
      model: SECRET,
      prompt_hash: SECRET,
      content: JSON.stringify(createCalibration()),
      created_at: AT,
    })
    .execute();
}

function createCalibration(): JudgeCalibration {
  const rate = { hits: 0, total: 0, rate: 0, low: 0, high: 1 };
  const scores = Array.from({ length: 10 }, () => 0);
  return {
    ...{ model: SECRET, promptHash: SECRET, createdAt: AT, seed: 1, threshold: 0.7, failed: 0 },
    ...{ hits: rate, falseAlarms: rate, wrongKeys: rate, kinds: [], dimensions: [], warnings: [] },
    composite: { sound: scores, faulty: scores },
    usage: { calls: 0, tokens: 0, cost: 0 },
  };
}

/** Opens a session, as a browser does. */
async function openBrowserSession(database: Database): Promise<void> {
  const at = new Date().toISOString();
  await createSessions(database).open({
    ...{ institution: database.institution, user: 'ada', keyId: null, device: SECRET, at },
    ...{ address: null, method: 'key' },
  });
}

/** Matches the ids that this file chose for the institution, and random ids. */
const PRIVATE_ID = /^(private|problem:|generation:)|^[0-9a-f]{8}-[0-9a-f]{4}-[146]/;
const ID_FIELD = /(^|_)id$/;

/** Collects the values of all fields whose name is `id` or ends in `_id`. */
function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      if (ID_FIELD.test(name) && typeof field === 'string') ids.add(field);
      else collectIds(field, ids);
    }
}
