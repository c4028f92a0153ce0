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

async function read<Body>(response: Response, status = 200): Promise<Body> {
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

    const first = await read<Page>(await server.fetch(`${QUESTIONS}?limit=2&include=total`));
    const second = await read<Page>(await server.fetch(`${QUESTIONS}?limit=2&after=${first.next}`));

    const ids = [...first.questions, ...second.questions].map(({ id }) => id);
    assert.deepEqual(ids, ['waves-2', 'waves-1', 'falling-ball']);
    assert.equal(first.total, 3);
    assert.equal(second.total, undefined);
    assert.equal(second.next, null);
  });

  it('filters by every label', async () => {
    for (const filter of ['kind=mcq_sc', 'topic=Motion']) {
      const page = await read<{ questions: BankQuestion[] }>(await server.fetch(`${QUESTIONS}?${filter}`));
      assert.deepEqual(
        page.questions.map(({ id }) => id),
        ['falling-ball'],
        filter,
      );
    }
    for (const filter of ['subject=Physics', 'level=Higher', 'outcome_id=P1']) {
      const page = await read<{ questions: BankQuestion[] }>(await server.fetch(`${QUESTIONS}?${filter}`));
      assert.equal(page.questions.length, 3, filter);
    }
  });

  it('returns a question in the wire format, with TeX and HTML on request', async () => {
    const plain = await read<BankQuestion>(await server.fetch(`${QUESTIONS}/falling-ball`));
    const full = await read<BankQuestion>(await server.fetch(`${QUESTIONS}/falling-ball?include=html,tex`));

    assert.equal(plain.outcome_id, 'P1');
    assert.equal(plain.text, 'A ball falls for 2 s. How far does it fall?');
    assert.equal(plain.tex, undefined);
    assert.equal(plain.html, undefined);
    assert.match(full.tex ?? '', /^\\item A ball falls[\s\S]*\\end\{solution\}\s*$/);
    assert.match(full.html?.stem ?? '', /class="katex"/);
  });

  it('returns 304 to a caller that already has the version', async () => {
    const first = await server.fetch(`${QUESTIONS}/falling-ball`);
    const etag = first.headers.get('etag') ?? '';
    await first.body?.cancel();

    const again = await server.fetch(`${QUESTIONS}/falling-ball`, { headers: { 'if-none-match': etag } });
    const withTex = await server.fetch(`${QUESTIONS}/falling-ball?include=tex`, {
      headers: { 'if-none-match': etag },
    });

    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    await read(withTex);
  });

  it('finds questions by words', async () => {
    type Hits = { hits: { question: BankQuestion; score: number; excerpt: string }[] };

    const { hits } = await read<Hits>(await server.fetch('/api/v1/bank/search?q=troughs'));

    const ids = hits.map(({ question }) => question.id);
    assert.deepEqual(ids, ['waves-2']);
    assert.match(hits[0]?.excerpt ?? '', /troughs/);
  });

  it('counts the values of each filter', async () => {
    const facets = await read<Record<string, unknown>>(await server.fetch('/api/v1/bank/facets'));

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
      const body = await read<{ error: string }>(await server.fetch(path), 404);
      assert.equal(body.error, 'not_found');
    }
  });

  it('lists all problems of a request together', async () => {
    type Refusal = { error: string; fields: { in: string; path: string }[] };

    const body = await read<Refusal>(await server.fetch(`${QUESTIONS}?limit=0&kind=essay&include=x`), 400);

    assert.equal(body.error, 'validation_error');
    const paths = body.fields.map(({ path }) => path);
    assert.deepEqual(paths, ['kind', 'limit', 'include']);
  });

  it('rejects an invalid cursor', async () => {
    const body = await read<{ error: string }>(await server.fetch(`${QUESTIONS}?after=nonsense`), 400);

    assert.equal(body.error, 'validation_error');
  });
});

describe('changing a question', () => {
  it('accepts a change based on the newest version, and returns the next version', async () => {
    await server.bank.save([sampleQuestion({ id: 'to-change' })]);
    const read1 = await server.fetch(`${QUESTIONS}/to-change?include=tex`);
    const etag = read1.headers.get('etag') ?? '';
    const question = await read<BankQuestion>(read1);

    const answer = await server.send(
      'PUT',
      `${QUESTIONS}/to-change`,
      { ...question, topic: 'Falling' },
      { 'if-match': etag },
    );

    const changed = await read<BankQuestion>(answer);
    assert.equal(changed.version, 2);
    assert.equal(changed.topic, 'Falling');
    assert.equal(answer.headers.get('etag'), '"2"');
    const old = await read<BankQuestion>(await server.fetch(`${QUESTIONS}/to-change?version=1`));
    assert.equal(old.topic, 'Motion');
    const list = await read<{ versions: { version: number }[] }>(
      await server.fetch(`${QUESTIONS}/to-change/versions`),
    );
    assert.deepEqual(
      list.versions.map(({ version }) => version),
      [2, 1],
    );
  });

  it('rejects a change based on an older version, and names the newest', async () => {
    await server.bank.save([sampleQuestion({ id: 'stale' })]);
    await server.bank.save([sampleQuestion({ id: 'stale', topic: 'Other' })]);

    const wire = toWireQuestion(sampleQuestion({ id: 'stale', topic: 'Mine' }));
    const body = await read<{ error: string; newest_version: number }>(
      await server.send('PUT', `${QUESTIONS}/stale`, wire, { 'if-match': '"1"' }),
      412,
    );

    assert.equal(body.error, 'conflict');
    assert.equal(body.newest_version, 2);
  });

  it('accepts one of many concurrent changes', async () => {
    await server.bank.save([sampleQuestion({ id: 'race' })]);

    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const wire = toWireQuestion(sampleQuestion({ id: 'race', topic: `Topic ${n}` }));
        const answer = await server.send('PUT', `${QUESTIONS}/race`, wire, { 'if-match': '"1"' });
        await answer.text();
        return answer.status;
      }),
    );

    assert.deepEqual(statuses.toSorted(), [200, ...Array.from({ length: 7 }, () => 412)]);
  });

  it('rejects a change without a version, with another id, of an unknown question, and of an invalid shape', async () => {
    await server.bank.save([sampleQuestion({ id: 'kept' })]);
    const wire = toWireQuestion(sampleQuestion({ id: 'kept' }));
    const ifMatch = { 'if-match': '"1"' };

    await read(await server.send('PUT', `${QUESTIONS}/kept`, wire), 428);
    await read(await server.send('PUT', `${QUESTIONS}/kept`, { ...wire, id: 'other' }, ifMatch), 400);
    await read(await server.send('PUT', `${QUESTIONS}/nope`, { ...wire, id: 'nope' }, ifMatch), 404);
    await read(await server.send('PUT', `${QUESTIONS}/kept`, { ...wire, kind: 'essay' }, ifMatch), 400);
    await read(await server.send('PUT', `${QUESTIONS}/kept`, wire, { 'if-match': 'W/"x"' }), 412);
    assert.equal((await server.bank.find('kept'))?.version, 1);
  });
});

describe('saving questions', () => {
  type Saved = { saved: { id: string; version: number; outcome: string }[]; findings: unknown[] };

  it('saves a draft and returns its location', async () => {
    const answer = await server.send('POST', QUESTIONS, { questions: [{ kind: 'integer', stem: 'Why 7?' }] });

    const { saved } = await read<Saved>(answer, 201);
    assert.equal(saved[0]?.outcome, 'created');
    const location = answer.headers.get('location') ?? '';
    const question = await read<BankQuestion>(await server.fetch(location));
    assert.equal(question.stem, 'Why 7?');
  });

  it('reads LaTeX', async () => {
    const tex = '\\item What is $1+1$?\n\\begin{solution}\n$2$\n\\end{solution}\n\\item And $2+2$?\n';

    const { saved } = await read<Saved>(await server.send('POST', QUESTIONS, { tex }), 201);
    const again = await read<Saved>(await server.send('POST', QUESTIONS, { tex }), 200);

    assert.equal(saved.length, 2);
    const outcomes = again.saved.map(({ outcome }) => outcome);
    assert.deepEqual(outcomes, ['unchanged', 'unchanged']);
  });

  it('reads its own LaTeX output as the same question', async () => {
    await server.bank.save([sampleQuestion({ id: 'round-trip', difficulty: 'hard' })]);
    const shown = await read<BankQuestion>(await server.fetch(`${QUESTIONS}/round-trip?include=tex`));

    const { saved } = await read<Saved>(await server.send('POST', QUESTIONS, { tex: shown.tex }), 200);

    assert.deepEqual(saved, [{ id: 'round-trip', version: 1, outcome: 'unchanged' }]);
  });

  it('rejects ids that cannot be part of an address', async () => {
    for (const id of ['.', '..', 'x'.repeat(201), '']) {
      await read(
        await server.send('POST', QUESTIONS, { questions: [{ id, kind: 'integer', stem: 's' }] }),
        400,
      );
    }
  });

  it('saves nothing when any question is invalid', async () => {
    const count = await server.bank.count({});

    await read(await server.send('POST', QUESTIONS, { tex: 'no question at all' }), 400);
    await read(await server.send('POST', QUESTIONS, { questions: [] }), 400);
    await read(
      await server.send('POST', QUESTIONS, { questions: [{ kind: 'integer', stem: 'ok' }, {}] }),
      400,
    );
    await read(await server.send('POST', QUESTIONS, { tex: '\\item x', questions: [] }), 400);
    await read(await server.send('POST', QUESTIONS, null), 400);

    assert.equal(await server.bank.count({}), count);
  });
});
