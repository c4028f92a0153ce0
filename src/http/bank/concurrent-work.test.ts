import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

const EXPERTS = 20;
const AUTHORS = 5;
const ITEMS = 40;
const ROUNDS = 12;

const Item = z.looseObject({ id: z.string(), version: z.number().optional() });
const Edited = z.looseObject({ version: z.number() });
const Versions = z.object({
  versions: z.array(z.looseObject({ version: z.number(), note: z.string().nullable() })),
});

/** The caller's name and role, as the request states it: `author-1`, `expert-7`. */
async function identify(request: Request): Promise<Principal> {
  const id = request.headers.get('x-user') ?? 'admin';
  const roles = id.startsWith('author') ? (['author'] as const) : (['expert', 'admin', 'author'] as const);
  return { id, roles: [...roles], institution: 'default' };
}

describe('20 experts and 5 authors on one bank', () => {
  let server: ScratchServer;
  before(async () => {
    server = await openScratchServer({ identify });
  });
  after(() => server.stop());
  const send = (user: string, method: string, path: string, body: object) =>
    server.send(method, path, body, { 'x-user': user });

  it('lose no edit: each is a version of its own, or its author is told about the conflict', async () => {
    await server.bank.save([sampleQuestion({ id: 'shared' })]);
    const saved: string[] = [];
    let conflicts = 0;
    const work = async (author: string): Promise<void> => {
      for (let round = 0; round < ROUNDS; round++) {
        const { version = 0 } = { ...(await server.bank.find('shared')) };
        const note = `${author} round ${round}`;
        const response = await send(author, 'POST', '/api/v1/bank/questions/shared/edits', {
          version,
          metadata: { subject: 'Physics', topic: note },
          note,
        });
        if (response.status === 409) conflicts++;
        else {
          Edited.parse(await response.json());
          saved.push(note);
        }
      }
    };

    await Promise.all(Array.from({ length: AUTHORS }, (_, n) => work(`author-${n}`)));

    const history = await (await server.fetch('/api/v1/bank/questions/shared/versions')).json();
    const notes = Versions.parse(history).versions.map(({ note }) => note);
    assert.equal(saved.length + conflicts, AUTHORS * ROUNDS);
    assert.ok(conflicts > 0);
    assert.deepEqual(notes.filter((note) => note !== null).sort(), saved.sort());
  });

  it('decide each item once, while authors edit the questions', async () => {
    const ids = Array.from({ length: ITEMS }, (_, n) => `item-${n}`);
    await server.bank.save(
      ids.map((id, n) => sampleQuestion({ id, stem: `A ball falls for $${n + 2}$ s.` })),
    );
    const itemIds: string[] = [];
    for (const id of ids) {
      const response = await send('author-0', 'POST', `/api/v1/bank/questions/${id}/send`, {});
      const { review_item_id: itemId } = Object(await response.json());
      itemIds.push(String(itemId));
    }
    const decidedBy = new Map<string, string[]>();
    const edited: string[] = [];
    const review = async (expert: string): Promise<void> => {
      for (const id of itemIds) {
        const response = await send(expert, 'PUT', `/api/v1/review/queue/${id}`, {
          decision: Number(expert.split('-')[1]) % 2 === 0 ? 'APPROVE' : 'REJECT',
          reviewer_notes: expert,
        });
        if (response.status === 200) decidedBy.set(id, [...(decidedBy.get(id) ?? []), expert]);
        else assert.equal(response.status, 409, await response.text());
      }
    };
    const write = async (author: string): Promise<void> => {
      for (const id of ids) {
        const version = (await server.bank.find(id))?.version ?? 0;
        const note = `${author} ${id}`;
        const response = await send(author, 'POST', `/api/v1/bank/questions/${id}/edits`, {
          version,
          metadata: { topic: note },
          note,
        });
        if (response.status === 200) edited.push(note);
        else assert.equal(response.status, 409, await response.text());
      }
    };

    await Promise.all([
      ...Array.from({ length: EXPERTS }, (_, n) => review(`expert-${n}`)),
      ...Array.from({ length: AUTHORS }, (_, n) => write(`author-${n}`)),
    ]);

    const stored: string[] = [];
    for (const id of ids)
      for (const { note } of await server.bank.listVersions(id)) if (note !== null) stored.push(note);
    assert.deepEqual(stored.sort(), edited.sort());
    for (const id of itemIds) {
      const item = Item.parse(await (await server.fetch(`/api/v1/review/queue/${id}`)).json());
      const decision = JSON.stringify(item).match(/"(?:APPROVE|REJECT)"/)?.[0];
      const deciders = decidedBy.get(id) ?? [];
      assert.ok(deciders.length >= 1, id);
      const parities = new Set(deciders.map((expert) => Number(expert.split('-')[1]) % 2));
      assert.equal(parities.size, 1, `${id} was decided in both ways by ${deciders.join(', ')}: ${decision}`);
    }
  });
});
