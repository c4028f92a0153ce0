import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

describe('vbagent mark with a key', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  const findReason = async (...words: string[]) =>
    JSON.parse((await cli.run('mark', ...words, '--json')).out).code;

  it('accepts and rejects the answers that are listed', async () => {
    const key = ['--expected', '24 ohm', '--accept', '24.0', '--reject', '24 mps', '--reject', '24 W'];

    assert.equal(await findReason(...key, '24.0'), 'accepted');
    assert.equal(await findReason(...key, '24 mps'), 'rejected');
    assert.equal(await findReason(...key, '--answer', '24 W'), 'rejected');
  });

  it('reads the options of a key as an author writes them, or as JSON', async () => {
    const options = 'exact=12/0.52, figures=2-4, unit=required';
    const json = JSON.stringify({ exact: '12/0.52', figures: { min: 2, max: 4 }, unit: 'required' });

    for (const key of [options, json]) {
      assert.equal(await findReason('-e', '23 ohm', '--key', key, '23.08 ohm'), 'rounded');
      assert.equal(await findReason('-e', '23 ohm', '--key', key, '23.077 ohm'), 'significant-figures');
    }
  });

  it('marks each part by its own key', async () => {
    const expected = JSON.stringify({ a: '656 nm', b: 'photosynthesis' });
    const key = JSON.stringify({ a: 'units={nm}', b: { accept: ['light reaction'] } });
    const { out } = await cli.run('mark', '-e', expected, '--key', key, 'a) 6.56e-7 m b) light reaction');

    assert.match(out, /\(a\) incorrect: The value is right, but it must be in another unit\./u);
    assert.match(out, /\(b\) correct/u);
  });

  it('reads a key in each line of --jsonl and names what is wrong with one', async () => {
    const lines = [
      { id: 1, expected: '4.3 N', answer: '4.4 N', key: { range: { min: 4.1, max: 4.5 } } },
      { id: 2, expected: '4.3 N', answer: '4.4 N', key: { rnage: 4 } },
      { id: 3, expected: '4.3 N', answer: '4.4 N', key: 'unit=needed' },
    ];
    const file = cli.write('keys.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const rows = (await cli.run('mark', '--jsonl', file)).out.trimEnd().split('\n');
    const [first, second, third] = rows.map((row) => JSON.parse(row));

    assert.equal(first.verdict, 'correct');
    assert.match(second.reason, /^The key is wrong: .*rnage/u);
    assert.match(third.reason, /unit=needed cannot be read; write unit=required/u);
  });

  it('exits with 2 and one sentence for a key that cannot be read', async () => {
    for (const words of [
      ['--key', '{"accept"'],
      ['--key', 'figures=many'],
      ['--key', '{"range": {"min": 3, "max": 1}}'],
    ]) {
      const { code, err } = await cli.run('mark', '-e', '1', ...words, '1');
      assert.equal(code, 2);
      assert.match(err, /^error: /);
    }
  });
});
