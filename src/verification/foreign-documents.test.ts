import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choiceQuestion, questionWithParts, writtenQuestion } from './example.ts';
import { verifyDocument } from './verify-document.ts';

const raw = String.raw;

/** The severities of the findings of some rules, in order. */
function listSeverities(tex: string, ...rules: string[]): string[] {
  const { findings } = verifyDocument(tex);
  return findings.filter(({ rule }) => rules.includes(rule)).map(({ severity }) => severity);
}

/** The rules that report an error. */
function listErrors(tex: string): string[] {
  const { findings } = verifyDocument(tex);
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

const write = (stem: string, solution = 'Nothing.') => writtenQuestion(stem, solution);

describe('formulas of other authors', () => {
  it('with unknown commands get one warning for the document', () => {
    const tex = write(raw`Show that $\foo{a} = \ud x$ and $\myvec{b} = \foo{c}$.`, raw`Use $\ud y$.`);
    assert.deepEqual(listSeverities(tex, 'formula-is-valid'), ['warning']);
  });

  it('may use packages that KaTeX does not know', () => {
    for (const formula of [
      raw`\qty(\pdv{U}{T})_V`,
      raw`\begin{prompt}x\end{prompt}`,
      raw`\includegraphics[trim=1 2 3 4]{a.pdf}`,
      raw`\begin{array}{r@{$\ =\ $}l} a & b \end{array}`,
      raw`\text{ℳ}`,
    ])
      assert.deepEqual(listErrors(write(`Explain $${formula}$ in one sentence.`)), [], formula);
  });

  it('are wrong if TeX rejects them too', () => {
    for (const formula of [raw`2^3^4`, raw`\sqrt`, raw`x_`])
      assert.ok(
        listErrors(write(`Explain $${formula}$ in one sentence.`)).includes('formula-is-valid'),
        formula,
      );
  });

  it('may begin or end in a macro of the document', () => {
    const definitions = [
      raw`\newcommand{\be}{\begin{equation}}\newcommand{\ee}{\end{equation}}`,
      raw`\newenvironment{rcases}{\left.\begin{aligned}}{\end{aligned}\right\rbrace}`,
      raw`\def\half{\frac{1}}`,
      raw`\newcommand{\lp}{\left(}\newcommand{\rp}{\right)}`,
    ];
    for (const definition of definitions)
      assert.deepEqual(listErrors(`${definition}\n${write('State the second law in one sentence.')}`), []);
    const list = raw`\def\EI{\end{itemize}} \item Name two gases in the air.\begin{itemize}\item one\EI`;
    assert.deepEqual(listErrors(list), []);
  });

  it('may contain a box with text and formulas', () => {
    const box = raw`$\begin{minipage}{4cm}\begin{align*} a &= b \end{align*}

text\end{minipage}$`;
    assert.deepEqual(listErrors(write(`Explain ${box} in one sentence.`)), []);
  });
});

describe('text of other authors', () => {
  it('may contain amounts of money with a bare dollar sign', () => {
    for (const text of [
      'A ticket costs $12 for adults. How many can be bought?',
      'Find the price per year. ($)',
      'She pays $5 and later $7.50 for food, then $3 more. How much is that?',
      'The mean is $820, the deviation is $230, the target is $1000.',
    ])
      assert.deepEqual(listErrors(write(text)), [], text);
    assert.ok(listErrors(write('Calculate $2 + 3 = x and then the rest.')).includes('math-is-closed'));
  });

  it('may contain addresses and program code', () => {
    const address = raw`See \href{https://example.org/Wald%27s_law}{this page} and explain the law.`;
    const code = raw`Explain this program.
\begin{diagram}
f x = map g $ [1 .. 7]
\end{diagram}`;
    const output = raw`Explain this output.
\begin{Soutput}
summary(data$x) {
\end{Soutput}`;
    for (const text of [address, code, output]) assert.deepEqual(listErrors(write(text)), [], text);
  });

  it('may have its preamble in another file', () => {
    const tex = raw`\input{../preamble}
\item Explain $\myvec{x}$ in one sentence. \includegraphics{../figures/a.png}
\begin{solution}
It is a vector.
\end{solution}
\end{document}`;
    assert.deepEqual(listErrors(tex), []);
    assert.deepEqual(listSeverities(tex, 'document-is-self-contained'), ['warning']);
  });

  it('must not run programs or read files of the system', () => {
    for (const command of [raw`\input{/etc/passwd}`, raw`\immediate\write18{id}`, raw`\input{|"id"}`])
      assert.ok(listErrors(write(`Read this. ${command}`)).includes('document-is-self-contained'), command);
  });

  it('may define macros that call themselves under a condition', () => {
    const macro = raw`\def\row#1{\ifx,#1,\else #1\expandafter\row\fi}`;
    assert.deepEqual(listErrors(`${macro}\n${write('State the second law in one sentence.')}`), []);
  });
});

describe('stems of other authors', () => {
  it('may be short or missing in a document of solutions', () => {
    for (const stem of ['Define entropy.', '', raw`\lipsum[1]`])
      assert.deepEqual(listErrors(write(stem, 'It is a measure of disorder.')), [], stem);
    assert.ok(listErrors(choiceQuestion('Which?', ['four', 'five *'])).includes('stem-says-enough'));
  });
});

describe('options of other authors', () => {
  it('are the same only if their symbols are', () => {
    const severitiesOf = (...options: string[]) =>
      listSeverities(choiceQuestion('What is the genotype of the child?', options), 'options-are-different');
    assert.deepEqual(severitiesOf('$BBEe$', '$BbEe$ *', '$bbee$'), []);
    assert.deepEqual(severitiesOf(raw`$\vec{A}$`, '$A$ *', '$B$'), []);
    assert.deepEqual(severitiesOf('$A$', '$ A $ *', '$B$'), ['error']);
  });

  it('may be sets that overlap', () => {
    const options = [
      raw`$\{x \mid -4 < x < 3\}$`,
      raw`$\{x \mid -2 < x < 2\}$ *`,
      raw`$\{x \mid 2 < x < 3\}$`,
    ];
    assert.deepEqual(
      listSeverities(choiceQuestion('则 $M \\cap N$ 等于', options), 'options-do-not-overlap'),
      [],
    );
  });

  it('may be printed by a command', () => {
    const tex = choiceQuestion('Which graph shows the motion?', [raw`\graphA`, raw`\graphB *`, raw`\graphC`]);
    assert.deepEqual(listErrors(tex), []);
  });

  it('may have their key elsewhere if the document marks none', () => {
    const open = (stem: string) => choiceQuestion(stem, ['red', 'green', 'blue'], 'Look at the spectrum.');
    const marked = choiceQuestion('Which colour has the shortest waves?', ['red', 'green', 'blue *']);
    const stem = 'Which colour has the longest waves?';
    assert.deepEqual(listSeverities(open(stem), 'options-have-key'), ['warning']);
    assert.deepEqual(listSeverities(`${open(stem)}\n${marked}`, 'options-have-key'), ['error']);
  });
});

describe('parts of other authors', () => {
  const createParts = (...labels: string[]) =>
    questionWithParts(
      'A car covers $60$ metres in $4$ seconds.',
      labels.map((label, index) => ({ text: `State fact number ${index + 1} about it.`, label })),
    );

  it('may leave out a label or begin again, but not repeat it at once', () => {
    const severitiesOf = (...labels: string[]) =>
      listSeverities(createParts(...labels), 'part-labels-are-in-order');
    assert.deepEqual(severitiesOf('(a)', '(b)', '(d)'), ['warning']);
    assert.deepEqual(severitiesOf('(a)', '(b)', '(a)', '(b)'), ['warning', 'warning']);
    assert.deepEqual(severitiesOf('(a)', '(b)', '(b)'), ['error']);
  });

  it('may be answered by a value that is not the one asked for in the last sentence', () => {
    const tex = write(
      'Find the mass of the star.',
      'Its age is $2\\,\\mathrm{s} + 3\\,\\mathrm{s} = 5\\,\\mathrm{s}$.',
    );
    assert.ok(!listErrors(tex).includes('key-measures-what-is-asked'));
  });
});
