import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

function listErrors(
  solution: string,
  stem = 'Work out the value that is asked for in this question.',
): string[] {
  const tex = `\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}

function accepts(solution: string, stem?: string): void {
  assert.deepEqual(listErrors(solution, stem), [], solution);
}

function rejects(solution: string, stem?: string): void {
  assert.notDeepEqual(listErrors(solution, stem), [], solution);
}

describe('an equality that is right in a plausible reading', () => {
  it('may use notation of its subject', () => {
    accepts('$\\SI{4}{\\kilo\\ohm} \\parallel \\SI{8}{\\kilo\\ohm} = \\frac{8}{3}\\,\\si{\\kilo\\ohm}$');
    accepts('$\\theta = \\cos^{-1} 0.9 = -25.84^\\circ$');
    rejects('$\\theta = \\cos^{-1} 0.9 = -35.84^\\circ$');
    accepts('$1\\,\\mathrm{GB} = 1024\\,\\mathrm{MB}$');
    accepts('We take 211, since $(2/191) = +1$.');
    accepts('$s^2 = \\frac{14112.12}{8} - 42^2 = 0.015\\%^2$');
    accepts('$\\pi(8) - \\pi(4) = 4$', 'Let $\\pi(i)$ be the image of $i$ under the permutation $\\pi$.');
    accepts('\\begin{align*}y^{(2)} &= 0.1025\\\\ y^{(3)} &= 0.21\\end{align*}');
    accepts('\\begin{align*}i &= 2\\\\ i &= 46\\end{align*}');
  });

  it('may add rounded terms, and estimate with one figure', () => {
    accepts('$0.0416 + 0.9498 = 0.99143$');
    rejects('$0.0416 + 0.9498 = 0.98143$');
    accepts('$3.51 \\cdot 10^{13} \\approx 3 \\cdot 10^{13}$');
    rejects('$3.51 \\cdot 10^{13} \\approx 7 \\cdot 10^{13}$');
  });

  it('may be denied in another language, or be a question', () => {
    accepts('Est-ce que \\( 7^2 = 5^2 + 6^2 \\) ? Non.');
    accepts('Le triangle serait rectangle et \\( 6^2 = 3^2 + 4^2 \\).');
    accepts('Dann ist $3 + 4 = 8$, ein Widerspruch.');
    rejects('Donc \\( 7^2 = 5^2 + 6^2 \\).');
  });

  it('may turn an angle by whole turns, and write decimals after the degree sign', () => {
    accepts('$\\theta = 1.5 \\times 360^\\circ = 540^\\circ = 180^\\circ$');
    rejects('$\\theta = 1.5 \\times 360^\\circ = 540^\\circ = 190^\\circ$');
    accepts('$\\varphi = 2 \\times 12^\\circ.25 = 24^\\circ.5$');
    accepts('The sum of the angles is $3 (180^\\circ) = 540^\\circ$.');
    accepts('$8\\sin {30}^{\\circ} = 4$');
  });

  it('may omit units and a prefix, a multiple or a unit after the formula', () => {
    accepts('$M = \\frac{3.2 \\times 10^4}{40} = 0.80\\,\\mathrm{kg}$');
    rejects('$M = \\frac{3.2 \\times 10^4}{40} = 0.90\\,\\mathrm{kg}$');
    accepts('The town has $2000(1 + 2^3) = 18$ thousand people.');
    accepts('We find $n = 0.30 \\times 0.1 - 0.01 = 20$ mmol.');
  });

  it('may round up, cut off or add a zero to a rounded value', () => {
    accepts('$c = 12.3 + 10.1 = 22.4 \\approx 23$');
    accepts('$m = (494)(938)/(494 + 938) = 323$');
    accepts('$I = \\frac{(50.0\\,\\mathrm{kg})(4.00\\,\\mathrm{m})^2}{3} = 267.0\\,\\mathrm{kg\\,m^2}$');
    accepts('$13.6/137^2 \\approx 10^{-4}$');
    accepts('$\\int_0^{10} \\frac{t}{1+t^2}\\,dt \\approx 2.36$');
    rejects('$\\int_0^{10} \\frac{t}{1+t^2}\\,dt \\approx 3.26$');
  });

  it('may give a remainder or a last digit in a question about them', () => {
    const stem = 'Find the last digit of the product of these numbers.';
    accepts('85 * 13 = 5\n\n94 * 13 = 2', stem);
    rejects('85 * 13 = 7', stem);
    rejects('85 * 13 = 5');
    accepts('$500 \\div 13 = 13 \\cdot 38 + 6$');
  });

  it('may use a letter that is also a unit', () => {
    accepts('\\begin{align*}\n770 - 10~m &= 40 + 1.5~m \\\\\n730 &= 11.5~m \\\\\nm &= 63.5\n\\end{align*}');
    accepts('The animals have 2g + 80 - 4g = 70 legs.');
    accepts('Total = 25*50*72\nvolume = 300.');
  });

  it('may write a point for a product and exchange the differentials of a double integral', () => {
    accepts('$V = 3.3 \\times 3.3 \\times 4 = 324$');
    accepts('$\\int_0^{2\\pi} \\int_0^1 r\\,d\\theta\\,dr = \\pi$');
    rejects('$\\int_0^{2\\pi} \\int_0^1 r\\,d\\theta\\,dr = 3\\pi$');
  });

  it('may have infix fractions, floors of roots and fractions with several factors below', () => {
    accepts('$ {3 \\choose 1} \\cdot {3 \\choose 2} = 9$  and $ {1 \\over 2} + {1 \\over 4} = {3 \\over 4}$');
    rejects('$ {3 \\choose 1} \\cdot {3 \\choose 2} = 12$');
    accepts('$\\lfloor \\sqrt[3]{4096} \\rfloor = 16$');
    accepts('$\\int_0^{1/2p} \\frac{1}{\\sqrt{1 - p^2x^2}}\\,dx = \\frac{\\pi}{6p}$');
  });

  it('may continue several columns of equalities', () => {
    accepts(
      '\\begin{align*}\nS_0 = 100 && S_1 &= S_0 + 5 &&& S_2 &= S_1 + 5 \\\\\n && &= 100 + 5 &&& &= 105 + 5 \\\\\n && &= 105 &&& &= 110\n\\end{align*}',
    );
  });
});

describe('signs and units of other countries and books', () => {
  it('may divide with a colon, unless it separates a label or the hours of a time', () => {
    accepts(
      '$\\frac{3}{5} : \\frac{9}{10} + \\frac{14}{12} = \\frac{3}{5} \\cdot \\frac{10}{9} + \\frac{14}{12}$',
    );
    rejects(
      '$\\frac{3}{5} : \\frac{9}{10} + \\frac{14}{12} = \\frac{3}{5} \\cdot \\frac{10}{9} + \\frac{15}{12}$',
    );
    accepts('$14{:}19 - 07{:}32 = 6 \\text{ t } 47 \\text{ min} = 407 \\text{ min}$');
    accepts('$2: 3^{1} = 3$');
  });

  it('may repeat digits in brackets, join two years and write the divisor of a remainder', () => {
    accepts('$2872.1(3) \\cdot 2 = 5744.2(6)$');
    rejects('$2872.1(3) \\cdot 2 = 5944.2(6)$');
    accepts('The year is $1960 + 71.6 \\approx 2031/2032$.');
    accepts('Comme $5^2 = 25 = 1[12]$, on conclut.');
  });

  it('may write the degree of Celsius, square millimetres and products of units with siunitx', () => {
    accepts('$20\\,\\degree C - 15\\,\\degree C = 5\\,\\mathrm{K}$');
    accepts(
      '$R = \\SI{1e-6}{\\ohm.m} \\cdot \\SI{14}{mm\\cdot m} \\cdot \\SI{1}{mm^{-3}} = \\SI{14}{\\ohm}$',
    );
    accepts(
      'Here $v = \\SI{1,5}{m/s}$ and $w = \\SI{2,5}{m/s}$, so $\\frac{\\SI{7}{mm}}{2} = \\SI{3.5}{mm}$.',
    );
  });

  it('may be in a sentence about another base, also without a formula', () => {
    accepts('According to the base 6 addition table, we have 5 + 3 = 12.');
    rejects('According to the addition table, we have 5 + 3 = 12.');
  });

  it('may name what a value refers to, underline the equality, or give a verdict on an option', () => {
    rejects('$$\\frac{1125\\,\\mathrm{mg}}{3} = 475\\,\\mathrm{mg} \\text{ per dose}$$');
    rejects('$\\underline{\\underline{7\\sqrt{37} \\approx 30.4\\,\\mathrm{m/s}}}$');
    rejects('所以占比为 $\\frac{100-34}{100} = 76\\%$, 故 B 错误;');
    accepts('则 $\\frac{100-34}{100} = 76\\%$ 错误;');
  });

  it('may round an uncertainty up, write hours as t and use an upper index', () => {
    accepts('$\\Delta x (V) = 0.152 \\cdot 8.4 \\simeq 1.28 \\simeq 2\\ cm^3$');
    rejects('$\\Delta x (V) = 0.152 \\cdot 8.4 \\simeq 1.28 \\simeq 3\\ cm^3$');
    rejects('$x = 0.152 \\cdot 8.4 = 1.2768 = 2$');
    accepts('$E = 17879\\mathrm{~kW} \\cdot 48\\mathrm{~t} \\approx 858000\\mathrm{~kWh}$');
    accepts('Here $I_1^0 = -11.5\\,\\mathrm{mA}$ and $I_1 = 3\\,\\mathrm{mA}$.');
  });

  it('may use a letter for a value that the solution computes only later', () => {
    const later =
      'The second car needs the same time for its way to the crossing, and then both of them meet there at last.';
    accepts(
      `$t = s/v = \\frac{150\\,\\mathrm{m}}{25\\,\\mathrm{m/s}} = 6\\,\\mathrm{s}$. ${later} Then $s = 140\\,\\mathrm{m} + 19\\,\\mathrm{m} = 159\\,\\mathrm{m}$.`,
      'A car drives at $v = 25\\,\\mathrm{m/s}$. When does it arrive?',
    );
  });
});

describe('notation that is not read', () => {
  it('includes forgotten carets and braces, states in quantum mechanics and cancelled terms', () => {
    accepts('$\\left. x^2 \\right|_{1}{3} = 8$');
    accepts('$400 \\cdot 1.2^19 = 12779.2$');
    accepts("$\\langle 0|H'|-1 \\rangle = \\langle -1|H'|0 \\rangle = 2$");
    accepts('Here $P(z) = \\cancel{(z^2+1)Q(z)} + z^2 = z^2$, where $Q(z) = z^2 - 1$.');
  });

  it('includes the value of a letter with a note', () => {
    accepts(
      '\\begin{align*}\n2r - 4 &= 0 \\quad \\text{(if r is in metres)} \\\\\n200r - 4 &= 0 \\quad \\text{(if r is in centimetres)}\n\\end{align*}',
    );
  });
});

describe('functions', () => {
  it('are judged only after their only definition', () => {
    accepts('Setting $x = 0$ gives $f(0) = 0$ or $f(0) = 1$. Finally $f(x) = 2^x$.');
    accepts('On the first part $c(t) = 15$ for $0 \\le t \\le 10$, then $c(t) = 3t$. So $c(5) = 15$.');
    accepts('The curve is $u(t) = t^2$ with $\\dot u(t) = 2t$, so $u(3) = 9$.');
    accepts('Find it from $f(f(x)) = 6x - 5$.', 'Let $f(f(x)) = 6x - 5$ and $f(n) = 6n - 5$. Find $n$.');
    rejects('Here $f(x) = x^2 + 1$, so $f(3) = 11$.');
  });

  it('may be approximated, and equal something else at certain values only', () => {
    accepts('$\\ln n! = \\sum_{m=1}^{n} \\ln m \\approx \\int_1^n \\ln x\\,dx = n \\ln n - n + 1$');
    accepts('Let $f(x) = x^3 + x - 7$. Then $f(a) = a^3 + a - 7 = a$, so $a^3 = 7$.');
    accepts('With $a > 5$, $\\frac{d}{da}|5 - a| = \\frac{d}{da}(a - 5) = 1$.');
    accepts('$\\int_0^{\\pi} x \\sin(nx)\\,dx = -\\frac{\\pi \\cos(n\\pi)}{n} = -\\frac{\\pi(-1)^n}{n}$');
  });
});

describe('options', () => {
  const ask = (options: readonly string[]): string[] =>
    verifyDocument(
      `\\item Which of these is right for the given numbers?\n\\begin{tasks}(2)\n${options.map((option) => `\\task ${option}`).join('\n')}\n\\end{tasks}\n`,
    )
      .findings.filter(({ rule, severity }) => rule === 'options-differ-in-value' && severity === 'error')
      .map(({ message }) => message);

  it('are not compared as numbers if they are statements, relations, letters or code', () => {
    assert.deepEqual(ask(['(1)(2)', '(2)', '(3) \\ans', '(4)']), []);
    assert.deepEqual(ask(['$A \\subseteq B$', '$B \\subseteq A$', '$A = B$ \\ans']), []);
    assert.deepEqual(
      ask(['$\\sqrt{\\frac{4\\pi}{G\\rho}}$', '$\\sqrt{\\frac{1}{G\\rho}}$ \\ans', '$1$']),
      [],
    );
  });

  it('may have equal wrong values, which is a warning', () => {
    assert.deepEqual(ask(['$\\sqrt[4]{9}$', '$\\sqrt{3}$', '$3\\sqrt{3}$ \\ans']), []);
    assert.equal(ask(['$\\sqrt[4]{9}$', '$\\sqrt{3}$ \\ans', '$3\\sqrt{3}$']).length, 1);
  });
});
