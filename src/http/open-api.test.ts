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
type Endpoint = { path: string; method: string; operation: Operation };

let caller: Principal | undefined;
let server: ScratchServer;
let document: Document;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
  await server.bank.save([sampleQuestion()]);
  document = JSON.parse(await (await server.fetch('/openapi.json')).text());
});
after(() => server.stop());

function listEndpoints(): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

function fillAddress(path: string, id: string): string {
  return path.replaceAll(/\{\w+\}/g, id);
}

/** The documented methods of an address, which may match several paths. */
function listMethods(address: string): string[] {
  const matchingPaths = Object.entries(document.paths).filter(([path]) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  return [
    ...new Set(
      matchingPaths.flatMap(([, methods]) => Object.keys(methods).map((method) => method.toUpperCase())),
    ),
  ];
}

async function call({ path, method, operation }: Endpoint, id: string, body?: string): Promise<Response> {
  const hasBody = operation.requestBody !== undefined;
  return server.fetch(fillAddress(path, id), {
    method,
    ...(hasBody && {
      body: body ?? '{}',
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    }),
  });
}

async function assertDocumented(endpoint: Endpoint, response: Response): Promise<void> {
  const { operationId, responses } = endpoint.operation;
  const documented = responses[String(response.status)];
  const text = await response.text();
  assert.ok(documented, `${operationId} returns ${response.status}, which is not documented: ${text}`);
  const types = Object.keys(documented.content ?? {});
  const type = response.headers.get('content-type')?.split(';')[0];
  if (types.length > 0) assert.ok(types.includes(type ?? ''), `${operationId} returns ${type}, not ${types}`);
}

const allRoles: Principal = {
  id: 'ada',
  roles: ['learner', 'author', 'expert', 'admin'],
  institution: 'default',
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));

    assert.equal(result.valid, true, JSON.stringify(result.errors));
    assert.equal(document.openapi, '3.1.0');
  });

  it('contains exactly the operations of the role table', () => {
    const ids = listEndpoints().map(({ operation }) => operation.operationId);

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
    for (const endpoint of listEndpoints()) {
      for (const id of ['falling-ball', 'unknown-id'])
        await assertDocumented(endpoint, await call(endpoint, id));
    }
  });

  it('responds as documented when the request is not valid', async () => {
    caller = allRoles;
    for (const endpoint of listEndpoints()) {
      const query = (endpoint.operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const invalidQuery = query.map(({ name }) => `${name}=%00`).join('&');
      const path = invalidQuery === '' ? endpoint.path : `${endpoint.path}?${invalidQuery}`;
      await assertDocumented(
        endpoint,
        await call({ ...endpoint, path }, '%F0%9F%A6%86', '{"unknown": "field"}'),
      );
    }
  });

  it('returns 401 to unknown callers and 403 to callers without the role', async () => {
    for (const endpoint of listEndpoints()) {
      const roles =
        Object.entries(routeRoles).find(([id]) => id === endpoint.operation.operationId)?.[1] ?? [];
      if (roles.length === 0) continue;
      caller = undefined;
      const unauthenticated = await call(endpoint, 'falling-ball');
      assert.equal(unauthenticated.status, 401, endpoint.operation.operationId);
      await assertDocumented(endpoint, unauthenticated);
      caller = { id: 'bob', roles: [], institution: 'default' };
      const withoutRole = await call(endpoint, 'falling-ball');
      assert.equal(withoutRole.status, 403, endpoint.operation.operationId);
      await assertDocumented(endpoint, withoutRole);
    }
  });

  it('rejects other methods and lists the supported ones', async () => {
    caller = allRoles;
    for (const path of Object.keys(document.paths)) {
      const address = fillAddress(path, 'x');
      const allowed = listMethods(address);
      const method = ['PUT', 'DELETE', 'PATCH'].find((name) => !allowed.includes(name)) ?? '';
      const response = await server.fetch(address, { method });
      assert.equal(response.status, 405, path);
      const listedMethods = response.headers.get('allow')?.split(', ') ?? [];
      assert.deepEqual(listedMethods.filter((name) => name !== 'HEAD').toSorted(), allowed.toSorted());
      assert.equal(JSON.parse(await response.text()).error, 'method_not_allowed');
    }
  });
});
