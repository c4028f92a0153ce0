import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkPages } from './check-pages.ts';
import { checkExports, checkTree } from './check-tree.ts';
import { findRepeatedTypes } from './find-repeated-types.ts';
import { findUnusedExports } from './find-unused-exports.ts';
import { readSourceFile } from './read-source-file.ts';

/** Writes the files to a temporary folder, checks them and returns the violations. */
function checkFiles(tree: Record<string, string>): string[] {
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

const MODULE_TEXT = 'export const noun = 1;\n';

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
      checkFiles({
        'domain/noun.ts': MODULE_TEXT,
        'text/verb.ts': "export { noun } from '../domain/noun.ts';\n",
      }),
      [],
    );
  });

  const importsFromHigherRoom = {
    'a static import': "import { noun } from '../text/noun.ts';\nexport const x = noun;\n",
    'a type import': "import type { noun } from '../text/noun.ts';\nexport type X = typeof noun;\n",
    'a re-export': "export * from '../text/noun.ts';\n",
    'a dynamic import': "export const load = () => import('../text/noun.ts');\n",
    'an import type expression': "export type X = typeof import('../text/noun.ts').noun;\n",
  };
  for (const [description, text] of Object.entries(importsFromHigherRoom)) {
    it(`catches ${description} from a higher room`, () => {
      const messages = checkFiles({ 'text/noun.ts': MODULE_TEXT, 'domain/bad.ts': text });

      assert.deepEqual(messages, ['domain/bad.ts:1 imports text/noun.ts: "domain" may not import "text"']);
    });
  }

  it('catches an import cycle, even if it consists only of type imports', () => {
    const messages = checkFiles({
      'domain/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      'domain/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
    });

    assert.deepEqual(messages, ['domain/a.ts:1 is part of an import cycle: domain/a.ts ↔ domain/b.ts']);
  });

  it('catches an unknown room', () => {
    assert.deepEqual(checkFiles({ 'utils/x.ts': MODULE_TEXT }), [
      'utils/x.ts:1 is in the unknown room "utils"',
    ]);
  });

  const environmentReads = {
    'process.env': 'export const x = process.env;\n',
    "process['env']": "export const x = process['env'];\n",
    'globalThis.process.env': 'export const x = globalThis.process.env;\n',
    destructuring: 'const { env } = process;\nexport const x = env;\n',
    'the import of env': "import { env } from 'node:process';\nexport const x = env;\n",
  };
  for (const [description, text] of Object.entries(environmentReads)) {
    it(`catches ${description} outside config`, () => {
      const expected = 'cli/x.ts:1 reads process.env; only "config" may';

      assert.deepEqual(checkFiles({ 'cli/x.ts': text }), [expected]);
      assert.deepEqual(checkFiles({ 'config/x.ts': text }), []);
    });
  }

  const hiddenViolations = {
    'an import whose path is a template': [
      'domain/x.ts',
      'export const load = () => import(`../text/noun.ts`);\n',
    ],
    'an import whose path is computed': ['cli/x.ts', 'export const load = (name: string) => import(name);\n'],
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
    'an unknown room that contains only test files': ['utils/x.fixture.ts', 'export const x = 1;\n'],
    'the HTTP framework in an adapter': ['adapters/x/y.ts', "import 'hono';\n"],
  } as const;
  for (const [description, [path, text]] of Object.entries(hiddenViolations)) {
    it(`also catches ${description}`, () => {
      assert.equal(checkFiles({ 'text/noun.ts': MODULE_TEXT, [path]: text }).length, 1);
    });
  }

  it('allows the pages to import only types of the domain', () => {
    const countPageViolations = (text: string) => checkPages([readSourceFile('bank/x.ts', text)]).length;

    assert.equal(
      countPageViolations("import type { Question } from '../../../src/domain/question.ts';\n"),
      0,
    );
    assert.equal(countPageViolations("import { Question } from '../../../src/domain/question.ts';\n"), 1);
    assert.equal(
      countPageViolations("import type { Bank } from '../../../src/ports/question-bank.ts';\n"),
      1,
    );
  });

  it('catches an empty list of files', () => {
    assert.deepEqual(checkFiles({}), ['src:1 no source files were found to check']);
  });

  it('catches a script that the check did not read', () => {
    assert.deepEqual(checkFiles({ 'domain/x.ts': MODULE_TEXT, 'domain/y.mjs': MODULE_TEXT }), [
      'domain/y.mjs:1 is a script that the room check did not read',
    ]);
  });

  it('catches a file that is too long, except a table', () => {
    const long = '\n'.repeat(400);

    assert.deepEqual(checkFiles({ 'domain/x.ts': long, 'domain/y.table.ts': long }), [
      'domain/x.ts:300 has 401 lines; the limit is 300',
    ]);
  });

  it('catches a package or a Node module in a pure room', () => {
    assert.deepEqual(checkFiles({ 'text/x.ts': "import 'zod';\nimport 'node:fs';\n" }), [
      'text/x.ts:1 imports the package zod, which "text" may not import',
      'text/x.ts:2 imports node:fs: "text" may not import Node modules',
    ]);
  });

  it('allows the model vendor only in its own folder', () => {
    assert.deepEqual(checkFiles({ 'adapters/other/x.ts': "import '@openai/agents';\n" }), [
      'adapters/other/x.ts:1 imports @openai/agents, which only adapters/openai/ may import',
    ]);
    assert.deepEqual(checkFiles({ 'adapters/openai/x.ts': "import '@openai/agents';\n" }), []);
  });

  it('allows tests to import every room, but not production code to import test files', () => {
    const tree = {
      'domain/x.fixture.ts': MODULE_TEXT,
      'domain/y.ts': "import './x.fixture.ts';\n",
      'text/noun.ts': MODULE_TEXT,
    };

    assert.deepEqual(checkFiles(tree), ['domain/y.ts:1 imports domain/x.fixture.ts, which belongs to tests']);
    assert.deepEqual(
      checkFiles({ 'text/noun.ts': MODULE_TEXT, 'domain/x.test.ts': "import '../text/noun.ts';\n" }),
      [],
    );
  });

  it('catches an import of a file that does not exist, and an import from outside src', () => {
    assert.deepEqual(checkFiles({ 'cli/x.ts': "import './gone.ts';\nimport '../../scripts/x.ts';\n" }), [
      'cli/x.ts:1 imports cli/gone.ts, which does not exist',
      'cli/x.ts:2 imports ../scripts/x.ts, which is outside src',
    ]);
  });

  it('catches a function of more than 60 lines, except in tests and tables', () => {
    const long = `export function f() {\n${'  g();\n'.repeat(59)}}\n`;

    assert.deepEqual(
      checkFiles({ 'domain/x.ts': long, 'domain/x.test.ts': long, 'domain/x.table.ts': long }),
      ['domain/x.ts:1 has a function of 61 lines; the limit is 60'],
    );
  });

  it('catches two sibling folders that import each other', () => {
    const tree = {
      'maths/read/a.ts': "import { b } from '../exact/b.ts';\nexport const a = b;\n",
      'maths/exact/b.ts': MODULE_TEXT,
      'maths/exact/c.ts': "import type { d } from '../read/d.ts';\nexport type C = typeof d;\n",
      'maths/read/d.ts': MODULE_TEXT,
    };

    assert.deepEqual(checkFiles(tree), [
      'maths/exact/c.ts:1 imports maths/read, and maths/read/a.ts:1 imports maths/exact back',
    ]);
  });

  it('accepts a folder and its parent folder whose files import each other', () => {
    const tree = {
      'maths/read/a.ts': "import { noun } from '../b.ts';\nexport const a = noun;\n",
      'maths/b.ts': MODULE_TEXT,
      'maths/c.ts': "export { a } from './read/a.ts';\n",
    };

    assert.deepEqual(checkFiles(tree), []);
  });
});

describe('the check of type names', () => {
  const listRepeated = (path: string, text: string): string[] => {
    const first = readSourceFile('domain/noun.ts', 'export const Noun = 1;\nexport type Noun = 1;\n');
    return findRepeatedTypes([first, readSourceFile(path, text)]).map(({ message }) => message);
  };

  it('reports a type whose name another file exports too', () => {
    assert.deepEqual(listRepeated('text/noun.ts', 'export type Noun = 2;\n'), [
      'exports the type Noun, as domain/noun.ts does; give it another name',
    ]);
  });

  it('accepts values, local types, test files and names that are exported again', () => {
    assert.deepEqual(listRepeated('text/noun.ts', 'export const Noun = 2;\ntype Local = 1;\n'), []);
    assert.deepEqual(listRepeated('text/noun.fixture.ts', 'export type Noun = 2;\n'), []);
    assert.deepEqual(listRepeated('text/noun.ts', "export { type Noun } from '../domain/noun.ts';\n"), []);
  });
});

describe('the check of exports', () => {
  const declaringFile = readSourceFile('src/domain/noun.ts', 'export const a = 1;\nexport type B = 2;\n');
  const rules = { publicFiles: new Set<string>(), specNames: new Set<string>() };
  const listUnused = (path: string, text: string, options = rules): string[] =>
    findUnusedExports([declaringFile], [declaringFile, readSourceFile(path, text)], options).map(
      ({ message }) => message,
    );
  const bothUnused = ['exports a, which nothing imports', 'exports B, which nothing imports'];

  it('reports values and types that nothing imports', () => {
    assert.deepEqual(listUnused('src/text/x.ts', ''), bothUnused);
  });

  it('does not count an import from a test as use', () => {
    assert.deepEqual(
      listUnused('src/text/x.test.ts', "import { a, type B } from '../domain/noun.ts';\n"),
      bothUnused,
    );
  });

  it('counts static, dynamic and whole-module imports as use, also from scripts and benchmarks', () => {
    const typeUnused = ['exports B, which nothing imports'];

    assert.deepEqual(listUnused('bench/x.ts', "import { a } from '../src/domain/noun.ts';\n"), typeUnused);
    assert.deepEqual(
      listUnused('scripts/x.ts', "const { a } = await import('../src/domain/noun.ts');\n"),
      typeUnused,
    );
    assert.deepEqual(
      listUnused('src/text/x.ts', "export const load = () => import('../domain/noun.ts');\n"),
      [],
    );
  });

  it('ignores public files and names that a specification requires', () => {
    assert.deepEqual(
      listUnused('src/text/x.ts', '', { ...rules, publicFiles: new Set([declaringFile.path]) }),
      [],
    );
    assert.deepEqual(listUnused('src/text/x.ts', '', { ...rules, specNames: new Set(['a']) }), [
      bothUnused[1],
    ]);
  });
});
