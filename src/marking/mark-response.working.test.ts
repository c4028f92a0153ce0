import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Question } from '../domain/question.ts';
import { examinerQuestion, mark } from './examiner/examiner-question.ts';
import { scienceQuestions } from './examiner/science-questions.table.ts';
import { markQuestion } from './mark-question.ts';

const tex = String.raw;

const pond = examinerQuestion('pond', {
  stem: tex`A circular pond has a diameter of $18\,\mathrm{m}$. Calculate its area.`,
  answer: tex`254\,\mathrm{m^2}`,
  policies: { units: 'none', answerOnly: 'none', significantFigures: { min: 2 } },
  bullets: [
    mark('Find the radius', '9', { impliedBy: [2] }),
    mark('Find the area', tex`254\,\mathrm{m^2}`, { from: tex`\pi \times b1^2` }),
  ],
});

const cells = examinerQuestion('cells', {
  subject: 'Biology',
  stem: tex`There are $84$ cells in $4$ squares of a grid. The volume above each square is $0.05\,\mathrm{mm^3}$. Calculate the number of cells in $1\,\mathrm{mm^3}$.`,
  answer: '420',
  policies: { units: 'none', answerOnly: 'full', significantFigures: { min: 2 } },
  bullets: [
    mark('Find the mean of a square', '21', { impliedBy: [2] }),
    mark('Divide by the volume', '420', { from: tex`\frac{b1}{0.05}` }),
  ],
});

const angle = examinerQuestion('angle', {
  stem: tex`In triangle $ABC$, $\sin B = 0.643$ and angle $B$ is acute. Calculate angle $B$, in degrees.`,
  answer: tex`40.0^\circ`,
  policies: { units: 'none', answerOnly: 'full', significantFigures: { min: 2 } },
  bullets: [mark('Find the angle', tex`40.0^\circ`)],
});

const expectMarks = (question: Question, marks: Readonly<Record<string, number>>) => {
  for (const [response, expected] of Object.entries(marks))
    assert.equal(markQuestion(question, response, { requireWorking: true }).marksAwarded, expected, response);
};

describe('several attempts', () => {
  it('count without the lines that the learner withdraws', () => {
    expectMarks(pond, {
      'r = 9\nπ × 18 = 56.5 oops wrong formula\nπ × 9² = 254': 2,
      'r = 9\nπ × 18 = 56.5 ✗\nπ × 9² = 254.5 ✓': 2,
      'r = 9\nπ × 18 = 56.5\nNo - it is the area: π × 9² = 254 <- answer': 2,
      '1st attempt π × 18 = 56.5\n2nd attempt r = 9, π × 9² = 254\nanswer = 2nd attempt': 2,
    });
  });

  it('earn the marks of the lowest, if one calculation is repeated with another number', () => {
    expectMarks(cells, {
      '84 ÷ 4 = 21, 21 ÷ 0.05 = 420': 2,
      '84 ÷ 4 ÷ 0.05 = 420\n84 ÷ 4 ÷ 5 = 4.2': 1,
    });
  });
});

describe('a value', () => {
  it('may come from 3.14 for π', () => {
    expectMarks(pond, { 'r = 18 ÷ 2 = 9\n3.14 x 9 x 9 = 254.34': 2 });
  });

  it('follows through from a number that the learner only substituted', () => {
    expectMarks(pond, { 'A = π × 18² = 1018 m²': 1 });
    expectMarks(cells, { '84 ÷ 0.05 = 1680': 1 });
  });

  it('earns nothing if the learner’s own calculation or equation does not give it', () => {
    expectMarks(cells, { 'mean = 21\nall of them 21 × 0.05 = 420': 1 });
    expectMarks(angle, { 'sin B = 0.866\nB = 40.0°': 0, 'sin B = 0.643\nB = 40.0°': 1 });
  });

  it('in radians does not count as a number of degrees', () => {
    expectMarks(angle, { 'B = 0.698': 0, 'B = 40': 1 });
  });
});

describe('working', () => {
  it('by another method earns all marks, if each calculation is right and the last gives the answer', () => {
    expectMarks(cells, { '4 × 0.05 = 0.2\n84 ÷ 0.2 = 420': 2, '4 × 0.05 = 0.2\n84 × 0.2 = 420': 0 });
  });

  it('may leave out the brackets that the learner then uses', () => {
    expectMarks(scienceQuestions.acceleration, {
      'a = v-u/t\n= 24-6/12\n= 1.5 m/s/s': 3,
      'a = v-u/t\n= 24-6/12\n= 23.5 m/s/s': 0,
    });
  });

  it('may continue the line before with an operation, and may have arrows and nouns', () => {
    expectMarks(cells, { '84 cells ÷ 4 squares = 21 -> ÷ 0.05 = 420 cells': 2 });
  });
});

describe('a step with another number, before the right rest', () => {
  const interest = examinerQuestion('interest', {
    stem: tex`A painting is worth $\pounds 800$. Its value rises by $5\%$ a year. Calculate its value after $3$ years.`,
    answer: tex`\pounds 926.10`,
    policies: { units: 'none', answerOnly: 'none' },
    bullets: [
      mark('Find the multiplier', '1.05', { impliedBy: [2] }),
      mark('Use its power', tex`800 \times 1.05^3`, { impliedBy: [3] }),
      mark('Find the value', tex`\pounds 926.10`),
    ],
  });

  it('earns no mark for that step and its result, in every layout', () => {
    expectMarks(interest, {
      '1.05\n800 × 1.05^4\n£926.10': 1,
      '1.05\n800 × 1.05^4 = £926.10': 1,
      '1.05\n800 × 1.05^4\n= £926.10': 1,
      '1.05\n800 × 1.05^3\n£926.10': 3,
    });
  });

  it('keeps the mark if the next calculation uses the right number', () => {
    expectMarks(interest, { '1.5\n800 × 1.05^3 = £926.10': 3 });
  });
});

describe('another answer after the right one', () => {
  it('replaces it, also if the scheme has several values without a name', () => {
    expectMarks(pond, {
      '18 ÷ 2 = 9\nπ × 9² = 254 m²\nso the answer is 331 m²': 1,
      '18 ÷ 2 = 9\nπ × 9² = 254 m²\nso the answer is 254': 2,
    });
    expectMarks(cells, { '84/4 = 21\n21/0.05 = 420\nAnswer: 546': 1 });
  });
});
