import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { correctItem, replies } from '../../factory/generation/generation-harness.fixture.ts';
import { GenerationView } from '../../factory/generation/generation-view.ts';
import { openScratchCli, type ScratchCli, type ScratchCliOptions } from '../scratch-cli.fixture.ts';

const neverStopped = (): Promise<void> => new Promise(() => {});

function openCli(t: TestContext, options: ScratchCliOptions = {}): ScratchCli {
  const cli = openScratchCli({ waitForStop: neverStopped, ...options });
  t.after(() => cli.close());
  return cli;
}

/** Starts a scripted model and returns the variables that select it. */
async function openModel(t: TestContext, script: ScriptInput): Promise<Record<string, string>> {
  const model = await createScriptedModel(script);
  t.after(() => model.close());
  return { OPENAI_BASE_URL: model.url, VBAGENT_MODEL: 'writer-model', VBAGENT_JUDGE_MODEL: 'judge-model' };
}

const physicsBrief = ['--subject', 'Physics', '--level', 'Nat 5', '--seed', '7'];
const mechanicsBrief = ['--subject', 'Mechanics', '--level', 'First year'];

describe('vbagent generate', () => {
  it('prints the progress as a tree and the items as text', async (t) => {
    const { code, out, err } = await openCli(t).run('generate', ...physicsBrief, '--count', '2');

    assert.equal(code, 0);
    assert.match(err, /^Item 1\n {2}├─ init +\d+ ms\n/);
    assert.match(err, /├─ quality-score .* (0\.\d\d|1\.00) ≥ 0\.7 \(accuracy /);
    assert.match(err, /└─ format-output .* passed → n5p-/);
    assert.match(err, /completed: 2 passed, 0 corrected, 0 for an expert, 0 failed; judged by rules\.\n$/);
    assert.match(out, /^1\. passed, in the bank as n5p-/);
    assert.match(out, /✓ \([a-e]\)/);
  });

  it('prints one JSON value with --json', async (t) => {
    const { code, out } = await openCli(t).run('generate', ...physicsBrief, '--json');

    const view = GenerationView.parse(JSON.parse(out));
    assert.equal(code, 0);
    assert.equal(view.items[0]?.judge, 'rules');
  });

  it('prints the graph as Mermaid with --graph', async (t) => {
    const { code, out } = await openCli(t).run('generate', '--graph');

    assert.equal(code, 0);
    assert.match(out, /^%%\{init/);
    assert.match(out, /quality-score -\.-> human-review;/);
  });

  it('reports invalid options before any work', async (t) => {
    const cli = openCli(t);
    const runs = [
      [2, 'generate'],
      [2, 'generate', ...physicsBrief, '--count', '51'],
      [2, 'generate', ...physicsBrief, '--outcome', 'NOPE'],
      [2, 'generate', ...physicsBrief, '--institution', 'nowhere'],
      [3, 'generate', ...mechanicsBrief],
      [3, 'generate', ...physicsBrief, '--engine', 'model'],
    ] as const;

    for (const [expected, ...words] of runs) {
      const { code, out, err } = await cli.run(...words);
      assert.equal(code, expected, err);
      assert.equal(out, '');
    }
  });

  it('exits with 1 when an item needs an expert, and prints the rules that every attempt violated', async (t) => {
    const wrongRationale = correctItem.rationale.replace('= 6.0', '= 7.0');
    const variables = await openModel(t, [
      replies.stem(),
      replies.options(),
      replies.rationale(wrongRationale),
      replies.tags(),
      { ...replies.correct('explanation', wrongRationale), times: 2 },
    ]);

    const { code, out, err } = await openCli(t, { variables }).run('generate', ...mechanicsBrief);

    assert.equal(code, 1);
    assert.match(out, /needs_human_review, in the expert queue as .*; every attempt violated equality-holds/);
    assert.match(err, /validation-check .* 1 error, .*7\.0/);
    assert.match(err, /self-correction .* explanation/);
  });

  it('cancels the generation on a stop signal and stores no incomplete item', async (t) => {
    const model = await createScriptedModel([{ hang: true }]);
    t.after(() => model.close().catch(() => undefined));
    const variables = { OPENAI_BASE_URL: model.url, VBAGENT_MODEL: 'scripted' };
    const waitForFirstRequest = async (): Promise<void> => {
      while (model.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    };

    const { code, err } = await openCli(t, { variables, waitForStop: waitForFirstRequest }).run(
      'generate',
      ...mechanicsBrief,
    );

    assert.equal(code, 1);
    assert.match(err, /cancelled: 0 passed/);
  });
});
