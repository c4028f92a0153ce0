import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { createQuestionVerdicts } from '../../adapters/database/feedback/question-verdicts.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { findModel } from '../../item-models/catalogue.ts';
import { toModelSubject } from '../../ports/question-verdicts.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const Answer = z.object({ text: z.string().optional() });
const Exam = z.object({
  exam_id: z.string(),
  total_marks: z.number(),
  seed: z.number(),
  time_allowed_minutes: z.number(),
  sections: z.array(z.object({ section: z.string(), marks: z.number(), question_ids: z.array(z.string()) })),
  questions: z.array(
    z.object({
      id: z.string(),
      marks: z.number(),
      outcome_id: z.string(),
      text: z.string(),
      marking_scheme: z.object({
        criteria: z.array(z.object({ marks: z.number() })),
        total_marks: z.number(),
      }),
      metadata: z.object({
        answer: Answer.optional(),
        parts: z.array(z.object({ path: z.string(), answer: Answer.optional() })).optional(),
      }),
    }),
  ),
});

describe('vbagent exam', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  const runExam = (...words: string[]) =>
    cli.run('exam', '--subject', 'Mathematics', '--level', 'Nat 5', ...words);
  const createPaper = async (seed: string) =>
    Exam.parse(JSON.parse((await runExam('--seed', seed, '--json')).out));

  // Feature: sqa-graphs, Acceptance test 2: a valid Nat 5 Mathematics exam of 90 marks and 30 or more questions
  it('prints a paper as JSON whose marks, sections and schemes add up', async () => {
    const paper = await createPaper('7');

    assert.equal(paper.total_marks, 90);
    assert.deepEqual(
      paper.sections.map(({ marks }) => marks),
      [40, 50],
    );
    assert.ok(paper.questions.length >= 30 && paper.questions.length <= 36);
    const questionIds = paper.sections.flatMap(({ question_ids }) => question_ids);
    assert.deepEqual(
      questionIds,
      paper.questions.map(({ id }) => id),
    );
    for (const { marks, marking_scheme: scheme } of paper.questions) {
      assert.equal(scheme.total_marks, marks);
      assert.equal(
        scheme.criteria.reduce((sum, criterion) => sum + criterion.marks, 0),
        marks,
      );
    }
  });

  it('prints the paper as text, with its scheme only for --scheme', async () => {
    const { code, out } = await runExam('--seed', '7');
    assert.equal(code, 0);
    assert.match(out, /^National 5 Mathematics, paper 7\n/);
    assert.doesNotMatch(out, /Marking scheme|•1/);
    assert.match((await runExam('--seed', '7', '--scheme')).out, /Marking scheme of .*•1/s);
  });

  it('creates a new paper without --seed and prints its number', async () => {
    assert.match((await runExam()).out, /paper \d+\n/);
  });

  it('writes the paper and its marking scheme as two files in the format of the file ending', async () => {
    for (const ending of ['html', 'tex', 'txt']) {
      const { code, out, err } = await runExam('--seed', '7', '-o', join(cli.folder, `out/p.${ending}`));

      assert.deepEqual([code, out], [0, '']);
      assert.match(err, new RegExp(`Wrote .*p\\.${ending}\nWrote .*p-marking-scheme\\.${ending}\n`));
      assert.doesNotMatch(cli.read(`out/p.${ending}`), /Halve the coefficient|Generic scheme/);
      assert.match(cli.read(`out/p-marking-scheme.${ending}`), /bullet|•/);
    }
    await runExam('--seed', '7', '-o', join(cli.folder, 'p.json'));
    assert.equal(Exam.parse(JSON.parse(cli.read('p.json'))).total_marks, 90);
  });

  it('writes a PDF with the available programs', async () => {
    const { code } = await runExam('--seed', '7', '-o', join(cli.folder, 'p.pdf'));

    assert.equal(code, 0);
    assert.equal(readFileSync(join(cli.folder, 'p.pdf')).subarray(0, 5).toString(), '%PDF-');
    assert.ok(existsSync(join(cli.folder, 'p-marking-scheme.pdf')));
  });

  it('draws a new paper without item models that an expert rejected, and warns if the requested paper has some', async () => {
    const Ids = z.object({ seed: z.number(), questions: z.array(z.object({ id: z.string() })) });
    const listModels = ({ questions }: z.infer<typeof Ids>): string[] =>
      questions.map(({ id }) => id.slice(0, id.lastIndexOf('-')).toUpperCase());
    const first = Ids.parse(JSON.parse((await runExam('--json')).out));
    const model = listModels(first).findLast((id) => findModel(id)?.isContext !== true) ?? '';
    const path = join(cli.folder, 'decisions.db');
    const database = await openSqlite(path);
    await createQuestionVerdicts(database).put({
      ...{ questionId: toModelSubject(model), itemId: 'i', verdict: 'rejected' },
      decidedAt: '2026-01-01T00:00:00.000Z',
    });
    await database.close();

    const second = await runExam('--json', '--database', path);
    const same = await runExam('--json', '--database', path, '--seed', String(first.seed));

    assert.equal(listModels(Ids.parse(JSON.parse(second.out))).includes(model), false);
    assert.equal(second.err, '');
    assert.equal(Ids.parse(JSON.parse(same.out)).seed, first.seed);
    assert.match(same.err, new RegExp(`not to use questions of ${model} any more`));
  });

  it('marks a script by question id and derives the paper from its exam id', async () => {
    const { exam_id, questions } = await createPaper('7');
    const responses = Object.fromEntries(
      questions.map(({ id, metadata: { answer, parts } }) => [
        id,
        parts ? Object.fromEntries(parts.map((part) => [part.path, part.answer?.text])) : answer?.text,
      ]),
    );
    const file = cli.write('right.json', JSON.stringify({ exam_id, responses }));
    const marked = JSON.parse((await runExam('--answers', file, '--json')).out);

    assert.equal(marked.total_marks, 90);
    assert.ok(marked.marks_awarded > 75);
    assert.equal(marked.grade_estimate.grade, 'A');
    assert.deepEqual(marked.unknown_responses, []);
    const markedStrictly = JSON.parse((await runExam('--answers', file, '--require-working', '--json')).out);
    assert.ok(markedStrictly.marks_awarded < marked.marks_awarded);
  });

  it('marks a script by question number, prints each mark, the gaps and the estimated grade, and lists unknown question numbers', async () => {
    const file = cli.write(
      'some.json',
      JSON.stringify({ '1.1': ['first line', 'x = 3'], '2.1': 12, '9.9': 'x' }),
    );
    const { code, out } = await runExam('--seed', '7', '--answers', file);

    assert.equal(code, 0);
    assert.match(out, /^1\. +0\/2 +first line x = 3$/m);
    assert.match(out, /✗ •1 /);
    assert.match(out, /Where marks were lost/);
    assert.match(out, /Estimated grade: No Award/);
    assert.match(out, /belong to no question of this paper: 9\.9\./);
  });

  it('gives the same marks to answers by number and part, as an object for each question, and as one text', async () => {
    const { questions, sections } = await createPaper('7');
    const [section] = sections;
    const numbered = questions.map((question, index) => {
      const first = section?.question_ids.length ?? 0;
      return { ...question, number: index < first ? `1.${index + 1}` : `2.${index + 1 - first}` };
    });
    const withParts = numbered.flatMap(({ number, metadata: { parts } }) =>
      parts ? [{ number, texts: parts.map(({ path, answer }) => [path, answer?.text ?? '-'] as const) }] : [],
    );
    const mark = async (entries: readonly (readonly [string, unknown])[]) => {
      const file = cli.write('parts.json', JSON.stringify(Object.fromEntries(entries)));
      return JSON.parse((await runExam('--seed', '7', '--answers', file, '--json')).out);
    };

    const marked = await Promise.all([
      mark(withParts.map(({ number, texts }) => [number, Object.fromEntries(texts)])),
      mark(
        withParts.flatMap(({ number, texts }) => texts.map(([path, text]) => [`${number}(${path})`, text])),
      ),
      mark(
        withParts.flatMap(({ number, texts }) => texts.map(([path, text]) => [`${number} ${path}`, [text]])),
      ),
      mark(withParts.map(({ number, texts }) => [number, texts.map(([path, text]) => `(${path}) ${text}`)])),
    ]);

    assert.ok(withParts.length > 0 && marked[0].marks_awarded > 0);
    assert.equal(new Set(marked.map(({ marks_awarded }) => marks_awarded)).size, 1);
    assert.deepEqual(
      marked.flatMap(({ unknown_responses }) => unknown_responses),
      [],
    );
    const unknown = await mark([[`${withParts[0]?.number}(z)`, '3']]);
    assert.deepEqual(unknown.unknown_responses, [`${withParts[0]?.number}(z)`]);
  });

  it('writes a marked script to a file', async () => {
    const file = cli.write('none.json', '{}');
    await runExam('--seed', '7', '--answers', file, '-o', join(cli.folder, 'marked.html'));

    assert.match(cli.read('marked.html'), /Marked script.*0 of 90 marks/s);
  });

  const invalidOptions: [string, string[], RegExp][] = [
    ['an unknown subject', ['--subject', 'Alchemy'], /the subjects are .*Mathematics/],
    ['an unknown level', ['--level', 'Nat 9'], /the levels are Nat 3, Nat 4, Nat 5/],
    ['an unknown file ending', ['-o', 'paper.docx'], /\.pdf, \.tex, \.html/],
    ['a seed that is not a number', ['--seed', '-3'], /whole number/],
    ['a missing answers file', ['--seed', '7', '--answers', 'nowhere.json'], /no file nowhere\.json/],
  ];
  for (const [mistake, words, message] of invalidOptions) {
    it(`refuses ${mistake} with one sentence`, async () => {
      const { code, err } = await runExam(...words);
      assert.equal(code, 2);
      assert.match(err, message);
    });
  }

  const invalidScripts: [string, string, RegExp][] = [
    ['not JSON', 'x = 3', /are not valid JSON/],
    ['a list', '["x"]', /expected an object from question to answer/],
    ['not a text for each answer', '{"1.1": {"a": {"b": 1}}}', /the answer to "1\.1" is not a text/],
    [
      'the answers to another paper',
      '{"exam_id": "Mathematics_Nat 5_8", "responses": {}}',
      /belong to Mathematics_Nat 5_8/,
    ],
    [
      'the answers to another seed',
      '{"seed": 8, "responses": {"1.1": "x"}}',
      /belong to paper 8, not to paper 7/,
    ],
  ];
  for (const [mistake, text, message] of invalidScripts) {
    it(`refuses a script that is ${mistake}`, async () => {
      const { code, err } = await runExam('--seed', '7', '--answers', cli.write('bad.json', text));
      assert.equal(code, 2);
      assert.match(err, message);
    });
  }

  it('requires --seed when the paper is unknown', async () => {
    const { code, err } = await runExam('--answers', cli.write('bare.json', '{"1.1": "3"}'));
    assert.equal(code, 2);
    assert.match(err, /name it with --seed/);
  });
});
