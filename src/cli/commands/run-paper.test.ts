import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { openScratchCli } from '../scratch-cli.fixture.ts';

const cli = openScratchCli();
after(() => cli.close());
before(() => cli.run('bank', 'import', new URL('../../../data/samples/physics', import.meta.url).pathname));

const plan = (fields: object): string =>
  cli.write('plan.json', JSON.stringify({ title: 'Waves & forces', minutes: 40, versions: 2, ...fields }));

describe('paper', () => {
  it('makes a paper in versions, prints it with its keys, and prints the same files again', async () => {
    const file = plan({
      institution: 'Kirkwall College',
      sections: [
        { title: 'Section A', fill: [{ count: 2, kinds: ['mcq_sc'] }] },
        { title: 'Section B', marks: 6, fill: [{ count: 2, kinds: ['subjective'] }] },
      ],
    });

    const made = await cli.run('paper', 'new', file, '--seed', '4', '--json');
    const { id, versions } = JSON.parse(made.out);
    const output = cli.write('out/test.tex', '');
    const printed = await cli.run('paper', 'print', id, '-o', output, '--json');
    const { files } = JSON.parse(printed.out);
    const first = files.map((path: string) => readFileSync(path, 'utf8'));
    await cli.run('paper', 'print', id, '-o', output);

    assert.deepEqual([made.code, printed.code], [0, 0]);
    assert.deepEqual(
      files.map((path: string) => path.replace(/^.*\//, '')),
      ['test-A.tex', 'test-A-scheme.tex', 'test-B.tex', 'test-B-scheme.tex', 'test-keys.tex'],
    );
    assert.deepEqual(
      versions[0].sections[0].questions.toSorted(),
      versions[1].sections[0].questions.toSorted(),
    );
    assert.match(first[0], /Kirkwall College.*Waves \\& forces.*Section A.*Answer sheet/s);
    assert.deepEqual(
      files.map((path: string) => readFileSync(path, 'utf8')),
      first,
    );
    assert.match(
      (await cli.run('paper', 'list')).out,
      new RegExp(`${id} {2}Waves & forces {2}\\(4 questions`),
    );
  });

  it('names the rule that blocks a plan, and every mistake in its JSON', async () => {
    const blocked = await cli.run(
      'paper',
      'new',
      plan({ sections: [{ title: 'A', fill: [{ count: 90 }] }] }),
    );
    const wrong = await cli.run('paper', 'new', plan({ minutes: 0, sections: [{ title: 'A', fill: [{}] }] }));
    const unknown = await cli.run('paper', 'print', 'nowhere', '-o', 'x.pdf');

    assert.deepEqual([blocked.code, wrong.code, unknown.code], [2, 2, 2]);
    assert.match(blocked.err, /A, rule 1: "90 questions" needs 90, but 10 questions of the bank match/);
    assert.match(wrong.err, /minutes: .*; sections\.0\.fill\.0: give either "count" or "marks"/);
    assert.match(unknown.err, /There is no paper nowhere/);
  });
});
