import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getRefusal, listNumbers, makeVariant, writeQuestion } from './vary-numbers.fixture.ts';

describe('a numerical variant', () => {
  it('keeps the relations between givens', () => {
    const mixture = writeQuestion(
      'A mixture holds a mole fraction of $0.30$ of one liquid and of $0.70$ of another. Their vapour pressures are $100\\,\\mathrm{mmHg}$ and $40\\,\\mathrm{mmHg}$. Find the total pressure.',
      'p &= 0.30 \\times 100 + 0.70 \\times 40 \\\\\n&= 30 + 28 \\\\\n&= 58\\,\\mathrm{mmHg}',
    );
    const carTrip = writeQuestion(
      'A car travels $120\\,\\mathrm{km}$ in $2.0\\,\\mathrm{h}$, that is at $60\\,\\mathrm{km\\,h^{-1}}$, on $8.0\\,\\mathrm{L}$ of fuel. How far does it travel on one litre?',
      'd &= \\frac{120}{8.0} \\\\\n&= 15\\,\\mathrm{km}',
    );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const [first = 0, second = 0] = listNumbers(makeVariant(mixture, seed));
      assert.equal((first + second).toFixed(9), '1.000000000');
      const [distance = 0, time = 0, speed = 0] = listNumbers(makeVariant(carTrip, seed));
      assert.equal((time * speed).toFixed(9), distance.toFixed(9));
    }
  });

  it('does not change givens on which an unused given may depend', () => {
    assert.equal(
      getRefusal(
        writeQuestion(
          'A ball is thrown up at $20\\,\\mathrm{m\\,s^{-1}}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. After $1.0\\,\\mathrm{s}$ it is $15\\,\\mathrm{m}$ high. How high does it rise?',
          'h &= \\frac{20^2}{2 \\times 10} \\\\\n&= 20\\,\\mathrm{m}',
        ),
      ),
      'The number 15 may depend on the other numbers, but the solution does not show how.',
    );
    const cube = writeQuestion(
      'A cube of side $2.0\\,\\mathrm{cm}$ has a volume of $8.0\\,\\mathrm{cm^3}$ and a mass of $64\\,\\mathrm{g}$. Find its density.',
      '\\rho &= \\frac{64}{8.0} \\\\\n&= 8.0\\,\\mathrm{g\\,cm^{-3}}',
    );
    assert.match(makeVariant(cube), /\$8\.0\\,\\mathrm\{cm\^3\}\$/);
  });

  it('keeps a comparison in the solution true', () => {
    const tex = writeQuestion(
      'A floor of friction coefficient $0.50$ carries $4.0\\,\\mathrm{kg}$, pulled with $12\\,\\mathrm{N}$. Take $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find the friction.',
      'f &= 0.50 \\times 4.0 \\times 10 \\\\\n&= 20\\,\\mathrm{N} \\\\\n\\intertext{The pull is smaller, so the friction equals it:}\nf &= 12\\,\\mathrm{N}',
    );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const newtons = [...makeVariant(tex, seed).matchAll(/([\d.]+)\\,\\mathrm\{N\}/g)].map(([, n]) =>
        Number(n),
      );
      const [pull = 0, maxFriction = 0] = newtons;
      assert.ok(pull < maxFriction, `${pull} ${maxFriction}`);
    }
  });

  it('keeps a multiple that is stated in words', () => {
    const tex = `${writeQuestion(
      'A car of $800\\,\\mathrm{kg}$ goes from $10\\,\\mathrm{m\\,s^{-1}}$ to $20\\,\\mathrm{m\\,s^{-1}}$. Find its kinetic energy before and after.',
      'E &= \\frac{1}{2} \\times 800 \\times 10^2 = 40000\\,\\mathrm{J} \\\\\nF &= \\frac{1}{2} \\times 800 \\times 20^2 = 160000\\,\\mathrm{J} \\\\\n\\intertext{The speed is doubled, the energy is four times as large.}',
    )}`;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const [, before = 0, after = 0] = listNumbers(makeVariant(tex, seed));
      assert.equal(after, 2 * before);
    }
  });
});
