import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import type { Principal } from '../domain/principal.ts';
import { type Contract, createContract, type Operation } from './contract.fixture.ts';
import type { Identify } from './http-tools.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from './scratch-server.fixture.ts';

const ada: Principal = { id: 'ada', roles: ['learner', 'author', 'expert', 'admin'], institution: 'default' };
const bob: Principal = { ...ada, id: 'bob' };

/** Identifies the caller; replaced by tests to provoke errors. */
let identify: () => Promise<Principal | undefined> = async () => ada;
let server: ScratchServer;
let contract: Contract;

const BODY_BYTES = 4096;

/** The limit of valid API keys per user. */
const MAX_KEYS = 50;

/** A picture of one pixel. */
const DOT_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

before(async () => {
  server = await openScratchServer({
    identify: () => identify(),
    limits: { bodyBytes: BODY_BYTES, uploadBytes: BODY_BYTES },
  });
  await server.bank.save([sampleQuestion(), questionWithDiagram]);
  contract = createContract(JSON.parse(await (await server.fetch('/openapi.json')).text()));
});
after(() => server.stop());

const questionWithDiagram = sampleQuestion({
  id: 'pictured',
  diagrams: [{ kind: 'tikz', tex: '\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}' }],
});

/** For each status of the framework and the guards: sends a request that provokes it. */
const provokeByStatus: Readonly<Record<string, (operation: Operation) => Promise<Response>>> = {
  401: (operation) => sendAs(async () => undefined, operation, {}),
  403: (operation) =>
    sendAs(async () => ({ id: 'nobody', roles: [], institution: 'default' }), operation, {}),
  404: (operation) => sendAs(async () => ada, operation, withBody(operation, '{}')),
  413: (operation) => sendAs(async () => ada, operation, withBody(operation, `"${'x'.repeat(BODY_BYTES)}"`)),
  415: (operation) =>
    sendAs(async () => ada, operation, { body: 'text', headers: { 'content-type': 'text/plain' } }),
  500: (operation) => sendAs(() => Promise.reject(new Error('the key store broke')), operation, {}),
  503: (operation) =>
    sendAs(() => Promise.reject(new Fault('service-down', 'The key store is down.')), operation, {}),
};

async function sendAs(caller: Identify, { path, method }: Operation, init: RequestInit): Promise<Response> {
  identify = async () => caller(new Request('http://x'), false);
  try {
    return await server.fetch(path.replaceAll(/\{\w+\}/g, 'unknown-id'), {
      method: method.toUpperCase(),
      ...init,
    });
  } finally {
    identify = async () => ada;
  }
}

function withBody({ hasBody }: Operation, body: string): RequestInit {
  if (!hasBody) return {};
  return { body, headers: { 'content-type': 'application/json', 'if-match': '"1"' } };
}

describe('every operation of the document', () => {
  for (const [status, provoke] of Object.entries(provokeByStatus)) {
    it(`returns ${status} with the documented body`, async () => {
      // Public operations do not have these statuses.
      const documented = contract.operations.filter(
        ({ responses, tag }) => tag !== 'session' && responses[status] && responses[401],
      );
      assert.ok(documented.length > 10);
      for (const operation of documented) {
        const response = await provoke(operation);
        // An invalid body may be reported before the id is looked up.
        const expected = status === '404' && response.status === 400 ? 400 : Number(status);
        assert.equal(response.status, expected, `${operation.id}: ${status}`);
        await contract.check(operation.id, response);
      }
    });
  }

  it('returns 400 with the documented body for an invalid query and for invalid JSON', async () => {
    for (const operation of contract.operations) {
      if (operation.responses[400] === undefined || operation.id === 'drawDiagram') continue;
      const statuses: number[] = [];
      for (const value of ['%00', '']) {
        const invalidQuery = operation.query.map((name) => `${name}=${value}`).join('&');
        const path = `${operation.path}?${invalidQuery}`;
        const response = await sendAs(async () => ada, { ...operation, path }, withBody(operation, '{'));
        statuses.push(response.status);
        await contract.check(operation.id, response);
      }
      assert.ok(statuses.includes(400) || statuses.includes(404), `${operation.id} returns ${statuses}`);
    }
  });

  it('returns 429 with the documented body for too many requests', async () => {
    const limitedServer = await openScratchServer({ identify: async () => ada, rateLimit: 0.001 });
    await limitedServer.fetch('/api/v1/principal');
    for (const operation of contract.operations) {
      if (operation.responses[429] === undefined) continue;
      const { method, path } = operation;
      const request = () =>
        operation.id === 'openSession'
          ? limitedServer.send('POST', path, { key: 'x' })
          : limitedServer.fetch(path.replaceAll(/\{\w+\}/g, 'x'), { method: method.toUpperCase() });
      let response = await request();
      // Sign-in has its own limit for each key and address.
      const hasOwnLimit = ['openSession', 'startSignIn', 'finishSignIn'].includes(operation.id);
      for (let count = 0; count < 1000 && hasOwnLimit && response.status !== 429; count++) {
        await response.body?.cancel();
        response = await request();
      }
      assert.equal(response.status, 429, operation.id);
      await contract.check(operation.id, response);
    }
    await limitedServer.stop();
  });
});

type RequestOptions = {
  readonly caller?: Principal;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** Sends a real request and checks the response against the document. */
async function expect(
  operationId: string,
  status: number,
  path: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const operation = contract.operations.find(({ id }) => id === operationId);
  assert.ok(operation, operationId);
  identify = async () => options.caller ?? ada;
  const response = await server.fetch(path, {
    method: operation.method.toUpperCase(),
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
  });
  identify = async () => ada;
  const text = await contract.check(operationId, response);
  assert.equal(response.status, status, `${operationId} ${path}: ${text.slice(0, 200)}`);
  const type = response.headers.get('content-type')?.split(';')[0];
  return type === 'application/json' ? JSON.parse(text) : text;
}

const QUEUE = '/api/v1/review/queue';
const turn = {
  provider_id: 'postgresql',
  user_input: 'Show me all orders',
  generated_query: 'SELECT * FROM orders',
  confidence_score: 0.65,
  validation_status: 'valid',
};

async function queueTurn(changes: object = {}): Promise<string> {
  const answer = await expect('recordTurn', 201, '/api/v1/turns', { body: { ...turn, ...changes } });
  return String(Object(answer).item_id);
}

describe('the system and bank routes', () => {
  it('return every documented status with its documented body', async () => {
    await expect('getHealth', 200, '/health');
    await expect('getReadiness', 200, '/health/ready');
    await expect('getMetrics', 200, '/metrics');
    await expect('getPrincipal', 200, '/api/v1/principal');
    const issued = await server.keys.issue({
      user: 'ada',
      roles: ['expert'],
      createdAt: new Date().toISOString(),
      expiresAt: null,
    });
    await expect('openSession', 200, '/api/v1/session', { body: { key: issued.secret } });
    await expect('openSession', 400, '/api/v1/session', { body: {} });
    await expect('closeSession', 204, '/api/v1/session');
    const bank = '/api/v1/bank';
    const tex = { tex: '\\item What is $1 + 1$?\n\\begin{solution}\n$1 + 1 = 2$\n\\end{solution}\n' };
    await expect('saveQuestions', 201, `${bank}/questions`, { body: tex });
    await expect('saveQuestions', 200, `${bank}/questions`, { body: tex });
    await expect('listQuestions', 200, `${bank}/questions?include=html,tex`);
    await expect('searchQuestions', 200, `${bank}/search?q=ball`);
    await expect('getBankFacets', 200, `${bank}/facets`);
    await expect('exportQuestions', 200, `${bank}/export?format=moodle&subject=Physics`);
    await expect('exportQuestions', 404, `${bank}/export?format=moodle&id=nowhere`);
    await expect('previewExport', 200, `${bank}/export/losses?format=tex`);
    await expect('previewExport', 404, `${bank}/export/losses?format=tex&id=nowhere`);
    const form = new FormData();
    form.set('file', new File(['\\item Why?'], 'why.tex'));
    const imported = await server.fetch(`${bank}/import`, { method: 'POST', body: form });
    assert.equal(imported.status, 200);
    await contract.check('importQuestions', imported);
    const stored = Object(await expect('getQuestion', 200, `${bank}/questions/falling-ball`));
    const tag = (await server.fetch(`${bank}/questions/falling-ball`)).headers.get('etag') ?? '';
    await expect('getQuestion', 304, `${bank}/questions/falling-ball`, { headers: { 'if-none-match': tag } });
    const { version: _v, created_at: _c, updated_at: _u, text: _t, ...question } = stored;
    const replace = (status: number, headers: Record<string, string>) =>
      expect('replaceQuestion', status, `${bank}/questions/falling-ball`, { body: question, headers });
    await replace(428, {});
    await replace(412, { 'if-match': '"falling-ball.99"' });
    await replace(200, { 'if-match': tag });
    const nowhere = { ...question, id: 'nowhere' };
    await expect('replaceQuestion', 404, `${bank}/questions/nowhere`, {
      body: nowhere,
      headers: { 'if-match': tag },
    });
    await expect('replaceQuestion', 400, `${bank}/questions/falling-ball`, {
      body: { ...question, kind: 'riddle' },
      headers: { 'if-match': tag },
    });
    await expect('listQuestionVersions', 200, `${bank}/questions/falling-ball/versions`);
    await expect('getQuestionFindings', 200, `${bank}/questions/falling-ball/findings`);
    await expect('getQuestionStatistics', 200, `${bank}/questions/falling-ball/statistics`);
    await expect('listItemStatistics', 200, `${bank}/statistics?subject=Physics&level=Nat%205`);
    const inspect = { body: { tex: `\\item What?\n${tex.tex}` } };
    await expect('inspectTex', 200, `${bank}/inspect`, inspect);
    await expect('inspectTex', 400, `${bank}/inspect`, { body: {} });
    await expect('drawDiagram', 200, `${bank}/questions/pictured/diagrams/1`);
    await expect('drawDiagram', 400, `${bank}/questions/pictured/diagrams/first`);
    await expect('drawDiagram', 404, `${bank}/questions/pictured/diagrams/7`);
  });

  it('return every documented status of exports as jobs', async (t) => {
    const drawing = Promise.withResolvers<{ kind: 'failed'; message: string }>();
    const diagrams = { draw: () => drawing.promise, close: async () => {} };
    const slowServer = await openScratchServer({ identify: async () => ada, diagrams });
    t.after(() => slowServer.stop());
    await slowServer.bank.save([sampleQuestion(), questionWithDiagram]);
    const expectSlow = async (id: string, status: number, method: string, path: string, body?: object) => {
      const url = `/api/v1/exports${path}`;
      const response =
        method === 'GET' ? await slowServer.fetch(url) : await slowServer.send(method, url, body ?? {});
      assert.equal(response.status, status);
      const text = await contract.check(id, response);
      return text.startsWith('{') ? JSON.parse(text) : text;
    };
    const pictured = { format: 'moodle', selection: { ids: ['pictured'] } };
    const unknown = { format: 'moodle', paper: 'nowhere' };

    const { id } = await expectSlow('startExport', 202, 'POST', '', pictured);
    await expectSlow('startExport', 202, 'POST', '', pictured);
    await expectSlow('startExport', 409, 'POST', '', pictured);
    await expectSlow('startExport', 404, 'POST', '', unknown);
    await expectSlow('previewExportJob', 404, 'POST', '/preview', unknown);
    await expectSlow('downloadExport', 409, 'GET', `/${id}/file`);
    await expectSlow('listExports', 200, 'GET', '');
    drawing.resolve({ kind: 'failed', message: 'no picture' });
    await expectSlow('previewExportJob', 200, 'POST', '/preview', pictured);
    await slowServer.runs.waitForEnd(id);
    await expectSlow('getExport', 200, 'GET', `/${id}`);
    await expectSlow('downloadExport', 200, 'GET', `/${id}/file`);
    await expectSlow('cancelExport', 200, 'POST', `/${id}/cancel`);
  });

  it('return every documented status of the work on questions', async () => {
    const bank = '/api/v1/bank';
    const ball = `${bank}/questions/worked`;
    const nowhere = `${bank}/questions/nowhere`;
    await server.bank.save([sampleQuestion({ id: 'worked' })]);
    await expect('editQuestion', 200, `${ball}/edits`, { body: { version: 1, metadata: { topic: 'A' } } });
    await expect('editQuestion', 409, `${ball}/edits`, { body: { version: 1, metadata: {} } });
    await expect('editQuestion', 404, `${nowhere}/edits`, { body: { version: 1 } });
    await expect('restoreQuestion', 200, `${ball}/restore`, { body: { from: 1, version: 2 } });
    await expect('restoreQuestion', 409, `${ball}/restore`, { body: { from: 1, version: 2 } });
    await expect('restoreQuestion', 404, `${ball}/restore`, { body: { from: 99, version: 2 } });
    await expect('copyQuestion', 201, `${ball}/copies`);
    await expect('getQuestionUses', 200, `${ball}/uses`);
    const child = (type: string) => ({ body: { kind: 'variant', type } });
    await expect('makeChildQuestion', 200, `${ball}/children`, child('numerical'));
    await expect('makeChildQuestion', 422, `${ball}/children`, child('conceptual'));
    await expect('makeChildQuestion', 404, `${nowhere}/children`, child('numerical'));
    await expect('sendQuestion', 200, `${ball}/send`);
    await expect('listQuestionReviews', 200, `${ball}/reviews`);
    await expect('listBankChanges', 200, `${bank}/changes`);
    await expect('deleteQuestion', 200, ball);
    await expect('reactivateQuestion', 200, `${ball}/reactivation`);
    const selection = { ids: ['worked'] };
    await expect('verifyQuestions', 200, `${bank}/verification`, { body: { selection } });
    await expect('exportSelection', 200, `${bank}/export`, { body: { selection, format: 'tex' } });
    const retag = { selection, action: { kind: 'retag', add: ['x'] } };
    const change = Object(await expect('changeQuestions', 200, `${bank}/changes`, { body: retag }));
    await expect('undoBankChange', 200, `${bank}/changes/${change.change_id}/undo`);
    await expect('undoBankChange', 409, `${bank}/changes/${change.change_id}/undo`);
    const collect = { selection, action: { kind: 'collect', collection: 'nowhere' } };
    await expect('changeQuestions', 404, `${bank}/changes`, { body: collect });
  });

  it('return every documented status of collections', async () => {
    const path = '/api/v1/bank/collections';
    const { id } = Object(await expect('createCollection', 201, path, { body: { name: 'One' } }));
    await expect('createCollection', 409, path, { body: { name: 'One' } });
    await expect('createCollection', 201, path, { body: { name: 'Two' } });
    await expect('listCollections', 200, path);
    await expect('renameCollection', 200, `${path}/${id}`, { body: { name: 'Three' } });
    await expect('renameCollection', 409, `${path}/${id}`, { body: { name: 'Two' } });
    await expect('renameCollection', 404, `${path}/nowhere`, { body: { name: 'Four' } });
    for (const [operation, method] of [
      ['addToCollection', 'questions'],
      ['takeFromCollection', 'removals'],
      ['orderCollection', 'order'],
    ] as const) {
      await expect(operation, 200, `${path}/${id}/${method}`, { body: { ids: ['pictured'] } });
      await expect(operation, 404, `${path}/nowhere/${method}`, { body: { ids: ['pictured'] } });
    }
    await expect('removeCollection', 204, `${path}/${id}`);
  });

  it('report that the server is stopping', async () => {
    const stoppingServer = await openScratchServer({ identify: async () => ada });
    stoppingServer.stopping.abort();
    const response = await stoppingServer.fetch('/health/ready');
    assert.equal(response.status, 503);
    await contract.check('getReadiness', response);
    await stoppingServer.stop();
  });
});

describe('the review routes', () => {
  it('return documented bodies from the turn to the decision and its reversal', async () => {
    const id = await queueTurn({ turn_id: 'known', context: { schema: 'orders(id)' } });
    const repeated = { body: { ...turn, turn_id: 'known' } };
    await expect('recordTurn', 200, '/api/v1/turns', repeated);
    await expect('recordTurn', 409, '/api/v1/turns', { ...repeated, caller: bob });
    const feedback = { body: { rating: 'down', text: 'no', corrected_query: 'SELECT id FROM orders' } };
    await expect('giveFeedback', 201, '/api/v1/turns/known/feedback', feedback);
    await expect('giveFeedback', 200, '/api/v1/turns/known/feedback', feedback);
    await expect('giveFeedback', 404, '/api/v1/turns/nowhere/feedback', feedback);
    await expect('giveFeedback', 400, '/api/v1/turns/known/feedback', { body: { rating: 'sideways' } });

    await expect('getReviewQueue', 200, `${QUEUE}?include=state&q=orders`);
    await expect('getReviewItem', 200, `${QUEUE}/${id}?include=record`);
    await expect('claimReviewItem', 200, `${QUEUE}/${id}/claim`);
    await expect('claimReviewItem', 409, `${QUEUE}/${id}/claim`, { caller: bob });
    await expect('releaseReviewItem', 409, `${QUEUE}/${id}/release`, { caller: bob });
    await expect('decideReviewItem', 409, `${QUEUE}/${id}`, { caller: bob, body: { approved: true } });
    await expect('releaseReviewItem', 400, `${QUEUE}/${id}/release?force=perhaps`);
    await expect('commentOnReview', 201, `${QUEUE}/${id}/comments`, { body: { text: 'Hm.' } });
    await expect('commentOnReview', 404, `${QUEUE}/nowhere/comments`, { body: { text: 'Hm.' } });
    await expect('releaseReviewItem', 200, `${QUEUE}/${id}/release`);
    await expect('undoReview', 409, `${QUEUE}/${id}/undo`);
    await expect('reopenReview', 409, `${QUEUE}/${id}/reopen`);
    await expect('revokeReview', 409, `${QUEUE}/${id}/revoke`);
    await expect('decideReviewItem', 404, `${QUEUE}/nowhere`, { body: { approved: true } });
    await expect('decideReviewItem', 400, `${QUEUE}/${id}`, { body: { decision: 'CORRECT' } });
    const broken = { approved: true, corrected_query: 'SELEC' };
    await expect('decideReviewItem', 400, `${QUEUE}/${id}`, { body: broken });
    const stale = { body: { approved: true }, headers: { 'if-match': '"77"' } };
    await expect('decideReviewItem', 412, `${QUEUE}/${id}`, stale);
    const corrected = { approved: true, corrected_query: 'SELECT id FROM orders', feedback: 'names' };
    await expect('decideReviewItem', 200, `${QUEUE}/${id}`, { body: corrected });
    await expect('undoReview', 200, `${QUEUE}/${id}/undo`, { body: { reason: 'too fast' } });
    await expect('decideReviewItem', 200, `${QUEUE}/${id}`, { body: { approved: true } });
    await expect('revokeReview', 200, `${QUEUE}/${id}/revoke`);
    await expect('reopenReview', 200, `${QUEUE}/${id}/reopen`);
  });

  it('return what the author of an item sees', async () => {
    const form = new FormData();
    const tex =
      '\\item What is $1 + 1$? \\includegraphics{dot.png}\n\\begin{solution}\n$1 + 1 = 2$\n\\end{solution}\n';
    form.append('files', new File([tex], 'sum.tex'));
    form.append('files', new File([new Uint8Array(Buffer.from(DOT_PNG, 'base64'))], 'dot.png'));
    const uploaded = await server.fetch('/api/v1/problems', { method: 'POST', body: form });
    const [{ id: problemId, run_id: runId }] = Object(await uploaded.json()).problems;
    await server.fetch(`/api/v1/runs/${runId}/events`).then((response) => response.text());
    const body = { part: 'problem', to: 'review' };
    const sent = await server.send('POST', `/api/v1/problems/${problemId}/send`, body);
    const [{ review_item_id: id }] = Object(await sent.json()).sent;

    const background = Object(await expect('getReviewBackground', 200, `${QUEUE}/${id}/background`));
    assert.deepEqual(background.upload.figures, ['dot.png']);
    await expect('getReviewFile', 200, `${QUEUE}/${id}/files/dot.png`);
    const longId = 'x'.repeat(201);
    await expect('getReviewBackground', 400, `${QUEUE}/${longId}/background`);
    await expect('getReviewFile', 400, `${QUEUE}/${longId}/files/dot.png`);
  });

  it('return documented bodies for bulk decisions, text checks and statistics', async () => {
    await expect('claimNextReviewItem', 200, '/api/v1/review/claim', { body: {} });
    await expect('claimNextReviewItem', 204, '/api/v1/review/claim', { body: { provider_id: 'nobody' } });
    await queueTurn({ provider_id: 'mysql' });
    const bulk = { decision: 'REJECT', filter: { provider_id: 'mysql' }, feedback: 'all wrong' };
    await expect('bulkDecideReviews', 200, '/api/v1/review/bulk', { body: bulk });
    await expect('bulkDecideReviews', 400, '/api/v1/review/bulk', { body: { ...bulk, filter: {} } });
    const check = (provider_id: string, text: string) =>
      expect('checkReviewText', 200, '/api/v1/review/check', { body: { provider_id, text } });
    await check('postgresql', 'SELECT 1');
    await check('postgresql', 'SELEC');
    await check('questions', '\\item What is $1 + 1$?\n\\begin{solution}\n$1 + 1 = 3$\n\\end{solution}\n');
    const draw = (status: number, tex: string) =>
      expect('drawReviewDiagram', status, '/api/v1/review/diagram', { body: { tex } });
    await draw(200, '\\begin{tikzpicture}\\draw (0,0) -- (2,1);\\end{tikzpicture}');
    await draw(400, '\\begin{tikzpicture}\\nonsense\\end{tikzpicture}');
    await expect('getReviewStats', 200, '/api/v1/review/stats');
    await expect('getReviewTrends', 200, '/api/v1/review/trends?days=7');
    await expect('listReviewAudit', 200, '/api/v1/review/audit?limit=50');
    for (const format of ['csv', 'jsonl']) {
      await expect('exportReviews', 200, `/api/v1/review/export?format=${format}`);
    }
  });

  it('return documented bodies for examples', async () => {
    const example = {
      nl_query: 'All users',
      generated_query: 'SELECT * FROM users',
      provider_id: 'postgresql',
      is_good: true,
    };
    const added = await expect('addExample', 201, '/api/v1/examples', {
      body: { ...example, auto_approve: true },
    });
    await expect('addExample', 202, '/api/v1/examples', { body: { ...example, nl_query: 'All shops' } });
    await expect('searchExamples', 200, '/api/v1/examples?q=users');
    await expect('getExampleStats', 200, '/api/v1/examples/stats');
    const { id } = Object(Object(added).example ?? added);
    await expect('revokeExample', 204, `/api/v1/examples/${id}/revoke`);
    await expect('revokeExample', 404, `/api/v1/examples/${id}/revoke`);
  });
});

describe('the routes of keys, sessions, accounts and the audit log', () => {
  it('return every documented status with its documented body', async () => {
    const sessions = Object(await expect('listSessions', 200, '/api/v1/sessions?everyone=true')).sessions;
    await expect('revokeSession', 204, `/api/v1/sessions/${sessions[0].id}`);
    const key = Object(await expect('createKey', 201, '/api/v1/keys', { body: { days: 1 } }));
    const keyOfBea = { user: 'bea', days: 1 };
    for (let number = 1; number <= MAX_KEYS; number++) await server.send('POST', '/api/v1/keys', keyOfBea);
    await expect('createKey', 409, '/api/v1/keys', { body: keyOfBea });
    await expect('listKeys', 200, '/api/v1/keys?user=ada');
    await expect('revokeKey', 204, `/api/v1/keys/${key.id}`);
    const accounts = '/api/v1/accounts';
    const body = { id: 'eve', name: 'Eve', email: 'eve@school.org', roles: ['expert'] };
    await expect('createAccount', 201, accounts, { body });
    await expect('createAccount', 409, accounts, { body });
    await expect('listAccounts', 200, accounts);
    await expect('changeAccount', 200, `${accounts}/eve`, { body: { roles: ['learner'] } });
    await expect('changeAccount', 409, `${accounts}/ada`, { body: { roles: ['learner'] } });
    await expect('getOwnAccount', 200, '/api/v1/account', { caller: { ...ada, id: 'eve' } });
    await expect('getOwnAccount', 200, '/api/v1/account');
    await expect('listAudit', 200, '/api/v1/audit?person=eve&action=roles-changed');
    await expect('exportPersonalData', 200, '/api/v1/personal-data');
    await expect('erasePersonalData', 200, '/api/v1/personal-data?user=eve');
  });
});

describe('the contract test', () => {
  it('has checked every status of the system, access, bank, turn, review and example routes', () => {
    const tags = ['system', 'access', 'bank', 'turns', 'review', 'examples'];
    assert.deepEqual(contract.listUnchecked(tags), []);
  });
});
