import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { openScratchCli, type ScratchCli, type ScratchCliOptions } from '../scratch-cli.fixture.ts';

const formatTex = (stem: string, notes: string[] = []) => `\\item
${notes.map((note) => `% ${note}\n`).join('')}${stem}
\\begin{tasks}(2)
    \\task Yes \\ans
    \\task No
\\end{tasks}
\\begin{solution}
    Therefore, the correct option is (a).
\\end{solution}
`;

const questionWithVignette = {
  kind: 'subjective',
  vignette: 'A patient has a fever.',
  stem: 'Why?',
} as const;

function openCli(t: TestContext, options: ScratchCliOptions = {}): ScratchCli {
  const cli = openScratchCli(options);
  t.after(() => cli.close());
  return cli;
}

const listCounts = (report: { created: number; updated: number; unchanged: number }) => [
  report.created,
  report.updated,
  report.unchanged,
];

describe('vbagent bank', () => {
  it('imports folders, lists with filters, and searches by words', async (t) => {
    const cli = openCli(t);
    cli.write(
      'in/forces.tex',
      formatTex('Does friction oppose motion?', ['subject: Physics', 'level: National 5']),
    );
    cli.write('in/deep/cells.tex', formatTex('Do cells have walls?', ['subject: Biology', 'marks: 2']));
    cli.write('in/.hidden/no.tex', formatTex('Is this hidden?'));

    const imported = await cli.run('bank', 'import', `${cli.folder}/in`);
    const physics = JSON.parse((await cli.run('bank', 'list', '--level', 'National 5', '--json')).out);
    const searchResult = JSON.parse((await cli.run('bank', 'search', 'cells', 'walls', '--json')).out);

    assert.deepEqual([imported.code, imported.out], [0, '2 created, 0 updated, 0 unchanged from 2 files\n']);
    assert.equal(physics.total, 1);
    assert.equal(physics.entries[0].question.level, 'Nat 5');
    assert.equal(searchResult.hits[0].entry.question.marks, 2);
    assert.deepEqual(searchResult.hits[0].entry.question.comments, []);
  });

  it('imports files with upper-case endings', async (t) => {
    const cli = openCli(t);
    cli.write('in/FORCES.TEX', formatTex('Does friction oppose motion?'));
    await cli.run('bank', 'import', `${cli.folder}/in`);
    const exported = await cli.run('bank', 'export', '--format', 'jsonl');
    cli.write('out/BANK.JSONL', exported.out);

    const secondImport = await cli.run('bank', 'import', `${cli.folder}/out`);

    assert.equal(exported.code, 0);
    assert.equal(secondImport.out, '0 created, 0 updated, 1 unchanged from 1 file\n');
  });

  it('fits tables into a narrow terminal and never truncates an id', async (t) => {
    const cli = openCli(t, { width: 24 });
    const notes = [
      'id: a-rather-long-id-of-a-question',
      'subject: Physics',
      'level: National 5',
      'topic: Forces',
    ];
    cli.write('q.tex', formatTex('Does friction always oppose the motion of a block?', notes));
    await cli.run('bank', 'import', `${cli.folder}/q.tex`);

    const { out } = await cli.run('bank', 'list');
    const config = await cli.run('config', 'show');

    const lines = out.split('\n').filter((line) => !line.includes('a-rather-long-id-of-a-question'));
    assert.ok(
      lines.every((line) => line.length <= 24),
      out,
    );
    assert.ok(config.out.split('\n').every((line) => line.length <= 24));
    assert.match(out, /QUESTION\n/);
    assert.match(out, / {2}a-rather-long-id-of-a-question\n/);
  });

  it('reports that a word such as "the" is too common to search for', async (t) => {
    const cli = openCli(t);
    cli.write('q.tex', formatTex('Does the block move?'));
    await cli.run('bank', 'import', `${cli.folder}/q.tex`);

    const { code, err } = await cli.run('bank', 'search', 'the');

    assert.deepEqual(
      [code, err],
      [0, 'The words "the" are too common to search for; add a less common word.\n'],
    );
    assert.equal(JSON.parse((await cli.run('bank', 'search', 'the', '--json')).out).hasOnlyCommonWords, true);
  });

  it('imports the same file twice without a new version', async (t) => {
    const cli = openCli(t);
    const path = cli.write('q.tex', formatTex('Is water wet?', ['topic: Fluids']));

    await cli.run('bank', 'import', path);
    const secondImport = JSON.parse((await cli.run('bank', 'import', path, '--json')).out);

    assert.deepEqual(listCounts(secondImport), [0, 0, 1]);
  });

  it('reads a file with Windows line endings as the same questions', async (t) => {
    const cli = openCli(t);
    const text = formatTex('Is glass\na liquid?');
    await cli.run('bank', 'import', cli.write('unix.tex', text));

    const windows = cli.write('windows.tex', `\uFEFF${text.replaceAll('\n', '\r\n')}`);

    assert.deepEqual(
      listCounts(JSON.parse((await cli.run('bank', 'import', windows, '--json')).out)),
      [0, 0, 1],
    );
  });

  for (const format of ['tex', 'json', 'jsonl']) {
    it(`imports its own ${format} export as unchanged`, async (t) => {
      const cli = openCli(t);
      const notes = ['id: my-own', 'subject: Physics', 'level: Nat 5', 'topic: Heat', 'marks: 3', 'a note'];
      cli.write('q.tex', [formatTex('Is fire hot?', notes), formatTex('Is ice cold?')].join('\n'));
      await cli.run('bank', 'import', `${cli.folder}/q.tex`);

      const exported = await cli.run('bank', 'export', '-o', `${cli.folder}/out.${format}`);
      const secondImport = JSON.parse(
        (await cli.run('bank', 'import', `${cli.folder}/out.${format}`, '--json')).out,
      );

      assert.deepEqual([exported.code, exported.out], [0, '']);
      assert.deepEqual(listCounts(secondImport), [0, 0, 2]);
    });
  }

  it('prints which content a TeX export cannot express', async (t) => {
    const cli = openCli(t);
    const path = cli.write('q.json', JSON.stringify(createQuestion({ ...questionWithVignette, id: 'case' })));
    await cli.run('bank', 'import', path);

    const exported = await cli.run('bank', 'export', '-o', `${cli.folder}/out.tex`);
    const report = await cli.run('bank', 'export', '-o', `${cli.folder}/out.tex`, '--json');

    assert.match(exported.err, /dropped: TeX .* vignette ends .*\. \[tex-no-vignette\] 1 question\n/);
    assert.deepEqual(JSON.parse(report.out).levels, { exact: 0, normalised: 0, lossy: 0, dropped: 1 });
    assert.deepEqual(JSON.parse(cli.read('out.losses.json')).losses[0].field, 'vignette');
    assert.equal((await cli.run('bank', 'export', '--format', 'json')).err, 'Exported 1 question.\n');
  });

  it('splits a large export into files and continues after the last complete one', async (t) => {
    const cli = openCli(t);
    await cli.run(
      'bank',
      'import',
      '--no-verify',
      new URL('../../../data/samples', import.meta.url).pathname,
    );
    const output = `${cli.folder}/all.xml`;
    const args = ['bank', 'export', '--to', 'moodle', '-o', output, '--split', '20'];
    const full = await cli.run(...args);
    const progressFile = `${cli.folder}/all.export.json`;
    const stored = JSON.parse(readFileSync(progressFile, 'utf8'));
    const expected = readFileSync(`${cli.folder}/all-0003.xml`, 'utf8');
    // As if the process had been killed while it wrote its third file.
    const [first, second] = stored.progress.parts;
    const { next: cursor } = JSON.parse((await cli.run('bank', 'list', '--limit', '40', '--json')).out);
    const progress = { ...stored.progress, cursor, isDone: false, parts: [first, second] };
    writeFileSync(progressFile, JSON.stringify({ ...stored, progress }));
    rmSync(`${cli.folder}/all-0003.xml`);

    const resumed = await cli.run(...args, '--resume');
    const other = await cli.run(...args.with(3, 'gift'), '--resume');

    assert.match(full.err, /Wrote .*all-0001\.xml[\s\S]*Wrote .*all-0003\.xml[\s\S]*Exported 44 questions/);
    assert.match(resumed.err, /^Wrote .*all-0003\.xml\n/);
    assert.equal(readFileSync(`${cli.folder}/all-0003.xml`, 'utf8'), expected);
    assert.match(other.err, /belongs to an export with other options/);
  });

  it('imports an edited export as a new version and still shows the old one', async (t) => {
    const cli = openCli(t);
    await cli.run('bank', 'import', cli.write('q.tex', formatTex('Is fire hot?', ['id: fire'])));
    await cli.run('bank', 'export', '-o', `${cli.folder}/out.tex`);
    cli.write('out.tex', cli.read('out.tex').replace('Is fire hot?', 'Is fire very hot?'));

    const edited = JSON.parse((await cli.run('bank', 'import', `${cli.folder}/out.tex`, '--json')).out);

    assert.deepEqual(listCounts(edited), [0, 1, 0]);
    assert.match((await cli.run('bank', 'show', 'fire')).out, /version 2 of 2\n\nIs fire very hot\?/);
    assert.match((await cli.run('bank', 'show', 'fire', '--version', '1')).out, /Is fire hot\?/);
    assert.match((await cli.run('bank', 'show', 'fire', '--tex')).out, /% id: fire/);
    assert.match(
      (await cli.run('bank', 'show', 'fire', '--version', '9')).err,
      /no version 9; the newest is 2/,
    );
  });

  it('continues after a file that fails, prints its name and exits with 1', async (t) => {
    const cli = openCli(t);
    cli.write('in/good.tex', formatTex('Is it so?'));
    cli.write('in/bad.tex', Buffer.from([0, 1, 2]));
    cli.write('in/bad.json', '{"questions": [{"kind": "riddle"}]}');

    const { code, out, err } = await cli.run('bank', 'import', `${cli.folder}/in`);

    assert.equal(code, 1);
    assert.match(out, /1 created, .* 3 files; 2 failed/);
    assert.match(err, /bad\.tex is a binary file/);
    assert.match(err, /bad\.json, question 1: this is not a question/);
  });

  it('finds the subject and topic of a question that states neither, and keeps them', async (t) => {
    const cli = openCli(t);
    const path = cli.write('lens.tex', formatTex('What is the focal length of a convex lens?'));
    await cli.run('bank', 'import', path);
    await cli.run('bank', 'import', path);

    const { total, entries } = JSON.parse((await cli.run('bank', 'list', '--topic', 'Optics', '--json')).out);

    assert.deepEqual([total, entries[0].question.subject, entries[0].version], [1, 'Physics', 1]);
  });

  it('refuses formats that it can neither read nor write', async (t) => {
    const cli = openCli(t);

    const imported = await cli.run('bank', 'import', cli.write('marks.ods', 'a,b'));
    const exported = await cli.run('bank', 'export', '-o', `${cli.folder}/bank.odt`);

    assert.deepEqual([imported.code, exported.code], [1, 2]);
    assert.match(
      imported.err,
      /marks\.ods cannot be imported; files that can be imported end in \.tex, \.json, \.jsonl/,
    );
    assert.match(exported.err, /questions cannot be exported as \.odt/);
  });

  it('imports nothing when a path does not exist', async (t) => {
    const cli = openCli(t);
    const good = cli.write('good.tex', formatTex('Is it so?'));

    const { code, err } = await cli.run('bank', 'import', good, `${cli.folder}/nowhere`);

    assert.equal(code, 2);
    assert.match(err, /There is no file .*nowhere/);
    assert.equal(JSON.parse((await cli.run('bank', 'list', '--json')).out).total, 0);
  });

  it('returns every question on exactly one page', async (t) => {
    const cli = openCli(t);
    const all = Array.from({ length: 7 }, (_, index) => formatTex(`Is ${index} a number?`)).join('\n');
    await cli.run('bank', 'import', cli.write('q.tex', all));

    const listedIds: string[] = [];
    let next: string | null = null;
    do {
      const cursor: string[] = next === null ? [] : ['--after', next];
      const page = JSON.parse((await cli.run('bank', 'list', '--limit', '3', ...cursor, '--json')).out);
      listedIds.push(...page.entries.map((entry: { question: { id: string } }) => entry.question.id));
      next = page.next;
    } while (next !== null);

    assert.equal(listedIds.length, 7);
    assert.equal(new Set(listedIds).size, 7);
    assert.equal((await cli.run('bank', 'list', '--after', 'nonsense')).code, 2);
  });

  it('fits tables to the terminal and never truncates an id', async (t) => {
    const cli = openCli(t, { width: 60 });
    const text = formatTex(`Is ${'very '.repeat(40)}long 物理 text readable?`, [
      'id: an-id-that-is-needed-whole',
    ]);
    await cli.run('bank', 'import', cli.write('q.tex', text));

    const lines = (await cli.run('bank', 'list')).out.split('\n');

    assert.match(lines[0] ?? '', /^KIND +QUESTION$/);
    assert.match(lines[1] ?? '', /^mcq_sc +Is very very .*…$/);
    assert.equal(lines[2], '  an-id-that-is-needed-whole');
    assert.ok(lines.every((line) => line.length <= 60));
  });

  it('prints one line per question to a pipe', async (t) => {
    const cli = openCli(t);
    await cli.run('bank', 'import', cli.write('q.tex', formatTex('Is it so?', ['id: mine'])));

    assert.equal((await cli.run('bank', 'list')).out, 'ID    KIND    QUESTION\nmine  mcq_sc  Is it so?\n');
  });

  it('explains what to do when the bank is empty or the search has no words', async (t) => {
    assert.equal((await openCli(t).run('bank', 'search', ' ')).code, 2);
    assert.match((await openCli(t).run('bank', 'list')).err, /The bank is empty.*bank import/);
  });
});

describe('vbagent start, backup and restore', () => {
  it('imports the samples only into an empty bank', async (t) => {
    const cli = openCli(t);

    const first = JSON.parse((await cli.run('start', '--port', '0', '--json')).out);
    const second = JSON.parse((await cli.run('start', '--port', '0', '--json')).out);

    assert.ok(first.imported >= 20);
    assert.equal(first.total, first.imported);
    assert.deepEqual([second.imported, second.total], [0, first.total]);
  });

  it('prints the content of the bank and the address of the server', async (t) => {
    const { out, err } = await openCli(t).run('start', '--port', '0');

    assert.match(out, /imported \d+ sample questions\.\n/);
    assert.match(out, /VBAgent is at http:\/\/127\.0\.0\.1:\d+/);
    assert.match(err, /The pages are not built, .*npm run build:web/);
  });

  it('uses a free port when the configured port is in use, unless --port is set', async (t) => {
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    t.after(() => portHolder.close());
    const { port } = portHolder.address() as AddressInfo;
    const cli = openCli(t, { variables: { VBAGENT_PORT: String(port) } });

    const withoutPortOption = await cli.run('start');
    const withPortOption = await cli.run('start', '--port', String(port));

    assert.equal(withoutPortOption.code, 0);
    assert.match(withoutPortOption.err, /is in use by another program\. Using a free port\./);
    assert.equal(withPortOption.code, 7);
  });

  it('restores the content of a backup', async (t) => {
    const cli = openCli(t);
    await cli.run('bank', 'import', cli.write('a.tex', formatTex('Is it in the backup?')));
    const backup = `${cli.folder}/kept/copy.db`;

    assert.equal((await cli.run('backup', '-o', backup)).code, 0);
    assert.equal((await cli.run('backup', '-o', backup)).code, 5);
    await cli.run('bank', 'import', cli.write('b.tex', formatTex('Is it missing from the backup?')));
    assert.equal((await cli.run('restore', backup)).code, 5);
    assert.equal((await cli.run('restore', backup, '--force')).code, 0);

    assert.equal(JSON.parse((await cli.run('bank', 'list', '--json')).out).total, 1);
  });
});
