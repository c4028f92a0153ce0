import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { createQuestion } from '../../domain/question.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

/** Returns the value at a path of a JSON body, such as `versions.0.author`. */
const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), body);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const listIds = (body: unknown): unknown[] => {
  const questions = at(body, 'questions');
  return Array.isArray(questions) ? questions.map((question) => at(question, 'id')) : [];
};

describe('work on questions', () => {
  let server: ScratchServer;
  before(async () => {
    server = await openScratchServer();
  });
  after(() => server.stop());

  const post = async (path: string, body: unknown = {}) => {
    const response = await server.send('POST', `/api/v1/bank${path}`, body);
    return { status: response.status, body: await response.json() };
  };
  const get = async (path: string) => (await server.fetch(`/api/v1/bank${path}`)).json();
  const addQuestion = (id: string, changes = {}) => server.bank.save([sampleQuestion({ id, ...changes })]);

  it('edits text and metadata, and lists the author and the reason of the edit', async () => {
    await addQuestion('edited', { tags: ['old'] });
    const tex = String(at(await get('/questions/edited?include=edit_tex'), 'edit_tex'));
    assert.doesNotMatch(tex, /subject|Physics|old/);

    const { status, body } = await post('/questions/edited/edits', {
      version: 1,
      tex: tex.replace('A ball falls', 'A stone falls'),
      metadata: { subject: 'Physics', level: 'Higher', topic: 'Falling', marks: 2, tags: ['new'] },
      note: 'clearer',
    });

    assert.equal(status, 200);
    assert.match(String(at(body, 'stem')), /^A stone falls/);
    assert.deepEqual(
      ['version', 'topic', 'marks', 'tags'].map((path) => at(body, path)),
      [2, 'Falling', 2, ['new']],
    );
    assert.equal(at(body, 'outcome_id'), undefined);
    const history = await get('/questions/edited/versions');
    assert.deepEqual(
      [at(history, 'versions.0.author'), at(history, 'versions.0.reason'), at(history, 'versions.0.note')],
      ['local', 'edited', 'clearer'],
    );
  });

  it('refuses an edit of an older version with a clear sentence', async () => {
    await addQuestion('raced');
    await post('/questions/raced/edits', { version: 1, metadata: { subject: 'Physics' } });

    const { status, body } = await post('/questions/raced/edits', { version: 1, metadata: {} });

    assert.equal(status, 409);
    assert.equal(
      at(body, 'message'),
      'Someone else saved version 2 of this question while you were editing.',
    );
  });

  it('saves a text with errors only if the author accepts them, and stores the findings', async () => {
    await addQuestion('broken');
    const tex = '\\iteQQ m A ball of $2$ kg.\n\\begin{solution}\n$1+1=2$\n\\end{solution}\n';

    const refused = await post('/questions/broken/edits', { version: 1, tex });
    const accepted = await post('/questions/broken/edits', { version: 1, tex, accept_findings: true });

    assert.equal(refused.status, 400);
    assert.equal(at(refused.body, 'needs_confirmation'), true);
    assert.equal(at(refused.body, 'findings.0.rule'), 'question-starts-with-item');
    assert.equal(accepted.status, 200);
    const history = await get('/questions/broken/versions');
    assert.equal(at(history, 'versions.0.findings.0.rule'), 'question-starts-with-item');
    assert.equal((await post('/questions/broken/edits', { version: 2, tex: '% nothing' })).status, 400);
  });

  it('restores a version, copies a question and sends it to an expert', async () => {
    await addQuestion('restored');
    await post('/questions/restored/edits', { version: 1, metadata: { topic: 'Other' } });

    const restored = await post('/questions/restored/restore', { from: 1, version: 2 });
    const copy = await post('/questions/restored/copies');
    const sent = await post('/questions/restored/send');

    assert.deepEqual([at(restored.body, 'version'), at(restored.body, 'topic')], [3, 'Motion']);
    assert.deepEqual([copy.status, at(copy.body, 'id'), at(copy.body, 'version')], [201, 'restored-copy', 1]);
    assert.equal(sent.status, 200);
    assert.ok(at(sent.body, 'review_item_id'));
  });

  it('lists what experts decided about a question, with their reason', async () => {
    await addQuestion('decided');
    const { body: sent } = await post('/questions/decided/send');
    const waiting = await get('/questions/decided/reviews');
    const item = String(at(sent, 'review_item_id'));
    await server.send('PUT', `/api/v1/review/queue/${item}`, {
      decision: 'REJECT',
      feedback: 'Too hard for this level.',
    });

    const decided = await get('/questions/decided/reviews');
    const missing = await server.fetch('/api/v1/bank/questions/missing/reviews');

    assert.deepEqual([at(waiting, 'reviews.0.state'), at(waiting, 'reviews.0.by')], ['waiting', null]);
    assert.deepEqual(
      ['item_id', 'state', 'by', 'reason', 'is_reported'].map((field) => at(decided, `reviews.0.${field}`)),
      [item, 'rejected', 'local', 'Too hard for this level.', false],
    );
    assert.equal(missing.status, 404);
  });

  it('lets a learner report a question that an author has sent, and an author send one that a learner has reported', async () => {
    await addQuestion('sent-first');
    await addQuestion('reported-first');
    const report = async (id: string) =>
      (
        await server.send('POST', `/api/v1/practice/questions/${id}/report`, {
          reason: 'The answer is wrong',
        })
      ).status;

    const sent = await post('/questions/sent-first/send');
    const reported = [await report('sent-first'), await report('reported-first')];
    const sentLater = await post('/questions/reported-first/send');

    assert.deepEqual([sent.status, reported, sentLater.status], [200, [201, 201], 200]);
    const queue: unknown = await (await server.fetch('/api/v1/review/queue')).json();
    const count = (id: string) => JSON.stringify(queue).split(`"turn_id":"${id}"`).length - 1;
    assert.deepEqual([count('sent-first'), count('reported-first')], [1, 1]);
  });

  it('saves a variant as a child of its question, and refuses a variant that needs a model', async () => {
    await addQuestion('parent', {
      stem: 'A trolley of mass $2\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the force.',
      kind: 'subjective',
      options: [],
      answer: { kind: 'value', tex: '6', text: '$6\\,\\mathrm{N}$' },
      solution: [{ kind: 'prose', tex: '$F = ma = 2 \\times 3 = 6\\,\\mathrm{N}$' }],
    });

    const variant = await post('/questions/parent/children', { kind: 'variant', type: 'numerical' });
    const refused = await post('/questions/parent/children', { kind: 'variant', type: 'conceptual' });

    assert.equal(at(variant.body, 'status'), 'saved', JSON.stringify(variant.body));
    assert.equal(at(variant.body, 'question.provenance.parent_id'), 'parent');
    assert.equal(at(variant.body, 'question.topic'), 'Motion');
    const listed = await get('/questions?parent_id=parent');
    assert.deepEqual(listIds(listed), [at(variant.body, 'question.id')]);
    assert.equal(refused.status, 422);
  });

  it('retags 500 questions with a preview, and undoes it', async () => {
    const questions = Array.from({ length: 500 }, (_, n) =>
      sampleQuestion({ id: `bulk-${n}`, topic: 'Bulk' }),
    );
    await server.bank.save(questions);
    const selection = { filter: { topic: 'Bulk' } };
    const action = { kind: 'retag', add: ['revision'], remove: [] };

    const preview = await post('/changes', { selection, action, preview: true });
    assert.deepEqual([at(preview.body, 'changed'), at(preview.body, 'change_id')], [500, null]);
    assert.deepEqual(at(preview.body, 'examples.0.after.tags'), ['revision']);
    const change = await post('/changes', { selection, action });
    assert.equal(at(await get('/facets?tag=revision'), 'total'), 500);
    await post('/questions/bulk-7/edits', { version: 2, metadata: { topic: 'Bulk', tags: ['own'] } });
    const undo = await post(`/changes/${at(change.body, 'change_id')}/undo`);

    assert.deepEqual(undo.body, { undone: 499, stale: ['bulk-7'] });
    assert.equal(at(await get('/facets?tag=revision'), 'total'), 0);
    assert.deepEqual(at(await get('/questions/bulk-7'), 'tags'), ['own']);
    assert.equal((await post(`/changes/${at(change.body, 'change_id')}/undo`)).status, 409);
  });

  it('deletes a question and brings it back; retires one that a paper uses', async () => {
    await addQuestion('unused');
    await addQuestion('used', { stem: 'Used in a paper: $1 + 1$?' });
    const plan = { title: 'Test', minutes: 10, sections: [{ title: 'A', questions: ['used'] }] };
    const paper = await server.send('POST', '/api/v1/papers', { plan });
    assert.equal(paper.status, 201, await paper.clone().text());

    const response = await server.fetch('/api/v1/bank/questions/unused', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    const removed = await response.json();
    const retired = await post('/changes', { selection: { ids: ['used'] }, action: { kind: 'delete' } });

    assert.deepEqual(
      [at(removed, 'changed'), at(removed, 'retired'), at(retired.body, 'retired')],
      [1, 0, 1],
    );
    assert.equal(at(await get('/questions/unused'), 'state'), 'deleted');
    assert.equal(at(await get('/questions/used'), 'state'), 'retired');
    assert.equal(at(await get('/questions/used/uses'), 'papers.0.title'), 'Test');
    await post(`/changes/${at(removed, 'change_id')}/undo`);
    assert.equal(at(await get('/questions/unused'), 'state'), 'active');
  });

  it('removes deleted questions for good, and no others', async () => {
    await addQuestion('kept');
    await addQuestion('gone');
    const selection = { ids: ['kept', 'gone'] };
    await post('/changes', { selection: { ids: ['gone'] }, action: { kind: 'delete' } });

    const preview = await post('/changes', { selection, action: { kind: 'purge' }, preview: true });
    const purged = await post('/changes', { selection, action: { kind: 'purge' } });

    assert.deepEqual([at(preview.body, 'changed'), at(purged.body, 'changed')], [1, 1]);
    assert.equal(at(purged.body, 'change_id'), null);
    assert.equal(at(await get('/questions/gone'), 'error'), 'not_found');
    assert.equal(at(await get('/questions/gone/versions'), 'error'), 'not_found');
    assert.equal(at(await get('/questions/kept'), 'state'), 'active');
    assert.equal(at(await get('/facets?state=deleted'), 'total'), 0);
  });

  it('changes the schemes of parts; the stated marks follow', async () => {
    const part = (label: string) => createPart({ label, text: `Part ${label}: find $x$.`, marks: 1 });
    const parts = [part('a'), part('b')];
    await server.bank.save([
      createQuestion({ id: 'parted', kind: 'subjective', stem: 'Given $x$.', marks: 2, parts }),
    ]);
    const bullet = (n: number) => ({
      n,
      marks: 1,
      kind: 'process',
      generic: 'A step',
      evidence: { kind: 'person', reason: 'Marked by a person' },
      requires: [],
      implied_by: [],
      follow_through: { mode: 'no' },
      gap_tags: [],
    });
    const policies = { answer_only: 'full', units: 'none' };
    const scheme = { bullets: [bullet(1), bullet(2)], policies, misconceptions: [] };
    const edit = (path: string) =>
      post('/questions/parted/edits', { version: 1, part_schemes: [{ path, marking_scheme: scheme }] });

    const unknown = await edit('c');
    const { status, body } = await edit('b');

    assert.equal(unknown.status, 400);
    assert.match(String(at(unknown.body, 'message')), /no part \(c\)/);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      ['marks', 'parts.0.marks', 'parts.1.marks', 'parts.1.marking_scheme.bullets.1.generic'].map((path) =>
        at(body, path),
      ),
      [3, 1, 2, 'A step'],
    );
  });

  it('collects questions in order, classifies, verifies and exports them', async () => {
    for (const id of ['one', 'two', 'three']) await addQuestion(id, { topic: undefined });
    const created = await post('/collections', { name: 'Mock' });
    const collection = at(created.body, 'id');
    const ids = ['three', 'one', 'two'];

    const collected = await post('/changes', {
      selection: { ids },
      action: { kind: 'collect', collection },
    });
    const classified = await post('/changes', {
      selection: { filter: { collection } },
      action: { kind: 'classify', set: { level: 'Nat 5' } },
    });
    const verified = await post('/verification', { selection: { ids } });
    const file = await server.send('POST', '/api/v1/bank/export', { selection: { ids }, format: 'jsonl' });

    assert.deepEqual(
      [at(collected.body, 'changed'), at(classified.body, 'changed'), at(verified.body, 'verified')],
      [3, 3, 3],
    );
    assert.equal((await file.text()).trim().split('\n').length, 3);
    const listed = await get(`/questions?collection=${collection}`);
    assert.deepEqual(listIds(listed), ids);
    const uses = await get('/questions/one/uses');
    assert.deepEqual([at(uses, 'exports.0.format'), at(uses, 'collections.0.name')], ['jsonl', 'Mock']);
    assert.equal((await post('/collections', { name: 'Mock' })).status, 409);
  });
});
