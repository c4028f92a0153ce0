import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const createQuestion = (force: number, result: number): string =>
  `\\item A constant force of $${force}\\,\\mathrm{N}$ moves a box $4\\,\\mathrm{m}$ along its line. Find the work done by the force.\n\\begin{solution}\n\\begin{align*}\nW &= Fs = ${force} \\times 4 = ${result}\\,\\mathrm{J}\n\\end{align*}\n\\end{solution}\n`;

function openCli(t: TestContext, isTerminal = false): ScratchCli {
  const cli = openScratchCli({ isTerminal, width: isTerminal ? 60 : Number.POSITIVE_INFINITY });
  t.after(() => cli.close());
  return cli;
}

describe('vbagent process by rules', () => {
  it('writes a folder per question that `vbagent check` can read, and exits with 3 when a step needs a model', async (t) => {
    const cli = openCli(t);
    const tex = cli.write('set.tex', createQuestion(6, 24) + createQuestion(5, 20));
    const output = join(cli.folder, 'out');

    const { code, out, err } = await cli.run(
      'process',
      '-t',
      tex,
      '--variants',
      'conceptual,calculus',
      '-o',
      output,
    );

    assert.equal(code, 3);
    assert.equal(out, `${output}/set-1\n${output}/set-2\n`);
    assert.match(err, /× variants +A conceptual variant needs a model/);
    assert.match(cli.read('out/set-2/problem.tex'), /5 \\times 4 = 20/);
    const { skipped } = JSON.parse(cli.read('out/set-1/result.json'));
    const steps = skipped.map(({ step }: { step: string }) => step);
    assert.deepEqual(steps, ['variants/conceptual', 'variants/calculus']);
    const check = await cli.run('check', '--dir', output, '--all', '--yes-to', 'certain');
    assert.match(check.out + check.err, /2 of 2 problems/);
  });

  it('saves correct questions to the bank with --bank, submits flagged questions to the expert queue, and exits with 1', async (t) => {
    const cli = openCli(t);
    const tex = cli.write('set.tex', createQuestion(6, 24) + createQuestion(5, 21));

    const { code } = await cli.run(
      'process',
      '-t',
      tex,
      '--no-ideas',
      '--bank',
      '-o',
      join(cli.folder, 'out'),
    );

    assert.equal(code, 1);
    assert.match((await cli.run('bank', 'list')).out, /6 N moves a box/);
    assert.doesNotMatch((await cli.run('bank', 'list')).out, /5 N moves a box/);
    assert.match((await cli.run('review', 'list')).out, /validation_failure/);
  });

  it('shows no tick at the verification of a question with a wrong key, a drawing that fails, a missing file or unjudged steps', async (t) => {
    const cli = openCli(t);
    const verifyLine = async (tex: string): Promise<string> => {
      const path = cli.write('set.tex', tex);
      const { err } = await cli.run('process', '-t', path, '--no-ideas', '-o', join(cli.folder, 'out'));
      return /^.* verify .*$/m.exec(err)?.[0] ?? '';
    };
    const options =
      '\n\\begin{tasks}\n\\task $24\\,\\mathrm{J}$\n\\task $10\\,\\mathrm{J}$ \\ans\n\\end{tasks}';
    const withStem = (addition: string): string =>
      createQuestion(6, 24).replace('force.\n', `force.${addition}\n`);

    assert.match(
      await verifyLine(createQuestion(6, 24)),
      /✓ verify +0 errors, 0 warnings; 1 equality judged/,
    );
    assert.match(await verifyLine(withStem(options)), /! verify +1 error,/);
    assert.match(
      await verifyLine(withStem('\n\\begin{tikzpicture}\\draw (0,0) -- \\nothing;\\end{tikzpicture}')),
      /! verify +1 error,/,
    );
    assert.match(await verifyLine(withStem(' \\includegraphics{box.png}')), /! verify +0 errors, 1 warning/);
    assert.match(
      await verifyLine(createQuestion(6, 24).replace(/W &=.*/, 'W &= Fs')),
      /! verify .*0 equalities judged, 1 undecided, 0 unreadable/,
    );
  });

  it('redraws the progress tree on a terminal, with no line wider than the terminal', async (t) => {
    const cli = openCli(t, true);
    const tex = cli.write('set.tex', createQuestion(6, 24));

    const { err } = await cli.run('process', '-t', tex, '-o', join(cli.folder, 'out'));

    const upAndClear = '\u001B[1A\u001B[2K';
    assert.ok(err.indexOf(upAndClear) > err.indexOf('…'));
    const lines = err.replaceAll(upAndClear, '').split('\n');
    assert.ok(lines.filter((line) => /^ {2}\S /.test(line)).every((line) => line.length <= 60));
  });

  it('refuses invalid options before any work', async (t) => {
    const cli = openCli(t);
    const tex = cli.write('set.tex', createQuestion(6, 24));
    const output = join(cli.folder, 'out');

    assert.match((await cli.run('process')).err, /Use either -t FILE \(TeX\) or -i FILE/);
    assert.match(
      (await cli.run('process', '-t', tex, '--variants', 'multi')).err,
      /Allowed choices are numerical/,
    );
    assert.equal((await cli.run('process', '-t', tex, '--engine', 'model', '-o', output)).code, 3);
    assert.equal((await cli.run('process', '-t', tex, '-r', '4', '9', '-o', output)).code, 2);
    assert.equal((await cli.run('process', '-t', cli.write('notes.tex', 'Notes.'), '-o', output)).code, 2);
    assert.ok(!existsSync(output));
  });
});
