import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const createQuestion = (n: number) => `\\item What is $${n} + 1$?
\\begin{tasks}(2)
    \\task $${n}$
    \\task $${n + 1}$ \\ans
\\end{tasks}
\\begin{solution}
    Therefore, the correct option is (b).
\\end{solution}
`;
const createPaper = (count: number) =>
  Array.from({ length: count }, (_, index) => createQuestion(index + 1)).join('\n');

type LocatedQuestion = {
  kind: string;
  stem: string;
  spans: { question: Span; stem?: Span; options: Span[] };
};
type Span = { start: number; end: number };
type Scan = {
  questions: (LocatedQuestion & { questions?: LocatedQuestion[]; options: { correct: boolean }[] })[];
  findings: unknown[];
};

describe('vbagent scan', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  const scanJson = async (...words: string[]): Promise<Scan> =>
    JSON.parse((await cli.run('scan', ...words, '--json')).out);

  it('prints the normal form, and reports on standard error that it works by rules', async () => {
    const path = cli.write('one.tex', createQuestion(3));

    const { code, out, err } = await cli.run('scan', '-t', path);

    assert.equal(code, 0);
    assert.match(out, /^\\item What is \$3 \+ 1\$\?/);
    assert.match(out, /\\end\{solution\}\n$/);
    assert.match(err, /by rules/);
  });

  it('prints only the error for invalid input', async () => {
    const path = cli.write('three.tex', createPaper(3));

    for (const command of ['scan', 'classify']) {
      for (const words of [['nowhere.tex'], [path, '-r', '8', '9'], [cli.folder]]) {
        const { code, err } = await cli.run(command, '-t', ...words);
        assert.equal(code, 2);
        assert.match(err, /^error: /);
        assert.doesNotMatch(err, /by rules/);
      }
    }
  });

  it('replaces control characters on a terminal but not in a pipe or a file', async (t) => {
    const terminalCli = openScratchCli({ isTerminal: true });
    t.after(() => terminalCli.close());
    const stem = 'Red \x1b[31m and \x9b0m?';
    const path = terminalCli.write('red.tex', `\\item ${stem}\n% id: red\n\\begin{b\x1b[2Jx}\n`);
    cli.write('red.tex', terminalCli.read('red.tex'));

    const onTerminal = await terminalCli.run('scan', '-t', path);
    await terminalCli.run('bank', 'import', path);
    const tex = await terminalCli.run('bank', 'show', 'red', '--tex');
    const json = await terminalCli.run('bank', 'show', 'red', '--json');
    await terminalCli.run('scan', '-t', path, '-o', `${terminalCli.folder}/out.tex`);
    const pipedCli = await cli.run('scan', '-t', path);

    for (const { out, err } of [onTerminal, tex, json]) assert.doesNotMatch(out + err, /[^\P{Cc}\n]/u);
    assert.match(onTerminal.out, /Red ␛\[31m and �0m/);
    assert.ok(terminalCli.read('out.tex').includes(stem));
    assert.ok(pipedCli.out.includes(stem));
  });

  it('prints the neutral form as JSON with spans into the file on disk', async () => {
    const source = `\uFEFF${createPaper(2)}`.replaceAll('\n', '\r\n');
    const path = cli.write('windows.tex', source);

    const { questions } = await scanJson('-t', path);

    assert.deepEqual(
      questions.map((question) => [question.kind, question.options.map((option) => option.correct)]),
      [
        ['mcq_sc', [false, true]],
        ['mcq_sc', [false, true]],
      ],
    );
    const second = questions[1];
    assert.ok(second?.spans.stem);
    assert.match(source.slice(second.spans.question.start, second.spans.question.end), /^\\item What is \$2/);
    assert.match(
      source.slice(second.spans.stem.start, second.spans.stem.end),
      /^\s*What is \$2 \+ 1\$\?\s*$/,
    );
    assert.equal(second.spans.options.length, 2);
  });

  it('writes the line endings and byte order mark of its input', async () => {
    const path = cli.write('crlf.tex', `\uFEFF${createQuestion(1)}`.replaceAll('\n', '\r\n'));

    await cli.run('scan', '-t', path, '-o', `${cli.folder}/out.tex`);

    const outputText = cli.read('out.tex');
    assert.match(outputText, /^\uFEFF\\item/);
    assert.equal(outputText.match(/\n/g)?.length, outputText.match(/\r\n/g)?.length);
  });

  it('reads standard input for -', async () => {
    const pipedCli = openScratchCli({ input: createQuestion(5) });

    assert.match((await pipedCli.run('scan', '-t', '-')).out, /\$5 \+ 1\$/);
    pipedCli.close();
  });

  it('reads a question as another kind, or prints why it cannot', async () => {
    const path = cli.write('kinds.tex', createQuestion(1));

    assert.equal((await scanJson('-t', path, '--type', 'mcq_mc')).questions[0]?.kind, 'mcq_mc');
    const result = await cli.run('scan', '-t', path, '--type', 'integer');
    assert.equal(result.code, 1);
    assert.match(result.err, /kinds\.tex:1:1: error: The question stays mcq_sc/);
  });

  it('stops before any work when --engine model has no model', async () => {
    const { code, out, err } = await cli.run('scan', '-t', '/nowhere.tex', '--engine', 'model');

    assert.deepEqual([code, out], [3, '']);
    assert.match(err, /OPENAI_API_KEY.*OPENAI_BASE_URL/);
  });

  it('works by rules with --engine rules, even if a model is configured', async () => {
    const modelCli = openScratchCli({ variables: { OPENAI_API_KEY: 'sk-test' } });
    const path = modelCli.write('one.tex', createQuestion(1));

    assert.match((await modelCli.run('scan', '-t', path, '--engine', 'rules')).err, /by rules/);
    modelCli.close();
  });

  it('requires exactly one of -t and -i', async () => {
    assert.match((await cli.run('scan')).err, /Use either -t FILE/);
    assert.equal((await cli.run('scan', '-t', 'a', '-i', 'b')).code, 2);
  });

  it('exits with 1 and prints an empty list for a file without questions', async () => {
    const path = cli.write('prose.tex', 'Just some prose.\n');

    const { code, out } = await cli.run('scan', '-t', path, '--json');

    assert.equal(code, 1);
    assert.deepEqual(JSON.parse(out).questions, []);
  });

  // Feature: physics-question-pipeline, Property 13: CLI Range Filtering
  it('processes exactly the questions of a range', async () => {
    const counts = fc.integer({ min: 1, max: 8 });
    const ranges = counts.chain((count) =>
      fc
        .tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: count }))
        .map(([a, b]) => ({ count, start: Math.min(a, b), end: Math.max(a, b) })),
    );
    await fc.assert(
      fc.asyncProperty(ranges, async ({ count, start, end }) => {
        const path = cli.write('paper.tex', createPaper(count));

        const { questions } = await scanJson('-t', path, '-r', String(start), String(end));

        const expected = Array.from({ length: end - start + 1 }, (_, index) => start + index);
        assert.deepEqual(
          questions.map((question) => Number(/\$(\d+) \+ 1\$/.exec(question.stem)?.[1])),
          expected,
        );
      }),
    );
  });

  it('refuses an invalid range with exit code 2', async () => {
    const path = cli.write('paper.tex', createPaper(3));

    for (const range of [
      ['0', '2'],
      ['3', '1'],
      ['2'],
      ['1', '2', '3'],
      ['a', 'b'],
      ['-1', '2'],
      ['1.5', '2'],
      ['4', '9'],
    ]) {
      assert.equal((await cli.run('scan', '-t', path, '-r', ...range)).code, 2, range.join(' '));
    }
  });

  // Feature: physics-question-pipeline, Property 14: CLI Output Persistence
  it('writes exactly the output that it would print to the output path', async () => {
    const input = cli.write('in.tex', createPaper(2));
    const names = fc.array(
      fc.stringMatching(/^[\w äé一-]{1,12}$/).filter((name) => name.trim() !== ''),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(names, fc.boolean(), async (segments, json) => {
        const output = `results/${segments.join('/')}/result`;
        const words = ['scan', '-t', input, ...(json ? ['--json'] : [])];

        const { code, out } = await cli.run(...words, '-o', `${cli.folder}/${output}`);

        assert.deepEqual([code, out], [0, '']);
        assert.equal(cli.read(output), (await cli.run(...words, '-o', '-')).out);
      }),
    );
  });
});
