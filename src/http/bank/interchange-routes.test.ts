import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createArchives } from '../../adapters/zip/create-archives.ts';
import { readInFormat } from '../../formats/format.fixture.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

let server: ScratchServer;
before(async () => {
  server = await openScratchServer();
  await server.bank.save([sampleQuestion({ id: 'first' }), sampleQuestion({ id: 'second' })]);
});
after(() => server.stop());

async function sendFile(content: string | Uint8Array, name: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(content)], name));
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  const response = await server.fetch('/api/v1/bank/import', { method: 'POST', body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('exports and imports over HTTP', () => {
  it('streams all questions or one of them as a file with its type and name', async () => {
    const all = await server.fetch('/api/v1/bank/export?format=qti3');
    const one = await server.fetch('/api/v1/bank/export?format=moodle&id=second');

    const { questions } = await readInFormat('qti3', new Uint8Array(await all.arrayBuffer()));
    assert.equal(questions.length, 2);
    assert.equal(one.headers.get('content-type'), 'application/xml');
    assert.match(one.headers.get('content-disposition') ?? '', /filename="questions\.xml"/);
    assert.deepEqual(
      (await readInFormat('moodle', await one.text())).questions.map(({ id }) => id),
      ['second'],
    );
  });

  it('counts what the format cannot express', async () => {
    const { summary, losses } = JSON.parse(
      await (await server.fetch('/api/v1/bank/export/losses?format=qti3')).text(),
    );

    assert.equal(summary.questions, 2);
    assert.equal(
      summary.levels.exact + summary.levels.normalised + summary.levels.lossy + summary.levels.dropped,
      2,
    );
    assert.ok(losses.every(({ code }: { code: string }) => code.startsWith('qti-')));
  });

  it('previews a file without saving it, then saves it', async () => {
    const quiz = await (await server.fetch('/api/v1/bank/export?format=moodle&id=first')).text();
    const renamed = quiz.replaceAll('first', 'third');

    const preview = await sendFile(renamed, 'quiz.xml');
    const before = await server.bank.find('third');
    const saved = await sendFile(renamed, 'quiz.xml', { save: 'true' });

    assert.deepEqual([preview.status, preview.body.format, preview.body.saved], [200, 'moodle', null]);
    assert.deepEqual(
      preview.body.questions.map(({ id }: { id: string }) => id),
      ['third'],
    );
    assert.equal(before, undefined);
    assert.equal(saved.body.saved[0].outcome, 'created');
  });

  it('previews and saves a file with more questions than one caller may verify at a time', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    const file = ids.map((id) => JSON.stringify(sampleQuestion({ id }))).join('\n');

    const preview = await sendFile(file, 'many.jsonl');
    const saved = await sendFile(file, 'many.jsonl', { save: 'true' });

    assert.deepEqual([preview.status, saved.status], [200, 200]);
    assert.deepEqual(
      preview.body.questions.map(({ id }: { id: string }) => id),
      ids,
    );
    assert.equal(saved.body.saved.length, 60);
  });

  it('saves a file with more questions than one transaction may have', async () => {
    const items = Array.from({ length: 201 }, (_, n) => `\\item What is $${n} \\times 7$?\n`);

    const { status, body } = await sendFile(items.join(''), 'long.tex', { save: 'true' });

    assert.deepEqual([status, body.saved.length], [200, 201]);
  });

  it('refuses a file that it cannot read with one sentence', async () => {
    const { status, body } = await sendFile(Uint8Array.of(1, 2, 3), 'photo.bmp');

    assert.equal(status, 400);
    assert.match(body.message, /photo\.bmp cannot be imported; files that can be imported end in/);
  });

  it('refuses a file that unpacks to too much', async () => {
    const cells = '<row><c><v>1</v></c></row>'.repeat(400_000);
    const workbook = await createArchives().write({
      'xl/workbook.xml': '<workbook><sheets><sheet id="rId1"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    });

    const { status, body } = await sendFile(workbook, 'marks.xlsx');

    assert.equal(status, 400);
    assert.match(body.message, /marks\.xlsx cannot be read: it is larger than 8 MB/);
  });

  it('refuses entities in a document of another program', async () => {
    const quiz =
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question>&x;</question></quiz>';

    const { status, body } = await sendFile(quiz, 'quiz.xml');

    assert.equal(status, 400);
    assert.match(body.message, /entities of a DTD are not allowed/);
  });
});
