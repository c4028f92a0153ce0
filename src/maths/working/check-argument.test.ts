import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkArgument } from './check-argument.ts';

const listVerdicts = (...lines: string[]) =>
  checkArgument(lines)
    .lines.map((line) => line.verdict)
    .join(' ');

describe('checkArgument', () => {
  it('accepts the steps from an equation to its solutions', () => {
    assert.equal(listVerdicts('2x + 3 = 7', '2x = 4', 'x = 2'), 'given equivalent equivalent');
    assert.equal(checkArgument(['2x + 3 = 7', '2x = 4', 'x = 2']).verdict, 'correct');
  });

  it('reports the line that loses or gains a solution', () => {
    assert.equal(listVerdicts('x^2 = 5x', 'x = 5'), 'given lost-solution');
    assert.equal(
      listVerdicts('\\sqrt{x + 6} = x', 'x + 6 = x^2', 'x = 3 or x = -2'),
      'given gained-solution equivalent',
    );
    assert.equal(listVerdicts('\\sqrt{2x-5} = \\sqrt{x-4}', '2x - 5 = x - 4'), 'given gained-solution');
  });

  it('compares lines after a mistake with the mistaken line, so that the mistake counts once', () => {
    assert.equal(listVerdicts('2x + 3 = 7', '2x = 10', 'x = 5'), 'given not-equivalent equivalent');
  });

  it('finds irrational roots and roots of large powers', () => {
    assert.equal(
      listVerdicts('x^2 = 2', 'x = \\pm\\sqrt{2}', 'x = \\sqrt2 or x = -\\sqrt2'),
      'given equivalent equivalent',
    );
    assert.equal(listVerdicts('(x-2)^{43}(x+1)^{60} = 0', 'x = 2 or x = -1'), 'given equivalent');
    assert.equal(listVerdicts('e^{2x} = 5', 'x = \\frac{\\ln 5}{2}'), 'given equivalent');
  });

  it('compares nonlinear systems by their solutions', () => {
    assert.equal(
      listVerdicts(
        'x^2 + y^2 = 8 and x = y',
        'x^2 = 4 and y = x',
        '(x = 2 and y = 2) or (x = -2 and y = -2)',
      ),
      'given equivalent equivalent',
    );
    assert.equal(listVerdicts('x^2 + y^2 = 8 and x = y', 'x = 2 and y = 2'), 'given lost-solution');
    assert.equal(listVerdicts('x = 1 and y = 2', 'x = 1 or y = 2'), 'given not-equivalent');
  });

  it('reads true as an identity and false as a contradiction', () => {
    assert.equal(listVerdicts('2(x+1) = 2x+2', '0 = 0', 'true'), 'given equivalent equivalent');
    assert.equal(listVerdicts('2x+1 = 2x+3', 'false'), 'given equivalent');
    assert.equal(listVerdicts('x = x', 'false'), 'given lost-solution');
  });

  it('accepts an argument that rejects the solutions gained by squaring', () => {
    const lines = ['\\sqrt{x+2} = x', 'x + 2 = x^2', 'x = 2 or x = -1', 'x = 2'];

    const { verdict, lines: judgedLines } = checkArgument(lines);

    assert.equal(verdict, 'correct');
    const listVerdicts = judgedLines.map((line) => line.verdict);
    assert.deepEqual(listVerdicts, ['given', 'gained-solution', 'equivalent', 'equivalent']);
    assert.equal(checkArgument(lines.slice(0, 3)).verdict, 'incorrect');
    assert.equal(checkArgument(['a = b', 'a^2 = b^2', 'a = b']).verdict, 'incorrect');
  });

  it('reports lost and gained solutions in several letters', () => {
    assert.equal(listVerdicts('a = b', 'a^2 = b^2'), 'given gained-solution');
    assert.equal(listVerdicts('a^2 = b^2', 'a = b'), 'given lost-solution');
    assert.equal(listVerdicts('a^3 = b^3', 'a = b'), 'given equivalent');
  });

  it('finds the intersections of two conics', () => {
    const lines = ['x^2+y^2 = 5 and xy = 2', '(x-y)^2 = 1 and (x+y)^2 = 9'];

    assert.equal(listVerdicts(...lines), 'given equivalent');
    assert.equal(listVerdicts(...lines.slice(0, 1), 'x = 1 and y = 2'), 'given lost-solution');
  });

  it('reverses an inequality when dividing by a negative number', () => {
    assert.equal(listVerdicts('-2x < 6', 'x > -3'), 'given equivalent');
    assert.equal(listVerdicts('-2x < 6', 'x < -3'), 'given not-equivalent');
    assert.equal(listVerdicts('2x \\ge 6', 'x > 3'), 'given lost-solution');
  });

  it('checks each link of a chain of equalities', () => {
    assert.equal(listVerdicts('(x+3)^2', '= x^2 + 6x + 9'), 'given equivalent');
    assert.equal(listVerdicts('(x+3)^2', '= x^2 + 9', '= 9 + x^2'), 'given not-equivalent equivalent');
  });

  it('recognises lines that follow from a system or from substituted values', () => {
    assert.equal(
      listVerdicts('y = 2x - 1, x + y = 8', 'x + 2x - 1 = 8', '3x = 9', 'x = 3', 'y = 5'),
      'given implied equivalent equivalent implied',
    );
    assert.equal(listVerdicts('2x + y = 7, x + y = 4', 'x = 1, y = 3'), 'given not-equivalent');
  });

  it('reports unreadable lines and continues after them', () => {
    const judgedArgument = checkArgument(['2x = 4', 'now we divide', 'x = 2']);

    assert.equal(judgedArgument.verdict, 'unreadable');
    assert.equal(judgedArgument.lines[1]?.verdict, 'unreadable');
    assert.equal(judgedArgument.lines[2]?.verdict, 'equivalent');
    assert.equal(checkArgument([]).verdict, 'unreadable');
  });
});
