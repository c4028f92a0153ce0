import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkPages } from './check-pages.ts';
import { checkExports, checkTree } from './check-tree.ts';
import { findUnusedExports } from './find-unused-exports.ts';
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
  it('finds no unused export in the real tree', () => {
    const { files, violations } = checkExports(join(import.meta.dirname, '../..'));

    assert.deepEqual(violations, []);
    assert.ok(files > 10);
  });

  it('finds no violation in the real tree', () => {
    const { files, violations } = checkTree(join(import.meta.dirname, '../../src'));

    assert.deepEqual(violations, []);
    assert.ok(files > 10);
  });

  it('accepts an import from a lower room', () => {
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
    it(`catches ${how} from a higher room`, () => {
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
    assert.deepEqual(messagesFor({ 'utils/x.ts': noun }), ['utils/x.ts:1 is in the unknown room "utils"']);
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
    'process passed to a function': ['cli/x.ts', "export const x = Reflect.get(process, 'env');\n"],
    'process as a default import': ['cli/x.ts', "import p from 'node:process';\nexport const x = p.env;\n"],
    'process as a namespace': ['cli/x.ts', "import * as p from 'node:process';\nexport const x = p.env;\n"],
    'env passed through': ['cli/x.ts', "export { env } from 'node:process';\n"],
    'an assignment that destructures process': [
      'cli/x.ts',
      'let env;\n({ env } = process);\nexport const x = env;\n',
    ],
    'a room hidden by a test ending': ['utils/x.fixture.ts', 'export const x = 1;\n'],
    'the HTTP framework in an adapter': ['adapters/x/y.ts', "import 'hono';\n"],
  } as const;
  for (const [how, [path, text]] of Object.entries(evasions)) {
    it(`also catches ${how}`, () => {
      assert.equal(messagesFor({ 'text/noun.ts': noun, [path]: text }).length, 1);
    });
  }

  it('lets the pages import only types of the domain', () => {
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
      'text/x.ts:1 imports the package zod, which "text" may not import',
      'text/x.ts:2 imports node:fs: "text" may not import Node modules',
    ]);
  });

  it('allows the model vendor only in its own folder', () => {
    assert.deepEqual(messagesFor({ 'adapters/other/x.ts': "import '@openai/agents';\n" }), [
      'adapters/other/x.ts:1 imports @openai/agents, which only adapters/openai/ may import',
    ]);
    assert.deepEqual(messagesFor({ 'adapters/openai/x.ts': "import '@openai/agents';\n" }), []);
  });

  it('lets tests import every room and forbids production code to import test files', () => {
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
      'cli/x.ts:2 imports ../scripts/x.ts, which is outside src',
    ]);
  });

  it('catches a function over 60 lines, tests and tables excepted', () => {
    const long = `export function f() {\n${'  g();\n'.repeat(59)}}\n`;

    assert.deepEqual(
      messagesFor({ 'domain/x.ts': long, 'domain/x.test.ts': long, 'domain/x.table.ts': long }),
      ['domain/x.ts:1 has a function of 61 lines; the limit is 60'],
    );
  });

  it('catches two sibling folders that import each other', () => {
    const tree = {
      'maths/read/a.ts': "import { b } from '../exact/b.ts';\nexport const a = b;\n",
      'maths/exact/b.ts': noun,
      'maths/exact/c.ts': "import type { d } from '../read/d.ts';\nexport type C = typeof d;\n",
      'maths/read/d.ts': noun,
    };

    assert.deepEqual(messagesFor(tree), [
      'maths/exact/c.ts:1 imports maths/read, and maths/read/a.ts:1 imports maths/exact back',
    ]);
  });

  it('accepts a folder whose files import the files beside it', () => {
    const tree = {
      'maths/read/a.ts': "import { noun } from '../b.ts';\nexport const a = noun;\n",
      'maths/b.ts': noun,
      'maths/c.ts': "export { a } from './read/a.ts';\n",
    };

    assert.deepEqual(messagesFor(tree), []);
  });
});

describe('the check of exports', () => {
  const declared = readSourceFile('src/domain/noun.ts', 'export const a = 1;\nexport type B = 2;\n');
  const rules = { publicFiles: new Set<string>(), specNames: new Set<string>() };
  const unused = (path: string, text: string, given = rules): string[] =>
    findUnusedExports([declared], [declared, readSourceFile(path, text)], given).map(
      ({ message }) => message,
    );
  const both = ['exports a, which nothing imports', 'exports B, which nothing imports'];

  it('reports values and types that nothing imports', () => {
    assert.deepEqual(unused('src/text/x.ts', ''), both);
  });

  it('does not count an import from a test as use', () => {
    assert.deepEqual(unused('src/text/x.test.ts', "import { a, type B } from '../domain/noun.ts';\n"), both);
  });

  it('counts static, dynamic and whole-module imports as use, also from scripts and benchmarks', () => {
    const rest = ['exports B, which nothing imports'];

    assert.deepEqual(unused('bench/x.ts', "import { a } from '../src/domain/noun.ts';\n"), rest);
    assert.deepEqual(unused('scripts/x.ts', "const { a } = await import('../src/domain/noun.ts');\n"), rest);
    assert.deepEqual(unused('src/text/x.ts', "export const load = () => import('../domain/noun.ts');\n"), []);
  });

  it('leaves out public files and names that a specification spells out', () => {
    assert.deepEqual(unused('src/text/x.ts', '', { ...rules, publicFiles: new Set([declared.path]) }), []);
    assert.deepEqual(unused('src/text/x.ts', '', { ...rules, specNames: new Set(['a']) }), [both[1]]);
  });
});
