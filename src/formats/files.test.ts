import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { createArchives } from '../adapters/zip/create-archives.ts';
import { Fault } from '../domain/fault.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { mapSections } from '../domain/question-sections.ts';
import { createRandom, damageArchivedFile, damageBytes } from './damaged-files.fixture.ts';
import { readInFormat, writeInFormat } from './format.fixture.ts';
import { listDifferences, measureFields } from './round-trip.fixture.ts';
import { generateQuestions, readSamples } from './sample-questions.fixture.ts';
import { readTexQuestions } from './tex/tex-questions.ts';

const samples = readSamples();
const generated = generateQuestions(30, 31);
const all = [...samples, ...generated];
const EVERYTHING = { stem: 1, options: 1, key: 1, parts: 1, marks: 1 };

for (const id of ['csv', 'xlsx'] as const) {
  describe(id, () => {
    it('returns all samples and generated questions of all kinds unchanged', async () => {
      const { bytes, losses } = await writeInFormat(id, [all]);

      assert.deepEqual([(await readInFormat(id, bytes)).questions, losses], [all, []]);
    });
  });
}

describe('csv', () => {
  it('reads the tables of other people: semicolons, other headings, no ids, line breaks in cells', async () => {
    const text =
      '\uFEFFQuestion;A;B;Correct answer;Points\r\n"Is $1 < 2$?\r\nSay why.";yes;no;A;2\r\nHow many?;;;12;1\r\n';

    const { questions, findings } = await readInFormat('csv', text);

    assert.deepEqual(findings, []);
    assert.deepEqual(
      questions.map(({ kind, stem, marks, answer }) => [kind, stem, marks, answer]),
      [
        ['mcq_sc', 'Is $1 < 2$?\nSay why.', 2, { kind: 'choice', correct: ['a'] }],
        ['integer', 'How many?', 1, { kind: 'integer', value: 12 }],
      ],
    );
  });

  it('reads what Excel writes in Germany: the separator in the first line, a title, German headings', async () => {
    const text = 'sep=;\r\nKlausur 3;;\r\nFrage;Antwort;Punkte\r\n2 + 2,0?;4;1\r\n';

    const { questions } = await readInFormat('csv', text);

    assert.deepEqual(
      questions.map(({ stem, answer, marks }) => [stem, answer, marks]),
      [['2 + 2,0?', { kind: 'integer', value: 4 }, 1]],
    );
  });

  it('makes texts harmless that a spreadsheet would run, and restores them', async () => {
    const question = createQuestion({
      id: 'q',
      kind: 'subjective',
      stem: '=HYPERLINK("http://x")',
      topic: "'=1",
    });

    const { text } = await writeInFormat('csv', [[question]]);

    assert.ok(text.includes(`"'=HYPERLINK(""http://x"")"`) && text.includes("''=1"));
    assert.deepEqual((await readInFormat('csv', text)).questions, [question]);
  });

  it('states the row and the column of a mistake', async () => {
    await assert.rejects(
      readInFormat('csv', 'text,marks\nWhy?,many\n', 'a.csv'),
      /a\.csv, row 2, column marks/,
    );
    await assert.rejects(readInFormat('csv', 'word,marks\nWhy?,1\n', 'a.csv'), /no column “text”/);
  });
});

describe('xlsx', () => {
  it('reads percentages and dates as they are shown', async () => {
    const cells = ['0.5', '46024', '2'].map(
      (value, index) => `<c r="${'ABC'.charAt(index)}2" s="${index}"><v>${value}</v></c>`,
    );
    const bytes = await createArchives().write({
      'xl/workbook.xml': '<workbook><sheets><sheet name="S"/></sheets></workbook>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="0"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="str"><v>option_a</v></c><c t="str"><v>option_b</v></c><c t="str"><v>text</v></c></row><row>${cells.join('')}</row></sheetData></worksheet>`,
    });

    const { questions } = await readInFormat('xlsx', bytes);

    assert.deepEqual(
      questions[0]?.options.map(({ text }) => text),
      ['50\\%', '2026-01-02'],
    );
    assert.equal(questions[0]?.stem, '2');
  });
});

describe('gift', () => {
  const require = createRequire(import.meta.url);
  const reference: { parse(text: string): { id: string; type: string }[] } = require('gift-pegjs');
  const expressible = all.filter(
    ({ parts, questions = [] }) =>
      parts === undefined && questions.every((inner) => inner.parts === undefined),
  );

  it('keeps text, options, key and marks of all questions without parts', async () => {
    const { text } = await writeInFormat('gift', [expressible]);

    assert.deepEqual(measureFields(expressible, (await readInFormat('gift', text)).questions), EVERYTHING);
  });

  it('is read by another reader of GIFT, with the type of each question', async () => {
    const { text } = await writeInFormat('gift', [samples]);

    const types = new Map(reference.parse(text).map(({ id, type }) => [id, type]));

    const expected = {
      mcq_sc: 'MC',
      mcq_mc: 'MC',
      assertion_reason: 'MC',
      match: 'MC',
      integer: 'Numerical',
      passage: 'Description',
    } as const;
    for (const { id, kind } of samples)
      if (kind !== 'subjective') assert.equal(types.get(id), expected[kind], id);
  });

  it('reports that parts become questions', async () => {
    const withParts = generated.filter(({ parts }) => parts !== undefined);

    const { losses } = await writeInFormat('gift', [withParts]);

    assert.equal(losses.filter(({ code }) => code === 'gift-parts-as-questions').length, withParts.length);
  });

  it('reads what teachers write: true or false, gaps, intervals, weights, pairs, essays', async () => {
    const text = [
      '$CATEGORY: Physics\n',
      '// a comment\n::Sun::The sun is a star.{T}\n',
      'Two plus {=two =2} equals four.\n',
      'What is g?{#9.8:0.1}\n',
      'Choose primes.{~%50%2 ~%50%3 ~%-100%4}\n',
      'Match.{=cat -> meow =dog -> woof}\n',
      'Describe.{}\n',
      'Broken {=a\n',
    ].join('\n');

    const { questions, findings } = await readInFormat('gift', text);

    assert.deepEqual(
      questions.map(({ kind, answer }) => [kind, answer?.kind]),
      [
        ['mcq_sc', 'choice'],
        ['subjective', 'value'],
        ['subjective', 'value'],
        ['mcq_mc', 'choice'],
        ['match', 'matches'],
        ['subjective', undefined],
      ],
    );
    assert.match(findings[0]?.message ?? '', /line 16 was not read: the answers have no closing brace/);
  });
});

describe('docx', () => {
  it('keeps text, options, key, parts and marks of all samples and generated questions', async () => {
    const { bytes } = await writeInFormat('docx', [all]);

    const { questions } = await readInFormat('docx', bytes);

    assert.deepEqual(measureFields(all, questions), EVERYTHING);
    assert.deepEqual(questions.map(countSteps), all.map(countSteps));
  });
});

function countSteps({ solution, alternateSolutions, ideas }: Question): number[] {
  return [solution.length, alternateSolutions.length, ideas.length];
}

describe('documents of LaTeX classes', () => {
  for (const id of ['exam', 'xsim'] as const)
    it(`${id}: our reader of TeX returns all samples unchanged`, async () => {
      const { text } = await writeInFormat(id, [samples]);

      const read = readTexQuestions(text).questions.map(({ question }) => question);

      const plain = samples.map((question) => mapSections(question, withCommentedPlaceholders));
      assert.deepEqual(read, plain);
    });

  it('amc: our reader of TeX returns choices and whole numbers unchanged', async () => {
    const marked = samples.filter(
      ({ kind, parts, ideas }) =>
        /^(?:mcq_sc|mcq_mc|integer)$/u.test(kind) && parts === undefined && ideas.length === 0,
    );

    const { text } = await writeInFormat('amc', [marked]);
    const read = readTexQuestions(text).questions.map(({ question }) => question);

    assert.deepEqual(
      marked.map((question, index) => listDifferences(question, read[index])),
      marked.map(() => []),
    );
  });
});

function withCommentedPlaceholders<T extends Pick<Question, 'diagrams'>>(section: T): T {
  const diagrams = section.diagrams.map((diagram) =>
    diagram.kind === 'placeholder' ? { ...diagram, commented: true } : diagram,
  );
  return { ...section, diagrams };
}

describe('anki', () => {
  it('writes a valid collection whose notes keep their ids', async () => {
    const first = await readCollection(samples);
    const edited = samples.map((question) => ({ ...question, stem: `${question.stem} Now.` }));
    const second = await readCollection(edited);

    const count = samples.reduce((sum, { questions }) => sum + (questions?.length ?? 1), 0);
    assert.deepEqual([first.guids.length, new Set(first.guids).size, first.cards], [count, count, count]);
    assert.deepEqual(second.guids, first.guids);
    assert.equal(first.integrity, 'ok');
    assert.match(first.fields, /\\\(.*\\\)/);
  });
});

async function readCollection(questions: readonly Question[]) {
  const { bytes } = await writeInFormat('anki', [questions]);
  const limits = { files: 100, fileBytes: 50_000_000, totalBytes: 50_000_000 };
  const database = new DatabaseSync(':memory:');
  for await (const file of createArchives().read(bytes, 'a.apkg', limits))
    if (file.name === 'collection.anki2' && 'bytes' in file) database.deserialize?.(file.bytes);
  return {
    guids: database
      .prepare('select guid from notes order by rowid')
      .all()
      .map(({ guid }) => String(guid)),
    cards: database.prepare('select count(*) as count from cards').get()?.count,
    integrity: database.prepare('pragma integrity_check').get()?.integrity_check,
    fields: String(database.prepare('select flds from notes').get()?.flds),
  };
}

describe('damaged files', () => {
  const few = [...samples.slice(0, 3), ...generated.slice(0, 3)];
  for (const id of ['csv', 'gift', 'xlsx', 'docx'] as const)
    it(`${id}: 30 damaged files are read or refused with one sentence`, async () => {
      const { bytes } = await writeInFormat(id, [few]);
      const random = createRandom(41);
      for (let file = 0; file < 30; file++) {
        const isArchive = id === 'xlsx' || id === 'docx';
        const damaged =
          isArchive && file % 3 > 0 ? await damageArchivedFile(bytes, random) : damageBytes(bytes, random);
        await readInFormat(id, damaged).catch((thrown: unknown) => {
          assert.ok(thrown instanceof Fault && thrown.kind === 'invalid-input', String(thrown));
        });
      }
    });

  it('are refused with their reason: empty, wrong type, password', async () => {
    await assert.rejects(readInFormat('jsonl', '\n', 'a'), /a is empty/);
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const id of ['docx', 'xlsx'] as const) {
      await assert.rejects(readInFormat(id, new Uint8Array(), 'a'), /a is empty/);
      await assert.rejects(readInFormat(id, old, 'a'), /a is protected by a password or in the old/);
      await assert.rejects(
        readInFormat(id, 'plain text', 'a'),
        /a is not an? (?:Word document|Excel workbook)/,
      );
    }
  });
});
