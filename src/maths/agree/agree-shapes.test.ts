import { describe, it } from 'node:test';
import { check } from './check-rows.fixture.ts';

describe('agree: words and shapes that depend on the expected answer', () => {
  it('reads units, ratios, lists and times as learners type them', () => {
    check([
      ['1.6\\times10^{-19} C', '1.6e-19C', 'correct'],
      ['2 \\text{ h } 30 \\text{ min}', '2h30m', 'correct'],
      ['1 h', '60 min', 'correct'],
      ['15 m/s', '15 [m/s]', 'correct'],
      ['50 Hz', '50 per second', 'correct'],
      ['0.35 rad/s', '0.35 Hz', 'incorrect'],
      ['3:1', '3R^2', 'incorrect'],
      ['3:4', '3 to 4', 'correct'],
      ['2,3,5,7', '2 3 5 7', 'correct'],
      ['(2,-3)', 'x=2 y=-3', 'correct'],
      ['x<-2 \\text{ or } x>5', '(-inf,-2) U (5,inf)', 'correct'],
      ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '[1 2; 3 4]', 'correct'],
    ]);
  });

  it('finds the answer in a sentence', () => {
    check([
      ['\\frac{x^3}{3} + C', '$\\frac{x^3}{3} + K$, where $K$ is a constant', 'correct'],
      ['17', '<answer>17</answer>', 'correct'],
      ['17', '$\\boxed{a+b=17}$', 'correct'],
      ['17', "I think it's 18 or 17", 'incorrect'],
      ['\\text{Yes}', 'Yes, because $2>1$.', 'correct'],
      ['\\text{isosceles}', 'The triangle is not isosceles.', 'incorrect'],
      ['A=3, B=-2', 'so $A=3$ and $B=-2$', 'correct'],
    ]);
  });

  it('rejects near misses', () => {
    check([
      ['y=2x+1', 'y>2x+1', 'incorrect'],
      ['42', 'The answer is not 42.', 'incorrect'],
      ['42', 'It is less than 42.', 'incorrect'],
      ['42', '$x = -\\boxed{42}$', 'incorrect sign'],
      ['P(A)=0.3', 'P(B)=0.3', 'incorrect other-name'],
      ['n \\equiv 1 \\pmod 4', 'n \\equiv 1 \\pmod 3', 'incorrect'],
      ['n \\equiv 1 \\pmod 4', 'n \\equiv 5 \\pmod 4', 'correct'],
    ]);
  });

  it('compares piecewise functions, derivatives and free constants', () => {
    check([
      ['f(x) = \\begin{cases} x & x \\ge 0 \\\\ -x & x < 0 \\end{cases}', 'f(x) = |x|', 'correct'],
      ['\\frac{d}{dx}(x^3)', '3x^2', 'correct'],
      ['y = Ae^{2x}', 'y = Ce^{2x}', 'correct'],
      ['4\\sqrt[3]{2}', '\\sqrt[3]{128}', 'correct'],
      ['\\ln x < 0', '0 < x < 1', 'correct'],
      ['\\sin x = 2', 'no solution', 'correct'],
      ['I(0)', 'I(0)e^{-t/RC}', 'incorrect'],
    ]);
  });
});
