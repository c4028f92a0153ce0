import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const DRAWING = '\\begin{tikzpicture}\n  \\draw (0,0) -- (1,1);\n\\end{tikzpicture}';

function openCli(t: TestContext): ScratchCli {
  const cli = openScratchCli();
  t.after(() => cli.close());
  return cli;
}

describe('vbagent refs', () => {
  it('indexes folders, warns about a missing folder and an unreadable file, and exits with 1', async (t) => {
    const cli = openCli(t);
    cli.write('refs/coil.tex', 'Decorate with a coil.');
    cli.write('refs/broken.pdf', 'no PDF');

    const { code, out, err } = await cli.run('refs', 'index', `${cli.folder}/refs`, `${cli.folder}/gone`);

    assert.equal(code, 1);
    assert.match(out, /refs: 1 indexed, 0 unchanged, 0 removed/);
    assert.match(err, /broken\.pdf cannot be read as PDF[\s\S]*There is no folder .*gone/);
    assert.equal((await cli.run('refs', 'index', `${cli.folder}/refs/coil.tex`)).code, 0);
  });

  it('finds passages in files of the requested types', async (t) => {
    const cli = openCli(t);
    cli.write('refs/coil.tex', 'Decorate with a coil.');
    cli.write('refs/coil.sty', '\\newcommand{\\coil}{}');
    await cli.run('refs', 'index', `${cli.folder}/refs`);

    const { out } = await cli.run('refs', 'search', 'coil', '--type', 'sty', '--json');

    assert.deepEqual(
      JSON.parse(out).map((result: { content: string }) => result.content),
      ['\\newcommand{\\coil}{}'],
    );
    assert.match((await cli.run('refs', 'search', 'zebra')).err, /Nothing was found/);
  });

  it('stores, prints and removes a drawing of the author', async (t) => {
    const cli = openCli(t);
    const file = cli.write('mine.tex', `Mine:\n${DRAWING}\n`);

    const id = (
      await cli.run('refs', 'add', file, '--diagram', 'circuit', '--topic', 'Electricity')
    ).out.trim();

    assert.match((await cli.run('refs', 'list')).out, /example +circuit Electricity/);
    assert.equal((await cli.run('refs', 'show', id)).out, `${DRAWING}\n`);
    assert.equal((await cli.run('refs', 'remove', id)).code, 0);
    assert.equal((await cli.run('refs', 'show', id)).code, 2);
  });

  it('refuses an example without a drawing', async (t) => {
    const cli = openCli(t);

    const { code, err } = await cli.run('refs', 'add', cli.write('x.tex', 'Words.'), '--diagram', 'graph');

    assert.equal(code, 2);
    assert.match(err, /contains no tikzpicture/);
  });
});
