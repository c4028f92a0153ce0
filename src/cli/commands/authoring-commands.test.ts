import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const createQuestion = (stem: string, lines: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${lines}\n\\end{align*}\n\\end{solution}\n`;
const fallQuestion = createQuestion(
  'A stone falls from rest through $20\\,\\mathrm{m}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find the speed at the bottom.',
  'v &= \\sqrt{2gh} = \\sqrt{2 \\times 10 \\times 20} = 20\\,\\mathrm{m\\,s^{-1}}',
);
const createWorkQuestion = (force: string, distance: string, energy: string): string =>
  createQuestion(
    `A constant force of $${force}\\,\\mathrm{N}$ moves a box $${distance}\\,\\mathrm{m}$ along its line. Find the work done by the force.`,
    `W &= Fs = ${force} \\times ${distance} = ${energy}\\,\\mathrm{J}`,
  );
const workQuestion = createWorkQuestion('6.0', '4.0', '24');
const choiceQuestion =
  '\\item A cell of $1.5\\,\\mathrm{V}$ drives a current of $0.30\\,\\mathrm{A}$ through a lamp. What is the resistance of the lamp?\n\\begin{tasks}(4)\n\\task $0.20\\,\\Omega$\n\\task $0.45\\,\\Omega$\n\\task $1.8\\,\\Omega$\n\\task $5.0\\,\\Omega$ \\ans\n\\end{tasks}\n\\begin{solution}\n$R = \\frac{V}{I} = \\frac{1.5}{0.30} = 5.0\\,\\Omega$\n\nTherefore, the correct option is (d).\n\\end{solution}\n';
const alternate =
  '\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work is the area under the graph of force against distance, a rectangle.}\nA &= 4.0 \\times 6.0 \\\\\nW &= 24\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n';
const secondAlternate = alternate
  .replace('The work is the area', 'Counting unit squares, the work is the area')
  .replace('A &= 4.0 \\times 6.0', 'n &= 6.0 + 6.0 + 6.0 + 6.0');
const combinedQuestion = createQuestion(
  'A crate of mass $2.0\\,\\mathrm{kg}$ slides from rest down a smooth chute $20\\,\\mathrm{m}$ high and is stopped by a constant force over $4.0\\,\\mathrm{m}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find this force.',
  'E &= 2.0 \\times 10 \\times 20 = 400\\,\\mathrm{J} \\\\\nF &= \\frac{400}{4.0} = 100\\,\\mathrm{N}',
);

function openRulesCli(t: TestContext): ScratchCli {
  const cli = openScratchCli();
  t.after(() => cli.close());
  return cli;
}

async function openModelCli(t: TestContext, script: ScriptInput): Promise<ScratchCli> {
  const scripted = await createScriptedModel(script);
  const cli = openScratchCli({ variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' } });
  t.after(async () => {
    cli.close();
    await scripted.close();
  });
  return cli;
}

const getPath = (cli: ScratchCli, name: string): string => `${cli.folder}/${name}`;

// Feature: physics-question-pipeline, Property 14: CLI Output Persistence
describe('command lines of the specification, by rules', () => {
  it('`vbagent idea -t problem.tex -o ideas.json` writes the ideas as JSON', async (t) => {
    const cli = openRulesCli(t);

    const { code, err } = await cli.run(
      'idea',
      '-t',
      cli.write('problem.tex', workQuestion),
      '-o',
      getPath(cli, 'ideas.json'),
    );

    assert.equal(code, 0);
    assert.match(err, /Working by rules/);
    const ideas = JSON.parse(cli.read('ideas.json'));
    assert.deepEqual(Object.keys(ideas), ['concepts', 'formulas', 'techniques', 'difficulty_factors']);
    assert.deepEqual(ideas.formulas, ['W = Fs']);
  });

  it('`vbagent variant -t problem.tex --type numerical -n 3 -o variants.tex` writes three variants', async (t) => {
    const cli = openRulesCli(t);

    const { code } = await cli.run(
      'variant',
      '-t',
      cli.write('problem.tex', workQuestion),
      '--type',
      'numerical',
      '-n',
      '3',
      '-o',
      getPath(cli, 'variants.tex'),
    );

    const stems = new Set(cli.read('variants.tex').match(/\\item.*/g));
    assert.deepEqual([code, stems.size], [0, 3]);
    assert.ok(!stems.has(workQuestion.split('\n')[0] ?? ''));
  });

  it('`vbagent convert -t mcq.tex --from mcq_sc --to subjective -o subjective.tex` writes an open question', async (t) => {
    const cli = openRulesCli(t);

    const { code } = await cli.run(
      'convert',
      '-t',
      cli.write('mcq.tex', choiceQuestion),
      '--from',
      'mcq_sc',
      '--to',
      'subjective',
      '-o',
      getPath(cli, 'subjective.tex'),
    );

    assert.equal(code, 0);
    assert.doesNotMatch(cli.read('subjective.tex'), /\\begin\{tasks\}|\\ans|option/);
  });

  it('`vbagent convert -t mcq.tex --to integer` detects the kind and prints a whole-number question', async (t) => {
    const cli = openRulesCli(t);

    const { code, out } = await cli.run(
      'convert',
      '-t',
      cli.write('mcq.tex', choiceQuestion),
      '--to',
      'integer',
    );

    assert.equal(code, 0);
    assert.match(out, /The answer in \$\\Omega\$ is \\hrulefill\.\n\\ansint\{5\}/);
  });

  it('`vbagent convert -t subjective.tex --from subjective --to mcq_sc` computes options from common mistakes', async (t) => {
    const cli = openRulesCli(t);

    const { code, out } = await cli.run(
      'convert',
      '-t',
      cli.write('subjective.tex', fallQuestion),
      '--from',
      'subjective',
      '--to',
      'mcq_sc',
    );

    assert.equal(code, 0);
    assert.match(out, /\\task \$20\\,\\mathrm\{m\\,s\^\{-1\}\}\$ \\ans/);
    assert.match(out, /orgetting the root gives \$400/);
  });

  it('exits with 3 when the work needs a model', async (t) => {
    const cli = openRulesCli(t);
    const file = cli.write('problem.tex', workQuestion);

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
  it('processes the questions within the range', async (t) => {
    const cli = openRulesCli(t);
    const file = cli.write(
      'paper.tex',
      [
        createWorkQuestion('5.0', '3.0', '15'),
        workQuestion,
        createWorkQuestion('7.0', '2.0', '14'),
        fallQuestion,
      ].join('\n'),
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

  it('exits with 2 and a message for invalid options', async (t) => {
    const cli = openRulesCli(t);
    const file = cli.write('problem.tex', workQuestion);

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
  it('`vbagent alternate -t problem.tex --ideas ideas.json -n 2 -o alternates.tex` writes two solutions', async (t) => {
    const cli = await openModelCli(t, [
      { expect: { user: 'Key concepts: Work' }, reply: { text: alternate } },
      { expect: { user: 'area under the graph' }, reply: { text: secondAlternate } },
    ]);
    const ideas = cli.write(
      'ideas.json',
      JSON.stringify({ concepts: ['Work'], formulas: [], techniques: ['recall'], difficulty_factors: [] }),
    );

    const { code } = await cli.run(
      'alternate',
      '-t',
      cli.write('problem.tex', workQuestion),
      '--ideas',
      ideas,
      '-n',
      '2',
      '-o',
      getPath(cli, 'alternates.tex'),
    );

    assert.equal(code, 0);
    assert.equal(cli.read('alternates.tex').match(/\\begin\{alternatesolution\}/g)?.length, 2);
  });

  it('`vbagent variant --type multi --context p1.tex --context p2.tex --context p3.tex -o hybrid.tex` writes one combined problem', async (t) => {
    const cli = await openModelCli(t, [
      { expect: { user: 'Problem 3:' }, reply: { text: combinedQuestion } },
    ]);
    const files = [fallQuestion, workQuestion, choiceQuestion].flatMap((tex, n) => [
      '--context',
      cli.write(`p${n + 1}.tex`, tex),
    ]);

    const { code } = await cli.run('variant', '--type', 'multi', ...files, '-o', getPath(cli, 'hybrid.tex'));

    assert.equal(code, 0);
    assert.match(cli.read('hybrid.tex'), /^\\item A crate[\s\S]*\\end\{solution\}\n$/);
  });

  it('writes a variant that failed its checks three times as flagged, prints its findings, and exits with 1', async (t) => {
    const cli = await openModelCli(t, [
      { reply: { text: createWorkQuestion('7.0', '3.0', '22') }, times: 3 },
    ]);

    const { code, out, err } = await cli.run(
      'variant',
      '-t',
      cli.write('problem.tex', workQuestion),
      '--type',
      'numerical',
    );

    assert.equal(code, 1);
    assert.match(out, /^% flagged: 1 of its checks failed after three attempts\.\n\\item/);
    assert.match(err, /error: The left side is 21[\s\S]*numerical is flagged/);
  });
});
