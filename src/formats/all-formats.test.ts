import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { createPart } from '../domain/part.ts';
import { questionsWithParts } from '../domain/question.arbitrary.ts';
import { createQuestion } from '../domain/question.ts';
import { detectFormatId, findFormatId, getFormatInfo, READABLE_FORMAT_IDS } from './all-formats.ts';
import { sampleDocument } from './document-sample.ts';
import { readInFormat, writeInFormat } from './format.fixture.ts';

/** Formats that keep every question completely, without an embedded copy of the neutral question. */
const plainFormats = ['tex', 'json', 'jsonl'] as const;

const questions = [
  createQuestion({ id: 'one', kind: 'subjective', stem: 'What is $1+1$?', subject: 'Mathematics', marks: 2 }),
  createQuestion({ id: 'two', kind: 'integer', stem: 'How many?', answer: { kind: 'integer', value: 7 } }),
];

describe('formats', () => {
  it('are found by the ending of a file name in any case', () => {
    assert.equal(findFormatId('bank.JSONL'), 'jsonl');
    assert.equal(findFormatId('a/b.json'), 'json');
    assert.equal(findFormatId('notes.txt'), undefined);
    assert.equal(detectFormatId(sampleDocument(Buffer.from('{}'), 'bank.json')), 'json');
  });

  it('a damaged file is given to the reader of its ending, which states what is wrong with it', () => {
    const protectedFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

    const found = ['a.docx', 'a.xlsx', 'a.XML', 'a.zip'].map((name) =>
      detectFormatId(sampleDocument(protectedFile, name)),
    );

    assert.deepEqual(found, ['docx', 'xlsx', 'moodle', undefined]);
  });

  for (const id of READABLE_FORMAT_IDS) {
    it(`a ${id} file is recognised by its content and its usual name`, async () => {
      const { bytes } = await writeInFormat(id, [questions]);
      const found = detectFormatId(sampleDocument(bytes, `export${getFormatInfo(id).extensions[0]}`));

      // One reader reads both versions of QTI.
      assert.equal(found, id === 'qti2' ? 'qti3' : id);
    });
  }

  for (const id of plainFormats) {
    it(`${id} reads its own output unchanged`, async () => {
      const [first = [], second = []] = [questions.slice(0, 1), questions.slice(1)];
      for (const pages of [[questions], [first, second]]) {
        const { bytes, losses } = await writeInFormat(id, pages);
        const read = await readInFormat(id, bytes);

        assert.deepEqual([read.questions, losses], [questions, []]);
        assert.ok(read.findings.every(({ severity }) => severity === 'info'));
      }
    });
  }

  it('list fields that TeX cannot store', async () => {
    const vignette = createQuestion({ id: 'case', kind: 'subjective', vignette: 'A patient.', stem: 'Why?' });

    const { losses } = await writeInFormat('tex', [[vignette]]);

    assert.deepEqual(
      losses.map(({ question, field, level, code }) => [question, field, level, code]),
      [['case', 'vignette', 'dropped', 'tex-no-vignette']],
    );
  });

  it('list the fields of parts that TeX cannot store', async () => {
    const option = { id: 'a', text: 'up', correct: true, explanation: 'It rises.' };
    const question = createQuestion({
      id: 'parts',
      kind: 'subjective',
      stem: 'A ball rises.',
      parts: [
        createPart({ label: 'a', text: 'Where?', options: [option] }),
        createPart({
          label: 'b',
          text: 'Then:',
          parts: [
            createPart({ label: 'i', text: 'Complete.', blankTable: { columns: ['t'], rows: [[null]] } }),
          ],
        }),
      ],
    });

    const { losses } = await writeInFormat('tex', [[question]]);

    assert.deepEqual(
      losses.map(({ field, message }) => [field, message]),
      [
        ['parts.a.options', 'TeX cannot express explanations of options.'],
        ['parts.b.i.blankTable', 'TeX cannot express a table to complete.'],
      ],
    );
  });

  for (const id of plainFormats) {
    it(`${id} keeps the parts of a question`, async () => {
      await fc.assert(
        fc.asyncProperty(questionsWithParts(), async (question) => {
          const { bytes } = await writeInFormat(id, [[question]]);

          assert.deepEqual((await readInFormat(id, bytes)).questions, [question]);
        }),
        { numRuns: 30 },
      );
    });
  }

  it('upgrade a question of schema version 1', async () => {
    const old = JSON.stringify({ ...questions[0], schemaVersion: 1 });

    const read = await readInFormat('json', old);

    assert.deepEqual(read.questions, questions.slice(0, 1));
  });

  it('report the document and line of an invalid question', async () => {
    const lines = `${JSON.stringify(questions[0])}\n{"kind": "riddle"}\n`;

    await assert.rejects(
      readInFormat('jsonl', lines, 'bank.jsonl'),
      (error) => error instanceof Fault && /^bank\.jsonl, line 2: this is not a question/.test(error.message),
    );
  });
});
