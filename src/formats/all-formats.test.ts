import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { createPart } from '../domain/part.ts';
import { questionsWithParts } from '../domain/question.arbitrary.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { FORMAT_IDS, findFormatId, loadFormat } from './all-formats.ts';
import type { Format } from './format.ts';

const questions = [
  createQuestion({ id: 'one', kind: 'subjective', stem: 'What is $1+1$?', subject: 'Mathematics', marks: 2 }),
  createQuestion({ id: 'two', kind: 'integer', stem: 'How many?', answer: { kind: 'integer', value: 7 } }),
];

async function* inPages(...pages: Question[][]): AsyncGenerator<Question[]> {
  yield* pages;
}

async function writeText({ write }: Format, ...pages: Question[][]) {
  assert.ok(write);
  const { bytes, lost } = write(inPages(...pages));
  let text = '';
  for await (const chunk of bytes) text += new TextDecoder().decode(chunk);
  return { text, lost };
}

function omitFields(question: Question, fields: ReadonlySet<string | undefined>) {
  return Object.fromEntries(Object.entries(question).filter(([name]) => !fields.has(name)));
}

describe('formats', () => {
  it('are found by the ending of a file name in any case', () => {
    assert.equal(findFormatId('bank.JSONL'), 'jsonl');
    assert.equal(findFormatId('a/b.json'), 'json');
    assert.equal(findFormatId('notes.txt'), undefined);
  });

  for (const id of FORMAT_IDS) {
    it(`${id} reads its own output unchanged`, async () => {
      const format = await loadFormat(id);
      const [first = [], second = []] = [questions.slice(0, 1), questions.slice(1)];
      for (const pages of [[questions], [first, second]]) {
        const { text, lost } = await writeText(format, ...pages);
        const read = await format.read?.(new TextEncoder().encode(text), { name: 'bank' });

        const lostFields = new Set(lost.map(({ field }) => field));
        assert.deepEqual(
          read?.questions.map((question) => omitFields(question, lostFields)),
          questions.map((question) => omitFields(question, lostFields)),
        );
        assert.ok([...lost, ...read.lost].every(({ severity }) => severity === 'info'));
      }
    });
  }

  for (const id of ['tex', 'json', 'jsonl'] as const) {
    it(`${id} loses no field of a simple question`, async () => {
      assert.deepEqual((await writeText(await loadFormat(id), questions)).lost, []);
    });
  }

  it('list fields that TeX cannot store', async () => {
    const vignette = createQuestion({ id: 'case', kind: 'subjective', vignette: 'A patient.', stem: 'Why?' });

    const { lost } = await writeText(await loadFormat('tex'), [vignette]);

    assert.deepEqual(
      lost.map(({ field, severity }) => [field, severity]),
      [['vignette', 'info']],
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

    const { lost } = await writeText(await loadFormat('tex'), [question]);

    assert.deepEqual(
      lost.map(({ field, message }) => [field, message]),
      [
        ['parts.a.options', 'TeX cannot express explanations of options of part (a).'],
        ['parts.b.i.blankTable', 'TeX cannot express a table to complete of part (b)(i).'],
      ],
    );
  });

  for (const id of FORMAT_IDS) {
    it(`${id} keeps the parts of a question`, async () => {
      await fc.assert(
        fc.asyncProperty(questionsWithParts(), async (question) => {
          const { text } = await writeText(await loadFormat(id), [question]);
          const read = await (await loadFormat(id)).read?.(new TextEncoder().encode(text), { name: 'bank' });

          assert.deepEqual(read?.questions, [question]);
        }),
        { numRuns: 30 },
      );
    });
  }

  it('upgrade a question of schema version 1', async () => {
    const old = JSON.stringify({ ...questions[0], schemaVersion: 1 });

    const read = await (await loadFormat('json')).read?.(new TextEncoder().encode(old), {
      name: 'bank.json',
    });

    assert.deepEqual(read?.questions, questions.slice(0, 1));
  });

  it('report the document and line of an invalid question', async () => {
    const lines = new TextEncoder().encode(`${JSON.stringify(questions[0])}\n{"kind": "riddle"}\n`);

    await assert.rejects(
      async () => (await loadFormat('jsonl')).read?.(lines, { name: 'bank.jsonl' }),
      (error) => error instanceof Fault && /^bank\.jsonl, line 2: this is not a question/.test(error.message),
    );
  });
});
