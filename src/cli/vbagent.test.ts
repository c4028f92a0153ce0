import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const LAUNCHER = join(import.meta.dirname, '..', '..', 'bin', 'vbagent.mjs');
/** A preloaded script that makes the launcher see an old Node version. */
const FAKE_OLD_NODE =
  'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } });';
/** A preloaded script that prints the URL of every loaded module. */
const LOG_LOADED_MODULES = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`;

describe('bin/vbagent.mjs', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'vbagent-bin-'));
    writeFileSync(join(folder, 'old-node.mjs'), FAKE_OLD_NODE);
    writeFileSync(join(folder, 'log-loads.mjs'), LOG_LOADED_MODULES);
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (script: string, words: string[], flags: string[] = []) =>
    spawnSync(process.execPath, [...flags, script, ...words], { cwd: folder, encoding: 'utf8' });
  const preload = (name: string) => ['--import', pathToFileURL(join(folder, name)).href];

  it('runs the program with nothing on standard error', () => {
    const { status, stdout, stderr } = run(LAUNCHER, ['bank', 'list', '--json']);

    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(JSON.parse(stdout).total, 0);
  });

  it('exits with the exit code of the fault', () => {
    const { status, stdout, stderr } = run(LAUNCHER, ['scan', '-t', 'x.tex', '--engine', 'model']);

    assert.deepEqual([status, stdout], [3, '']);
    assert.match(stderr, /^error: The engine `model` needs a model/);
  });

  it('loads no schema library to show help', () => {
    const { status, stderr } = run(LAUNCHER, ['--help'], preload('log-loads.mjs'));

    assert.equal(status, 0);
    assert.match(stderr, /node_modules\/commander\//);
    assert.doesNotMatch(stderr, /node_modules\/(?!commander\/)|src\/(latex|domain\/(?!fault|audit-action))/);
  });

  it('uses the Node that npm installed with it when it is started by an older Node', () => {
    const nodeModules = join(folder, 'installed', 'node_modules');
    mkdirSync(join(nodeModules, 'vbagent', 'bin'), { recursive: true });
    mkdirSync(join(nodeModules, 'vbagent', 'dist'));
    mkdirSync(join(nodeModules, '.bin'));
    copyFileSync(LAUNCHER, join(nodeModules, 'vbagent', 'bin', 'vbagent.mjs'));
    writeFileSync(
      join(nodeModules, 'vbagent', 'dist', 'main.js'),
      'console.log("ran"); process.exitCode = 5;',
    );
    symlinkSync(process.execPath, join(nodeModules, '.bin', 'node'));

    const { status, stdout } = run(
      join(nodeModules, 'vbagent', 'bin', 'vbagent.mjs'),
      [],
      preload('old-node.mjs'),
    );

    assert.deepEqual([status, stdout], [5, 'ran\n']);
  });

  it('explains what to install when there is no newer Node, with exit code 2', () => {
    const folderWithoutNode = join(folder, 'without-node', 'bin');
    mkdirSync(folderWithoutNode, { recursive: true });
    copyFileSync(LAUNCHER, join(folderWithoutNode, 'vbagent.mjs'));

    const { status, stderr } = run(join(folderWithoutNode, 'vbagent.mjs'), [], preload('old-node.mjs'));

    assert.equal(status, 2);
    assert.match(stderr, /needs Node 24 or newer; this is Node 20\.1\.0\.\nInstall Node 24/);
  });

  it('prints no error when a pipe is closed early', () => {
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-c', `set -o pipefail; "$0" "$1" --help | head -n 1`, process.execPath, LAUNCHER],
      {
        encoding: 'utf8',
      },
    );

    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, 'Usage: vbagent [options] [command]\n');
  });

  it('exits with 130 on Ctrl-C', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'scan', '-t', '-'], { cwd: folder });
    // The message "by rules" is printed before standard input is read, so the program is running now.
    await once(child.stderr, 'data');

    child.kill('SIGINT');

    assert.deepEqual(await once(child, 'exit'), [130, null]);
  });
});
