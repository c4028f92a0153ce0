import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Principal } from '../domain/principal.ts';
import { routeRoles } from './route-roles.table.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from './scratch-server.fixture.ts';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };
type Probe = { path: string; method: string; operation: Operation };

let caller: Principal | undefined;
let server: ScratchServer;
let document: Document;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
  await server.bank.save([sampleQuestion()]);
  document = JSON.parse(await (await server.fetch('/openapi.json')).text());
});
after(() => server.stop());

function probes(): Probe[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

function addressOf(path: string, id: string): string {
  return path.replaceAll(/\{\w+\}/g, id);
}

/** The documented methods of an address, which may match several paths. */
function methodsAt(address: string): string[] {
  const fitting = Object.entries(document.paths).filter(([path]) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  return [...new Set(fitting.flatMap(([, methods]) => Object.keys(methods).map((one) => one.toUpperCase())))];
}

async function call({ path, method, operation }: Probe, id: string, body?: string): Promise<Response> {
  const hasBody = operation.requestBody !== undefined;
  return server.fetch(addressOf(path, id), {
    method,
    ...(hasBody && {
      body: body ?? '{}',
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    }),
  });
}

async function assertDocumented(probe: Probe, response: Response): Promise<void> {
  const { operationId, responses } = probe.operation;
  const documented = responses[String(response.status)];
  const text = await response.text();
  assert.ok(documented, `${operationId} returns ${response.status}, which is not documented: ${text}`);
  const types = Object.keys(documented.content ?? {});
  const type = response.headers.get('content-type')?.split(';')[0];
  if (types.length > 0) assert.ok(types.includes(type ?? ''), `${operationId} returns ${type}, not ${types}`);
}

const allRoles: Principal = { id: 'ada', roles: ['learner', 'author', 'expert', 'admin'] };

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const answer = await new Validator().validate(structuredClone(document));

    assert.equal(answer.valid, true, JSON.stringify(answer.errors));
    assert.equal(document.openapi, '3.1.0');
  });

  it('contains exactly the operations of the role table', () => {
    const ids = probes().map(({ operation }) => operation.operationId);

    assert.deepEqual(ids.toSorted(), Object.keys(routeRoles).toSorted());
  });

  it('is shown on a page that loads nothing from other sites', async () => {
    for (const path of ['/docs', '/docs/docs.js', '/docs/docs.css']) {
      const response = await server.fetch(path);
      assert.equal(response.status, 200);
      assert.doesNotMatch(await response.text(), /https?:\/\/|(src|href)="\/\//);
    }
  });
});

describe('every operation', () => {
  it('responds as documented when it succeeds or finds nothing', async () => {
    caller = allRoles;
    for (const probe of probes()) {
      for (const id of ['falling-ball', 'nobody-knows']) await assertDocumented(probe, await call(probe, id));
    }
  });

  it('responds as documented when the request is not valid', async () => {
    caller = allRoles;
    for (const probe of probes()) {
      const query = (probe.operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const wrong = query.map(({ name }) => `${name}=%00`).join('&');
      const path = wrong === '' ? probe.path : `${probe.path}?${wrong}`;
      await assertDocumented(probe, await call({ ...probe, path }, '%F0%9F%A6%86', '{"unheard": "of"}'));
    }
  });

  it('returns 401 to unknown callers and 403 to callers without the role', async () => {
    for (const probe of probes()) {
      const roles = Object.entries(routeRoles).find(([id]) => id === probe.operation.operationId)?.[1] ?? [];
      if (roles.length === 0) continue;
      caller = undefined;
      const unknown = await call(probe, 'falling-ball');
      assert.equal(unknown.status, 401, probe.operation.operationId);
      await assertDocumented(probe, unknown);
      caller = { id: 'bob', roles: [] };
      const powerless = await call(probe, 'falling-ball');
      assert.equal(powerless.status, 403, probe.operation.operationId);
      await assertDocumented(probe, powerless);
    }
  });

  it('rejects other methods and lists the supported ones', async () => {
    caller = allRoles;
    for (const path of Object.keys(document.paths)) {
      const address = addressOf(path, 'x');
      const allowed = methodsAt(address);
      const method = ['PUT', 'DELETE', 'PATCH'].find((one) => !allowed.includes(one)) ?? '';
      const response = await server.fetch(address, { method });
      assert.equal(response.status, 405, path);
      const sent = response.headers.get('allow')?.split(', ') ?? [];
      assert.deepEqual(sent.filter((one) => one !== 'HEAD').toSorted(), allowed.toSorted());
      assert.equal(JSON.parse(await response.text()).error, 'method_not_allowed');
    }
  });
});
