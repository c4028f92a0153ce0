import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';

type Body = (argument: unknown) => unknown;

/** Defines the Vitest globals that the official suite uses on top of Node's test runner, and counts the tests. */
export function provideVitestGlobals(): { testCount(): number } {
  let count = 0;
  const test = (title: string, body: () => Promise<void> | void): void => {
    count += 1;
    void it(title, body);
  };
  Object.assign(globalThis, {
    beforeAll: (work: () => Promise<void>) => before(work),
    afterAll: (work: () => Promise<void>) => after(work),
    beforeEach: (work: () => Promise<void>) => beforeEach(work),
    afterEach: (work: () => Promise<void>) => afterEach(work),
    describe: Object.assign((title: string, body: () => void) => describe(title, body), {
      each: createEach((title, body) => describe(title, body)),
    }),
    it: Object.assign(test, { each: createEach(test) }),
    expect: Object.assign(expectation, {
      soft: expectation,
      arrayContaining: (items: readonly unknown[]) => new ArrayContaining(items),
    }),
  });
  return { testCount: () => count };
}

class ArrayContaining {
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

function createEach(define: (title: string, body: () => Promise<void> | void) => unknown) {
  return (cases: readonly unknown[]) =>
    (title: string, body: Body): void => {
      for (const one of cases) define(formatTitle(title, one), async () => void (await body(one)));
    };
}

function formatTitle(title: string, one: unknown): string {
  const fields = new Map(Object.entries(Object(one)));
  return title
    .replace('%s', String(one))
    .replace(/\$(\w+)/g, (_whole, name: string) => String(fields.get(name)));
}

function expectation(actual: unknown) {
  return {
    toBe: (expected: unknown) => assert.equal(actual, expected),
    toEqual: (expected: unknown) =>
      expected instanceof ArrayContaining ? assertContains(actual, expected) : assertSame(actual, expected),
    toBeDefined: () => assert.notEqual(actual, undefined),
    toBeUndefined: () => assert.equal(actual, undefined),
    toBeTruthy: () => assert.ok(actual),
    not: { toBeUndefined: () => assert.notEqual(actual, undefined) },
    rejects: {
      toThrow: () => assert.rejects(async () => (typeof actual === 'function' ? actual() : actual)),
    },
  };
}

function assertContains(actual: unknown, { items }: ArrayContaining): void {
  assert.ok(Array.isArray(actual));
  for (const item of items) assert.ok(actual.includes(item), `${String(item)} is missing`);
}

function assertSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(omitUndefined(actual), omitUndefined(expected));
}

/** Removes undefined properties, which `toEqual` ignores. */
function omitUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitUndefined);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(known.map(([name, inner]) => [name, omitUndefined(inner)]));
}
