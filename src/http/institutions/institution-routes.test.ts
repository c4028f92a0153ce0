import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { DEFAULT_DIMENSION_WEIGHTS } from '../../domain/quality-loop.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

let caller: Principal = { id: 'ada', roles: ['admin'], institution: 'default' };
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
  await server.bank.save([
    sampleQuestion({ id: 'negated', stem: 'Which of these is not how far it falls?' }),
  ]);
});
after(() => server.stop());

const OWN = '/api/v1/institutions/default';
const OTHER = '/api/v1/institutions/college';
/** The settings file calls the severity of a check `warn`; a finding has the severity `warning`. */
const CHECK_ID = 'negation-is-emphasised';

describe('the settings of an institution over HTTP', () => {
  it('are stored and read, and a response can be sent back unchanged', async () => {
    const settings = {
      profile: 'nbme',
      raiseAfter: 3,
      rules: { [CHECK_ID]: 'error', 'key-is-not-longest': { severity: 'warn', ratio: 2 } },
      review: { threshold: 0.85, weights: DEFAULT_DIMENSION_WEIGHTS, loops: 1 },
    };

    assert.equal((await server.fetch(OWN)).headers.get('etag'), '"0"');
    assert.equal((await server.send('PUT', OWN, settings)).status, 200);
    const response = await server.fetch(OWN);
    const stored = JSON.parse(await response.text());
    const resent = await server.send('PUT', OWN, stored, {
      'if-match': response.headers.get('etag') ?? '',
    });

    assert.deepEqual(
      { ...stored, updated_at: '' },
      { id: 'default', version: 1, updated_at: '', ...settings },
    );
    assert.equal(resent.status, 200);
    assert.equal(resent.headers.get('etag'), '"2"');
  });

  it('are rejected when they are invalid, stale, or sent without the role', async () => {
    const invalidWeights = { ...DEFAULT_DIMENSION_WEIGHTS, blooms_match: 0.3 };
    for (const body of [
      { review: { weights: invalidWeights } },
      { rules: { 'no-such-rule': 'warn' } },
      { rules: { 'key-is-not-longest': { width: 2 } } },
      { id: 'academy' },
      { reveiw: {} },
    ])
      assert.equal((await server.send('PUT', OWN, body)).status, 400, JSON.stringify(body));
    for (const tag of ['"1"', 'abc'])
      assert.equal((await server.send('PUT', OWN, {}, { 'if-match': tag })).status, 412, tag);
    caller = { id: 'eve', roles: ['author'], institution: 'default' };
    assert.equal((await server.send('PUT', OWN, {})).status, 403);
    assert.equal((await server.fetch(OWN)).status, 200);
    caller = { id: 'ada', roles: ['admin'], institution: 'default' };
  });

  it('of another institution do not exist for an admin', async () => {
    assert.equal((await server.fetch(OTHER)).status, 404);
    assert.equal((await server.send('PUT', OTHER, {})).status, 404);
    const findings = await server.fetch('/api/v1/bank/questions/negated/findings?institution=college');
    assert.equal(findings.status, 404);
  });

  it('apply to the findings of a question', async () => {
    const readSeverity = async (query: string): Promise<string | undefined> => {
      const response = await server.fetch(`/api/v1/bank/questions/negated/findings${query}`);
      const { findings }: { findings: { rule: string; severity: string }[] } = JSON.parse(
        await response.text(),
      );
      return findings.find(({ rule }) => rule === CHECK_ID)?.severity;
    };

    await server.send('PUT', OWN, {});
    assert.equal(await readSeverity(''), 'warning');
    await server.send('PUT', OWN, { rules: { [CHECK_ID]: 'error' } });
    assert.equal(await readSeverity('?institution=default'), 'error');
    assert.equal(await readSeverity(''), 'error');
  });
});
