import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { type Principal, Role } from '../../domain/principal.ts';
import { type OperationId, routeRoles } from '../route-roles.table.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

type Call = {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
};

const QUESTION = '/api/v1/bank/questions/shared';
const selection = { ids: ['shared'] };

/** Requests about things that exist, so that a missing check of the role would change or show them. */
function listCalls({ item, collection, change }: Record<'item' | 'collection' | 'change', string>): Call[] {
  const [queue, set] = [`/api/v1/review/queue/${item}`, `/api/v1/bank/collections/${collection}`];
  return [
    { operation: 'getQuestion', method: 'GET', path: `${QUESTION}?include=tex` },
    { operation: 'listQuestionVersions', method: 'GET', path: `${QUESTION}/versions` },
    { operation: 'getQuestionUses', method: 'GET', path: `${QUESTION}/uses` },
    { operation: 'listQuestionReviews', method: 'GET', path: `${QUESTION}/reviews` },
    { operation: 'getQuestionStatistics', method: 'GET', path: `${QUESTION}/statistics` },
    {
      operation: 'editQuestion',
      method: 'POST',
      path: `${QUESTION}/edits`,
      body: { version: 2, metadata: { topic: 'Seen' } },
    },
    {
      operation: 'restoreQuestion',
      method: 'POST',
      path: `${QUESTION}/restore`,
      body: { from: 1, version: 1 },
    },
    { operation: 'copyQuestion', method: 'POST', path: `${QUESTION}/copies`, body: {} },
    { operation: 'sendQuestion', method: 'POST', path: `${QUESTION}/send`, body: {} },
    {
      operation: 'makeChildQuestion',
      method: 'POST',
      path: `${QUESTION}/children`,
      body: { kind: 'variant', type: 'numerical' },
    },
    {
      operation: 'changeQuestions',
      method: 'POST',
      path: '/api/v1/bank/changes',
      body: { selection, action: { kind: 'retag', add: ['seen'] } },
    },
    { operation: 'listBankChanges', method: 'GET', path: '/api/v1/bank/changes' },
    { operation: 'undoBankChange', method: 'POST', path: `/api/v1/bank/changes/${change}/undo`, body: {} },
    { operation: 'deleteQuestion', method: 'DELETE', path: QUESTION },
    { operation: 'reactivateQuestion', method: 'POST', path: `${QUESTION}/reactivation`, body: {} },
    {
      operation: 'exportSelection',
      method: 'POST',
      path: '/api/v1/bank/export',
      body: { selection, format: 'json' },
    },
    {
      operation: 'createCollection',
      method: 'POST',
      path: '/api/v1/bank/collections',
      body: { name: 'Another set' },
    },
    { operation: 'takeFromCollection', method: 'POST', path: `${set}/removals`, body: selection },
    { operation: 'orderCollection', method: 'PUT', path: `${set}/order`, body: selection },
    { operation: 'decideReviewItem', method: 'PUT', path: queue, body: { decision: 'APPROVE' } },
    { operation: 'commentOnReview', method: 'POST', path: `${queue}/comments`, body: { text: 'Seen.' } },
    { operation: 'verifyQuestions', method: 'POST', path: '/api/v1/bank/verification', body: { selection } },
    { operation: 'listCollections', method: 'GET', path: '/api/v1/bank/collections' },
    { operation: 'addToCollection', method: 'POST', path: `${set}/questions`, body: selection },
    { operation: 'renameCollection', method: 'PUT', path: set, body: { name: 'Renamed' } },
    { operation: 'getReviewItem', method: 'GET', path: queue },
    { operation: 'getReviewBackground', method: 'GET', path: `${queue}/background` },
    {
      operation: 'bulkDecideReviews',
      method: 'POST',
      path: '/api/v1/review/bulk',
      body: { decision: 'REJECT', filter: { ids: [item] } },
    },
    { operation: 'claimReviewItem', method: 'POST', path: `${queue}/claim`, body: {} },
    { operation: 'releaseReviewItem', method: 'POST', path: `${queue}/release`, body: {} },
    { operation: 'listExports', method: 'GET', path: '/api/v1/exports' },
    { operation: 'listJudges', method: 'GET', path: '/api/v1/judges' },
    { operation: 'listOwnReports', method: 'GET', path: '/api/v1/practice/reports' },
  ];
}

describe('the roles of the routes of the bank and the expert queue', () => {
  let caller: Principal;
  let server: ScratchServer;
  let calls: Call[];
  before(async () => {
    caller = { id: 'ada', roles: ['admin'], institution: 'default' };
    server = await openScratchServer({ identify: async () => caller });
    await server.bank.save([sampleQuestion({ id: 'shared' })]);
    const created = await server.send('POST', '/api/v1/bank/collections', { name: 'Set' });
    const sent = await server.send('POST', `${QUESTION}/send`, {});
    const changed = await server.send('POST', '/api/v1/bank/changes', {
      selection,
      action: { kind: 'retag', add: ['first'] },
    });
    calls = listCalls({
      item: z.object({ review_item_id: z.string() }).parse(await sent.json()).review_item_id,
      collection: z.object({ id: z.string() }).parse(await created.json()).id,
      change: z.object({ change_id: z.string() }).parse(await changed.json()).change_id,
    });
  });
  after(() => server.stop());

  it('keep each role from what it may not read or change', async () => {
    const versionsBefore = await server.bank.listVersions('shared');
    const answers: string[] = [];
    for (const role of Role.options)
      for (const { operation, method, path, body } of calls) {
        const allowed: readonly Role[] = routeRoles[operation];
        if (allowed.includes(role)) continue;
        caller = { id: 'mallory', roles: [role], institution: 'default' };
        const response = body ? await server.send(method, path, body) : await server.fetch(path, { method });
        const text = await response.text();
        if (response.status !== 403 || /shared|item-/.test(text))
          answers.push(`${role} ${operation} ${text}`);
      }

    assert.deepEqual(answers, []);
    assert.deepEqual(await server.bank.listVersions('shared'), versionsBefore);
  });

  it('allow every role what the table lists', async () => {
    const answers: string[] = [];
    for (const role of Role.options)
      for (const { operation, method, path, body } of calls) {
        const allowed: readonly Role[] = routeRoles[operation];
        if (!allowed.includes(role)) continue;
        caller = { id: `${role}-1`, roles: [role], institution: 'default' };
        const response = body ? await server.send(method, path, body) : await server.fetch(path, { method });
        const text = await response.text();
        // A conflict is an answer to a caller who may do it: an earlier role has already changed the question.
        if (!response.ok && response.status !== 409)
          answers.push(`${role} ${operation} ${response.status} ${text}`);
      }

    assert.deepEqual(answers, []);
  });
});
