import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'vbagent-pack-'));
const installedPackage = join(folder, 'node_modules/vbagent');
const run = (program: string, args: string[], cwd = folder): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs the program that `npm install` would link as `vbagent`. */
const vbagent = (...args: string[]): string =>
  run(process.execPath, [join(installedPackage, readManifest().bin.vbagent), ...args]);

const readManifest = () => JSON.parse(readFileSync(join(installedPackage, 'package.json'), 'utf8'));

/** Unpacks the tarball as `npm install` does, and links the declared dependencies, because copying them all takes half a minute. */
function installPackage(): void {
  run('npm', ['pack', '--silent', '--pack-destination', folder], projectRoot);
  const tarball = globSync('vbagent-*.tgz', { cwd: folder })[0];
  assert.ok(tarball, 'npm pack wrote no tarball');
  mkdirSync(installedPackage, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', installedPackage, '--strip-components=1']);
  for (const name of Object.keys(readManifest().dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules', name), link, 'junction');
  }
}

describe('the packed tarball, installed with only its declared dependencies', () => {
  before(installPackage);
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('prints its version', () => {
    assert.match(vbagent('--version'), /^\d+\.\d+\.\d+\n$/);
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
