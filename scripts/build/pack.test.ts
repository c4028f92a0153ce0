import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'vbagent-pack-'));
const run = (program: string, args: string[], cwd = folder): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What `npx` finds, without the second that it takes. */
const vbagent = (...words: string[]): string => run(join(folder, 'node_modules/.bin/vbagent'), words);

describe('the packed tarball, installed in an empty folder', () => {
  before(() => {
    run('npm', ['pack', '--silent', '--pack-destination', folder], projectRoot);
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const tarball = globSync('vbagent-*.tgz', { cwd: folder })[0];
    assert.ok(tarball, 'npm pack wrote no tarball');
    const quietly = ['--silent', '--prefer-offline', '--no-audit', '--no-fund'];
    run('npm', ['install', ...quietly, `./${tarball}`, 'node@24.21.0']);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('says its version', () => {
    assert.match(run('npx', ['vbagent', '--version']), /^\d+\.\d+\.\d+\n$/);
  });

  it('imports the samples it brings and finds one', () => {
    vbagent('bank', 'import', 'node_modules/vbagent/data/samples');

    const found = JSON.parse(vbagent('bank', 'search', 'inclined plane', '--json'));

    assert.ok(JSON.stringify(found).includes('inclined plane'));
  });

  it('makes a mock exam as a page that needs nothing else', () => {
    const course = ['--subject', 'Mathematics', '--level', 'Nat 5', '--seed', '1'];
    vbagent('exam', ...course, '-o', 'paper.html');

    const page = readFileSync(join(folder, 'paper.html'), 'utf8');
    assert.match(page, /KaTeX_Main.*data:font\/woff2/s);
    assert.match(page, /END OF QUESTION PAPER/);
  });

  it('brings no tests and no source', () => {
    const brought = globSync('node_modules/vbagent/**/*.{ts,test.js,contract.js}', { cwd: folder });

    assert.deepEqual(
      brought.filter((path) => !path.endsWith('.d.ts')),
      [],
    );
  });
});
