import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchCli } from '../scratch-cli.fixture.ts';

const cli = openScratchCli();
after(() => cli.close());

describe('class, assign and grades', () => {
  it('create a class, add pupils, set work and export the marks', async () => {
    const created = JSON.parse((await cli.run('class', 'create', 'S4', '--json')).out);
    const list = cli.write('pupils.csv', 'name,email\n=Ada,\n,bob@school.org\n');

    const added = await cli.run('class', 'add', created.id, list);
    const course = ['--subject', 'Mathematics', '--level', 'Nat 5'];
    const set = await cli.run('assign', created.id, ...course, '--outcome', 'MNU-5-01', '--questions', '2');
    const grades = await cli.run('grades', set.out.trim());
    await cli.run('grades', set.out.trim(), '-o', join(cli.folder, 'grades.csv'));
    const shown = await cli.run('class', 'show', created.id);
    const listed = JSON.parse((await cli.run('class', 'list', '--json')).out);

    assert.match(added.out, /^[2-9A-Z-]{14} {2}=Ada\n[2-9A-Z-]{14} {2}\S+\n$/);
    assert.deepEqual(
      grades.out.split('\r\n').map((line) => line.split(',')[0]),
      ['Pupil', "'=Ada", 'Pupil 2', ''],
    );
    assert.equal(cli.read('grades.csv'), `\uFEFF${grades.out}`);
    assert.match(shown.out, /\nPupils: 2\n {2}=Ada\n {2}Pupil 2\nAssignment /);
    assert.equal(listed[0].pupilCount, 2);
  });

  it('explain what is missing', async () => {
    const created = JSON.parse((await cli.run('class', 'create', 'S5', '--json')).out);
    const course = ['--subject', 'Mathematics', '--level', 'Nat 5'];

    const withoutWork = await cli.run('assign', created.id, ...course);
    const withoutDue = await cli.run('assign', created.id, ...course, '--paper', '--results', 'after_due');
    const unknown = await cli.run('grades', 'nowhere');

    assert.deepEqual([withoutWork.code, withoutDue.code, unknown.code], [2, 2, 2]);
    assert.match(withoutWork.err, /at least one --outcome, or set a mock paper/);
    assert.match(unknown.err, /no assignment nowhere/);
  });
});
