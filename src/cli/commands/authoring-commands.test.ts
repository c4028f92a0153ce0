import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const solved = (stem: string, lines: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${lines}\n\\end{align*}\n\\end{solution}\n`;
const fall = solved(
  'A stone falls from rest through $20\\,\\mathrm{m}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find the speed at the bottom.',
  'v &= \\sqrt{2gh} = \\sqrt{2 \\times 10 \\times 20} = 20\\,\\mathrm{m\\,s^{-1}}',
);
const work = (force: string, distance: string, energy: string): string =>
  solved(
    `A constant force of $${force}\\,\\mathrm{N}$ moves a box $${distance}\\,\\mathrm{m}$ along its line. Find the work done by the force.`,
    `W &= Fs = ${force} \\times ${distance} = ${energy}\\,\\mathrm{J}`,
  );
const problem = work('6.0', '4.0', '24');
const mcq =
  '\\item A cell of $1.5\\,\\mathrm{V}$ drives a current of $0.30\\,\\mathrm{A}$ through a lamp. What is the resistance of the lamp?\n\\begin{tasks}(4)\n\\task $0.20\\,\\Omega$\n\\task $0.45\\,\\Omega$\n\\task $1.8\\,\\Omega$\n\\task $5.0\\,\\Omega$ \\ans\n\\end{tasks}\n\\begin{solution}\n$R = \\frac{V}{I} = \\frac{1.5}{0.30} = 5.0\\,\\Omega$\n\nTherefore, the correct option is (d).\n\\end{solution}\n';
const alternate =
  '\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work is the area under the graph of force against distance, a rectangle.}\nA &= 4.0 \\times 6.0 \\\\\nW &= 24\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n';
const graph = alternate
  .replace('The work is the area', 'Counting unit squares, the work is the area')
  .replace('A &= 4.0 \\times 6.0', 'n &= 6.0 + 6.0 + 6.0 + 6.0');
const combined = solved(
  'A crate of mass $2.0\\,\\mathrm{kg}$ slides from rest down a smooth chute $20\\,\\mathrm{m}$ high and is stopped by a constant force over $4.0\\,\\mathrm{m}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find this force.',
  'E &= 2.0 \\times 10 \\times 20 = 400\\,\\mathrm{J} \\\\\nF &= \\frac{400}{4.0} = 100\\,\\mathrm{N}',
);

function byRules(t: TestContext): ScratchCli {
  const cli = openScratchCli();
  t.after(() => cli.close());
  return cli;
}

async function withModel(t: TestContext, script: ScriptInput): Promise<ScratchCli> {
  const scripted = await createScriptedModel(script);
  const cli = openScratchCli({ variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' } });
  t.after(async () => {
    cli.close();
    await scripted.close();
  });
  return cli;
}

const place = (cli: ScratchCli, name: string): string => `${cli.folder}/${name}`;

// Feature: physics-question-pipeline, Property 14: CLI Output Persistence
describe('command lines of the specification, by rules', () => {
  it('vbagent idea -t problem.tex -o ideas.json', async (t) => {
    const cli = byRules(t);

    const { code, err } = await cli.run(
      'idea',
      '-t',
      cli.write('problem.tex', problem),
      '-o',
      place(cli, 'ideas.json'),
    );

    assert.equal(code, 0);
    assert.match(err, /Working by rules/);
    const ideas = JSON.parse(cli.read('ideas.json'));
    assert.deepEqual(Object.keys(ideas), ['concepts', 'formulas', 'techniques', 'difficulty_factors']);
    assert.deepEqual(ideas.formulas, ['W = Fs']);
  });

  it('vbagent variant -t problem.tex --type numerical -n 3 -o variants.tex', async (t) => {
    const cli = byRules(t);

    const { code } = await cli.run(
      'variant',
      '-t',
      cli.write('problem.tex', problem),
      '--type',
      'numerical',
      '-n',
      '3',
      '-o',
      place(cli, 'variants.tex'),
    );

    const stems = new Set(cli.read('variants.tex').match(/\\item.*/g));
    assert.deepEqual([code, stems.size], [0, 3]);
    assert.ok(!stems.has(problem.split('\n')[0] ?? ''));
  });

  it('vbagent convert -t mcq.tex --from mcq_sc --to subjective -o subjective.tex', async (t) => {
    const cli = byRules(t);

    const { code } = await cli.run(
      'convert',
      '-t',
      cli.write('mcq.tex', mcq),
      '--from',
      'mcq_sc',
      '--to',
      'subjective',
      '-o',
      place(cli, 'subjective.tex'),
    );

    assert.equal(code, 0);
    assert.doesNotMatch(cli.read('subjective.tex'), /\\begin\{tasks\}|\\ans|option/);
  });

  it('vbagent convert -t mcq.tex --to integer, with the format detected', async (t) => {
    const cli = byRules(t);

    const { code, out } = await cli.run('convert', '-t', cli.write('mcq.tex', mcq), '--to', 'integer');

    assert.equal(code, 0);
    assert.match(out, /The answer in \$\\Omega\$ is \\hrulefill\.\n\\ansint\{5\}/);
  });

  it('vbagent convert -t subjective.tex --from subjective --to mcq_sc, with named mistakes', async (t) => {
    const cli = byRules(t);

    const { code, out } = await cli.run(
      'convert',
      '-t',
      cli.write('subjective.tex', fall),
      '--from',
      'subjective',
      '--to',
      'mcq_sc',
    );

    assert.equal(code, 0);
    assert.match(out, /\\task \$20\\,\\mathrm\{m\\,s\^\{-1\}\}\$ \\ans/);
    assert.match(out, /orgetting the root gives \$400/);
  });

  it('exit with 3 when the work needs a model', async (t) => {
    const cli = byRules(t);
    const file = cli.write('problem.tex', problem);

    for (const line of [
      ['alternate', '-t', file, '-n', '2'],
      ['variant', '-t', file, '--type', 'calculus'],
      ['variant', '--type', 'multi', '--context', file, '--context', file],
      ['convert', '-t', file, '--to', 'passage'],
    ]) {
      const { code, out, err } = await cli.run(...line);
      assert.deepEqual([code, out], [3, ''], line.join(' '));
      assert.match(err, /needs a model[\s\S]*OPENAI_API_KEY/);
    }
  });

  // Feature: physics-question-pipeline, Property 13: CLI Range Filtering
  it('a range selects the questions within it', async (t) => {
    const cli = byRules(t);
    const file = cli.write(
      'paper.tex',
      [work('5.0', '3.0', '15'), problem, work('7.0', '2.0', '14'), fall].join('\n'),
    );

    const { code, out } = await cli.run(
      'variant',
      '-t',
      file,
      '-r',
      '2',
      '3',
      '--variants',
      'numerical,context',
      '--json',
    );

    const { results } = JSON.parse(out);
    assert.deepEqual(
      results.map(({ index, what, status }: Record<string, unknown>) => [index, what, status]),
      [
        [2, 'numerical', 'made'],
        [3, 'numerical', 'made'],
        [2, 'context', 'refused'],
        [3, 'context', 'refused'],
      ],
    );
    assert.equal(code, 1);
  });

  it('exit with 2 and a message for invalid options', async (t) => {
    const cli = byRules(t);
    const file = cli.write('problem.tex', problem);

    assert.match((await cli.run('variant', '-t', file)).err, /Name the variant/);
    assert.match(
      (await cli.run('variant', '--type', 'multi', '--context', file)).err,
      /at least two problems/,
    );
    assert.match(
      (await cli.run('convert', '-t', file, '--from', 'integer', '--to', 'integer')).err,
      /nothing to convert/,
    );
    assert.match(
      (await cli.run('convert', '-t', file, '--from', 'mcq_sc', '--to', 'integer')).err,
      /cannot be read as mcq_sc/,
    );
    assert.match(
      (await cli.run('alternate', '-t', file, '--ideas', cli.write('x.json', '[]x'))).err,
      /not valid JSON/,
    );
  });
});

describe('command lines of the specification, with a model', () => {
  it('vbagent alternate -t problem.tex --ideas ideas.json -n 2 -o alternates.tex', async (t) => {
    const cli = await withModel(t, [
      { expect: { user: 'Key concepts: Work' }, reply: { text: alternate } },
      { expect: { user: 'area under the graph' }, reply: { text: graph } },
    ]);
    const ideas = cli.write(
      'ideas.json',
      JSON.stringify({ concepts: ['Work'], formulas: [], techniques: ['recall'], difficulty_factors: [] }),
    );

    const { code } = await cli.run(
      'alternate',
      '-t',
      cli.write('problem.tex', problem),
      '--ideas',
      ideas,
      '-n',
      '2',
      '-o',
      place(cli, 'alternates.tex'),
    );

    assert.equal(code, 0);
    assert.equal(cli.read('alternates.tex').match(/\\begin\{alternatesolution\}/g)?.length, 2);
  });

  it('vbagent variant --type multi --context p1.tex --context p2.tex --context p3.tex -o hybrid.tex', async (t) => {
    const cli = await withModel(t, [{ expect: { user: 'Problem 3:' }, reply: { text: combined } }]);
    const files = [fall, problem, mcq].flatMap((tex, n) => ['--context', cli.write(`p${n + 1}.tex`, tex)]);

    const { code } = await cli.run('variant', '--type', 'multi', ...files, '-o', place(cli, 'hybrid.tex'));

    assert.equal(code, 0);
    assert.match(cli.read('hybrid.tex'), /^\\item A crate[\s\S]*\\end\{solution\}\n$/);
  });

  it('write a variant that failed its checks three times as flagged, with its findings, and exit with 1', async (t) => {
    const cli = await withModel(t, [{ reply: { text: work('7.0', '3.0', '22') }, times: 3 }]);

    const { code, out, err } = await cli.run(
      'variant',
      '-t',
      cli.write('problem.tex', problem),
      '--type',
      'numerical',
    );

    assert.equal(code, 1);
    assert.match(out, /^% flagged: 1 of its checks failed after three attempts\.\n\\item/);
    assert.match(err, /error: The left side is 21[\s\S]*numerical is flagged/);
  });
});
