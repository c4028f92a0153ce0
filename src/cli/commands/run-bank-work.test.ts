import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const question = (id: string, mass: number) =>
  `\\item % id: ${id}\n% topic: Forces\nA trolley of mass $${mass}\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the force.\n\\begin{solution}\n$F = ma = ${mass} \\times 3 = ${mass * 3}\\,\\mathrm{N}$\n\\end{solution}\n`;

describe('work on the bank on the command line', () => {
  let cli: ScratchCli;
  before(async () => {
    cli = openScratchCli();
    const file = cli.write('two.tex', question('first', 2) + question('second', 4));
    assert.equal((await cli.run('bank', 'import', file)).code, 0);
  });
  after(() => cli.close());

  it('edits, shows the history, and reverts', async () => {
    const file = cli.write('new.tex', question('first', 5));

    const edited = await cli.run('bank', 'edit', 'first', file, '--note', 'heavier');
    const history = await cli.run('bank', 'history', 'first');
    const reverted = await cli.run('bank', 'revert', 'first', '--to', '1');

    assert.equal(edited.out, 'Saved version 2 of first.\n', edited.err);
    assert.match(history.out, /^version 2 .*local {2}edited {2}heavier\nversion 1 /);
    assert.equal(reverted.out, 'Version 1 is now version 3 of first.\n');
    const wrong = cli.write('wrong.tex', question('first', 5).replace('= 15', '= 16'));
    const refused = await cli.run('bank', 'edit', 'first', wrong);
    assert.equal(refused.code, 2);
    assert.match(refused.err, /has 1 problem/);
  });

  it('lists what experts were asked about a question', async () => {
    const before = await cli.run('bank', 'reviews', 'second');
    await cli.run('bank', 'send', 'second');
    const after = await cli.run('bank', 'reviews', 'second');
    const missing = await cli.run('bank', 'reviews', 'missing');

    assert.equal(before.out, 'No expert was asked about it.\n');
    assert.match(after.out, /^waiting {2}\d{4}-/);
    assert.equal(missing.code, 2, missing.err);
  });

  it('changes many questions, lists them by tag and collection, and undoes it', async () => {
    const preview = await cli.run('bank', 'change', '--topic', 'Forces', '--add-tag', 'june', '--preview');
    const changed = await cli.run('bank', 'change', '--topic', 'Forces', '--add-tag', 'june');
    const collected = await cli.run('bank', 'change', 'second', '--collect', 'Mock');
    const tagged = await cli.run('bank', 'list', '--tag', 'june', '--json');
    const collections = await cli.run('bank', 'collections');
    const changeId = /bank undo (\S+)/.exec(changed.out)?.[1] ?? '';
    const undone = await cli.run('bank', 'undo', changeId);
    const changes = await cli.run('bank', 'changes');

    assert.match(preview.out, /2 of 2 questions would change/, preview.err);
    assert.match(collected.out, /1 of 1 question changed/);
    assert.equal(JSON.parse(tagged.out).total, 2);
    assert.match(collections.out, /^Mock {2}1 question /);
    assert.equal(undone.out, 'Undone: 2 questions.\n', undone.err);
    assert.match(changes.out, /^\S+ {2}collect {2}1 question .*\n\S+ {2}retag {2}2 questions .*undone\n$/);
  });

  it('makes a variant, deletes it and makes it active again', async () => {
    const made = await cli.run('bank', 'make', 'second', '--variant', 'numerical');
    const id = made.out.trim();
    const deleted = await cli.run('bank', 'change', id, '--delete');
    const listed = await cli.run('bank', 'list', '--state', 'deleted', '--json');
    const active = await cli.run('bank', 'reactivate', id);

    assert.equal(made.code, 0, made.err);
    assert.match(deleted.out, /1 of 1 question changed/);
    assert.equal(JSON.parse(listed.out).entries[0].question.provenance.parentId, 'second');
    assert.equal(active.out, `${id} is active.\n`);
  });
});
