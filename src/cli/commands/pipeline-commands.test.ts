import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { createPageReader } from '../../agents/scanner/page/printed-page.fixture.ts';
import type { Classification } from '../../domain/classification.ts';
import { type CliResult, openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const PAGE = join(import.meta.dirname, '../../adapters/tesseract/fixtures/photo.jpg');
const classification: Classification = {
  question_type: 'subjective',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Work',
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 2,
  key_concepts: ['work'],
  requires_calculus: false,
  confidence: 0.9,
};
const createQuestion = (stem: string, lines: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${lines}\n\\end{align*}\n\\end{solution}\n`;
const workQuestion = createQuestion(
  'A constant force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$ along its line. Find the work done by the force.',
  'W &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}',
);
const ideas = {
  concepts: ['Work'],
  formulas: ['W = Fs'],
  techniques: ['substitute given values'],
  difficulty_factors: [],
};
const replies = {
  numerical: createQuestion(
    'A constant force of $7.0\\,\\mathrm{N}$ moves a box $3.0\\,\\mathrm{m}$ along its line. Find the work done by the force.',
    'W &= Fs = 7.0 \\times 3.0 = 21\\,\\mathrm{J}',
  ),
  context: createQuestion(
    'A dog pulls a sledge over level snow with a steady pull of $6.0\\,\\mathrm{N}$ while the sledge glides $4.0\\,\\mathrm{m}$. How much work does the dog do on it?',
    'W &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}',
  ),
  conceptual: createQuestion(
    'A constant force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$ along its line in $8.0\\,\\mathrm{s}$. Find the mean power of the force.',
    'P &= \\frac{Fs}{t} = \\frac{6.0 \\times 4.0}{8.0} = 3.0\\,\\mathrm{W}',
  ),
  calculus: createQuestion(
    'A force along the $x$-axis is given by $F = 3x^2$, with $F$ in newtons and $x$ in metres. Find the work it does on a box that moves from $x = 0$ to $x = 4.0\\,\\mathrm{m}$.',
    'W &= \\int_0^{4} 3x^2\\,dx \\\\\n&= \\left[x^3\\right]_0^{4} \\\\\n&= 4^3 \\\\\n&= 64\\,\\mathrm{J}',
  ),
};
const alternate =
  '\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work is the area under the graph of force against distance, a rectangle.}\nA &= 4.0 \\times 6.0 \\\\\nW &= 24\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n';

/** Creates a script step for each role: its reply, for this number of calls. */
const createReplySteps = (times: number) => ({
  classify: { expect: { system: 'experienced examiner', images: 1 }, reply: { json: classification }, times },
  scan: { expect: { system: 'editor of exam papers', images: 1 }, reply: { text: workQuestion }, times },
  ideas: { expect: { system: 'list the ideas that a learner needs' }, reply: { json: ideas }, times },
  alternate: { expect: { system: 'write another solution of it' }, reply: { text: alternate }, times },
  numerical: { expect: { system: 'a numerical variant of it' }, reply: { text: replies.numerical }, times },
  context: { expect: { system: 'a context variant of it' }, reply: { text: replies.context }, times },
  conceptual: {
    expect: { system: 'a conceptual variant of it' },
    reply: { text: replies.conceptual },
    times,
  },
  calculus: { expect: { system: 'a calculus variant of it' }, reply: { text: replies.calculus }, times },
});

/** The usage examples of the specification. They run unchanged in a folder that contains the files they name. */
describe('command lines of the specification', () => {
  const originalFolder = process.cwd();
  let folder: string;
  let closeFolder: () => void;

  before(() => {
    const cli = openScratchCli();
    folder = cli.folder;
    closeFolder = cli.close;
    for (const path of ['images', 'refs/tikz', 'refs/pgf'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const name of ['images/q1.png', 'images/problem_1.png', 'images/problems.png', 'diagram.png'])
      copyFileSync(PAGE, join(folder, name));
    cli.write('refs/tikz/coil.tex', '\\section{Coils}\nDecorate a path with a coil.');
    cli.write('refs/pgf/pgf.sty', '\\newcommand{\\coil}{}');
    cli.write('problems.tex', `${workQuestion}\n${workQuestion.replace('box', 'crate')}`);
    process.chdir(folder);
  });
  after(() => {
    process.chdir(originalFolder);
    closeFolder();
  });

  async function run(t: TestContext, line: string, steps: ScriptInput): Promise<CliResult> {
    const scripted = await createScriptedModel(steps);
    const cli: ScratchCli = openScratchCli({
      variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' },
      pages: createPageReader('1. What is work?', '2. What is power?'),
      diagrams: { draw: async () => ({ kind: 'drawn', svg: '<svg/>' }), close: async () => {} },
    });
    t.after(async () => {
      cli.close();
      await scripted.close();
    });
    const [, ...words] = line.split(' ');
    return cli.run(...words);
  }

  const readFile = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const { classify, scan } = createReplySteps(1);

  for (const [line, output, steps] of [
    ['vbagent classify -i images/problem_1.png', undefined, [classify]],
    ['vbagent classify -i images/q1.png -o classification.json', 'classification.json', [classify]],
    ['vbagent scan -i images/problem_1.png -o problem_1.tex', 'problem_1.tex', [classify, scan]],
    ['vbagent scan -i images/q1.png -o output.tex', 'output.tex', [classify, scan]],
    [
      'vbagent scan -i images/problem_1.png --type mcq_sc -o problem_1.tex',
      'problem_1.tex',
      [
        {
          ...scan,
          reply: {
            text: '\\item Which?\n\\begin{tasks}(2)\n\\task A \\ans\n\\task B\n\\end{tasks}\n\\begin{solution}\nA.\n\\end{solution}',
          },
        },
      ],
    ],
  ] as const) {
    // Feature: physics-question-pipeline, Property 14: CLI Output Persistence
    it(line, async (t) => {
      if (output !== undefined) rmSync(join(folder, output), { force: true });

      const { code, out, err } = await run(t, line, [...steps]);

      assert.equal(code, 0, err);
      if (output === undefined) assert.match(out, /Mechanics \/ Work/);
      else
        assert.match(
          readFile(output),
          output.endsWith('.json') ? /"subjective"/ : /^\\item[\s\S]*\\end\{solution\}\n$/,
        );
    });
  }

  it('`vbagent tikz -i diagram.png --ref refs/tikz/ --ref refs/pgf/ -o diagram.tex` writes the drawing', async (t) => {
    const tikz = '\\begin{tikzpicture}\n  \\draw (0,0) -- (2,1);\n\\end{tikzpicture}';
    const { code, err } = await run(
      t,
      'vbagent tikz -i diagram.png --ref refs/tikz/ --ref refs/pgf/ -o diagram.tex',
      [
        {
          expect: { system: 'technical illustrator', images: 1 },
          reply: { tool_calls: [{ name: 'search_tikz_reference', arguments: { query: 'coil' } }] },
        },
        { reply: { text: tikz } },
      ],
    );

    assert.equal(code, 0, err);
    assert.equal(readFile('diagram.tex'), `${tikz}\n`);
  });

  it('`vbagent process -i images/q1.png --variants numerical context -o output/` writes a folder with both variants', async (t) => {
    const { classify, scan, ideas, numerical, context } = createReplySteps(1);
    const steps = [classify, scan, ideas, numerical, context];
    const { code, out, err } = await run(
      t,
      'vbagent process -i images/q1.png --variants numerical context -o output/',
      { order: 'any', steps },
    );

    assert.equal(code, 0, err);
    assert.equal(out, 'output/q1\n');
    assert.deepEqual(readdirSync(join(folder, 'output/q1')).sort(), [
      'classification.json',
      'ideas.json',
      'main.tex',
      'problem.tex',
      'result.json',
      'source.png',
      'variants',
      'vbagent.sty',
    ]);
    assert.match(readFile('output/q1/variants/numerical.tex'), /21\\,\\mathrm\{J\}/);
    assert.match(err, /✓ variants +numerical, context +\(2 calls/);
    assert.match(err, /5 calls, \d+ tokens in/);
  });

  it('`vbagent process -t problems.tex -r 1 5 --alternate -o output/` writes a folder for each question, with another solution', async (t) => {
    const { ideas, alternate } = createReplySteps(2);
    const classify = { ...createReplySteps(2).classify, expect: { system: 'experienced examiner' } };
    const { code, out, err } = await run(t, 'vbagent process -t problems.tex -r 1 5 --alternate -o output/', {
      order: 'any',
      steps: [classify, ideas, alternate],
    });

    assert.equal(code, 0, err);
    assert.equal(out, 'output/problems-1\noutput/problems-2\n');
    assert.match(readFile('output/problems-2/problem.tex'), /crate/);
    assert.match(readFile('output/problems-2/alternates/1.tex'), /alternatesolution/);
  });

  it('`vbagent process -t problems.tex --variants numerical context conceptual calculus -o output/` flags a variant that fails its checks', async (t) => {
    const { ideas, numerical, context, conceptual, calculus } = createReplySteps(2);
    const classify = { ...createReplySteps(2).classify, expect: { system: 'experienced examiner' } };
    const steps = [classify, ideas, numerical, context, conceptual, calculus];
    const { code, err } = await run(
      t,
      'vbagent process -t problems.tex --variants numerical context conceptual calculus -o output/',
      { order: 'any', steps: steps.map((step) => (step === numerical ? { ...step, times: 4 } : step)) },
    );

    // The reply for the second question contains `box`, but the question contains `crate`. It is retried twice, then flagged.
    assert.equal(code, 1, err);
    assert.match(err, /! variants .*flagged: numerical/);
    assert.deepEqual(readdirSync(join(folder, 'output/problems-1/variants')).sort(), [
      'calculus.tex',
      'conceptual.tex',
      'context.tex',
      'numerical.tex',
    ]);
  });

  it('`vbagent process -i images/problems.png -r 1 5 --variants numerical context --alternate -o output/` writes a folder for each question of the photo', async (t) => {
    const { classify, scan, ideas, alternate, numerical, context } = createReplySteps(2);
    const { code, out, err } = await run(
      t,
      'vbagent process -i images/problems.png -r 1 5 --variants numerical context --alternate -o output/',
      { order: 'any', steps: [classify, scan, ideas, alternate, numerical, context] },
    );

    assert.equal(code, 0, err);
    assert.equal(out, 'output/problems-1-2\noutput/problems-2-2\n');
    assert.deepEqual(readdirSync(join(folder, 'output/problems-2-2')).sort(), [
      'alternates',
      'classification.json',
      'ideas.json',
      'main.tex',
      'problem.tex',
      'result.json',
      'source.png',
      'variants',
      'vbagent.sty',
    ]);
  });
});
