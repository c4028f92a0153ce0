import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import { sharp } from '../../adapters/sharp/restricted-sharp.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const EXAM = fileURLToPath(new URL('../../adapters/pdfium/fixtures/exam.pdf', import.meta.url));
const classification = {
  question_type: 'subjective',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Kinematics',
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 1,
  key_concepts: ['speed'],
  requires_calculus: false,
  confidence: 0.9,
};
const write = (name: string): string =>
  `\\item State the ${name}.\n\\begin{solution}\nIt is the ${name}.\n\\end{solution}\n`;
const REPLY = ['mass', 'force', 'speed'].map(write).join('\n');

const waitForStop = (): Promise<void> => new Promise(() => {});

/** Opens a CLI whose model finds three questions on every picture; it expects these numbers of calls. */
async function openModelCli(
  t: TestContext,
  calls: { classify: number; scan: number },
): Promise<{ cli: ScratchCli; photo: string }> {
  const scripted = await createScriptedModel({
    order: 'any',
    steps: [
      { expect: { system: 'experienced examiner' }, reply: { json: classification }, times: calls.classify },
      { expect: { images: 1 }, reply: { text: REPLY }, times: calls.scan },
    ],
  });
  const variables = { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' };
  const cli = openScratchCli({ variables, waitForStop });
  t.after(async () => {
    cli.close();
    await scripted.close();
  });
  const create = { width: 400, height: 300, channels: 3, background: '#ffffff' } as const;
  return { cli, photo: cli.write('page.png', await sharp({ create }).png().toBuffer()) };
}

describe('a page of several questions', () => {
  it('becomes one folder for each question that the model transcribed', async (t) => {
    const { cli, photo } = await openModelCli(t, { classify: 3, scan: 1 });
    const output = join(cli.folder, 'out');

    const { code, out, err } = await cli.run('process', '-i', photo, '--no-ideas', '-o', output);

    assert.equal(code, 0, err);
    assert.deepEqual(
      out.trim().split('\n'),
      [1, 2, 3].map((index) => `${output}/page-${index}`),
    );
    assert.match(readFileSync(join(output, 'page-3/problem.tex'), 'utf8'), /State the speed/);
    assert.match(err, /question 1 of 3 on the page/);
  });

  it('is counted by -r, even if only the model can split it', async (t) => {
    const { cli, photo } = await openModelCli(t, { classify: 3, scan: 3 });
    const output = join(cli.folder, 'out');

    const { code, out } = await cli.run('process', '-i', photo, '-r', '2', '3', '--no-ideas', '-o', output);
    const outside = await cli.run('process', '-i', photo, '-r', '4', '5', '--no-ideas', '-o', output);
    const scan = await cli.run('scan', '-i', photo, '-r', '3', '3', '--type', 'subjective');

    assert.equal(code, 0);
    assert.deepEqual(
      out.trim().split('\n'),
      [2, 3].map((index) => `${output}/page-${index}`),
    );
    assert.equal(outside.code, 2);
    assert.match(outside.err, /There are 3 questions; none of them is from 4 to 5\./);
    assert.match(scan.out, /^\\item State the speed\./);
  });

  it('is processed completely by a batch', async (t) => {
    const { cli, photo } = await openModelCli(t, { classify: 3, scan: 1 });
    const output = join(cli.folder, 'out');

    const { code, err } = await cli.run('batch', photo, '--no-ideas', '-o', output);

    assert.equal(code, 0, err);
    for (const index of [1, 2, 3]) assert.ok(existsSync(join(output, `page-${index}/result.json`)));
  });
});

describe('a PDF file', () => {
  it('is read page by page, with formulas, by rules', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    const { out } = await cli.run('scan', '-i', EXAM, '--pages', '1', '-r', '2', '2');

    assert.match(out, /^\\item Find the value of \$\\int_\{0\}\^\{1\}\\frac/);
    assert.equal(out.match(/\\item/g)?.length, 1);
  });

  it('becomes one folder for each question in a batch', async (t) => {
    const cli = openScratchCli({ waitForStop });
    t.after(() => cli.close());
    const output = join(cli.folder, 'out');

    await cli.run('batch', EXAM, '--pages', '2', '-o', output);

    const paths = [1, 2].map((index) => join(output, `exam-${index}/problem.tex`));
    assert.match(readFileSync(paths[0] ?? '', 'utf8'), /pmatrix/);
    assert.match(readFileSync(paths[1] ?? '', 'utf8'), /photosynthesis/);
  });

  it('is requested in place of a word-processor file', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());
    const path = cli.write('paper.docx', 'PK');

    for (const command of [
      ['scan', '-i'],
      ['scan', '-t'],
      ['process', '-i'],
      ['batch', '-o', 'out'],
    ]) {
      const { code, err } = await cli.run(...command, path);
      assert.equal(code, 2, err);
      assert.match(
        err,
        /paper\.docx is a word-processor file; save it as PDF and use that file, or import .* with `vbagent bank import`/,
      );
    }
  });
});
