import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

/** Returns the numeric findings in a solution. */
function listFindings(solution: string): string[] {
  const tex = `\\item Calculate what is asked for in this question.\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ rule }) => rule === 'equality-holds' || rule === 'units-agree')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

/** Checks that a solution is accepted as it is, and that it is an error if the first text is replaced by the second. */
function catches(solution: string, ...[written, wrong]: [string, string]): void {
  assert.ok(solution.includes(written), solution);
  assert.deepEqual(listFindings(solution), [], solution);
  const changed = solution.replace(written, wrong);
  assert.match(listFindings(changed).join(), /^error/, changed);
}

describe('a wrong step', () => {
  it('is found with units directly after numbers, remainders, boxes and labels', () => {
    catches('$Q = 40.00J - 25.00J = 15.00J$', '15.00J', '10.50J');
    catches('$\\tau = \\frac{7.50mH}{3.00\\,\\Omega} = 2.50ms$', '2.50ms', '2.50s');
    catches('$x = (26.4 + 87.0) m = 113.4\\,\\text{m}$', '113.4', '813.4');
    catches('$t = \\frac{6}{36} \\approx 0.167\\ h$', '0.167', '8.167');
    catches('$218 \\div 9 = 24 \\cdots \\cdots 2$', '24', '84');
    catches('\\[\\boxed{\\tan\\frac{\\pi}{12} + \\tan\\frac{5\\pi}{12} = 4.}\\]', '= 4', '= 7');
    catches('They last (5)(10) = 50 years.', '50 years', '5 years');
    catches('There are 5 x 2 = \\textbf{10} squares.', '{10}', '{1}');
    catches('$10 - 99: 99 - 10 + 1 = 90$', '= 90', '= 900');
    catches('$\\SI{129}{\\kilo\\var} - \\SI{97}{\\kilo\\var} = \\SI{32}{\\kilo\\var}$', '{32}', '{92}');
  });

  it('is an error if it is wrong by many powers of ten', () => {
    catches(
      '$3.0 \\times 10^{-7} \\times 2 = 6.0 \\times 10^{-7}$',
      '6.0 \\times 10^{-7}',
      '6.0 \\times 10^{-70}',
    );
    catches(
      '$4\\,\\mathrm{J} \\times 2 \\times 10^{9} = 8 \\times 10^{9}\\,\\mathrm{J}$',
      '8 \\times 10^{9}',
      '8 \\times 10^{3}',
    );
    catches('$2^{3}\\cdot 5 = 40$', '2^{3}', '2^{39}');
  });

  it('is found in documents with decimal commas', () => {
    catches('$P = 50(1,2)^2 = 72$', '= 72', '= 27');
    catches('Thus $\\frac{3}{4} = 0,75$.', '0,75', '0,57');
    catches('$A = 200(1 + 0,05 \\times 2) = 220$', '= 220', '= 202');
    catches('$20(1,1)^{40} = 9,052 \\times 10^{2}$', '9,052', '9,502');
  });

  it('is found with macros of the author for units and brackets', () => {
    catches('$(10\\eN)(3\\ems) = 30\\eW$', '10\\eN', '20\\eN');
    catches('$(4.0\\ \\zu{J})(3.0)/2.0 = 6.0\\ \\zu{J}$', '6.0\\ \\zu{J}', '9.0\\ \\zu{J}');
    catches('$(2\\ \\kgunit)(3\\ \\munit/\\sunit) = 6\\ \\kgunit\\,\\munit/\\sunit$', '= 6', '= 9');
    catches('$16\\bp{\\frac{1}{8}} = 2$', '= 2', '= 5');
    catches(
      '\\myequation{t = \\frac{1}{\\frac{2}{10} - \\frac{1}{15}} = \\frac{15}{2}}',
      '{15}{2}',
      '{15}{4}',
    );
  });

  it('is found if its units are incomplete', () => {
    catches('$v = 3\\,\\mathrm{m/s}\\,(5) = 15\\,\\mathrm{m}$', '= 15', '= 19');
    catches('$6\\,\\mathrm{V} \\times 5\\,\\mathrm{boxes} = 30\\,\\mathrm{V}$', '= 30', '= 35');
  });

  it('is found in nested arrays, after labels and beside connecting words', () => {
    catches(
      '$$\\begin{array}{l}\\{\\begin{array}{l}a = 2 \\times 4 = 8 \\\\ b = 3 \\times 5 = 15\\end{array}\\end{array}$$',
      '= 15',
      '= 19',
    );
    catches('$$\\begin{array}{lcccc} f(3) &=& 3^2 &=& 9 \\end{array}$$', '& 9', '& 8');
    catches('$P_1: 2(3) - 4 = 2$ and so on.', '= 2', '= 5');
    catches('$a = 4 \\text{ and } 3^2 = 9$', '= 9', '= 8');
    catches('$2 \\times 3 = 6\\ \\text{[2 marks]}$', '= 6', '= 7');
  });

  it('is found with units per number, converted temperatures and minus signs after units', () => {
    catches(
      '$(12 \\times 10^{-6}/^{\\circ}\\text{C})(50\\,^{\\circ}\\text{C}) = 6.0 \\times 10^{-4}$',
      '= 6.0',
      '= 7.0',
    );
    catches('$T = 25\\,^{\\circ}\\text{C} + 273 = 298\\,\\text{K}$', '298', '398');
    catches('$(9\\,\\text{kg}-2\\,\\text{kg})(3\\,\\text{m/s}) = 21\\,\\text{kg m/s}$', '= 21', '= 27');
  });

  it('is a wrong unit if the question never gives the plain number a unit', () => {
    catches(
      'A coefficient of 0.70 applies: $(0.70)(200\\,\\text{N}) = 140\\,\\text{N}$',
      '140\\,\\text{N}',
      '140\\,\\text{J}',
    );
    assert.deepEqual(listFindings('The bar is 0.70 m long: $(0.70)(200\\,\\text{N}) = 140\\,\\text{J}$'), []);
    catches('$d = 2.26 \\times 10^{-10}\\,\\text{m} = 226\\,\\text{pm}$', 'pm', 'mm');
  });

  it('is not seen where a slash divides by all units after it', () => {
    assert.deepEqual(
      listFindings(
        '$\\frac{(1.00 \\times 10^5\\,\\text{Pa})(1\\,\\text{m}^3)}{(8.31\\,\\text{J/mol}\\cdot \\text{K})(273\\,\\text{K})} = 44.1\\,\\text{mol}$',
      ),
      [],
    );
  });

  it('is found in sentences with words after the numbers', () => {
    catches('She can fill 50 eggs / 5 eggs per glass of eggnog = 10 glasses of eggnog.', '= 10', '= 15');
    catches('Altogether, there are 96 apples + 72 bananas = 168 fruits', '96', '69');
    catches('The desk costs \\$200 opening bid + \\$300 added cost = \\$500.', '= \\$500', '= \\$550');
    catches('The number of ways is 3!*2! = 12.', '= 12', '= 21');
    catches('So the number is 2(6)+4 = 16.', '= 16', '= 19');
    catches('The part of sand is 2*3/7 = 6/7', '= 6/7', '= 6/2');
    catches(
      'Rate = \\frac{9 games - 5 games}{3 - 1}\n = \\frac{4 games}{2 years}\n = 2 games per year',
      '= 2',
      '= 5',
    );
    catches('Susan weighs 150 pounds - 20 pounds = 130 pounds.', '130 pounds', '130 ounces');
  });

  it('is not seen in sentences where words change the calculation', () => {
    for (const solution of [
      'We get 4c - 2 = 10 and 70 T + 30 S = 810.',
      'The ratio is 2/5=3/x, and 3 × 120 = 4 × x.',
      'Total 147+29 = 176/8 = 22.',
      'The time is 50/12+13 = 50/25 = 2.',
      'She saved 5 dimes + 3 nickels = 65 cents.',
      'The water added - 1/5 = 20 \\%.',
      'He walked 2 hours + 30 minutes = 150 minutes.',
      'They sold 3 packs + 2 cards = 32 cards.',
    ])
      assert.deepEqual(listFindings(solution), [], solution);
  });
});
