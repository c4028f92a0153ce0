import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

let server: ScratchServer;
before(async () => {
  server = await openScratchServer();
  await server.bank.save([
    sampleQuestion({
      id: 'wrong',
      solution: [{ kind: 'prose', tex: '$h = 5 \\times 2^2 = 21\\,\\mathrm{m}$' }],
    }),
  ]);
});
after(() => server.stop());

type FindingsBody = {
  version: number;
  tex: string;
  findings: { rule: string; reason: string; place: object; span: { start: number; end: number } }[];
  marks: { verdict: string; how: string }[];
  read: { equalities: number };
};

const findingsPath = (id: string) => `/api/v1/bank/questions/${id}/findings`;

describe('the findings of a banked question', () => {
  it('contain rule, reason and place', async () => {
    const response = await server.fetch(findingsPath('wrong'));
    const body: FindingsBody = JSON.parse(await response.text());
    const finding = body.findings.find(({ rule }) => rule === 'equality-holds');

    assert.equal(response.status, 200);
    assert.deepEqual(finding?.place, { field: 'solution', step: 1 });
    assert.match(finding?.reason ?? '', /recomputed/);
    assert.equal(body.tex.slice(finding?.span.start, finding?.span.end), '21\\,\\mathrm{m}');
    assert.ok(body.marks.some(({ verdict }) => verdict === 'wrong'));
    assert.equal(body.read.equalities, 2);
  });

  it('return 404 for an unknown question or version', async () => {
    assert.equal((await server.fetch(findingsPath('nowhere'))).status, 404);
    assert.equal((await server.fetch(`${findingsPath('wrong')}?version=9`)).status, 404);
    assert.equal((await server.fetch(`${findingsPath('wrong')}?version=none`)).status, 400);
  });
});
