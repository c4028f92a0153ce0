import assert from 'node:assert/strict';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const createQuestion = (force: number, result: number): string =>
  `\\item A constant force of $${force}\\,\\mathrm{N}$ moves a box $4\\,\\mathrm{m}$ along its line. Find the work done by the force.\n\\begin{solution}\n\\begin{align*}\nW &= Fs = ${force} \\times 4 = ${result}\\,\\mathrm{J}\n\\end{align*}\n\\end{solution}\n`;

const neverStopped = (): Promise<void> => new Promise(() => {});

function openCli(t: TestContext, waitForStop = neverStopped): ScratchCli {
  const cli = openScratchCli({ waitForStop });
  t.after(() => cli.close());
  return cli;
}

describe('vbagent batch', () => {
  it('writes a separate folder for every file, even for equal file names, and skips finished files in the next run', async (t) => {
    const cli = openCli(t);
    cli.write('in/a/q.tex', createQuestion(6, 24));
    cli.write('in/b/q.tex', createQuestion(5, 20));
    const [input, output] = [join(cli.folder, 'in'), join(cli.folder, 'out')];

    const first = await cli.run('batch', input, '-o', output, '--no-ideas');
    const writtenAt = statSync(join(output, 'q', 'problem.tex')).mtimeMs;
    const second = await cli.run('batch', 'continue', input, '-o', output, '--no-ideas');

    assert.deepEqual([first.code, second.code], [0, 0]);
    assert.match(first.out, /2 files: 2 done, 0 incomplete, 0 failed\./);
    assert.match(cli.read('out/q-2/problem.tex'), /5 \\times 4 = 20/);
    assert.equal(statSync(join(output, 'q', 'problem.tex')).mtimeMs, writtenAt);
  });

  it('reports why a file failed, and processes it again once it has changed', async (t) => {
    const cli = openCli(t);
    cli.write('in/good.tex', createQuestion(6, 24));
    cli.write('list.txt', `${join(cli.folder, 'in/good.tex')}\n${join(cli.folder, 'in/late.tex')}\n`);
    const args = ['batch', join(cli.folder, 'list.txt'), '-o', join(cli.folder, 'out'), '--no-ideas'];

    const first = await cli.run(...args);
    const status = await cli.run('batch', 'status', '-o', join(cli.folder, 'out'), '--json');
    cli.write('in/late.tex', createQuestion(5, 20));
    const last = await cli.run(...args);

    assert.equal(first.code, 1);
    assert.match(first.out, /late\.tex: failed: There is no file/);
    const { done, failed, files } = JSON.parse(status.out);
    assert.deepEqual([done, failed, files[0].attempts], [1, 1, 1]);
    assert.equal(last.code, 0, last.out);
  });

  it('escapes control characters in file names', async (t) => {
    const cli = openCli(t);
    cli.write('in/\u001b]0;mine\u0007.tex', 'no question');

    const { out } = await cli.run('batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'));

    assert.match(out, /^\S*␛\]0;mine␇\.tex: failed: /m);
  });

  it('processes a file again only if its results are no longer in the folder', async (t) => {
    const cli = openCli(t);
    for (const name of ['a', 'b']) cli.write(`${name}.tex`, createQuestion(6, 24));
    const output = join(cli.folder, 'out');
    // The result folder is inside the input folder; its files are not input files.
    const args = ['batch', cli.folder, '-o', output, '--no-ideas'];
    await cli.run(...args);
    const writtenAt = statSync(join(output, 'a', 'problem.tex')).mtimeMs;
    rmSync(join(output, 'b'), { recursive: true });

    const { code, out, err } = await cli.run(...args);

    assert.equal(code, 0);
    assert.match(out, /2 files: 2 done/);
    assert.match(err, /The results of 1 file are no longer in .*out; these files are processed again\./);
    assert.match(cli.read('out/b/problem.tex'), /6 \\times 4/);
    assert.equal(statSync(join(output, 'a', 'problem.tex')).mtimeMs, writtenAt);
  });

  it('refuses an output that is a file, and an output folder in which it would overwrite input files, before any work', async (t) => {
    const cli = openCli(t);
    cli.write('in/a.tex', createQuestion(6, 24));
    const input = join(cli.folder, 'in');

    cli.write('taken', '');
    const fileAsOutput = await cli.run('batch', input, '-o', join(cli.folder, 'taken'));
    const inputAsOutput = await cli.run('variant', join(input, 'a.tex'), '--type', 'numerical', '-o', input);

    assert.deepEqual([fileAsOutput.code, inputAsOutput.code], [2, 2]);
    assert.match(fileAsOutput.err, /taken is a file, not a folder/);
    assert.match(inputAsOutput.err, /a\.tex is an input file, and its result would overwrite it/);
    assert.equal(cli.read('in/a.tex'), createQuestion(6, 24));
  });

  it('leaves unprocessed files in the queue when it is stopped', async (t) => {
    const cli = openCli(t, async () => {});
    cli.write('in/a.tex', createQuestion(6, 24));
    const args = ['batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'), '--no-ideas'];

    const { code, err } = await cli.run(...args);

    assert.equal(code, 130);
    assert.match(err, /Stopped with 1 file left; run the same command to continue/);
  });

  it('makes variants, converts and verifies files as batches', async (t) => {
    const cli = openCli(t);
    cli.write('in/good.tex', createQuestion(6, 24));
    cli.write('in/wrong.tex', createQuestion(6, 25));
    const [pattern, folder] = [join(cli.folder, 'in/*.tex'), join(cli.folder, 'in')];
    const getPath = (name: string): string => join(cli.folder, name);

    const varied = await cli.run(
      'variant',
      pattern,
      '--type',
      'numerical',
      '--seed',
      '2',
      '-o',
      getPath('varied'),
    );
    await cli.run('convert', folder, '--to', 'mcq_sc', '-o', getPath('converted'));
    const verified = await cli.run('verify', folder, '-o', getPath('verified'));
    const secondRun = await cli.run('batch', folder, '--do', 'verify', '-o', getPath('verified'), '--json');

    assert.match(varied.out, /^.*wrong\.tex: incomplete: numerical: [\s\S]*2 files: 1 done, 1 incomplete/);
    assert.match(cli.read('varied/good.tex'), /^\\item A constant force of/);
    assert.match(cli.read('converted/good.tex'), /\\begin\{tasks\}/);
    assert.equal(verified.code, 1);
    assert.match(verified.out, /wrong\.tex: incomplete: line \d+: /);
    assert.deepEqual(JSON.parse(cli.read('verified/good.json')).questions, 1);
    assert.deepEqual(JSON.parse(secondRun.out).files[0].attempts, 1);
  });

  it('continues the stored task when no files are named, and then refuses another task', async (t) => {
    const cli = openCli(t);
    cli.write('in/a.tex', createQuestion(6, 24));
    const output = join(cli.folder, 'out');
    await cli.run(
      'batch',
      'init',
      join(cli.folder, 'in'),
      '--no-ideas',
      '--detach',
      '--max-cost',
      '3',
      '-o',
      output,
    );

    const { code, out } = await cli.run('batch', 'continue', '-o', output, '--json');
    const withOtherTask = await cli.run('batch', 'continue', '-o', output, '--do', 'verify');
    const nowhere = await cli.run('batch', 'continue', '-o', join(cli.folder, 'nowhere'));

    assert.deepEqual([code, JSON.parse(out).done, withOtherTask.code, nowhere.code], [0, 1, 2, 2]);
    assert.match(cli.read('out/a/problem.tex'), /6 \\times 4/);
    assert.match(nowhere.err, /No batch writes to/);
  });

  it('refuses several files without a result folder, and -t together with several files', async (t) => {
    const cli = openCli(t);
    cli.write('in/a.tex', createQuestion(6, 24));
    const input = join(cli.folder, 'in');

    const nowhere = await cli.run('variant', input, '--type', 'numerical');
    const both = await cli.run('convert', input, '-t', 'a.tex', '--to', 'mcq_sc', '-o', 'x');
    const incomplete = await cli.run('batch', input, '--do', 'convert', '-o', 'x');

    assert.deepEqual([nowhere.code, both.code, incomplete.code], [2, 2, 2]);
    assert.match(nowhere.err, /-o FOLDER/);
  });

  it('refuses a folder without input files, and the status of an unknown batch', async (t) => {
    const cli = openCli(t);
    cli.write('in/notes.md', 'x');

    const empty = await cli.run('batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'));
    const none = await cli.run('batch', 'status', '-o', 'nowhere');

    assert.deepEqual([empty.code, none.code], [2, 2]);
    assert.match(empty.err, /There is no photo, PDF or TeX file at/);
  });
});
