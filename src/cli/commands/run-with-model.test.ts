import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import type { Classification } from '../../domain/classification.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const classification: Classification = {
  question_type: 'integer',
  difficulty: 'easy',
  topic: 'Electricity',
  subtopic: "Ohm's law",
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 1,
  key_concepts: ['current'],
  requires_calculus: false,
  confidence: 0.3,
};
const integerTex =
  '\\item The current is \\hrulefill A. \\ansint{3}\n\\begin{solution}\n$i = 3$\n\\end{solution}\n';

type ModelSetup = {
  cli: ScratchCli;
  scripted: Awaited<ReturnType<typeof createScriptedModel>>;
  photo: string;
};

async function openModelCli(
  t: TestContext,
  script: ScriptInput,
  variables: Record<string, string> = {},
): Promise<ModelSetup> {
  const scripted = await createScriptedModel(script);
  const cli = openScratchCli({
    variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted', ...variables },
  });
  t.after(async () => {
    cli.close();
    await scripted.close();
  });
  return { cli, scripted, photo: cli.write('photo.png', PHOTO) };
}

describe('a photo', () => {
  it('is classified as JSON, with the cost of the call', async (t) => {
    const { cli, photo } = await openModelCli(t, [
      { expect: { images: 1 }, reply: { json: classification } },
    ]);

    const { code, out, err } = await cli.run('classify', '-i', photo, '--json');

    const { classifications, usage } = JSON.parse(out);
    assert.equal(code, 0);
    assert.deepEqual(classifications, [{ index: 1, ...classification }]);
    assert.equal(usage.calls, 1);
    assert.match(err, /1 call, \d+ tokens in, \d+ out, price not known/);
  });

  it('is marked as uncertain in the table when the confidence is low', async (t) => {
    const { cli, photo } = await openModelCli(t, [{ reply: { json: classification } }]);

    assert.match((await cli.run('classify', '-i', photo)).out, /30% uncertain/);
  });

  it('is classified, then transcribed with the prompt of its kind', async (t) => {
    const { cli, photo } = await openModelCli(t, [
      { expect: { images: 1, system: 'experienced examiner' }, reply: { json: classification } },
      { expect: { images: 1, system: 'This kind: a whole number' }, reply: { text: integerTex } },
    ]);

    const { code, out } = await cli.run('scan', '-i', photo);

    assert.equal(code, 0);
    assert.match(out, /^\\item The current is[\s\S]*\\end\{solution\}\n$/);
  });

  it('is transcribed without classification when its kind is set, and missing sections cause exit code 1', async (t) => {
    const { cli, photo } = await openModelCli(t, [{ reply: { text: '\\item What is the speed?' } }]);

    const { code, out, err } = await cli.run('scan', '-i', photo, '--type', 'mcq_sc', '--json');

    assert.equal(code, 1);
    assert.deepEqual(JSON.parse(out).scans[0].missing, ['options', 'answer', 'solution']);
    assert.match(err, /error: The options could not be found\. \[missing-section\]/);
  });

  it('is refused with exit code 2 in rules mode when it has no printed text', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());
    const photo = cli.write('photo.png', PHOTO);

    const { code, out, err } = await cli.run('scan', '-i', photo);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /No printed text could be read on .*photo\.png/);
  });

  it('is refused with exit code 2 and the list of formats when it is not an image', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    const { code, err } = await cli.run('classify', '-i', cli.write('notes.txt', 'Notes.'));

    assert.equal(code, 2);
    assert.match(err, /notes\.txt is not a supported image; supported formats are JPEG, PNG or WebP\./);
    assert.match((await cli.run('classify', '-i', 'gone.png')).err, /There is no file gone\.png/);
  });
});

describe('TeX with a model', () => {
  it('is sent question by question, within the range', async (t) => {
    const { cli } = await openModelCli(t, [
      { expect: { user: 'Find $2$', lacks: 'Find $1$' }, reply: { json: classification } },
      { expect: { user: 'Find $3$' }, reply: { json: classification } },
    ]);
    const paperTex = [1, 2, 3].map((n) => `\\item Find $${n}$.\n`).join('');
    const path = cli.write('paper.tex', paperTex);

    const { out } = await cli.run('classify', '-t', path, '-r', '2', '3', '--json');

    const classifications: { index: number; id: string }[] = JSON.parse(out).classifications;
    const indexes = classifications.map(({ index }) => index);
    assert.deepEqual(indexes, [2, 3]);
    assert.ok(classifications.every(({ id }) => id.startsWith('find')));
  });

  it('may be plain text without any TeX command', async (t) => {
    const { cli } = await openModelCli(t, [
      { expect: { user: 'a cell of 12 V' }, reply: { json: classification } },
      { expect: { system: 'This kind: a whole number' }, reply: { text: integerTex } },
    ]);

    const { code, out } = await cli.run(
      'scan',
      '-t',
      cli.write('rough.txt', 'a cell of 12 V drives 4 ohm: i = __ A'),
    );

    assert.equal(code, 0);
    assert.match(out, /^\\item The current/);
  });
});

describe('a failing model', () => {
  const tex = '\\item Find $x$.\n';

  it('is called again after a reply with the wrong shape', async (t) => {
    const { cli } = await openModelCli(t, [
      { reply: { json: { ...classification, difficulty: 'unknown' } } },
      { expect: { user: 'difficulty' }, reply: { json: classification } },
    ]);

    assert.equal((await cli.run('classify', '-t', cli.write('q.tex', tex))).code, 0);
  });

  it('exits with 6 after two invalid replies, and --json contains the raw reply', async (t) => {
    const { cli } = await openModelCli(t, [{ times: 2, reply: { text: 'Hm.' } }]);

    const { code, out } = await cli.run('classify', '-t', cli.write('q.tex', tex), '--json');

    assert.equal(code, 6);
    const { error, raw } = JSON.parse(out);
    assert.deepEqual([error, raw], ['model_error', 'Hm.']);
  });

  it('exits with 7 after repeated 429 responses', async (t) => {
    const { cli, scripted } = await openModelCli(t, [{ times: 3, fail: { status: 429, retryAfter: 0 } }]);

    const { code, err } = await cli.run('classify', '-t', cli.write('q.tex', tex));

    assert.equal(code, 7);
    assert.match(err, /too many requests/);
    assert.equal(scripted.requests.length, 3);
  });

  it('exits with 7 after the configured timeout when it hangs', async (t) => {
    const { cli } = await openModelCli(t, [{ times: 3, hang: true }], { VBAGENT_MODEL_TIMEOUT: '0.05' });

    const { code, err } = await cli.run('classify', '-t', cli.write('q.tex', tex));

    assert.equal(code, 7);
    assert.match(err, /did not respond within 0\.05 s/);
  });

  it('is called again when the connection breaks', async (t) => {
    const { cli } = await openModelCli(t, [
      { cut: true, reply: { json: classification } },
      { reply: { json: classification } },
    ]);

    assert.equal((await cli.run('classify', '-t', cli.write('q.tex', tex))).code, 0);
  });
});

describe('vbagent dev scripted-model', () => {
  it('prints the variables to set, and unused steps at the end', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    const { code, out, err } = await cli.run(
      'dev',
      'scripted-model',
      cli.write('s.json', '[{"hang": true}]'),
    );

    assert.equal(code, 5);
    assert.match(
      out,
      /^export OPENAI_BASE_URL=http:\/\/127\.0\.0\.1:\d+\/v1\nexport VBAGENT_MODEL=scripted\n$/,
    );
    assert.match(err, /step 1 was not used/);
  });

  it('refuses an invalid script', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    assert.equal((await cli.run('dev', 'scripted-model', cli.write('s.json', '[{"hang": "yes"}]'))).code, 2);
    assert.match(
      (await cli.run('dev', 'scripted-model', cli.write('s.txt', 'nope'))).err,
      /is not valid JSON/,
    );
  });
});
