import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import { openScratchCli, type ScratchCliOptions } from '../scratch-cli.fixture.ts';

const RUNS = 100;
const diagrams: ScratchCliOptions['diagrams'] = {
  draw: async () => ({ kind: 'drawn', svg: '<svg/>' }),
  close: async () => {},
};
const problem =
  '\\item A constant force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$ along its line. Find the work done by the force.\n\\begin{solution}\n\\begin{align*}\nW &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}\n\\end{align*}\n\\end{solution}\n';
const alternate =
  '\\begin{alternatesolution}\n\\begin{align*}\n\\intertext{The work is the area under the graph of force against distance, a rectangle.}\nA &= 4.0 \\times 6.0 \\\\\nW &= 24\\,\\mathrm{J}\n\\end{align*}\n\\end{alternatesolution}\n';

/** Command lines that print one text in rules mode. */
const COMMAND_LINES: readonly (readonly string[])[] = [
  ['classify', '-t', 'problem.tex', '--json'],
  ['scan', '-t', 'problem.tex'],
  ['scan', '-t', 'problem.tex', '--type', 'subjective', '--json'],
  ['tikz', '-d', 'right-angled triangle with legs 3 cm and 4 cm'],
  ['idea', '-t', 'problem.tex'],
  ['variant', '-t', 'problem.tex', '--type', 'numerical', '-n', '2'],
  ['convert', '-t', 'problem.tex', '--to', 'mcq_sc'],
  ['convert', '-t', 'problem.tex', '--from', 'subjective', '--to', 'integer', '--json'],
];

/** Realistic paths: nested, with spaces, symbols and non-Latin letters. */
const paths = fc
  .array(
    fc.stringMatching(/^[\w äé一$&'()+,.=@-]{1,12}$/).filter((name) => !/^[.\s-]|[.\s]$/.test(name)),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => ['results', ...parts].join('/'));

// Feature: physics-question-pipeline, Property 14: CLI Output Persistence
describe('the option -o', () => {
  const cli = openScratchCli({ diagrams });
  const file = cli.write('problem.tex', problem);
  const replaceFileName = (line: readonly string[]): string[] =>
    line.map((word) => (word === 'problem.tex' ? file : word));
  const outputByLine = new Map<readonly string[], string>();
  after(() => cli.close());

  it('writes exactly the output that the command would print, and prints nothing', async () => {
    for (const line of COMMAND_LINES) outputByLine.set(line, (await cli.run(...replaceFileName(line))).out);

    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.constantFrom(...COMMAND_LINES),
        fc.boolean(),
        async (path, line, fileExists) => {
          const output = `${path}-${count++}.out`;
          if (fileExists) cli.write(output, 'an older file that is longer than the new output'.repeat(400));

          const { code, out, err } = await cli.run(...replaceFileName(line), '-o', join(cli.folder, output));

          assert.deepEqual([code, out], [0, ''], err);
          assert.match(err, /Wrote /);
          assert.notEqual(cli.read(output), '');
          assert.equal(cli.read(output), outputByLine.get(line));
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('is the folder to which `process` writes', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const output = join(cli.folder, `${path}-${count++}`);

        const { code, out, err } = await cli.run('process', '-t', file, '--engine', 'rules', '-o', output);

        assert.equal(code, 0, err);
        assert.deepEqual(readdirSync(output), ['problem']);
        assert.match(out, /problem\n$/);
        assert.match(readFileSync(join(output, 'problem/problem.tex'), 'utf8'), /6\.0 \\times 4\.0 = 24/);
        assert.ok(existsSync(join(output, 'problem/result.json')));
      }),
      { numRuns: RUNS },
    );
  });

  it('writes the output of a model', async () => {
    let count = 0;
    const scripted = await createScriptedModel([{ reply: { text: alternate }, times: RUNS }]);
    const variables = { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' };
    const modelCli = openScratchCli({ variables, diagrams });
    try {
      await fc.assert(
        fc.asyncProperty(paths, async (path) => {
          const output = `${path}-${count++}.tex`;

          const { code, out } = await modelCli.run(
            'alternate',
            '-t',
            file,
            '-o',
            join(modelCli.folder, output),
          );

          assert.deepEqual([code, out], [0, '']);
          assert.match(modelCli.read(output), /area under the graph[\s\S]*24\\,\\mathrm\{J\}/);
        }),
        { numRuns: RUNS },
      );
    } finally {
      modelCli.close();
      await scripted.close();
    }
  });
});
