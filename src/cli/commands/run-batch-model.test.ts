import assert from 'node:assert/strict';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { problemText, replyTo } from '../../../scripts/model-service/problem-text.ts';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { type CliAnswer, openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const PHOTO = join(import.meta.dirname, '../../adapters/tesseract/fixtures/photo.jpg');
const MARKS = {
  classify: 'experienced examiner',
  scan: 'editor of exam papers',
  ideas: 'say what is behind it',
  variant: 'a numerical variant of it',
} as const;

/** A role's reply, as often as it may be asked for. */
const says = (
  role: keyof typeof MARKS,
  times: number,
  usage?: { input_tokens: number; output_tokens: number },
) => ({
  expect: { system: MARKS[role] },
  reply: { text: replyTo(MARKS[role], problemText(0)), ...(usage && { usage }) },
  times,
});

type Stage = { readonly cli: ScratchCli; batch(...words: string[]): Promise<CliAnswer> };

type Steps = Exclude<ScriptInput, unknown[]>['steps'];

/** Stopped, if at all, when the model has been asked so often. */
async function stage(t: TestContext, steps: Steps, stopAt = Number.POSITIVE_INFINITY): Promise<Stage> {
  const scripted = await createScriptedModel({ order: 'any', steps });
  const untilStopped = async (): Promise<void> => {
    while (scripted.requests.length < stopAt) await new Promise((resolve) => setTimeout(resolve, 5).unref());
  };
  const cli = openScratchCli({
    untilStopped,
    variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'gpt-5' },
  });
  t.after(async () => {
    cli.close();
    // Throws unless every call was expected, and every step used as often as it says.
    await scripted.close();
  });
  const [input, output] = [join(cli.folder, 'in'), join(cli.folder, 'out')];
  return { cli, batch: (...words) => cli.run('batch', input, '-o', output, ...words) };
}

describe('vbagent batch with a model', () => {
  it('reads photos and TeX, and pays for nothing twice when the rest is tried again', async (t) => {
    const { cli, batch } = await stage(t, [
      says('classify', 2),
      says('scan', 1),
      says('ideas', 2),
      { expect: { system: MARKS.variant }, fail: { status: 400 }, times: 2 },
      says('variant', 2),
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

  it('asks anew for what did not serve when failed files are tried again, and not before', async (t) => {
    const wrong = replyTo(MARKS.variant, problemText(0)).replace(/&= \d+\\,/, '&= 999\\,');
    const { cli, batch } = await stage(t, [
      says('classify', 1),
      says('ideas', 1),
      { expect: { system: MARKS.variant }, reply: { text: wrong }, times: 3 },
      says('variant', 1),
    ]);
    cli.write('in/a.tex', problemText(0));
    const words = ['--variants', 'numerical'];

    const codes = [(await batch(...words)).code, (await batch(...words)).code];
    rmSync(join(cli.folder, 'out'), { recursive: true });
    codes.push((await batch(...words)).code);
    const last = await batch(...words, '--retry-failed', '--json');

    assert.deepEqual([...codes, last.code], [1, 1, 1, 0], last.out);
    assert.equal(JSON.parse(last.out).model_calls, 6);
  });

  it('begins no further file once the money is spent, and goes on when more is allowed', async (t) => {
    const dear = { input_tokens: 1_000_000, output_tokens: 0 };
    const { cli, batch } = await stage(t, [says('classify', 6, dear)]);
    for (let n = 0; n < 6; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const held = await batch('--no-ideas', '-p', '1', '--max-cost', '2.5');
    const all = await batch('--no-ideas', '-p', '1', '--max-cost', '20');

    assert.equal(held.code, 1);
    assert.match(held.out, /Held: \$\d\.\d\d of \$2\.5 are spent; allow more with --max-cost\./);
    assert.match(held.out, /6 files: [23] done, 0 incomplete, 0 failed, [34] left/);
    assert.equal(all.code, 0, all.out);
  });

  it('loses no call that is paid for when it is stopped', async (t) => {
    const { cli, batch } = await stage(t, [says('classify', 2)], 1);
    for (let n = 0; n < 4; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const { code, out, err } = await batch('--no-ideas', '-p', '1', '--json');

    const { done, waiting, model_calls } = JSON.parse(out);
    assert.deepEqual([code, done, waiting, model_calls], [130, 2, 2, 2]);
    assert.match(err, /Stopping: 20 s for what is under way[\s\S]*Stopped with 2 files left/);
  });

  it('stops at a key that is refused, before every file has failed for it', async (t) => {
    const { cli, batch } = await stage(t, [
      { expect: { system: MARKS.classify }, fail: { status: 401 }, times: 2 },
      says('classify', 8),
    ]);
    for (let n = 0; n < 8; n++) cli.write(`in/q${n}.tex`, problemText(n));

    const refused = await batch('--no-ideas', '-p', '1');
    const mended = await batch('--no-ideas');

    assert.equal(refused.code, 1);
    assert.match(refused.out, /8 files: 0 done, 0 incomplete, 0 failed, 8 left/);
    assert.match(refused.out, /Held: .*does not accept the key \(401\)\. Check OPENAI_API_KEY\./);
    assert.equal(mended.code, 0, mended.out);
  });
});
