import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Evidence } from '../domain/marking-scheme.ts';
import type { Question } from '../domain/question.ts';
import { examinerQuestion, mark } from './examiner/examiner-question.ts';
import { markQuestion } from './mark-question.ts';

const tex = String.raw;
const maths = { units: 'none', answerOnly: 'none', significantFigures: { min: 2 } } as const;
const chemistry = { units: 'none', answerOnly: 'full', significantFigures: { min: 2 } } as const;
const decision: Evidence = { kind: 'wording', anyOf: ['the stall'], noneOf: ['choose the van'] };

const interval = examinerQuestion('interval', {
  stem: tex`Of $200$ people, $80$ agree. Find the interval $p \pm 2\sqrt{\frac{p(1 - p)}{n}}$.`,
  answer: '(0.331, 0.469)',
  policies: { ...maths, tolerance: { relative: 0.003 } },
  bullets: [
    mark('Find the proportion', '0.4', { impliedBy: [2] }),
    mark('Find the margin', '0.0693', { impliedBy: [3] }),
    mark('State the interval', '(0.331, 0.469)'),
  ],
});

const equation = examinerQuestion('equation', {
  stem: tex`Solve $y' = 3y$ in the form $y = Ae^{3x}$, given that $y = 5$ when $x = 0$, then find $a$ from $a^3 = A + 22$.`,
  answer: 'a = 3',
  policies: maths,
  bullets: [
    mark('Find the constant', 'A = 5'),
    mark('Substitute', 'a^3 = 27', { from: 'a^3 = b1 + 22' }),
    mark('Solve', 'a = 3'),
  ],
});

const venture = examinerQuestion('venture', {
  stem: 'A van earns an expected profit of 0.5 of 900 less 100. A stall earns 0.5 of 1200 less 80. Which is better?',
  answer: tex`\text{the stall}`,
  policies: maths,
  bullets: [
    mark('Find the profit of the van', '350'),
    mark('Find the profit of the stall', '520'),
    mark('Decide', decision, { kind: 'communication', requires: [1, 2] }),
  ],
});

const loan = examinerQuestion('loan', {
  stem: tex`A loan of $\pounds 1000$ is charged $0.5\%$ a month, and $\pounds 100$ is paid back each month. Find the balance after two months.`,
  answer: tex`\pounds 809.53`,
  policies: { ...maths, tolerance: { absolute: 0.02 } },
  bullets: [
    mark('Find the interest of the first month', '5', { impliedBy: [2] }),
    mark('Find the first balance', '905', { from: '1000 + b1 - 100' }),
    mark('Find the interest of the second month', '4.53', { from: tex`\frac{0.5}{100} \times b2` }),
    mark('Find the second balance', tex`\pounds 809.53`, { from: 'b2 + b3 - 100' }),
  ],
});

const balance = examinerQuestion('balance', {
  subject: 'Chemistry',
  stem: tex`The equation is $\mathrm{Cr_2O_7^{2-}} + a\mathrm{H^+} + b\mathrm{e^-} \rightarrow 2\mathrm{Cr^{3+}} + c\mathrm{H_2O}$. Find $a$, $b$ and $c$.`,
  answer: 'a = 14, b = 6, c = 7',
  policies: chemistry,
  bullets: [mark('Oxygen', 'c = 7'), mark('Hydrogen', 'a = 14'), mark('Charge', 'b = 6')],
});

const molecule = examinerQuestion('molecule', {
  subject: 'Chemistry',
  stem: tex`A compound $\mathrm{C}_x\mathrm{H}_y$ has the empirical formula of an alkene and the mass $56$. Find $x$ and $y$.`,
  answer: 'x = 4, y = 8',
  policies: chemistry,
  bullets: [
    mark('State the empirical formula', tex`\mathrm{CH_2}`, { impliedBy: [2] }),
    mark('Use the mass', 'x = 4, y = 8'),
  ],
});

const acid = examinerQuestion('acid', {
  subject: 'Chemistry',
  stem: tex`The ionic product of water is $1.0 \times 10^{-14}$. Find the pH of $0.20\,\mathrm{mol\,l^{-1}}$ sodium hydroxide.`,
  answer: '13.3',
  policies: chemistry,
  bullets: [
    mark('Find the concentration of hydrogen ions', tex`\frac{1.0 \times 10^{-14}}{0.20}`, {
      impliedBy: [2],
    }),
    mark('Find the pH', '13.3', { from: tex`-\log_{10} b1` }),
  ],
});

const slope = examinerQuestion('slope', {
  stem: tex`A curve has $\frac{dy}{dx} = \frac{y - 2x}{8y - x}$. Find the gradient at the point $(2, -3)$.`,
  answer: tex`\frac{7}{26}`,
  policies: maths,
  bullets: [
    mark('State the derivative', tex`\frac{dy}{dx} = \frac{y - 2x}{8y - x}`),
    mark('Find the value', tex`\frac{7}{26}`),
  ],
});

const line = examinerQuestion('line', {
  stem: 'Find the equation of the line through (7, 70) and (11, 90), in terms of M and h.',
  answer: 'M = 5h + 35',
  policies: maths,
  bullets: [
    mark('Find the gradient', '5', { impliedBy: [2] }),
    mark('Substitute', 'M - 70 = 5(h - 7)', { impliedBy: [3], from: 'M - 70 = b1(h - 7)' }),
    mark('Simplify', 'M = 5h + 35', { form: 'simplest', from: 'b2' }),
  ],
});

const expectMarks = (question: Question, marks: Readonly<Record<string, number>>) => {
  for (const [response, expected] of Object.entries(marks))
    assert.equal(markQuestion(question, response, { requireWorking: true }).marksAwarded, expected, response);
};

const circle = examinerQuestion('circle', {
  stem: tex`State the centre of the circle $x^2 + y^2 - 6x + 2y - 15 = 0$ and find its radius.`,
  answer: tex`(3, -1), r = 5`,
  policies: maths,
  bullets: [mark('State the centre', '(3, -1)'), mark('Find the radius', 'r = 5')],
});

const tangent = examinerQuestion('tangent', {
  stem: tex`A curve has equation $x^2 + 3xy + y^2 = 11$. Find $\frac{dy}{dx}$ at the point $(1, 2)$.`,
  answer: tex`-\frac{8}{7}`,
  policies: maths,
  bullets: [
    mark('Differentiate the square', tex`2y\frac{dy}{dx}`),
    mark('Use the product rule', tex`3y + 3x\frac{dy}{dx}`),
    mark('Differentiate', tex`2x + 3y + 3x\frac{dy}{dx} + 2y\frac{dy}{dx} = 0`),
    mark('Find the value', tex`-\frac{8}{7}`),
  ],
});

describe('follow-through without a rule in the scheme', () => {
  it('is inferred from the values of the scheme', () => {
    expectMarks(interval, { '80/200 = 0.4\n3 × 0.0346 = 0.1039\n(0.296, 0.504)': 2 });
    expectMarks(equation, { 'A = 3\na³ = 25\na = ∛25': 2 });
    expectMarks(slope, { 'dy/dx = (y + 2x)/(8y - x) = -1/26': 1 });
  });

  it('is found by correcting the learner’s own calculation', () => {
    expectMarks(circle, {
      'centre (6, -2)\nr = √(36 + 4 + 15) = √55': 1,
      'centre (6, -2)\nr = √(36 + 4) = √40': 0,
      'centre (6, -2)\nr = 5.5': 0,
    });
  });

  it('is found by solving the learner’s own equation', () => {
    expectMarks(tangent, {
      '2x + 3y - 3x dy/dx + 2y dy/dx = 0\ndy/dx = -8': 3,
      '2x + 3y - 3x dy/dx + 2y dy/dx = 0\ndy/dx = 5': 2,
    });
  });

  it('penalises a repeated mistake once', () => {
    expectMarks(loan, {
      '5% of 1000 = 50\n1000 + 50 - 100 = 950\n5% of 950 = 47.50\n950 + 47.50 - 100 = £897.50': 3,
    });
  });

  it('keeps a decision that fits the learner’s own values', () => {
    expectMarks(venture, {
      'van 0.5 × 900 = 450\nstall 0.5 × 1200 = 600\nthe stall': 1,
      'van 0.5 × 900 - 100 = 350\nstall 0.5 × 1200 - 400 = 200\nthe stall': 1,
      'the stall': 0,
    });
  });
});

describe('layout', () => {
  it('of an interval does not matter', () => {
    const working = '80/200 = 0.4\n2 × 0.03464 = 0.0693\n';
    for (const answer of [
      '(0.331, 0.469)',
      'lower 0.4 - 0.0693 = 0.331\nupper 0.4 + 0.0693 = 0.469',
      'between 0.331 and 0.469',
      '0.331 < p < 0.469',
    ])
      expectMarks(interval, { [working + answer]: 3 });
  });

  it('of several requested numbers does not matter', () => {
    expectMarks(balance, {
      'a = 14, b = 6, c = 7': 3,
      'Cr2O7^2- + 14H+ + 6e- -> 2Cr3+ + 7H2O': 3,
      'Cr₂O₇²⁻ + 14H⁺ + 5e⁻ → 2Cr³⁺ + 7H₂O': 2,
      '14, 6, 7': 3,
      'a is 14, b is 6 and c is 7': 3,
    });
    expectMarks(molecule, { 'CH2\nC4H8': 2, C4H8: 2, CH2: 1 });
  });

  it('of the working for a line does not matter: the learner may find the intercept', () => {
    expectMarks(line, {
      'm = 20/4 = 5\n70 = 5 × 7 + c\nc = 35\nM = 5h + 35': 3,
      'm = 20/4 = 5\n70 = 35 + c, c = 35\ny = 5x + 35': 2,
      'm = 5\nM - 70 = 5(h - 7)': 2,
    });
  });
});

describe('a right value', () => {
  it('earns nothing after a wrong operation with the right numbers or a formula with another value', () => {
    expectMarks(acid, {
      '[H+] = 1.0×10⁻¹⁴ × 0.20 = 2.0×10⁻¹⁵\npH = 13.3': 0,
      '[H+] = 1.0×10⁻¹⁴ / 0.20 = 5.0×10⁻¹⁴\npH = 13.3': 2,
      'pOH = -log 0.20 = 0.699\npH = 14 - 0.699 = 13.3': 2,
    });
    expectMarks(slope, { 'dy/dx = (y + 2x)/(8y - x) = 7/26': 0 });
  });
});
