import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeUniformNotation } from './uniform-notation.ts';

describe('the uniform notation of quantities', () => {
  const notations: readonly (readonly [written: string, uniform: string])[] = [
    ['a force of \\SI{12}{N} acts', 'a force of $12\\,\\mathrm{N}$ acts'],
    ['a lamp of \\qty{2.2}{\\kilo\\watt}', 'a lamp of $2.2\\,\\mathrm{kW}$'],
    ['an area of \\SI{1.5e-6}{m^2}', 'an area of $1.5 \\times 10^{-6}\\,\\mathrm{m^{2}}$'],
    ['a force of 12 N acts', 'a force of $12\\,\\mathrm{N}$ acts'],
    ['a $2.0$-kg cart', 'a $2.0\\,\\mathrm{kg}$ cart'],
    ['at 25 m s$^{-1}$ and 20 $^\\circ$C', 'at $25\\,\\mathrm{m\\,s^{-1}}$ and $20\\,^\\circ\\mathrm{C}$'],
    ['so $k = 12/0.080 = 150$ N/m.', 'so $k = 12/0.080 = 150\\,\\mathrm{N/m}$.'],
    ['$\\frac12 mv^2$', '$\\frac{1}{2} mv^2$'],
    ['at 3 pm in 5 of 8 rooms', 'at 3 pm in 5 of 8 rooms'],
  ];
  for (const [written, uniform] of notations)
    it(`writes “${written}” as “${uniform}”`, () =>
      assert.equal(writeUniformNotation(written).text, uniform));

  it('writes arithmetic in the running text of a solution as a formula', () => {
    const { text } = writeUniformNotation('\\begin{solution}\nWork = 600 x 4 = 2400 J.\n\\end{solution}');

    assert.match(text, /\$\s*600 \\times\s+4 = 2400\\,\\mathrm\{J\}\$/);
  });

  it('keeps the position of every digit in the source', () => {
    const source = 'A mass of \\SI{1.5e-3}{kg} falls 12 m in 1.6 s with $g = 9.8$ m s$^{-2}$.';
    const { text, origins } = writeUniformNotation(source);

    for (const [index, sign] of [...text].entries())
      if (/\d/.test(sign) && origins[index] !== -1) assert.equal(source[origins[index] ?? -1], sign);
    assert.equal(text.length, origins.length);
  });
});
