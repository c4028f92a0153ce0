import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pluck } from '../../ports/pluck.fixture.ts';
import { createTikzjaxRenderer } from './create-tikzjax-renderer.ts';

const renderer = createTikzjaxRenderer({ timeoutMs: 60_000 });

describe('createTikzjaxRenderer', () => {
  after(() => renderer.close());

  it('draws a labelled figure with embedded fonts', async () => {
    const drawing = await renderer.draw(
      '\\begin{tikzpicture}\\draw (0,0) -- (2,1) node {$\\theta$};\\end{tikzpicture}',
    );

    assert.equal(drawing.kind, 'drawn');
    assert.match(
      drawing.kind === 'drawn' ? drawing.svg : '',
      /^<svg.*@font-face\{font-family:cmmi10.*<path/s,
    );
  });

  it('draws two concurrent requests one after the other', async () => {
    const circle = '\\begin{tikzpicture}\\draw (0,0) circle (1);\\end{tikzpicture}';

    const drawings = await Promise.all([renderer.draw(circle), renderer.draw(circle)]);

    assert.deepEqual(pluck(drawings, 'kind'), ['drawn', 'drawn']);
  });

  it('returns TeX’s error with the line of the source', async () => {
    const drawing = await renderer.draw('\\begin{tikzpicture}\n\\drwa (0,0);\n\\end{tikzpicture}');

    assert.deepEqual(drawing, { kind: 'failed', message: 'Undefined control sequence.', line: 2 });
  });

  it('reports an unsupported command and draws the next figure', async () => {
    const [unsupported, next] = await Promise.all([
      renderer.draw('\\begin{tikzpicture}\\node {\\$5};\\end{tikzpicture}'),
      renderer.draw('\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}'),
    ]);

    assert.equal(unsupported.kind, 'failed');
    assert.equal(next.kind, 'drawn');
  });

  it('recovers from a source that uses all memory', async () => {
    const [overflowing, next] = await Promise.all([
      renderer.draw('\\def\\x{\\x\\relax}\\x'),
      renderer.draw('\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}'),
    ]);

    assert.match(overflowing.kind === 'failed' ? overflowing.message : '', /capacity exceeded/);
    assert.equal(next.kind, 'drawn');
  });

  it('stops a drawing that never ends and draws the next one', async () => {
    const line = '\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}';
    const options = { timeoutMs: 60_000 };
    const limitedRenderer = createTikzjaxRenderer(options);
    // Loads the engine first, so that only the drawing counts towards the short time limit.
    await limitedRenderer.draw(line);

    options.timeoutMs = 1500;
    const endless = await limitedRenderer.draw('\\def\\x{\\y}\\def\\y{\\x}\\x');
    options.timeoutMs = 60_000;
    const next = await limitedRenderer.draw(line);
    await limitedRenderer.close();

    assert.deepEqual(endless, { kind: 'failed', message: 'the drawing took longer than 1.5 s' });
    assert.equal(next.kind, 'drawn');
  });

  it('draws a circuit and a graph', async () => {
    const circuit = await renderer.draw(
      '\\begin{circuitikz}\\draw (0,0) to[battery1] (0,2) to[R=$4\\,\\Omega$] (3,2) -- (3,0) -- (0,0);\\end{circuitikz}',
    );
    const graph = await renderer.draw(
      '\\begin{tikzpicture}\\begin{axis}\\addplot{x^2};\\end{axis}\\end{tikzpicture}',
    );

    assert.equal(circuit.kind, 'drawn');
    assert.equal(graph.kind, 'drawn');
  });

  it('cannot read files of this machine', async () => {
    const drawing = await renderer.draw('\\input{/etc/passwd}');

    assert.equal(drawing.kind, 'failed');
  });
});
