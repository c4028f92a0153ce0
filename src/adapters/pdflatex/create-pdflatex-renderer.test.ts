import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createPdflatexRenderer } from './create-pdflatex-renderer.ts';
import { withFallbackRenderer } from './with-fallback-renderer.ts';

// A TeX installation is too large for a test, so small scripts replace its programs. They record how they are called, and
// they report an error, wait or write a file as TeX would.
const PDFLATEX = `#!/bin/sh
{ echo "$@"; pwd; env; } > "$0.called"
case "$(cat drawing.tex)" in
  *drwa*) printf '! Undefined control sequence.\\nl.6 \\\\drwa\\n' > drawing.log; exit 1 ;;
  *nosuch*) printf "! LaTeX Error: File \\140nosuch.sty' not found.\\n" > drawing.log; exit 1 ;;
  *loop*) exec sleep 60 ;;
esac
case "$(cat drawing.tex)" in
  *ids*) echo '<g id="glyph0-1"/><use href="#glyph0-1" clip-path="url(#c)"/>' > drawing.pdf ;;
  *) echo pdf > drawing.pdf ;;
esac
`;
const PDFTOCAIRO = `#!/bin/sh
printf '<?xml version="1.0"?>\\n<svg>%s</svg>' "$(cat "$2")" > "$3"
`;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vbagent-texbin-'));
  await install('pdflatex', PDFLATEX);
  await install('pdftocairo', PDFTOCAIRO);
});
after(() => rm(folder, { recursive: true, force: true }));

async function install(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), script);
  await chmod(join(folder, name), 0o755);
}

const pathTo = (name: string): string => join(folder, name);
const openRenderer = (timeoutMs = 10_000) =>
  createPdflatexRenderer({ pdflatex: pathTo('pdflatex'), pdftocairo: pathTo('pdftocairo'), timeoutMs });
const circle = '\\begin{tikzpicture}\\draw (0,0) circle (1);\\end{tikzpicture}';

describe('createPdflatexRenderer', () => {
  it('returns the SVG of the page and nothing before it', async () => {
    assert.deepEqual(await openRenderer().draw(circle), { kind: 'drawn', svg: '<svg>pdf</svg>' });
  });

  it('gives the ids of each drawing a prefix of its own, so that several fit on one page', async () => {
    const renderer = openRenderer();
    const draw = async (tikz: string) => {
      const drawing = await renderer.draw(tikz);
      return drawing.kind === 'drawn' ? (/href="#([^"]+)"/.exec(drawing.svg)?.[1] ?? '') : '';
    };
    const [first, again, other] = [await draw('% ids'), await draw('% ids'), await draw('% ids 2')];

    assert.equal(first, again);
    assert.notEqual(first, other);
    assert.match(first, /-glyph0-1$/);
  });

  it('runs in a temporary folder, without access to programs, other files or the caller’s environment', async () => {
    await openRenderer().draw(circle);
    const callRecord = await readFile(pathTo('pdflatex.called'), 'utf8');
    const [args = '', scratch = '', ...variables] = callRecord.split('\n');

    assert.match(args, /-no-shell-escape .*-halt-on-error/);
    assert.match(scratch, /vbagent-tikz-/);
    for (const expected of ['openin_any=p', 'openout_any=p', 'shell_escape=f', `HOME=${scratch}`])
      assert.ok(variables.includes(expected), expected);
    assert.ok(!variables.some((variable) => variable.startsWith('npm_')));
    await assert.rejects(readdir(scratch));
  });

  it('returns the TeX error with the line of the source', async () => {
    assert.deepEqual(await openRenderer().draw('\\begin{tikzpicture}\n\\drwa (0,0);\n\\end{tikzpicture}'), {
      kind: 'failed',
      message: 'Undefined control sequence.',
      line: 2,
    });
  });

  it('stops a drawing that never ends', async () => {
    const drawing = await openRenderer(300).draw('\\loop\\iftrue\\repeat');

    assert.deepEqual(drawing, { kind: 'failed', message: 'the drawing took longer than 0.3 s' });
  });

  it('uses the fallback when TeX lacks a package or cannot start, but not for an error in the drawing', async () => {
    const fallback = {
      draw: async () => ({ kind: 'drawn' as const, svg: '<svg>other</svg>' }),
      close: async () => {},
    };
    const rendererWithoutTex = createPdflatexRenderer({
      pdflatex: pathTo('nowhere'),
      pdftocairo: pathTo('pdftocairo'),
    });

    assert.deepEqual(
      await withFallbackRenderer(openRenderer(), fallback).draw('\\usepackage{nosuch}'),
      await fallback.draw(),
    );
    assert.deepEqual(
      await withFallbackRenderer(rendererWithoutTex, fallback).draw(circle),
      await fallback.draw(),
    );
    assert.equal((await withFallbackRenderer(openRenderer(), fallback).draw('\\drwa')).kind, 'failed');
  });
});
