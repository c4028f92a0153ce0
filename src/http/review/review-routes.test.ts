import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

// Most tests submit SQL queries, as the queue's specification does; exam questions use the same routes. A turn is one
// submission. `src/domain/queue-item.ts` explains the names.

const QUEUE = '/api/v1/review/queue';
const allRoles: Principal['roles'] = ['learner', 'author', 'expert', 'admin'];
let caller: Principal = { id: 'alice', roles: allRoles, institution: 'default' };
let server: ScratchServer;

before(async () => {
  server = await openScratchServer({ identify: async () => caller });
});
after(() => server.stop());

async function readBody<T>(response: Response, status = 200): Promise<T> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  return JSON.parse(text);
}

type Turn = { turn_id: string; item_id: string; reason_for_review: string; priority: number };
type ReviewRecord = Record<string, unknown> & {
  history: { action: string }[];
  user_feedback: { corrected_query: string }[];
};
type Item = Record<string, unknown> & { id: string; status: string; record?: ReviewRecord };
type ErrorBody = { error: string; message: string; timestamp: string; [field: string]: unknown };

const orders = {
  provider_id: 'postgresql',
  user_input: 'Show me all orders from last month',
  generated_query: "SELECT * FROM orders WHERE created_at >= DATE_TRUNC('month', NOW() - INTERVAL '1 month')",
  confidence_score: 0.65,
  validation_status: 'valid',
};

async function callAs<T>(id: string, work: () => Promise<T>): Promise<T> {
  const previous = caller;
  caller = { id, roles: allRoles, institution: 'default' };
  try {
    return await work();
  } finally {
    caller = previous;
  }
}

async function queueOrders(changes: object = {}): Promise<string> {
  const turn = await readBody<Turn>(
    await server.send('POST', '/api/v1/turns', { ...orders, ...changes }),
    201,
  );
  return turn.item_id;
}

const decide = (id: string, body: object, headers: Record<string, string> = {}) =>
  server.send('PUT', `${QUEUE}/${id}`, body, headers);

describe('the review queue', () => {
  it('is listed with exactly the documented fields', async () => {
    const provider_id = 'listed';
    await queueOrders({ provider_id, conversation_id: 'talk-1' });

    const response = await server.fetch(`${QUEUE}?page=1&page_size=20&provider_id=${provider_id}`);
    const [item] = await readBody<Item[]>(response);

    assert.deepEqual(Object.keys(item ?? {}), [
      'id',
      'conversation_id',
      'turn_id',
      'provider_id',
      'user_input',
      'generated_query',
      'confidence_score',
      'validation_status',
      'reason_for_review',
      'created_at',
      'priority',
    ]);
    assert.deepEqual([item?.reason_for_review, item?.priority], ['low_confidence', 35]);
    assert.equal(response.headers.get('x-total-count'), '1');
  });

  it('reads an item with exactly the documented fields', async () => {
    const id = await queueOrders();

    const response = await server.fetch(`${QUEUE}/${id}`);
    const item = await readBody<Item>(response);

    assert.deepEqual(
      { ...item, created_at: '' },
      {
        id,
        provider_id: 'postgresql',
        natural_language_query: orders.user_input,
        generated_query: orders.generated_query,
        is_good_example: true,
        status: 'pending_review',
        involved_tables: ['orders'],
        query_intent: 'filter',
        complexity_level: 'simple',
        reviewed_by: null,
        reviewed_at: null,
        expert_corrected_query: null,
        created_at: '',
      },
    );
    assert.equal(response.headers.get('etag'), '"1"');
  });

  it('is paged by links, and requires a cursor beyond row 10,000', async () => {
    const provider_id = 'paged';
    const ids = new Set<string>();
    for (let count = 0; count < 5; count++) ids.add(await queueOrders({ provider_id }));
    const listedIds: string[] = [];
    let next: string | undefined = `${QUEUE}?provider_id=${provider_id}&page_size=2`;
    while (next !== undefined) {
      const response: Response = await server.fetch(next);
      listedIds.push(...(await readBody<Item[]>(response)).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    const thirdPage = await readBody<Item[]>(
      await server.fetch(`${QUEUE}?provider_id=${provider_id}&page_size=2&page=3`),
    );

    assert.deepEqual(new Set(listedIds), ids);
    assert.equal(listedIds.length, 5);
    assert.deepEqual(
      thirdPage.map(({ id }) => id),
      [listedIds[4]],
    );
    const rejected = await readBody<ErrorBody>(await server.fetch(`${QUEUE}?page=101&page_size=100`), 400);
    assert.match(rejected.message, /cursor/);
  });

  it('rejects a page size above 100 and an unknown status', async () => {
    await readBody(await server.fetch(`${QUEUE}?page_size=101`), 400);
    await readBody(await server.fetch(`${QUEUE}?page=0`), 400);
    await readBody(await server.fetch(`${QUEUE}?status_filter=done`), 400);
  });

  it('returns the documented statistics', async () => {
    await queueOrders({ provider_id: 'athena' });

    const stats = await readBody<Record<string, unknown> & { by_provider: Record<string, number> }>(
      await server.fetch('/api/v1/review/stats'),
    );

    assert.deepEqual(Object.keys(stats), [
      'pending_reviews',
      'status_breakdown',
      'by_provider',
      'oldest_pending',
      'oldest_age_hours',
    ]);
    assert.equal(stats.by_provider.athena, 1);
    assert.equal(typeof stats.oldest_age_hours, 'number');
  });
});

describe('a review decision', () => {
  it('stores the caller as reviewer, even when the body contains another name', async () => {
    const id = await queueOrders();

    const item = await readBody<Item>(
      await decide(id, { approved: true, feedback: 'Query is correct', reviewed_by: 'mallory' }),
    );

    assert.deepEqual(
      [item.status, item.reviewed_by, item.is_good_example, item.expert_corrected_query],
      ['approved', 'alice', true, null],
    );
  });

  it('with a correction makes the corrected query the example', async () => {
    const id = await queueOrders({ provider_id: 'athena', user_input: 'platypus orders' });
    const corrected_query = "SELECT * FROM orders WHERE status = 'completed'";

    const item = await readBody<Item>(
      await decide(id, { approved: true, corrected_query, feedback: 'Fixed string quoting' }),
    );

    assert.deepEqual(
      [item.status, item.is_good_example, item.expert_corrected_query],
      ['approved', false, corrected_query],
    );
    type Hit = { example: { id: string; query: string } };
    const [hit] = await readBody<Hit[]>(await server.fetch('/api/v1/examples?q=platypus'));
    assert.deepEqual([hit?.example.id, hit?.example.query], [id, corrected_query]);
  });

  it('that rejects a query makes it a counterexample', async () => {
    const id = await queueOrders({ user_input: 'wombat orders' });

    const item = await readBody<Item>(
      await decide(id, { approved: false, feedback: 'Query uses wrong table' }),
    );

    assert.deepEqual([item.status, item.is_good_example], ['rejected', false]);
    assert.deepEqual(await readBody(await server.fetch('/api/v1/examples?q=wombat')), []);
    assert.equal(
      (await readBody<unknown[]>(await server.fetch('/api/v1/examples?q=wombat&avoid=true'))).length,
      1,
    );
  });

  it('returns 409 for a known turn with another text', async () => {
    const named = { ...orders, turn_id: 'sent-twice' };
    assert.equal((await server.send('POST', '/api/v1/turns', named)).status, 201);
    assert.equal((await server.send('POST', '/api/v1/turns', named)).status, 200);
    for (const changes of [
      { generated_query: 'SELECT 2' },
      { user_input: 'other' },
      { provider_id: 'athena' },
    ])
      assert.equal((await server.send('POST', '/api/v1/turns', { ...named, ...changes })).status, 409);
  });

  it('treats null as omitted, in the turn and in the feedback', async () => {
    const turn = { ...orders, turn_id: null, conversation_id: null };
    const { turn_id, item_id } = await readBody<Turn>(await server.send('POST', '/api/v1/turns', turn), 201);
    const feedback = { rating: 'down', category: null, text: null, corrected_query: null };
    await readBody(await server.send('POST', `/api/v1/turns/${turn_id}/feedback`, feedback), 201);

    const item = await readBody<Item>(
      await decide(item_id, { approved: true, corrected_query: null, feedback: null }),
    );

    assert.deepEqual([item.status, item.is_good_example], ['approved', true]);
  });

  it('returns errors with the documented bodies', async () => {
    const id = await queueOrders();
    const missing = await readBody<ErrorBody>(await server.fetch(`${QUEUE}/nowhere`), 404);
    const blank = await readBody<ErrorBody>(await decide(id, { approved: true, corrected_query: ' ' }), 400);
    const withoutCorrection = await readBody<ErrorBody>(await decide(id, { decision: 'CORRECT' }), 400);

    assert.deepEqual([missing.error, missing.message], ['not_found', 'Review item nowhere not found']);
    const expected = 'corrected_query is required when decision is CORRECT';
    assert.deepEqual(
      [blank.error, blank.message, withoutCorrection.message],
      ['validation_error', expected, expected],
    );
    assert.ok(Date.parse(missing.timestamp) > 0);
    for (const body of [
      {},
      { feedback: 'x' },
      { approved: 'yes' },
      { approved: false, corrected_query: 'SELECT 1' },
      { approved: true, decision: 'REJECT' },
      { decision: 'APPROVE', corrected_query: 'SELECT 1' },
    ]) {
      assert.equal((await readBody<ErrorBody>(await decide(id, body), 400)).error, 'validation_error');
    }
    await readBody(await decide('nowhere', { approved: true }), 404);
  });

  it('returns the documented 500 when the store fails', async () => {
    const broken = await openScratchServer();
    const id = (await readBody<Turn>(await broken.send('POST', '/api/v1/turns', orders), 201)).item_id;
    await broken.breakDatabase();

    const body = await readBody<ErrorBody>(
      await broken.send('PUT', `${QUEUE}/${id}`, { approved: true }),
      500,
    );
    await broken.stop();

    assert.deepEqual([body.error, body.message], ['update_error', 'Failed to update review item']);
  });

  it('rejects a correction that is not SQL of the provider, with the position', async () => {
    const id = await queueOrders();

    const body = await readBody<ErrorBody>(
      await decide(id, { approved: true, corrected_query: 'SELECT *\nFRM orders' }),
      400,
    );

    assert.match(body.message, /postgresql SQL at line 2, column 1/);
    assert.deepEqual(body.position, { line: 2, column: 1 });
    assert.equal((await readBody<Item>(await server.fetch(`${QUEUE}/${id}`))).status, 'pending_review');
  });

  it('verifies a corrected question, and recomputes its numbers', async () => {
    const wrong = '\\item Find $2 + 3$.\n\\begin{solution}\n$2 + 3 = 6$\n\\end{solution}\n';
    const question = { provider_id: 'questions', user_input: 'addition', generated_query: wrong };
    const id = await queueOrders(question);

    const rejected = await readBody<ErrorBody>(
      await decide(id, { approved: true, corrected_query: '\\item Find $2 + 3.\n' }),
      400,
    );
    const item = await readBody<Item>(
      await decide(id, { approved: true, corrected_query: wrong.replace('= 6', '= 5') }),
    );

    assert.match(rejected.message, /does not pass verification/);
    assert.ok(Array.isArray(rejected.findings));
    assert.equal(item.status, 'approved');
  });

  it('can be repeated without effect, and cannot be replaced by a different decision', async () => {
    const id = await queueOrders();
    const first = await readBody<Item>(await decide(id, { approved: true }));

    const repeated = await readBody<Item>(await decide(id, { approved: true }, { 'if-match': '"1"' }));
    const conflict = await callAs('bob', async () =>
      readBody<ErrorBody>(await decide(id, { approved: false }), 409),
    );

    assert.deepEqual(repeated, first);
    assert.deepEqual(
      [conflict.error, conflict.reason, conflict.reviewed_by],
      ['conflict', 'decided', 'alice'],
    );
  });

  it('based on an older version is rejected with 412', async () => {
    const turn_id = 'turn-with-feedback';
    const id = await queueOrders({ turn_id });
    await readBody(await server.send('POST', `/api/v1/turns/${turn_id}/feedback`, { rating: 'down' }), 201);

    const stale = await readBody<ErrorBody>(await decide(id, { approved: true }, { 'if-match': '"1"' }), 412);
    await readBody(await decide(id, { approved: true }, { 'if-match': 'W/"x"' }), 412);
    await readBody(await decide(id, { approved: true }, { 'if-match': '"2"' }));

    assert.equal(stale.version, 2);
  });
});

describe('checking a text', () => {
  type Checked = { accepted: boolean; message: string | null; findings: unknown[]; html: { stem: string }[] };
  const check = async (provider_id: string, text: string) =>
    readBody<Checked>(await server.send('POST', '/api/v1/review/check', { provider_id, text }));

  it('returns the findings of a correction, and the typeset question', async () => {
    const question =
      '\\item Find $2 + 3$. <script>alert(1)</script>\n\\begin{solution}\n$2 + 3 = 5$\n\\end{solution}';

    const correct = await check('questions', question);
    const wrong = await check('questions', question.replace('= 5', '= 6'));
    const query = await check('postgresql', 'SELECT * FRM x');

    assert.equal(correct.accepted, true, JSON.stringify(correct.findings));
    assert.match(correct.html[0]?.stem ?? '', /katex/);
    assert.doesNotMatch(correct.html[0]?.stem ?? '', /<script/);
    assert.equal(wrong.accepted, false, 'verification recomputes the sum');
    assert.match(query.message ?? '', /is not postgresql SQL at line 1, column 10/);
  });
});

describe('review claims', () => {
  it('lease an item to the user who claimed it', async () => {
    const id = await queueOrders();
    const firstClaim = await readBody<Item>(await server.fetch(`${QUEUE}/${id}/claim`, { method: 'POST' }));

    await callAs('bob', async () => {
      const conflict = await readBody<ErrorBody>(await decide(id, { approved: true }), 409);
      assert.deepEqual([conflict.reason, conflict.lease_holder], ['held', 'alice']);
      await readBody(await server.fetch(`${QUEUE}/${id}/claim`, { method: 'POST' }), 409);
      await readBody(await server.fetch(`${QUEUE}/${id}/release`, { method: 'POST' }), 409);
    });
    await readBody(await server.fetch(`${QUEUE}/${id}/release`, { method: 'POST' }));
    const secondClaim = await callAs('bob', async () =>
      readBody<Item>(await server.fetch(`${QUEUE}/${id}/claim`, { method: 'POST' })),
    );

    assert.equal(firstClaim.record?.claimed_by, 'alice');
    assert.equal(secondClaim.record?.claimed_by, 'bob');
  });

  it('return the next unclaimed item', async () => {
    const provider_id = 'claimed';
    const ids = [
      await queueOrders({ provider_id, confidence_score: 0.1 }),
      await queueOrders({ provider_id }),
    ];
    const claim = async () => server.send('POST', '/api/v1/review/claim', { provider_id });

    const first = await readBody<Item>(await claim());
    const second = await callAs('bob', async () => readBody<Item>(await claim()));
    const none = await claim();

    assert.deepEqual([first.id, second.id], ids);
    assert.equal(none.status, 204);
  });
});

describe('reversing a decision', () => {
  it('undoes the user’s own decision, and removes the example', async () => {
    const id = await queueOrders({ user_input: 'quokka orders' });
    await readBody(await decide(id, { approved: true }));

    await callAs('bob', async () => readBody(await server.send('POST', `${QUEUE}/${id}/undo`, {}), 409));
    const item = await readBody<Item>(await server.fetch(`${QUEUE}/${id}/undo`, { method: 'POST' }));

    assert.deepEqual([item.status, item.reviewed_by, item.is_good_example], ['pending_review', null, true]);
    assert.deepEqual(await readBody(await server.fetch('/api/v1/examples?q=quokka')), []);
    await readBody(await server.send('POST', `${QUEUE}/${id}/undo`, {}), 409);
  });

  it('reopens a decision of another user', async () => {
    const id = await queueOrders();
    await readBody(await decide(id, { approved: false }));

    const item = await callAs('bob', async () =>
      readBody<Item>(await server.send('POST', `${QUEUE}/${id}/reopen`, { reason: 'It was right.' })),
    );

    assert.equal(item.status, 'pending_review');
    await readBody(await decide(id, { approved: true }));
  });

  it('revokes an approved example immediately', async () => {
    const id = await queueOrders({ user_input: 'numbat orders' });
    await readBody(await decide(id, { approved: true }));
    assert.equal((await readBody<unknown[]>(await server.fetch('/api/v1/examples?q=numbat'))).length, 1);

    await readBody(await server.send('POST', `${QUEUE}/${id}/revoke`, { reason: 'The schema changed.' }));

    assert.deepEqual(await readBody(await server.fetch('/api/v1/examples?q=numbat')), []);
    await readBody(await server.send('POST', `${QUEUE}/${id}/revoke`, {}), 409);
  });
});

describe('the review record', () => {
  it('contains the complete history of an item', async () => {
    const turn_id = 'turn-with-history';
    const id = await queueOrders({ turn_id, clarification_count: 4 });
    await readBody(
      await server.send('POST', `/api/v1/turns/${turn_id}/feedback`, {
        rating: 'down',
        category: 'wrong result',
        corrected_query: 'SELECT 2',
      }),
      201,
    );
    await readBody(await server.send('POST', `${QUEUE}/${id}/comments`, { text: 'Is this right?' }), 201);
    await readBody(await decide(id, { approved: true, corrected_query: 'SELECT 1', feedback: 'Now it is.' }));

    const { record } = await readBody<Item>(await server.fetch(`${QUEUE}/${id}?include=record`));

    const actions = record?.history.map(({ action }) => action);
    assert.deepEqual(actions, ['corrected', 'commented', 'raised', 'queued']);
    assert.deepEqual(record?.triggers, ['negative_feedback', 'low_confidence', 'multiple_clarifications']);
    assert.equal(record?.user_feedback[0]?.corrected_query, 'SELECT 2');
    assert.deepEqual([record?.decision, record?.feedback], ['CORRECT', 'Now it is.']);
  });

  it('can be filtered by item, actor and action', async () => {
    const id = await queueOrders();
    await callAs('carol', async () => readBody(await decide(id, { approved: true })));

    type Log = { entries: { actor: string; action: string }[] };
    const log = await readBody<Log>(await server.fetch(`/api/v1/review/audit?item_id=${id}&actor=carol`));

    assert.deepEqual(
      log.entries.map(({ actor, action }) => `${action} by ${actor}`),
      ['approved by carol'],
    );
  });

  it('is exported as CSV without spreadsheet formulas, and as JSON lines', async () => {
    const provider_id = 'exported';
    await queueOrders({ provider_id, user_input: '=1+1, "quoted"\nnew line' });

    const csv = await (await server.fetch(`/api/v1/review/export?provider_id=${provider_id}`)).text();
    const jsonl = await (
      await server.fetch(`/api/v1/review/export?format=jsonl&provider_id=${provider_id}`)
    ).text();

    assert.match(csv, /^id,provider_id,status,/);
    assert.ok(csv.includes('"\'=1+1, ""quoted""\nnew line"'));
    assert.equal(JSON.parse(jsonl.trim()).user_input, '=1+1, "quoted"\nnew line');
  });

  it('returns the daily counts', async () => {
    type Trends = { days: { queued: number }[]; approval_rate: number };
    const trends = await readBody<Trends>(await server.fetch('/api/v1/review/trends?days=7'));

    assert.equal(trends.days.length, 7);
    assert.ok((trends.days.at(-1)?.queued ?? 0) > 5);
    assert.ok(trends.approval_rate > 0 && trends.approval_rate < 1);
  });
});

describe('bulk decisions', () => {
  it('decide matching items and skip those claimed by others', async () => {
    const provider_id = 'bulk';
    const ids = [
      await queueOrders({ provider_id }),
      await queueOrders({ provider_id }),
      await queueOrders({ provider_id }),
    ];
    await callAs('bob', async () =>
      readBody(await server.fetch(`${QUEUE}/${ids[1]}/claim`, { method: 'POST' })),
    );

    type Bulk = { decided: string[]; left: number };
    const bulk = await readBody<Bulk>(
      await server.send('POST', '/api/v1/review/bulk', { decision: 'REJECT', filter: { provider_id } }),
    );

    assert.deepEqual(bulk.decided, [ids[0], ids[2]]);
    assert.equal(bulk.left, 1);
    await readBody(
      await server.send('POST', '/api/v1/review/bulk', { decision: 'APPROVE', filter: {} }),
      400,
    );
  });
});

describe('the examples', () => {
  it('are added directly or through the queue', async () => {
    const example = {
      nl_query: 'Show all dugongs',
      generated_query: 'SELECT * FROM dugongs',
      provider_id: 'mysql',
    };

    await readBody(await server.send('POST', '/api/v1/examples', { ...example, auto_approve: true }), 201);
    type QueuedBody = { item_id: string };
    const { item_id } = await readBody<QueuedBody>(
      await server.send('POST', '/api/v1/examples', example),
      202,
    );
    await readBody(
      await server.send('POST', '/api/v1/examples', {
        ...example,
        auto_approve: true,
        generated_query: 'SELEC',
      }),
      400,
    );

    type Hit = {
      example: { id: string; query_intent: string | null };
      similarity: number;
      explanation: unknown[];
    };
    const hits = await readBody<Hit[]>(
      await server.fetch('/api/v1/examples?q=dugongs&provider_id=mysql&min_similarity=0.5'),
    );
    assert.equal(hits.length, 1);
    assert.equal((await readBody<Item>(await server.fetch(`${QUEUE}/${item_id}`))).status, 'pending_review');
    const revoked = await server.fetch(`/api/v1/examples/${hits[0]?.example.id}/revoke`, { method: 'POST' });
    assert.equal(revoked.status, 204);
    assert.deepEqual(await readBody(await server.fetch('/api/v1/examples?q=dugongs&provider_id=mysql')), []);
  });
});
