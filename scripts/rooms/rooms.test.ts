import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkPages } from './check-pages.ts';
import { checkTree } from './check-tree.ts';
import { readSourceFile } from './read-source-file.ts';

function messagesFor(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  try {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return checkTree(folder).violations.map(({ path, line, message }) => `${path}:${line} ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const noun = 'export const noun = 1;\n';

describe('the room check', () => {
  it('finds the real tree in order', () => {
    const { files, violations } = checkTree(join(import.meta.dirname, '../../src'));

    assert.deepEqual(violations, []);
    assert.ok(files > 10);
  });

  it('accepts an import that goes down', () => {
    assert.deepEqual(
      messagesFor({ 'domain/noun.ts': noun, 'text/verb.ts': "export { noun } from '../domain/noun.ts';\n" }),
      [],
    );
  });

  const upward = {
    'a static import': "import { noun } from '../text/noun.ts';\nexport const x = noun;\n",
    'a type import': "import type { noun } from '../text/noun.ts';\nexport type X = typeof noun;\n",
    'a re-export': "export * from '../text/noun.ts';\n",
    'a dynamic import': "export const load = () => import('../text/noun.ts');\n",
    'an import type expression': "export type X = typeof import('../text/noun.ts').noun;\n",
  };
  for (const [how, text] of Object.entries(upward)) {
    it(`catches ${how} that goes up`, () => {
      const messages = messagesFor({ 'text/noun.ts': noun, 'domain/bad.ts': text });

      assert.deepEqual(messages, ['domain/bad.ts:1 imports text/noun.ts: "domain" may not import "text"']);
    });
  }

  it('catches a cycle, also one made of types only', () => {
    const messages = messagesFor({
      'domain/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      'domain/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
    });

    assert.deepEqual(messages, ['domain/a.ts:1 is part of an import cycle: domain/a.ts ↔ domain/b.ts']);
  });

  it('catches an unknown room', () => {
    assert.deepEqual(messagesFor({ 'utils/x.ts': noun }), ['utils/x.ts:1 lies in the unknown room "utils"']);
  });

  const readings = {
    'process.env': 'export const x = process.env;\n',
    "process['env']": "export const x = process['env'];\n",
    'globalThis.process.env': 'export const x = globalThis.process.env;\n',
    destructuring: 'const { env } = process;\nexport const x = env;\n',
    'the import of env': "import { env } from 'node:process';\nexport const x = env;\n",
  };
  for (const [how, text] of Object.entries(readings)) {
    it(`catches ${how} outside config`, () => {
      const expected = 'cli/x.ts:1 reads process.env; only "config" may';

      assert.deepEqual(messagesFor({ 'cli/x.ts': text }), [expected]);
      assert.deepEqual(messagesFor({ 'config/x.ts': text }), []);
    });
  }

  const evasions = {
    'a template as the name': ['domain/x.ts', 'export const load = () => import(`../text/noun.ts`);\n'],
    'a name that is computed': ['cli/x.ts', 'export const load = (name: string) => import(name);\n'],
    'a require of another room': [
      'domain/x.ts',
      "declare const require: (n: string) => unknown;\nrequire('../text/noun.ts');\n",
    ],
    'process under another name': ['cli/x.ts', 'const p = process;\nexport const x = p.env;\n'],
    'process handed on': ['cli/x.ts', "export const x = Reflect.get(process, 'env');\n"],
    'process as a default import': ['cli/x.ts', "import p from 'node:process';\nexport const x = p.env;\n"],
    'process as a namespace': ['cli/x.ts', "import * as p from 'node:process';\nexport const x = p.env;\n"],
    'env passed through': ['cli/x.ts', "export { env } from 'node:process';\n"],
    'an assignment that takes process apart': [
      'cli/x.ts',
      'let env;\n({ env } = process);\nexport const x = env;\n',
    ],
    'a room hidden by a test ending': ['utils/x.fixture.ts', 'export const x = 1;\n'],
    'a door’s framework in an adapter': ['adapters/x/y.ts', "import 'hono';\n"],
  } as const;
  for (const [how, [path, text]] of Object.entries(evasions)) {
    it(`is not fooled by ${how}`, () => {
      assert.equal(messagesFor({ 'text/noun.ts': noun, [path]: text }).length, 1);
    });
  }

  it('keeps the pages to types of the domain', () => {
    const page = (text: string) => checkPages([readSourceFile('bank/x.ts', text)]).length;

    assert.equal(page("import type { Question } from '../../../src/domain/question.ts';\n"), 0);
    assert.equal(page("import { Question } from '../../../src/domain/question.ts';\n"), 1);
    assert.equal(page("import type { Bank } from '../../../src/ports/question-bank.ts';\n"), 1);
  });

  it('catches an empty list of files', () => {
    assert.deepEqual(messagesFor({}), ['src:1 no source files were found to check']);
  });

  it('catches a script it did not read', () => {
    assert.deepEqual(messagesFor({ 'domain/x.ts': noun, 'domain/y.mjs': noun }), [
      'domain/y.mjs:1 is a script that the room check did not read',
    ]);
  });

  it('catches a file that is too long, tables excepted', () => {
    const long = '\n'.repeat(400);

    assert.deepEqual(messagesFor({ 'domain/x.ts': long, 'domain/y.table.ts': long }), [
      'domain/x.ts:300 has 401 lines; the limit is 300',
    ]);
  });

  it('catches a package or a Node module in a pure room', () => {
    assert.deepEqual(messagesFor({ 'text/x.ts': "import 'zod';\nimport 'node:fs';\n" }), [
      'text/x.ts:1 imports the package zod, which "text" may not',
      'text/x.ts:2 imports node:fs: "text" knows nothing of Node',
    ]);
  });

  it('keeps the model vendor in its one folder', () => {
    assert.deepEqual(messagesFor({ 'adapters/other/x.ts': "import '@openai/agents';\n" }), [
      'adapters/other/x.ts:1 imports @openai/agents, which only adapters/openai/ may',
    ]);
    assert.deepEqual(messagesFor({ 'adapters/openai/x.ts': "import '@openai/agents';\n" }), []);
  });

  it('closes test files to production code and opens every room to tests', () => {
    const tree = {
      'domain/x.fixture.ts': noun,
      'domain/y.ts': "import './x.fixture.ts';\n",
      'text/noun.ts': noun,
    };

    assert.deepEqual(messagesFor(tree), [
      'domain/y.ts:1 imports domain/x.fixture.ts, which belongs to tests',
    ]);
    assert.deepEqual(
      messagesFor({ 'text/noun.ts': noun, 'domain/x.test.ts': "import '../text/noun.ts';\n" }),
      [],
    );
  });

  it('catches an import of a file that does not exist, and one that leaves src', () => {
    assert.deepEqual(messagesFor({ 'cli/x.ts': "import './gone.ts';\nimport '../../scripts/x.ts';\n" }), [
      'cli/x.ts:1 imports cli/gone.ts, which does not exist',
      'cli/x.ts:2 imports ../scripts/x.ts, which lies outside src',
    ]);
  });
});
