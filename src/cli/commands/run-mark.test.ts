import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { markJsonLine } from '../mark/mark-json-line.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

describe('vbagent mark', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  const markAsJson = async (...words: string[]) =>
    JSON.parse((await cli.run('mark', ...words, '--json')).out);
  const markLines = async (text: string) => {
    const { code, out } = await cli.run('mark', '--jsonl', cli.write('answers.jsonl', text));
    assert.equal(code, 0);
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  it('prints the verdict, the reason, and both answers as they were parsed', async () => {
    const { code, out } = await cli.run('mark', '--expected', '\\frac12', '--answer', '0.5');

    assert.equal(code, 0);
    assert.equal(out, 'correct: The answer is the expected one.\n  expected  1/2\n  answer    0.5\n');
  });

  it('exits with 1 when the answer does not agree', async () => {
    const { code, out } = await cli.run('mark', '-e', '5 kJ', '-a', '5 J');

    assert.equal(code, 1);
    assert.match(out, /^incorrect: /);
  });

  it('reads tolerance, units, figures and form from options', async () => {
    const speed = ['-e', '9.8 m/s^2'];
    assert.equal((await markAsJson(...speed, '-a', '9.7 m s^-2', '--tolerance', '2%')).verdict, 'correct');
    assert.equal(
      (await markAsJson(...speed, '-a', '9.7 m s^-2', '--tolerance', '0.05')).verdict,
      'incorrect',
    );
    assert.equal((await markAsJson(...speed, '-a', '9.8', '--units', 'required')).code, 'missing-unit');
    assert.equal((await markAsJson('-e', '9.81', '-a', '9.8', '--sig-figs', '2-4')).verdict, 'correct');
    assert.equal(
      (await markAsJson('-e', 'x^2-1', '-a', '(x-1)(x+1)', '--form', 'expanded')).code,
      'not-expanded',
    );
  });

  it('refuses invalid options with one sentence', async () => {
    for (const words of [
      ['-e', '1'],
      ['-e', '1', '-a', '1', '--tolerance', 'much'],
      ['-e', '1', '-a', '1', '--sig-figs', 'x'],
    ]) {
      const { code, err } = await cli.run('mark', ...words);
      assert.equal(code, 2);
      assert.match(err, /^error: /);
    }
  });

  it('prints one line of output for each line of input, in order', async () => {
    const answers = await markLines(
      `${JSON.stringify({ id: 'a', expected: '\\frac{1}{2}', answer: '0.5', tolerance: null })}\n\n${JSON.stringify({ id: 7, lines: ['x^2 = 4', 'x = 2'] })}\n`,
    );

    assert.deepEqual(answers[0], {
      id: 'a',
      verdict: 'correct',
      reason: 'The answer is the expected one.',
      expected: '1/2',
      answer: '0.5',
    });
    assert.equal(answers[1].id, 7);
    assert.equal(answers[1].verdict, 'incorrect');
    assert.equal(answers[1].lines[1].verdict, 'lost-solution');
  });

  it('prints the verdict unreadable for an invalid line and continues', async () => {
    const invalidLines = [
      'not json',
      '[]',
      '{"id":1}',
      '{"id":2,"expected":"1","answer":1}',
      '{"id":3,"lines":"x"}',
      '{"id":4,"expected":"1","answer":"1","units":"maybe"}',
    ];

    const answers = await markLines([...invalidLines, '{"id":5,"expected":"1","answer":"1"}'].join('\n'));

    const verdicts = answers.map((answer) => answer.verdict);
    assert.deepEqual(verdicts, [...invalidLines.map(() => 'unreadable'), 'correct']);
    const ids = answers.map((answer) => answer.id);
    assert.deepEqual(ids, [null, null, 1, 2, 3, 4, 5]);
  });

  it('marks each part of an answer, given as an object or as one text with labels', async () => {
    const expected = { a: '12 J', 'b(i)': '3' };
    const answers = await markLines(
      [{ a: '12 J', 'b.i': '3' }, 'a) 12 J b)(i) 4', '(a) 12 J']
        .map((answer, id) => JSON.stringify({ id, expected, answer }))
        .join('\n'),
    );
    const printed = await cli.run('mark', '-e', JSON.stringify(expected), '-a', '(a) 12 J (b)(i) 3');

    const readVerdicts = ({
      verdict,
      parts,
    }: {
      verdict: string;
      parts: { path: string; verdict: string }[];
    }) => [verdict, ...parts.map((part) => `${part.path} ${part.verdict}`)];
    assert.deepEqual(answers.map(readVerdicts), [
      ['correct', 'a correct', 'b.i correct'],
      ['incorrect', 'a correct', 'b.i incorrect'],
      ['unreadable', 'a correct', 'b.i unreadable'],
    ]);
    assert.match(printed.out, /^\(a\) correct: .*\n.*\n.*\n\(b\)\(i\) correct: /);
    assert.equal(printed.code, 0);
  });

  it('gives one answer without a label to one part only', async () => {
    for (const [expected, answer] of [
      ['{"a":"5","b":"5","c":"5"}', '5'],
      ['{"a":"True","b":"True"}', 'True'],
    ] as const) {
      const { out } = await cli.run('mark', '-e', expected, '-a', answer);

      assert.equal(out.match(/ correct:/gu)?.length, 1);
    }
  });

  it('marks a question of a paper again from its item model and seed', async () => {
    const { out: paperText } = await cli.run(
      ...['exam', '--subject', 'Mathematics', '--level', 'Nat 5', '--seed', '7', '--json'],
    );
    const paper: { questions: { id: string; metadata: Record<string, unknown> }[] } = JSON.parse(paperText);
    const [first] = paper.questions;
    const { item_model, seed, answer } = first?.metadata ?? {};
    const item = ['--item-model', String(item_model), '--seed', String(seed)];
    const row = JSON.stringify({ id: first?.id, item_model, seed, answer: 'no idea' });

    const right = await cli.run('mark', ...item, Object(answer).text);
    const [wrong] = await markLines(row);

    assert.equal(right.code, 0);
    assert.match(right.out, /^(\d+) of \1 marks\n {2}•1 1\/1 /);
    assert.deepEqual([wrong.id, wrong.verdict, wrong.marks_awarded], [first?.id, 'incorrect', 0]);
    assert.match((await cli.run('mark', ...item)).err, /--item-model together with --seed and an answer/);
    assert.match((await markLines('{"item_model":"X","seed":1,"answer":"x"}'))[0].reason, /no item model X/);
  });

  it('rejects expected answers that are nested, empty or have an unknown path', async () => {
    for (const [expected, sentence] of [
      ['{"a":"x","b":{"i":"y"}}', /The expected answer of part b is not a text/],
      ['{"z9z9z9z9":"x"}', /“z9z9z9z9” is not the path of a part/],
      ['{}', /The expected answer has no parts/],
    ] as const) {
      const { code, err } = await cli.run('mark', '-e', expected, '-a', 'x');

      assert.notEqual(code, 0);
      assert.match(err, sentence);
      assert.match(await markJsonLine(`{"expected":${expected},"answer":"x"}`), /"verdict":"unreadable"/);
    }
  });
});
