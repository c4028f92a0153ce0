import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';

type TestBody = (argument: unknown) => unknown;

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
    expect: Object.assign(createExpectation, {
      soft: createExpectation,
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
    (title: string, body: TestBody): void => {
      for (const testCase of cases)
        define(formatTitle(title, testCase), async () => void (await body(testCase)));
    };
}

function formatTitle(title: string, testCase: unknown): string {
  const fields = new Map(Object.entries(Object(testCase)));
  return title
    .replace('%s', String(testCase))
    .replace(/\$(\w+)/g, (_match, name: string) => String(fields.get(name)));
}

function createExpectation(actual: unknown) {
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
  const definedEntries = Object.entries(value).filter(([, property]) => property !== undefined);
  return Object.fromEntries(definedEntries.map(([name, property]) => [name, omitUndefined(property)]));
}
