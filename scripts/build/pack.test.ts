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

/** Runs the installed program directly, because `npx` takes one second longer. */
const vbagent = (...args: string[]): string => run(join(folder, 'node_modules/.bin/vbagent'), args);

describe('the packed tarball, installed in an empty folder', () => {
  before(() => {
    run('npm', ['pack', '--silent', '--pack-destination', folder], projectRoot);
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const tarball = globSync('vbagent-*.tgz', { cwd: folder })[0];
    assert.ok(tarball, 'npm pack wrote no tarball');
    const quietOptions = ['--silent', '--prefer-offline', '--no-audit', '--no-fund'];
    run('npm', ['install', ...quietOptions, `./${tarball}`, 'node@24.21.0']);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('prints its version', () => {
    assert.match(run('npx', ['vbagent', '--version']), /^\d+\.\d+\.\d+\n$/);
  });

  it('imports the sample questions of the package and finds one of them', () => {
    vbagent('bank', 'import', 'node_modules/vbagent/data/samples');

    const results = JSON.parse(vbagent('bank', 'search', 'inclined plane', '--json'));

    assert.ok(JSON.stringify(results).includes('inclined plane'));
  });

  it('writes a mock exam as a self-contained page', () => {
    const course = ['--subject', 'Mathematics', '--level', 'Nat 5', '--seed', '1'];
    vbagent('exam', ...course, '-o', 'paper.html');

    const page = readFileSync(join(folder, 'paper.html'), 'utf8');
    assert.match(page, /KaTeX_Main.*data:font\/woff2/s);
    assert.match(page, /END OF QUESTION PAPER/);
  });

  it('contains no tests and no source', () => {
    const packedFiles = globSync('node_modules/vbagent/**/*.{ts,test.js,contract.js}', { cwd: folder });

    assert.deepEqual(
      packedFiles.filter((path) => !path.endsWith('.d.ts')),
      [],
    );
  });
});
