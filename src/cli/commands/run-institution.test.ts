import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const NEGATED_QUESTION =
  '\\item Which of these is not a metal at room temperature?\n\\begin{tasks}(2)\n\\task Copper\n\\task Iron\n\\task Oxygen \\ans\n\\end{tasks}\n\\begin{solution}\nTherefore, the correct option is (c).\n\\end{solution}\n';
const RULE = 'negation-is-emphasised';

let cli: ScratchCli;

async function readSeverity(...options: string[]): Promise<string | undefined> {
  const { out } = await cli.run('verify', cli.write('q.tex', NEGATED_QUESTION), '--json', ...options);
  const report: { files: { findings: { rule: string; severity: string }[] }[] } = JSON.parse(out);
  return report.files[0]?.findings.find(({ rule }) => rule === RULE)?.severity;
}

describe('vbagent institution', () => {
  beforeEach(() => {
    cli = openScratchCli();
  });
  afterEach(() => cli.close());

  it('stores the settings of a file and shows them', async () => {
    const settings = { profile: 'sqa', rules: { [RULE]: 'error' }, review: { threshold: 0.8 } };

    await cli.run('institution', 'create', 'college');
    const set = await cli.run('institution', 'set', 'college', cli.write('s.json', JSON.stringify(settings)));
    const { out } = await cli.run('institution', 'show', 'college', '--json');

    assert.equal(set.code, 0, set.err);
    assert.deepEqual(JSON.parse(out), {
      id: 'college',
      version: 2,
      updated_at: '2026-01-02T03:04:05.000Z',
      ...settings,
    });
  });

  it('changes single settings and leaves the others unchanged', async () => {
    await cli.run('institution', 'create', 'college');
    await cli.run('institution', 'set', 'college', '--profile', 'jee', '--rule', `${RULE}=error`);
    await cli.run('institution', 'set', 'college', '--threshold', '0.9', '--loops', '0');
    await cli.run(
      ...['institution', 'set', 'college', '--weight', 'clinical_accuracy=0.2', 'blooms_match=0.2'],
    );

    await cli.run('institution', 'set', 'college', '--keep-threads', '90', '--keep-answers', '400');

    const { out } = await cli.run('institution', 'show', 'college', '--json');
    const { profile, rules, review, retention } = JSON.parse(out);
    assert.deepEqual(retention, { threads: 90, answers: 400 });
    assert.deepEqual([profile, rules], ['jee', { [RULE]: 'error' }]);
    assert.deepEqual([review.threshold, review.loops, review.weights.blooms_match], [0.9, 0, 0.2]);
  });

  it('creates a tenant, whose questions and keys only its own commands list', async () => {
    const read = async (...words: string[]) => JSON.parse((await cli.run(...words, '--json')).out);
    assert.equal((await cli.run('bank', 'list', '--institution', 'college')).code, 2);

    assert.equal((await cli.run('institution', 'create', 'college')).code, 0);
    assert.equal((await cli.run('institution', 'create', 'college')).code, 5);
    assert.equal((await cli.run('institution', 'create', 'default')).code, 5);
    await cli.run('bank', 'import', cli.write('q.tex', NEGATED_QUESTION), '--institution', 'college');
    await cli.run('keys', 'create', '--user', 'ada', '--role', 'admin', '--institution', 'college');

    assert.equal((await read('bank', 'list', '--institution', 'college')).entries.length, 1);
    assert.deepEqual((await read('bank', 'list')).entries, []);
    assert.equal((await read('keys', 'list', '--institution', 'college')).length, 1);
    assert.deepEqual(await read('keys', 'list'), []);
  });

  it('refuses invalid settings, and stores nothing', async () => {
    const invalidOptions = [
      ['--weight', 'blooms_match=0.5'],
      ['--rule', 'no-such-rule=error'],
      ['--rule', `${RULE}=loud`],
      ['--threshold', '7'],
      [cli.write('bad.json', '{"reveiw": {}}')],
      [],
    ];
    for (const words of invalidOptions) {
      const { code } = await cli.run('institution', 'set', 'college', ...words);
      assert.equal(code, 2, words.join(' '));
    }
    assert.equal((await cli.run('institution', 'set', '../x', '--loops', '1')).code, 2);
    assert.equal((await cli.run('institution', 'show', 'college')).code, 2);
  });

  it('lets stored settings override the rules file, which applies if nothing is stored', async () => {
    const file = { rules: { [RULE]: 'info' }, institutions: { college: { rules: { [RULE]: 'warn' } } } };
    cli.write('vbagent.rules.json', JSON.stringify(file));

    assert.equal(await readSeverity(), 'info');
    assert.equal(await readSeverity('--institution', 'college'), 'warning');
    assert.equal(existsSync(join(cli.folder, '.vbagent')), false);
    await cli.run('institution', 'create', 'college');
    await cli.run('institution', 'set', 'college', '--rule', `${RULE}=error`);
    assert.equal(await readSeverity('--institution', 'college'), 'error');
    assert.equal(await readSeverity(), 'info');
    assert.equal((await cli.run('verify', 'q.tex', '--institution', 'nowhere')).code, 2);
  });
});
