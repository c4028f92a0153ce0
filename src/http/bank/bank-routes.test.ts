import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';
import type { BankQuestion } from './bank-schemas.ts';
import { toWireQuestion } from './question-view.ts';

let server: ScratchServer;
before(async () => {
  server = await openScratchServer();
});
after(() => server.stop());

const QUESTIONS = '/api/v1/bank/questions';

async function readBody<Body>(response: Response, status = 200): Promise<Body> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  return JSON.parse(text);
}

describe('reading the bank', () => {
  before(async () => {
    await server.bank.save([
      sampleQuestion(),
      sampleQuestion({
        id: 'waves-1',
        kind: 'integer',
        topic: 'Waves',
        stem: 'Count the crests.',
        options: [],
        answer: { kind: 'integer', value: 4 },
      }),
      sampleQuestion({
        id: 'waves-2',
        kind: 'integer',
        topic: 'Waves',
        stem: 'Count the troughs.',
        options: [],
        answer: { kind: 'integer', value: 4 },
      }),
    ]);
  });

  it('lists questions page by page, newest first', async () => {
    type Page = { questions: BankQuestion[]; next: string | null; total?: number };

    const firstPage = await readBody<Page>(await server.fetch(`${QUESTIONS}?limit=2&include=total`));
    const secondPage = await readBody<Page>(
      await server.fetch(`${QUESTIONS}?limit=2&after=${firstPage.next}`),
    );

    const ids = [...firstPage.questions, ...secondPage.questions].map(({ id }) => id);
    assert.deepEqual(ids, ['waves-2', 'waves-1', 'falling-ball']);
    assert.equal(firstPage.total, 3);
    assert.equal(secondPage.total, undefined);
    assert.equal(secondPage.next, null);
  });

  it('filters by every label', async () => {
    for (const filter of ['kind=mcq_sc', 'topic=Motion']) {
      const page = await readBody<{ questions: BankQuestion[] }>(
        await server.fetch(`${QUESTIONS}?${filter}`),
      );
      assert.deepEqual(
        page.questions.map(({ id }) => id),
        ['falling-ball'],
        filter,
      );
    }
    for (const filter of ['subject=Physics', 'level=Higher', 'outcome_id=P1']) {
      const page = await readBody<{ questions: BankQuestion[] }>(
        await server.fetch(`${QUESTIONS}?${filter}`),
      );
      assert.equal(page.questions.length, 3, filter);
    }
  });

  it('returns a question in the wire format, with TeX and HTML on request', async () => {
    const question = await readBody<BankQuestion>(await server.fetch(`${QUESTIONS}/falling-ball`));
    const withExtras = await readBody<BankQuestion>(
      await server.fetch(`${QUESTIONS}/falling-ball?include=html,tex`),
    );

    assert.equal(question.outcome_id, 'P1');
    assert.equal(question.text, 'A ball falls for 2 s. How far does it fall?');
    assert.equal(question.tex, undefined);
    assert.equal(question.html, undefined);
    assert.match(withExtras.tex ?? '', /^\\item A ball falls[\s\S]*\\end\{solution\}\s*$/);
    assert.match(withExtras.html?.stem ?? '', /class="katex"/);
  });

  it('returns 304 to a caller that already has the version', async () => {
    const first = await server.fetch(`${QUESTIONS}/falling-ball`);
    const etag = first.headers.get('etag') ?? '';
    await first.body?.cancel();

    const cached = await server.fetch(`${QUESTIONS}/falling-ball`, { headers: { 'if-none-match': etag } });
    const withTex = await server.fetch(`${QUESTIONS}/falling-ball?include=tex`, {
      headers: { 'if-none-match': etag },
    });

    assert.equal(cached.status, 304);
    assert.equal(await cached.text(), '');
    await readBody(withTex);
  });

  it('finds questions by words', async () => {
    type Hits = { hits: { question: BankQuestion; score: number; excerpt: string }[] };

    const { hits } = await readBody<Hits>(await server.fetch('/api/v1/bank/search?q=troughs'));

    const ids = hits.map(({ question }) => question.id);
    assert.deepEqual(ids, ['waves-2']);
    assert.match(hits[0]?.excerpt ?? '', /troughs/);
  });

  it('counts the values of each filter', async () => {
    const facets = await readBody<Record<string, unknown>>(await server.fetch('/api/v1/bank/facets'));

    assert.equal(facets.total, 3);
    assert.deepEqual(facets.kinds, [
      { value: 'integer', count: 2 },
      { value: 'mcq_sc', count: 1 },
    ]);
  });

  it('returns 404 for an unknown question or version', async () => {
    for (const path of [
      `${QUESTIONS}/nope`,
      `${QUESTIONS}/nope/versions`,
      `${QUESTIONS}/falling-ball?version=9`,
    ]) {
      const body = await readBody<{ error: string }>(await server.fetch(path), 404);
      assert.equal(body.error, 'not_found');
    }
  });

  it('reports all errors in a request in one response', async () => {
    type Refusal = { error: string; fields: { in: string; path: string }[] };

    const body = await readBody<Refusal>(
      await server.fetch(`${QUESTIONS}?limit=0&kind=essay&include=x`),
      400,
    );

    assert.equal(body.error, 'validation_error');
    const paths = body.fields.map(({ path }) => path);
    assert.deepEqual(paths, ['kind', 'limit', 'include']);
  });

  it('rejects an invalid cursor', async () => {
    const body = await readBody<{ error: string }>(await server.fetch(`${QUESTIONS}?after=nonsense`), 400);

    assert.equal(body.error, 'validation_error');
  });
});

describe('changing a question', () => {
  it('accepts a change based on the newest version, and returns the next version', async () => {
    await server.bank.save([sampleQuestion({ id: 'to-change' })]);
    const response = await server.fetch(`${QUESTIONS}/to-change?include=tex`);
    const etag = response.headers.get('etag') ?? '';
    const question = await readBody<BankQuestion>(response);

    const changeResponse = await server.send(
      'PUT',
      `${QUESTIONS}/to-change`,
      { ...question, topic: 'Falling' },
      { 'if-match': etag },
    );

    const changed = await readBody<BankQuestion>(changeResponse);
    assert.equal(changed.version, 2);
    assert.equal(changed.topic, 'Falling');
    assert.equal(changeResponse.headers.get('etag'), '"2"');
    const oldVersion = await readBody<BankQuestion>(await server.fetch(`${QUESTIONS}/to-change?version=1`));
    assert.equal(oldVersion.topic, 'Motion');
    const versionList = await readBody<{ versions: { version: number }[] }>(
      await server.fetch(`${QUESTIONS}/to-change/versions`),
    );
    assert.deepEqual(
      versionList.versions.map(({ version }) => version),
      [2, 1],
    );
  });

  it('rejects a change based on an older version, and returns the newest version number', async () => {
    await server.bank.save([sampleQuestion({ id: 'stale' })]);
    await server.bank.save([sampleQuestion({ id: 'stale', topic: 'Other' })]);

    const wire = toWireQuestion(sampleQuestion({ id: 'stale', topic: 'Mine' }));
    const body = await readBody<{ error: string; newest_version: number }>(
      await server.send('PUT', `${QUESTIONS}/stale`, wire, { 'if-match': '"1"' }),
      412,
    );

    assert.equal(body.error, 'conflict');
    assert.equal(body.newest_version, 2);
  });

  it('accepts only one of several concurrent changes', async () => {
    await server.bank.save([sampleQuestion({ id: 'race' })]);

    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const wire = toWireQuestion(sampleQuestion({ id: 'race', topic: `Topic ${index}` }));
        const changeResponse = await server.send('PUT', `${QUESTIONS}/race`, wire, { 'if-match': '"1"' });
        await changeResponse.text();
        return changeResponse.status;
      }),
    );

    assert.deepEqual(statuses.toSorted(), [200, ...Array.from({ length: 7 }, () => 412)]);
  });

  it('rejects a change without a version, with another id, to an unknown question, or with invalid fields', async () => {
    await server.bank.save([sampleQuestion({ id: 'kept' })]);
    const wire = toWireQuestion(sampleQuestion({ id: 'kept' }));
    const ifMatch = { 'if-match': '"1"' };

    await readBody(await server.send('PUT', `${QUESTIONS}/kept`, wire), 428);
    await readBody(await server.send('PUT', `${QUESTIONS}/kept`, { ...wire, id: 'other' }, ifMatch), 400);
    await readBody(await server.send('PUT', `${QUESTIONS}/nope`, { ...wire, id: 'nope' }, ifMatch), 404);
    await readBody(await server.send('PUT', `${QUESTIONS}/kept`, { ...wire, kind: 'essay' }, ifMatch), 400);
    await readBody(await server.send('PUT', `${QUESTIONS}/kept`, wire, { 'if-match': 'W/"x"' }), 412);
    assert.equal((await server.bank.find('kept'))?.version, 1);
  });
});

describe('saving questions', () => {
  type Saved = { saved: { id: string; version: number; outcome: string }[]; findings: unknown[] };

  it('saves a draft and returns its location', async () => {
    const response = await server.send('POST', QUESTIONS, {
      questions: [{ kind: 'integer', stem: 'Why 7?' }],
    });

    const { saved } = await readBody<Saved>(response, 201);
    assert.equal(saved[0]?.outcome, 'created');
    const location = response.headers.get('location') ?? '';
    const question = await readBody<BankQuestion>(await server.fetch(location));
    assert.equal(question.stem, 'Why 7?');
  });

  it('saves the questions of a LaTeX text, and saves them only once', async () => {
    const tex = '\\item What is $1+1$?\n\\begin{solution}\n$2$\n\\end{solution}\n\\item And $2+2$?\n';

    const { saved } = await readBody<Saved>(await server.send('POST', QUESTIONS, { tex }), 201);
    const resaved = await readBody<Saved>(await server.send('POST', QUESTIONS, { tex }), 200);

    assert.equal(saved.length, 2);
    const outcomes = resaved.saved.map(({ outcome }) => outcome);
    assert.deepEqual(outcomes, ['unchanged', 'unchanged']);
  });

  it('recognises a question in the LaTeX that it returned for it', async () => {
    await server.bank.save([sampleQuestion({ id: 'round-trip', difficulty: 'hard' })]);
    const question = await readBody<BankQuestion>(await server.fetch(`${QUESTIONS}/round-trip?include=tex`));

    const { saved } = await readBody<Saved>(await server.send('POST', QUESTIONS, { tex: question.tex }), 200);

    assert.deepEqual(saved, [{ id: 'round-trip', version: 1, outcome: 'unchanged' }]);
  });

  it('rejects ids that cannot be part of an address', async () => {
    for (const id of ['.', '..', 'x'.repeat(201), '']) {
      await readBody(
        await server.send('POST', QUESTIONS, { questions: [{ id, kind: 'integer', stem: 's' }] }),
        400,
      );
    }
  });

  it('saves nothing when any question is invalid', async () => {
    const count = await server.bank.count({});

    await readBody(await server.send('POST', QUESTIONS, { tex: 'no question at all' }), 400);
    await readBody(await server.send('POST', QUESTIONS, { questions: [] }), 400);
    await readBody(
      await server.send('POST', QUESTIONS, { questions: [{ kind: 'integer', stem: 'ok' }, {}] }),
      400,
    );
    await readBody(await server.send('POST', QUESTIONS, { tex: '\\item x', questions: [] }), 400);
    await readBody(await server.send('POST', QUESTIONS, null), 400);

    assert.equal(await server.bank.count({}), count);
  });
});
