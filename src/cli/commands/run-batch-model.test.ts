import assert from 'node:assert/strict';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { problemText, replyTo } from '../../../scripts/model-service/problem-text.ts';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { type CliResult, openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const PHOTO = join(import.meta.dirname, '../../adapters/tesseract/fixtures/photo.jpg');
/** For each role, a phrase of its system prompt that identifies the role. */
const PROMPT_PHRASES = {
  classify: 'experienced examiner',
  scan: 'editor of exam papers',
  ideas: 'list the ideas that a learner needs',
  variant: 'a numerical variant of it',
} as const;

/** Creates a script step: the reply of a role, for this number of calls. */
const createReplyStep = (
  role: keyof typeof PROMPT_PHRASES,
  times: number,
  usage?: { input_tokens: number; output_tokens: number },
) => ({
  expect: { system: PROMPT_PHRASES[role] },
  reply: { text: replyTo(PROMPT_PHRASES[role], problemText(0)), ...(usage && { usage }) },
  times,
});

type BatchSetup = { readonly cli: ScratchCli; batch(...args: string[]): Promise<CliResult> };

type Steps = Exclude<ScriptInput, unknown[]>['steps'];

/** Opens a CLI with a scripted model. Sends the stop signal when the model has received `stopAt` requests. */
async function openBatchCli(
  t: TestContext,
  steps: Steps,
  stopAt = Number.POSITIVE_INFINITY,
): Promise<BatchSetup> {
  const scripted = await createScriptedModel({ order: 'any', steps });
  const waitForStop = async (): Promise<void> => {
    while (scripted.requests.length < stopAt) await new Promise((resolve) => setTimeout(resolve, 5).unref());
  };
  const cli = openScratchCli({
    waitForStop,
    variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'gpt-5' },
  });
  t.after(async () => {
    cli.close();
    // Throws on an unexpected call and on an unused step.
    await scripted.close();
  });
  const [input, output] = [join(cli.folder, 'in'), join(cli.folder, 'out')];
  return { cli, batch: (...args) => cli.run('batch', input, '-o', output, ...args) };
}

describe('vbagent batch with a model', () => {
  it('reads photos and TeX, and repeats no successful model call when failed files are retried', async (t) => {
    const { cli, batch } = await openBatchCli(t, [
      createReplyStep('classify', 2),
      createReplyStep('scan', 1),
      createReplyStep('ideas', 2),
      { expect: { system: PROMPT_PHRASES.variant }, fail: { status: 400 }, times: 2 },
      createReplyStep('variant', 2),
    ]);
    cli.write('in/a.tex', problemText(1));
    copyFileSync(PHOTO, join(cli.folder, 'in/photo.jpg'));

    const first = await batch('--variants', 'numerical', '-p', '1');
    const second = await batch('--variants', 'numerical', '--retry-failed', '--json');

    assert.deepEqual([first.code, second.code], [1, 0], first.err + second.out);
    assert.match(first.out, /a\.tex: incomplete: variants: .*refused the request \(400/);
    const { done, model_calls, cost } = JSON.parse(second.out);
    assert.deepEqual([done, model_calls], [2, 7]);
    assert.ok(cost > 0);
    assert.match(cli.read('out/photo/variants/numerical.tex'), /\\end\{solution\}/);
  });

  it('replaces cached replies that were unusable only with --retry-failed', async (t) => {
    const wrongVariant = replyTo(PROMPT_PHRASES.variant, problemText(0)).replace(/&= \d+\\,/, '&= 999\\,');
    const { cli, batch } = await openBatchCli(t, [
      createReplyStep('classify', 1),
      createReplyStep('ideas', 1),
      { expect: { system: PROMPT_PHRASES.variant }, reply: { text: wrongVariant }, times: 3 },
      createReplyStep('variant', 1),
    ]);
    cli.write('in/a.tex', problemText(0));
    const args = ['--variants', 'numerical'];

    const codes = [(await batch(...args)).code, (await batch(...args)).code];
    rmSync(join(cli.folder, 'out'), { recursive: true });
    codes.push((await batch(...args)).code);
    const last = await batch(...args, '--retry-failed', '--json');

    assert.deepEqual([...codes, last.code], [1, 1, 1, 0], last.out);
    assert.equal(JSON.parse(last.out).model_calls, 6);
  });

  it('starts no further file once the cost limit is reached, and continues with a higher limit', async (t) => {
    const expensive = { input_tokens: 1_000_000, output_tokens: 0 };
    const { cli, batch } = await openBatchCli(t, [createReplyStep('classify', 6, expensive)]);
    for (let n = 0; n < 6; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const paused = await batch('--no-ideas', '-p', '1', '--max-cost', '2.5');
    const all = await batch('--no-ideas', '-p', '1', '--max-cost', '20');

    assert.equal(paused.code, 1);
    assert.match(paused.out, /Paused: \$\d\.\d\d of \$2\.5 are spent; raise the limit with --max-cost\./);
    assert.match(paused.out, /6 files: [23] done, 0 incomplete, 0 failed, [34] left/);
    assert.equal(all.code, 0, all.out);
  });

  it('completes the running calls when it is stopped', async (t) => {
    const { cli, batch } = await openBatchCli(t, [createReplyStep('classify', 2)], 1);
    for (let n = 0; n < 4; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const { code, out, err } = await batch('--no-ideas', '-p', '1', '--json');

    const { done, waiting, model_calls } = JSON.parse(out);
    assert.deepEqual([code, done, waiting, model_calls], [130, 2, 2, 2]);
    assert.match(err, /Stopping: running files have 20 s to finish[\s\S]*Stopped with 2 files left/);
  });

  it('pauses when the API key is refused, and does not mark any file as failed', async (t) => {
    const { cli, batch } = await openBatchCli(t, [
      { expect: { system: PROMPT_PHRASES.classify }, fail: { status: 401 }, times: 2 },
      createReplyStep('classify', 8),
    ]);
    for (let n = 0; n < 8; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const refused = await batch('--no-ideas', '-p', '1');
    const fixed = await batch('--no-ideas');

    assert.equal(refused.code, 1);
    assert.match(refused.out, /8 files: 0 done, 0 incomplete, 0 failed, 8 left/);
    assert.match(refused.out, /Paused: .*does not accept the key \(401\)\. Check OPENAI_API_KEY\./);
    assert.equal(fixed.code, 0, fixed.out);
  });
});
