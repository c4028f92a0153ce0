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

  it('exports each version for another program, with its sections and its losses', async () => {
    const sections = [
      { title: 'Section A', fill: [{ count: 2, kinds: ['mcq_sc'] }] },
      { title: 'Section B', fill: [{ count: 1, kinds: ['subjective'] }] },
    ];
    const { id } = JSON.parse(
      (await cli.run('paper', 'new', plan({ sections }), '--seed', '4', '--json')).out,
    );
    const folder = cli.write('paper/x', '').replace(/x$/, '');

    const moodle = await cli.run('paper', 'export', id, '--to', 'moodle', '-o', `${folder}test.xml`);
    const gift = await cli.run('paper', 'export', id, '--version-label', 'b', '-o', `${folder}test.gift`);
    const unknown = await cli.run('paper', 'export', id, '-o', `${folder}test.pdf`);

    const written = readFileSync(`${folder}test-B.xml`, 'utf8');
    assert.deepEqual([moodle.code, gift.code, unknown.code], [0, 0, 2]);
    assert.match(moodle.err, /Wrote .*test-A\.xml\nWrote .*test-B\.xml\nExported 6 questions\./);
    assert.match(written, /Waves & forces, version B\/Section A<|Waves &amp; forces, version B\/Section A</);
    assert.match(gift.err, /sections of the paper are not kept.*\[gift-no-sections\] 3 questions/);
    assert.match(unknown.err, /cannot be exported as \.pdf/);
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
    assert.match(blocked.err, /A, rule 1: "90 questions" needs 90, but 11 questions of the bank match/);
    assert.match(wrong.err, /minutes: .*; sections\.0\.fill\.0: give either "count" or "marks"/);
    assert.match(unknown.err, /There is no paper nowhere/);
  });
});
