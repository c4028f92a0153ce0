import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

const Uploads = z.object({ problems: z.array(z.object({ id: z.string() })) });
const Problem = z.looseObject({ version: z.number() });
const Queue = z.array(z.looseObject({ id: z.string() }));

/** Every user here is author, expert and admin; only the institution's setting keeps them from approving their own work. */
const toPrincipal = (id: string): Principal => ({
  id,
  roles: ['author', 'expert', 'admin'],
  institution: 'default',
});
let caller = toPrincipal('ada');
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
});
after(() => server.stop());

async function callAs<T>(id: string, work: () => Promise<T>): Promise<T> {
  caller = toPrincipal(id);
  try {
    return await work();
  } finally {
    caller = toPrincipal('ada');
  }
}

const decide = (id: string, body: object) => server.send('PUT', `/api/v1/review/queue/${id}`, body);
const decideMany = async (ids: readonly string[]) =>
  (await server.send('POST', '/api/v1/review/bulk', { decision: 'APPROVE', filter: { ids } })).json();
const setFourEyes = (four_eyes: boolean) =>
  server.send('PUT', '/api/v1/institutions/default', { review: { four_eyes } });

/** Uploads a question as the caller and sends it to the experts; returns the id of the item in their queue. */
async function sendUpload(speed: number): Promise<string> {
  const form = new FormData();
  const tex = `\\item A car travels $${speed * 8}\\,\\mathrm{m}$ in $8.0\\,\\mathrm{s}$. Calculate its speed.
\\begin{solution}
$v = ${speed}\\,\\mathrm{m\\,s^{-1}}$
\\end{solution}
`;
  form.append('files', new File([tex], `car-${speed}.tex`));
  const known = new Set((await readQueue()).map(({ id }) => id));
  const response = await server.fetch('/api/v1/problems', { method: 'POST', body: form });
  const [problem] = Uploads.parse(await response.json()).problems;
  assert.ok(problem);
  const read = async () => Problem.parse(await (await server.fetch(`/api/v1/problems/${problem.id}`)).json());
  while ((await read()).version === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const sent = await server.send('POST', `/api/v1/problems/${problem.id}/send`, {
    part: 'problem',
    to: 'review',
  });
  assert.equal(sent.status, 200, await sent.text());
  const item = (await readQueue()).find(({ id }) => !known.has(id));
  assert.ok(item);
  return item.id;
}

const readQueue = async () => Queue.parse(await (await server.fetch('/api/v1/review/queue')).json());

describe('an institution that requires a second person', () => {
  it('keeps authors from approving or correcting their own work, but not from rejecting it', async () => {
    assert.equal((await setFourEyes(true)).status, 200);
    const [approved, rejected] = [await sendUpload(11), await sendUpload(12)];

    const own = await decide(approved, { decision: 'APPROVE' });
    const bulk = Object(await decideMany([approved]));
    const byOther = await callAs('eve', () => decide(approved, { decision: 'APPROVE' }));
    const ownRejection = await decide(rejected, { decision: 'REJECT', reviewer_notes: 'My mistake.' });

    assert.equal(own.status, 403);
    assert.match(await own.text(), /your own work/);
    assert.deepEqual(bulk.decided, []);
    assert.equal(byOther.status, 200, await byOther.text());
    assert.equal(ownRejection.status, 200, await ownRejection.text());
  });

  it('keeps everyone who wrote or changed a question of the bank from approving it', async () => {
    const saved = await server.send('POST', '/api/v1/bank/questions', {
      tex: '\\item A lamp draws $2.0\\,\\mathrm{A}$. State the current.',
    });
    const { saved: outcomes } = Object(await saved.json());
    const path = `/api/v1/bank/questions/${outcomes[0].id}`;
    const tagging = { selection: { ids: [outcomes[0].id] }, action: { kind: 'retag', add: ['lamps'] } };
    const edited = await callAs('bob', () =>
      server.send('POST', `${path}/edits`, { version: 1, metadata: { topic: 'Circuits' } }),
    );
    const tagged = await callAs('eve', () => server.send('POST', '/api/v1/bank/changes', tagging));
    const sent = Object(await (await callAs('eve', () => server.send('POST', `${path}/send`, {}))).json());
    const approveAs = (id: string) => callAs(id, () => decide(sent.review_item_id, { decision: 'APPROVE' }));

    const mayApprove = async (id: string): Promise<boolean> => {
      const path = `/api/v1/review/queue/${sent.review_item_id}/background`;
      return callAs(id, async () => Object(await (await server.fetch(path)).json()).may_approve);
    };
    assert.deepEqual([await mayApprove('ada'), await mayApprove('eve')], [false, true]);

    const statuses = [await approveAs('ada'), await approveAs('bob'), await approveAs('eve')];

    assert.deepEqual([edited.status, tagged.status], [200, 200]);
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [403, 403, 200],
    );
  });

  it('lets authors approve their own work again when the setting is off', async () => {
    const item = await sendUpload(13);
    await setFourEyes(false);

    assert.equal((await decide(item, { decision: 'APPROVE' })).status, 200);
  });
});

describe('decisions about several items', () => {
  it('decide only the listed items, and count in the statistics until they are undone', async () => {
    const [first, second, other] = [await sendUpload(21), await sendUpload(22), await sendUpload(23)];
    const readStats = async () => (await server.fetch('/api/v1/review/trends')).json();
    const before = JSON.stringify(await readStats());

    const bulk = Object(await decideMany([first, second]));

    const during = JSON.stringify(await readStats());
    assert.deepEqual([...bulk.decided].sort(), [first, second].sort());
    assert.ok((await readQueue()).some(({ id }) => id === other));
    assert.notEqual(during, before);
    for (const id of [first, second])
      assert.equal((await server.fetch(`/api/v1/review/queue/${id}/undo`, { method: 'POST' })).status, 200);
    assert.equal(JSON.stringify(await readStats()), before);
    assert.ok((await readQueue()).some(({ id }) => id === first));
  });
});
