import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestion } from '../../authoring/read-question.fixture.ts';
import { getRefusal, makeVariant, writeQuestion } from './vary-numbers.fixture.ts';
import { varyNumbers } from './vary-numbers.ts';

describe('a numerical variant by rules', () => {
  it('keeps constants of nature and numbers of formulas', () => {
    const latex = makeVariant(
      writeQuestion(
        'A ball falls for $3.0\\,\\mathrm{s}$. Take $g = 9.8\\,\\mathrm{m\\,s^{-2}}$. How far does it fall?',
        's &= \\frac{1}{2}gt^2 \\\\\n&= \\frac{1}{2} \\times 9.8 \\times 3.0^2 \\\\\n&= 44\\,\\mathrm{m}',
      ),
    );

    assert.match(latex, /\\frac\{1\}\{2\} \\times 9\.8 \\times \d\.\d\^2/);
    assert.doesNotMatch(latex, /\$3\.0\\,/);
  });

  it('does not change the 2 of a formula when a given is also 2', () => {
    const latex = makeVariant(
      writeQuestion(
        'A mass of $2\\,\\mathrm{kg}$ moves at $30\\,\\mathrm{m\\,s^{-1}}$. Find its kinetic energy.',
        'K &= \\frac{1}{2} \\times 2 \\times 30^2 \\\\\n&= 900\\,\\mathrm{J}',
      ),
    );

    assert.match(latex, /\\frac\{1\}\{2\} \\times 2 \\times/);
  });

  it('traces converted units, percentages and earlier results', () => {
    const latex = makeVariant(
      writeQuestion(
        'A lamp of $60\\,\\mathrm{W}$ has an efficiency of $15\\,\\%$ and burns for $5.0$ minutes. How much light energy does it give?',
        'E &= 60 \\times 5.0 \\times 60 = 18000\\,\\mathrm{J} \\\\\nE_l &= 0.15 \\times 18000 \\\\\n&= 2700\\,\\mathrm{J}',
      ),
      2,
    );
    const [, percent = ''] = /\$(\d+)\\,\\%/.exec(latex) ?? [];

    assert.match(latex, new RegExp(`0\\.${percent.padStart(2, '0').replace(/0$/, '')}0? \\\\times`));
  });

  it('updates an exponent that an earlier line computed', () => {
    const tex = writeQuestion(
      'A source of $640\\,\\mathrm{Bq}$ has a half-life of $6\\,\\mathrm{h}$. Find its activity after $24\\,\\mathrm{h}$.',
      'n &= \\frac{24}{6} = 4 \\\\\nA &= \\frac{640}{2^4} \\\\\n&= 40\\,\\mathrm{Bq}',
    );
    const latex = makeVariant(tex);
    const [, n] = /\\frac\{\d+\}\{\d+\} = (\d+)/.exec(latex) ?? [];

    assert.match(latex, new RegExp(`2\\^\\{?${n}\\}?`));
  });

  it('recomputes every option from its mistake and keeps the order', () => {
    const latex = makeVariant(
      '\\item A force of $12\\,\\mathrm{N}$ acts on a mass of $3.0\\,\\mathrm{kg}$. What is its acceleration?\n\\begin{tasks}(4)\n\\task $0.25\\,\\mathrm{m\\,s^{-2}}$\n\\task $4.0\\,\\mathrm{m\\,s^{-2}}$ \\ans\n\\task $15\\,\\mathrm{m\\,s^{-2}}$\n\\task $36\\,\\mathrm{m\\,s^{-2}}$\n\\end{tasks}\n\\begin{solution}\n$a = \\frac{12}{3.0} = 4.0\\,\\mathrm{m\\,s^{-2}}$\n\nInverting the fraction gives $0.25$, and multiplying gives $36$.\nTherefore, the correct option is (b).\n\\end{solution}\n',
    );
    const [force = 0, mass = 0] = [...latex.matchAll(/\$([\d.]+)\\,\\mathrm\{(?:N|kg)\}\$/g)].map(([, n]) =>
      Number(n),
    );
    const options = [...latex.matchAll(/\\task \$([\d.]+)/g)].map(([, n]) => Number(n));

    assert.deepEqual(
      options.map((value) => value.toPrecision(2)),
      [mass / force, force / mass, force + mass, force * mass].map((value) => value.toPrecision(2)),
    );
    assert.match(latex, new RegExp(`multiplying gives \\$${options[3]}\\$`));
  });

  it('refuses a question with a number that cannot be traced, and states the number', () => {
    assert.equal(
      getRefusal(
        writeQuestion(
          'A tank holds $70$ litres. How long does it take to empty?',
          't &= \\frac{70}{0.37} = 189\\,\\mathrm{s}',
        ),
      ),
      'The number 0.37 cannot be traced to the givens.',
    );
  });

  it('refuses a question whose givens are all fixed, or that has none', () => {
    assert.match(
      getRefusal(writeQuestion('Two resistors are joined. What is the law?', 'V &= IR')),
      /It gives no number that can be changed/,
    );
    assert.match(
      getRefusal(writeQuestion('Find the roots of $x^2 - 5x + 6 = 0$.', 'x &= 2, x = 3')),
      /It gives no number that can be changed: 5 stays, because it is part of a formula/,
    );
  });

  it('does not change a given with the value 1, because solutions omit the division by it', () => {
    const latex = makeVariant(
      writeQuestion(
        'A vessel of $1.00\\,\\mathrm{L}$ holds $0.40\\,\\mathrm{mol}$ of a gas, of which $0.15\\,\\mathrm{mol}$ reacts. Find the concentration that is left.',
        'c &= 0.40 - 0.15 \\\\\n&= 0.25\\,\\mathrm{mol\\,L^{-1}}',
      ),
    );

    assert.match(latex, /\$1\.00\\,\\mathrm\{L\}\$/);
  });

  it('changes a number with two derivations only if they agree', () => {
    const tex = writeQuestion(
      'A train goes at $12\\,\\mathrm{m\\,s^{-1}}$ from $4.0\\,\\mathrm{s}$ until $10.0\\,\\mathrm{s}$. How far does it go?',
      'd &= 6.0 \\times 12 \\\\\n&= 72\\,\\mathrm{m}',
    );
    for (const seed of [1, 2, 3, 4, 5]) {
      const outcome = varyNumbers(readQuestion(tex), { seed });
      if ('reason' in outcome) continue;
      const [speed = 0, from = 0, until = 0] = [...outcome.latex.matchAll(/\$([\d.]+)\\,/g)].map(([, n]) =>
        Number(n),
      );
      const [, duration = 0] = /d &= ([\d.]+)/.exec(outcome.latex)?.map(Number) ?? [];
      assert.deepEqual([duration, duration], [until - from, speed / 2]);
    }
  });

  it('keeps the divisor 8 when a given is 8 bits', () => {
    const latex = makeVariant(
      writeQuestion(
        'A bitmap has $6000$ pixels of $8$ bits each. Calculate its size in bytes.',
        '6000 \\times 8 &= 48000 \\\\\n\\frac{48000}{8} &= 6000',
      ),
    );

    assert.match(latex, /of \$8\$ bits[\s\S]*\{8\}/);
  });

  it('traces draws without replacement, and options that are fractions', () => {
    const latex = makeVariant(
      '\\item A bag holds $5$ red and $3$ blue counters. Two are drawn and not put back. What is the probability that both are red?\n\\begin{tasks}(4)\n\\task $\\frac{5}{14}$ \\ans\n\\task $\\frac{25}{64}$\n\\task $\\frac{4}{7}$\n\\task $\\frac{5}{8}$\n\\end{tasks}\n\\begin{solution}\n\\begin{align*}\nP &= \\frac{5}{8} \\times \\frac{4}{7} \\\\\n&= \\frac{20}{56} \\\\\n&= \\frac{5}{14}\n\\end{align*}\nPutting the first one back gives $\\frac{25}{64}$.\nTherefore, the correct option is (a).\n\\end{solution}\n',
    );
    const [red = 0, blue = 0] = [...latex.matchAll(/\$(\d+)\$ (?:red|blue)/g)].map(([, n]) => Number(n));
    const total = red + blue;
    const shares = [...latex.matchAll(/\\task \$\\frac\{(\d+)\}\{(\d+)\}/g)].map(
      ([, top, bottom]) => Number(top) / Number(bottom),
    );

    assert.deepEqual(
      shares.map((share) => share.toFixed(6)),
      [
        (red * (red - 1)) / (total * (total - 1)),
        (red / total) ** 2,
        (red - 1) / (total - 1),
        red / total,
      ].map((share) => share.toFixed(6)),
    );
  });

  it('traces a given that is also an index', () => {
    const latex = makeVariant(
      writeQuestion(
        'The sum of the first $20$ terms of a sequence with first term $3$ and difference $4$ is unknown. Find it.',
        'S_n &= \\frac{n}{2}(2a + (n - 1)d) \\\\\nS_{20} &= \\frac{20}{2} \\times (2 \\times 3 + 19 \\times 4) \\\\\n&= 10 \\times 82 \\\\\n&= 820',
      ),
    );
    const [, count = '', terms = ''] = /first \$(\d+)\$[\s\S]*frac\{(\d+)\}\{2\} \\times/.exec(latex) ?? [];

    assert.equal(terms, count);
  });

  it('keeps sentences about mistakes true for the new numbers', () => {
    const tex =
      '\\item Light of wavelength $6.0 \\times 10^{-7}\\,\\mathrm{m}$ passes through slits $0.30\\,\\mathrm{mm}$ apart onto a screen $1.5\\,\\mathrm{m}$ away. What is the separation of bright fringes?\n\\begin{tasks}(2)\n\\task $1.5\\,\\mathrm{mm}$\n\\task $3.0\\,\\mathrm{mm}$ \\ans\n\\task $6.0\\,\\mathrm{mm}$\n\\end{tasks}\n\\begin{solution}\n\\begin{align*}\nx &= \\frac{6.0 \\times 10^{-7} \\times 1.5}{0.30 \\times 10^{-3}} \\\\\n&= 3.0 \\times 10^{-3}\\,\\mathrm{m} \\\\\n&= 3.0\\,\\mathrm{mm}\n\\end{align*}\nHalf a fringe is $1.5\\,\\mathrm{mm}$; counting two gives $6.0\\,\\mathrm{mm}$.\nTherefore, the correct option is (b).\n\\end{solution}\n';

    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const latex = makeVariant(tex, seed);
      const [, half] = /Half a fringe is \$([\d.]+)/.exec(latex) ?? [];
      const [, key] = /\$([\d.]+)\\,\\mathrm\{mm\}\$ \\ans/.exec(latex) ?? [];
      if (half !== undefined) assert.ok(Math.abs(Number(key) / 2 - Number(half)) < 0.06, latex);
    }
  });

  it('keeps a drawn graph to scale', () => {
    const latex = makeVariant(
      '\\item The graph shows a walk of $8\\,\\mathrm{s}$. Find the distance.\n\\begin{center}\n\\begin{tikzpicture}\n\\draw[->] (0,0) -- (6,0) node[right] {$t$};\n\\draw[->] (0,0) -- (0,3) node[above] {$v$};\n\\draw (0,2) -- (5,2);\n\\node[below] at (5,0) {$8.0$};\n\\node[left] at (0,2) {$3.0$};\n\\end{tikzpicture}\n\\end{center}\n\\begin{solution}\n\\begin{align*}\nd &= 3.0 \\times 8.0 \\\\\n&= 24\\,\\mathrm{m}\n\\end{align*}\n\\end{solution}\n',
    );
    const [time, speed] = [/\(5,0\) \{\$([\d.]+)/, /\(0,2\) \{\$([\d.]+)/].map((label) =>
      Number(label.exec(latex)?.[1]),
    );

    assert.equal((time ?? 0) / (speed ?? 1), 8 / 3);
  });

  it('keeps a value on the same side of a limit', () => {
    const tex =
      '\\item A volume of $1.2\\,\\mathrm{L}$ is breathed out of $3.0\\,\\mathrm{L}$. Which change accounts for this?\n\\begin{tasks}(2)\n\\task Collapse of airways \\ans\n\\task Stiff walls\n\\end{tasks}\n\\begin{solution}\n\\begin{align*}\n\\frac{1.2}{3.0} &= 0.40 = 40\\,\\%\n\\end{align*}\nA ratio below $70\\,\\%$ means that the flow is obstructed.\nTherefore, the correct option is (a).\n\\end{solution}\n';

    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const latex = makeVariant(tex, seed);
      assert.ok(Number(/= (\d+)\\,\\%/.exec(latex)?.[1]) < 70, latex);
      assert.match(latex, /below \$70\\,\\%\$/);
    }
  });

  it('traces pence and hours, and keeps a relative formula mass', () => {
    const cost = writeQuestion(
      'On a table lie $3$ coins of $20$ pence. A lamp of $60\\,\\mathrm{W}$ burns for $5$ hours on $30$ days at $25$ pence per unit. Find the cost in pounds.',
      'E &= 0.060 \\times 5 \\times 30 = 9.0 \\\\\nC &= 9.0 \\times 0.25 = 2.25',
    );
    const dissolved = writeQuestion(
      'Find the amount of $4.0\\,\\mathrm{g}$ of sodium hydroxide ($M_r = 40$).',
      'n &= \\frac{4.0}{40} = 0.10\\,\\mathrm{mol}',
    );
    for (const seed of [1, 2, 3, 4]) {
      const latex = makeVariant(cost, seed);
      const [, pence = 0] = /at \$(\d+)\$ pence/.exec(latex) ?? [];
      const [, pounds = 0] = /C &= [\d.]+ \\times ([\d.]+)/.exec(latex) ?? [];
      assert.equal(Number(pence) / 100, Number(pounds));
      assert.match(makeVariant(dissolved, seed), /M_r = 40\$/);
    }
  });

  it('traces 100 to a percentage of a given (10 % of 1000)', () => {
    const tex = writeQuestion(
      'A test of sensitivity $90\\,\\%$ is used on $1000$ people, $10\\,\\%$ of whom are ill. How many of the ill does it find?',
      '\\intertext{Of $100$ people with the disease it finds}\nN &= 0.90 \\times 100 = 90',
    );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const outcome = varyNumbers(readQuestion(tex), { seed });
      if ('reason' in outcome) continue;
      const [, all = 0, share = 0] = /on \$(\d+)\$ people, \$(\d+)/.exec(outcome.latex) ?? [];
      const [, ill = 0] = /Of \$([\d.]+)\$ people/.exec(outcome.latex) ?? [];
      assert.equal((Number(all) * Number(share)) / 100, Number(ill), outcome.latex);
    }
  });

  it('keeps the number of significant figures of a measured result', () => {
    const latex = makeVariant(
      writeQuestion(
        'A gas of $3.0\\,\\mathrm{L}$ is heated from $300\\,\\mathrm{K}$ to $400\\,\\mathrm{K}$. Find its volume.',
        'V &= 3.0 \\times \\frac{400}{300} \\\\\n&= 4.0\\,\\mathrm{L}',
      ),
    );

    assert.match(latex, /&= \d\.\d\\,\\mathrm\{L\}/);
  });

  it('has another result than the original if other numbers allow it', () => {
    const trolley = writeQuestion(
      'A trolley of mass $4\\,\\mathrm{kg}$ is pulled by a net force of $10\\,\\mathrm{N}$. Calculate its acceleration.',
      'a &= \\frac{F}{m} = \\frac{10}{4} = 2.5\\,\\mathrm{m/s^2}',
    );

    const results = Array.from({ length: 12 }, (_, n) => makeVariant(trolley, n + 1)).map(
      (latex) => /= ([\d.]+)\\,\\mathrm\{m\/s/.exec(latex)?.[1],
    );

    assert.ok(!results.includes('2.5') && !results.includes(undefined), results.join());
  });

  it('is the same for the same seed', () => {
    const tex = writeQuestion(
      'A car travels $120\\,\\mathrm{km}$ in $2.5\\,\\mathrm{h}$. Find its mean speed.',
      'v &= \\frac{120}{2.5} = 48\\,\\mathrm{km\\,h^{-1}}',
    );

    assert.equal(makeVariant(tex, 5), makeVariant(tex, 5));
    assert.notEqual(makeVariant(tex, 5), makeVariant(tex, 6));
  });
});
