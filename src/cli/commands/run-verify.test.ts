import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const createQuestion = (result: string) => `\\item Calculate the net force on the trolley.
\\begin{solution}
\\begin{align*}
F &= 2.0 \\times 3.0 \\\\
&= ${result}\\,\\mathrm{N}
\\end{align*}
\\end{solution}
`;
const SAMPLES_FOLDER = join(import.meta.dirname, '..', '..', '..', 'data', 'samples');

type Span = { start: number; end: number };
type Report = {
  files: {
    path: string;
    findings: {
      rule: string;
      severity: string;
      message: string;
      line: number;
      column: number;
      span: Span;
      fix?: { edits: { span: Span }[] };
    }[];
    read: { equalities: number; unread: number };
    unjudged: { state: string; reason: string; line: number }[];
    coverageWarning?: string;
  }[];
};

describe('vbagent verify', () => {
  let cli: ScratchCli;
  before(() => {
    cli = openScratchCli();
  });
  after(() => cli.close());

  const verifyJson = async (...words: string[]): Promise<Report> =>
    JSON.parse((await cli.run('verify', ...words, '--json')).out);

  it('finds no errors in the samples', async () => {
    const { code, out } = await cli.run('verify', SAMPLES_FOLDER);

    assert.equal(code, 0);
    assert.match(out, /48 questions in 8 files: 0 errors, 0 warnings/);
    assert.match(out, /In solutions: \d+ equalities judged, \d+ undecided, \d+ unreadable/);
  });

  it('prints the line, a caret and the reason, and exits with 1', async () => {
    const path = cli.write('wrong.tex', createQuestion('7.0'));

    const { code, out } = await cli.run('verify', path);

    assert.equal(code, 1);
    assert.match(out, /wrong\.tex:5:4: error: The left side is 6\.0 N, not 7\.0/);
    assert.match(out, /5 \| &= 7\.0\\,\\mathrm\{N\}\n.*\| {4}\^+/);
  });

  it('prints JSON with a position for each finding, and how many equalities were read', async () => {
    const path = cli.write('wrong.tex', createQuestion('7.0'));

    const { files } = await verifyJson(path);

    assert.deepEqual(
      files.map(({ findings, read }) => [
        findings.map(({ rule, line, column }) => [rule, line, column]),
        read,
      ]),
      [[[['equality-holds', 5, 4]], { equalities: 2, judged: 1, undecided: 1, unread: 0 }]],
    );
  });

  it('warns if few equalities were judged, and states the reasons', async () => {
    const path = cli.write('letters.tex', createQuestion('6.0').replace('2.0 \\times 3.0', 'ma = kq'));

    const { code, out } = await cli.run('verify', path);
    const { files } = await verifyJson(path);

    assert.equal(code, 0);
    assert.match(out, /Not judged: \d because it has letters without a value/);
    assert.match(
      out,
      /Warning: Only 0 of 3 steps \(equalities\) were checked; a person must check the rest\./,
    );
    assert.match(files[0]?.coverageWarning ?? '', /0 of 3/);
    assert.deepEqual(
      files[0]?.unjudged.map(({ state, line }) => [state, line]),
      [
        ['undecided', 4],
        ['undecided', 4],
        ['undecided', 5],
      ],
    );
  });

  it('exits with 1 and a warning if no question was found', async () => {
    const path = cli.write('letter.tex', 'Dear colleague, $2 + 2 = 5$.');

    const { code, out } = await cli.run('verify', path, '--max-severity', 'error');

    assert.equal(code, 1);
    assert.match(out, /Warning: No question was found, so nothing was verified/);
  });

  it('notes the included files that do not exist, once for each document', async () => {
    const images = '\\includegraphics{a}\\includegraphics[width=2cm]{b.png}% \\input{c}';
    const path = cli.write('images.tex', createQuestion(`6.0`).replace('.\n', `. ${images}\n`));
    cli.write('a.pdf', '');

    const { files } = await verifyJson(path);

    const notes = files[0]?.findings.filter(({ rule }) => rule === 'included-file-exists') ?? [];
    assert.deepEqual(
      notes.map(({ severity, message }) => [severity, message.slice(0, 33)]),
      [['info', 'The file b.png was not found, so ']],
    );
  });

  it('reads standard input, CRLF and a byte order mark', async () => {
    const pipedCli = openScratchCli({ input: `\uFEFF${createQuestion('7.0')}`.replaceAll('\n', '\r\n') });

    const { code, out } = await pipedCli.run('verify', '-', '--json');

    assert.equal(code, 1);
    assert.deepEqual(
      [JSON.parse(out).files[0].findings[0].line, JSON.parse(out).files[0].findings[0].column],
      [5, 4],
    );
    pipedCli.close();
  });

  it('exits with 1 for findings above --max-severity', async () => {
    const path = cli.write(
      'warns.tex',
      createQuestion('6.0').replace('Calculate', 'In your opinion, calculate'),
    );
    const runWithLimit = async (maxSeverity: string) =>
      (await cli.run('verify', path, '--max-severity', maxSeverity)).code;

    assert.deepEqual(
      [
        await runWithLimit('error'),
        await runWithLimit('warning'),
        await runWithLimit('info'),
        await runWithLimit('none'),
      ],
      [0, 0, 1, 1],
    );
  });

  it('reads rules from a file, and refuses an invalid file before any work', async () => {
    const path = cli.write(
      'warns.tex',
      createQuestion('6.0').replace('Calculate', 'In your opinion, calculate'),
    );
    const rules = cli.write('strict.json', JSON.stringify({ rules: { 'stem-asks-no-opinion': 'error' } }));
    const invalidRules = cli.write(
      'broken.json',
      JSON.stringify({ rules: { 'stem-asks-opinions': 'error' } }),
    );

    assert.equal((await cli.run('verify', path, '--rules', rules)).code, 1);
    const refused = await cli.run('verify', path, '--rules', invalidRules);
    assert.equal(refused.code, 2);
    assert.match(refused.err, /no rule stem-asks-opinions/);
  });

  it('applies the fixes marked `certain`, writes a backup and keeps the line endings', async () => {
    const text = createQuestion('6.0').replace('\\end{solution}\n', '').replaceAll('\n', '\r\n');
    const path = cli.write('open.tex', text);

    const { code, out } = await cli.run('verify', path, '--fix');

    assert.equal(code, 0);
    assert.match(out, /fixed: add \\end\{solution\}/);
    assert.equal(cli.read('open.tex.bak'), text);
    assert.match(cli.read('open.tex'), /\\end\{align\*\}\r\n\\end\{solution\}/);
  });

  it('reports fixes that could not be written, with their findings', async () => {
    const text = createQuestion('6.0').replace('\\end{solution}\n', '');
    const path = cli.write('locked/open.tex', text);
    mkdirSync(`${path}.bak`);

    const { files } = await verifyJson(path, '--fix');

    const rules = files[0]?.findings.map(({ rule }) => rule);
    assert.deepEqual(rules, ['file-is-writable', 'environment-is-closed']);
    assert.equal(cli.read('locked/open.tex'), text);
  });

  it('prints the fixed text of standard input, and the report to standard error', async () => {
    const text = createQuestion('6.0').replace('\\end{solution}\n', '').replaceAll('\n', '\r\n');
    const pipedCli = openScratchCli({ input: text });

    const { code, out, err } = await pipedCli.run('verify', '-', '--fix');

    assert.equal(code, 0);
    assert.equal(out.trimEnd(), createQuestion('6.0').replaceAll('\n', '\r\n').trimEnd());
    assert.match(err, /standard input: fixed: add/);
    pipedCli.close();
  });

  it('returns spans as offsets into the file, including byte order mark and line endings', async () => {
    const text = `\uFEFF${createQuestion('7.0')}`.replaceAll('\n', '\r\n');
    const path = cli.write('windows.tex', text);

    const [finding] = (await verifyJson(path)).files[0]?.findings ?? [];

    assert.equal(text.slice(finding?.span.start, finding?.span.end), '7.0\\,\\mathrm{N}');
    assert.equal(text.slice(finding?.fix?.edits[0]?.span.start).slice(0, 3), '7.0');
  });

  it('writes no backup if no fix is certain', async () => {
    const path = cli.write('doubt.tex', createQuestion('7.0'));

    assert.equal((await cli.run('verify', path, '--fix')).code, 1);
    assert.equal(cli.read('doubt.tex'), createQuestion('7.0'));
    assert.equal(existsSync(`${path}.bak`), false);
  });

  it('compares a variant with its original question', async () => {
    const original = cli.write('problem.tex', createQuestion('6.0'));
    const variant = cli.write('numerical.tex', createQuestion('6.0'));

    const { code, out } = await cli.run('verify', variant, '--against', original, '--relation', 'numerical');

    assert.equal(code, 1);
    assert.match(out, /variant-changes-something/);
  });

  it('reports the other file that contains the same question, unless a comment ignores the rule or declares a variant', async () => {
    cli.write('bank/a.tex', createQuestion('6.0'));
    cli.write('bank/b.tex', createQuestion('6.0').replace('Calculate the', 'Calculate  the\n'));
    cli.write('bank/c.tex', createQuestion('6.0').replace('\\item', '\\item\n% variant of the trolley\n'));
    cli.write(
      'bank/d.tex',
      `\\item\n% vbagent-ignore-question questions-are-not-repeated: both papers ask it\n${createQuestion('6.0').slice(5)}`,
    );
    const { files } = await verifyJson(join(cli.folder, 'bank'));

    assert.deepEqual(
      files.map(({ findings }) => findings.map(({ rule, line }) => [rule, line])),
      [[], [['questions-are-not-repeated', 1]], [], []],
    );
    assert.match(files[1]?.findings[0]?.message ?? '', /a\.tex contains this question too/);
  });

  it('prints a SARIF log', async () => {
    const path = cli.write('wrong.tex', createQuestion('7.0'));

    const log = JSON.parse((await cli.run('verify', path, '--sarif')).out);

    assert.equal(log.version, '2.1.0');
    assert.equal(log.runs[0].results[0].ruleId, 'equality-holds');
  });

  it('verifies many files on all cores, and reads the results of unchanged files from the cache', async () => {
    const cliWithManyFiles = openScratchCli();
    for (let index = 0; index < 60; index++)
      cliWithManyFiles.write(`q/${index}.tex`, createQuestion(index === 7 ? '7.0' : '6.0'));

    const first = await cliWithManyFiles.run('verify', join(cliWithManyFiles.folder, 'q'), '--json');
    const cache = join(cliWithManyFiles.folder, '.vbagent', 'verify-cache.json');
    const cached: Record<string, { questions: number }> = JSON.parse(readFileSync(cache, 'utf8'));
    cliWithManyFiles.write(
      '.vbagent/verify-cache.json',
      JSON.stringify(
        Object.fromEntries(Object.entries(cached).map(([key, report]) => [key, { ...report, questions: 9 }])),
      ),
    );
    const second = await cliWithManyFiles.run('verify', join(cliWithManyFiles.folder, 'q'), '--json');

    assert.equal(first.code, 1);
    assert.deepEqual(JSON.parse(first.out).summary.errors, 1);
    assert.equal(JSON.parse(second.out).summary.questions, 60 * 9);
    cliWithManyFiles.close();
  });

  it('does not open files or run programs that a hostile TeX file names', async () => {
    const path = cli.write(
      'hostile.tex',
      '\\item Read. \\input{/etc/passwd} \\immediate\\write18{touch pwned}\n\\begin{solution}\nNo.\n\\end{solution}\n',
    );

    const { code, out } = await cli.run('verify', path);

    assert.equal(code, 1);
    assert.match(out, /\\input reads a file outside/);
    assert.match(out, /\\write can run programs/);
    assert.doesNotMatch(out, /root:/);
    assert.equal(existsSync(join(cli.folder, 'pwned')), false);
  });

  it('exits with 2 for a missing file and for a folder without TeX', async () => {
    cli.write('empty/notes.txt', 'x');

    assert.equal((await cli.run('verify', '/nowhere.tex')).code, 2);
    assert.equal((await cli.run('verify', join(cli.folder, 'empty'))).code, 2);
    assert.equal((await cli.run('verify')).code, 2);
  });
});
