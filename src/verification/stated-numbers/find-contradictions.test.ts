import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choiceQuestion, questionWithParts, writtenQuestion } from '../example.ts';
import { solutionRepeatsItsResults } from '../numbers/solution-repeats-its-results.ts';
import { solutionUsesTheGivenValues } from '../numbers/solution-uses-the-given-values.ts';
import { verifyDocument } from '../verify-document.ts';
import { listNumbers } from './list-numbers.ts';
import { usesDecimalComma } from './token-patterns.ts';

const readNumbers = (source: string) => listNumbers(source, { start: 0, end: source.length });
const verify = (tex: string) => verifyDocument(tex, { checks: [solutionUsesTheGivenValues] }).findings;

describe('reading the numbers of a text', () => {
  it('reads values, units and letters in text, formulas and siunitx macros', () => {
    const source =
      'A mass of 5 kg, $v = 2.5\\,\\mathrm{m/s}$, \\SI{3.0}{cm}, 1,250 clips, $1.6 \\times 10^{-19}$ C, 20\\%, $27^{\\circ}$C';

    const numbers = readNumbers(source);

    assert.deepEqual(
      numbers.map(({ value, unit, letter }) => [value, unit?.text, letter]),
      [
        [5, 'kg', undefined],
        [2.5, 'm/s', 'v'],
        [3, 'cm', undefined],
        [1250, undefined, undefined],
        [1.6e-19, 'C', undefined],
        [20, undefined, undefined],
        [27, '°C', undefined],
      ],
    );
    assert.equal(numbers[5]?.isPercent, true);
  });

  it('separates operands, results, stated values and labels', () => {
    const source = 'Step 2: $m = 7$ and 48/2 = 24, so $x^5$';

    assert.deepEqual(
      readNumbers(source).map(({ role }) => role),
      ['index', 'stated', 'operand', 'operand', 'result', 'index'],
    );
  });

  it('joins the parts of a number that a converter wrote as texts, and reads units after a hyphen', () => {
    const source =
      '$\\text{ 10}\\text{.}\\text{0 V}$, $0\\text{.500}\\text{ A}$, $2\\text{.}5\\times \\text{10}^{\\text{3}}\\text{ m}$, $\\text{60},\\text{000}$, a 1.50-kg mass';

    assert.deepEqual(
      readNumbers(source).map(({ value, unit }) => [value, unit?.text]),
      [
        [10, 'V'],
        [0.5, 'A'],
        [2500, 'm'],
        [60_000, undefined],
        [1.5, 'kg'],
      ],
    );
  });

  it('reads the names of function values, and units that a converter wrote in parts', () => {
    const numbers = readNumbers(
      '$P(C) = 0.75$, $P(L|W) = 0.5$, $30.0\\,\\text{m}\\text{/}\\text{s}$, 5 học sinh',
    );

    assert.deepEqual(
      numbers.map(({ letter, unit }) => [letter, unit?.text]),
      [
        ['P(C)', undefined],
        ['P(L|W)', undefined],
        [undefined, 'm/s'],
        [undefined, undefined],
      ],
    );
  });

  it('reads a decimal comma in arguments of siunitx', () => {
    assert.equal(usesDecimalComma('$d = \\SI{0,30}{m}$, $n = \\num{1,33}$'), true);
  });

  it('takes the numerator of a fraction with a substance for an operand', () => {
    const [amount] = readNumbers('$c = \\frac{25.2\\,g\\,\\text{HCl}}{0.5\\,L}$');

    assert.equal(amount?.role, 'operand');
  });

  it('reads a decimal comma where the text uses one', () => {
    const source = '$s = 0,02$ m, $(8,9)$';

    const numbers = listNumbers(source, { start: 0, end: source.length, hasDecimalComma: true });

    assert.deepEqual(
      numbers.map(({ value }) => value),
      [0.02, 8.9],
    );
  });
});

describe('comparing a solution with the values of its stem', () => {
  it('reports another value of a quantity and shows both places', () => {
    const stem =
      'A crate of mass 48 kg slides down a ramp of length 7.5 m in 3.2 s. Find its average speed and weight.';
    const tex = writtenQuestion(stem, '$v = 6.4/3.2 = 2.0$ m/s and $W = 48 \\times 9.8 = 470$ N');

    const [finding] = verify(tex);

    assert.equal(finding?.severity, 'warning');
    assert.match(finding.message, /uses 6\.4 where the stem gives 7\.5 m/);
    assert.equal(tex.slice(finding.span?.start, finding.span?.end), '6.4');
    assert.match(finding.evidence ?? '', /stem: .*length 7\.5 m.*solution: .*6\.4\/3\.2/);
  });

  it('reports another count in a word problem', () => {
    const tex = writtenQuestion(
      'Ada sold 53 ribbons in March and 17 ribbons in April. How many ribbons did she sell?',
      'Ada sold 48 + 17 = 65 ribbons.',
    );

    assert.match(verify(tex)[0]?.message ?? '', /48 where the stem gives 53/);
  });

  it('reports another value in the solution of a part', () => {
    const tex = questionWithParts('A wire of resistance $12.5\\,\\Omega$ carries a current of $2.4$ A.', [
      { text: 'Find the voltage.', solution: '$V = IR = 2.4 \\times 14.5 = 34.8$ V' },
      { text: 'Find the power.', solution: '$P = 34.8 \\times 2.4 = 83.5$ W' },
    ]);

    assert.match(verify(tex)[0]?.message ?? '', /14\.5/);
  });

  const accepted = {
    'a value in another unit': writtenQuestion(
      'A car travels 250 m at 36 km/h. Find the time.',
      '$t = 250/10 = 25$ s',
    ),
    'a percentage as a fraction': writtenQuestion(
      'A shop reduces a price of 240 dollars by 35\\%. Find the new price.',
      '$240 \\times 0.65 = 156$',
    ),
    'a radius from a diameter': writtenQuestion(
      'A disc has a diameter of 6.4 cm. Find its area.',
      'The radius is 3.2 cm, so $A = \\pi \\times 3.2^2 = 32.2$ cm$^2$.',
    ),
    'a temperature in kelvin': writtenQuestion(
      'A gas at 27 °C has a volume of 4.5 L. It is heated to 127 °C. Find its volume.',
      '$V = 4.5 \\times 400/300 = 6.0$ L',
    ),
    'a constant': writtenQuestion(
      'A stone of mass 2.5 kg hangs on a rope of length 8.6 m. Find its weight.',
      '$W = 2.5 \\times 9.81 = 24.5$ N',
    ),
    'a given that is not needed': writtenQuestion(
      'A box of mass 12 kg is pushed with 45 N over 3.0 m. Find the work.',
      '$W = 45 \\times 3.0 = 135$ J',
    ),
    'the value of an option': choiceQuestion('A cyclist rides 36 km in 3 h. What is the speed in km/h?', [
      '11',
      '12 *',
      '13',
    ]),
  };
  for (const [what, tex] of Object.entries(accepted))
    it(`accepts ${what}`, () => assert.deepEqual(verify(tex), []));
});

describe('comparing a changed given in another form', () => {
  const changed = {
    'a mass in another unit': [
      'A pan holds 640 g of oil at 20 °C. Find the energy that heats it to 90 °C if $c = 2.1$ kJ/(kg K).',
      '$Q = 0.450 \\times 2.1 \\times 70 = 66$ kJ',
      /0\.450 where the stem gives 640 g/,
    ],
    'a percentage as a growth factor': [
      'Ines saves 2500 dollars at 4.5\\% per year. Find the amount after 3 years.',
      '$2500 \\times 1.035^3 = 2771.79$',
      /1\.035 where the stem gives 4\.5%/,
    ],
    'a number of a repeated formula': [
      'Evaluate $\\sqrt{3x+14}$ for $x = 5$.',
      'For $x = 5$ we get $\\sqrt{3x+34} = 7$.',
      /34 where the stem gives 14/,
    ],
  } as const;
  for (const [what, [stem, solution, message]] of Object.entries(changed))
    it(`reports ${what}`, () =>
      assert.match(verify(writtenQuestion(stem, solution))[0]?.message ?? '', message));

  const sound = {
    'a total of givens': [
      'Ann has credits of \\$2,190, \\$2,000 and \\$4,000 and owes \\$4,300. How much does she get?',
      'The credits are \\$8,190. She gets $\\$8,190 - \\$4,300 = \\$3,890$.',
    ],
    'a component of a given': [
      'A box of 70 kg is pulled with 400 N at $30^\\circ$. Find the normal force.',
      '$F + 200\\,\\text{N} - (70\\,\\text{kg})(9.81\\,\\text{m/s}^2) = 0$',
    ],
    'a difference in another unit': [
      'The near point is 1.00 m, the object is 25.0 cm away and the lens 1.50 cm. Find the power.',
      '$P = \\frac{1}{0.235\\,\\text{m}} - \\frac{1}{0.985\\,\\text{m}} = 3.24\\,\\text{D}$',
    ],
    'the width of a picture': [
      'A rod is 6 cm long. Find twice its length. \\drawing{4cm}',
      '\\drawing{9cm} $2 \\cdot 6 = 12$ cm',
    ],
  } as const;
  for (const [what, [stem, solution]] of Object.entries(sound))
    it(`does not report ${what}`, () => assert.deepEqual(verify(writtenQuestion(stem, solution)), []));

  it('does not take a coefficient for a given with decimals', () => {
    const [finding] = verify(
      writtenQuestion(
        'A woman of 60.0 kg reaches 5.00 m/s in 3.50 s. Find the power.',
        '$P = \\frac{\\frac{1}{2}(60.0\\,\\text{kg})(2.00\\,\\text{m/s})^2}{3.50\\,\\text{s}} = 34.3\\,\\text{W}$',
      ),
    );

    assert.match(finding?.message ?? '', /2\.00 m\/s where the stem gives 5\.00 m\/s/);
  });

  it('reads numerals, spaces between thousands and times of day', () => {
    const numbers = readNumbers('Two dozen eggs, twenty-five pens, two thirds of 25 000 people at 08:40');

    assert.deepEqual(
      numbers.filter(({ role }) => role !== 'index').map(({ value }) => value),
      [24, 25, 2 / 3, 25_000],
    );
  });
});
describe('a number that is equal to a given', () => {
  it('is a use of only one of two givens with this value if their units differ', () => {
    const tex = writtenQuestion(
      'A reservoir has an area of 50.0 km$^2$ and a depth of 50.0 m. Find the volume of its water.',
      '$V = Ah = (50.0\\,\\mathrm{km}^2)(40.0\\,\\mathrm{m}) = 2.00 \\times 10^9\\,\\mathrm{m}^3$',
    );

    assert.match(verify(tex)[0]?.message ?? '', /40.0 m where the stem gives 50.0 m/);
  });

  it('does not count as a use if it is an exponent or another quantity', () => {
    const stem =
      'A capacitor has plates of area 4.00 m$^2$, 2.00 mm apart, at 60.0 V. A resistor has 60.0 Ω. Find the capacitance and the power.';
    const capacitance = '$C = (8.85 \\times 10^{-12})(4.00\\,\\mathrm{m}^2)/(3.00\\,\\mathrm{mm})$';
    const power = '$P = (60.0\\,\\mathrm{V})^2/(40.0\\,\\Omega)$';

    assert.match(
      verify(writtenQuestion(stem, `${capacitance} and $P = 60.0\\,\\mathrm{W}$`))[0]?.message ?? '',
      /3.00 mm/,
    );
    assert.match(
      verify(writtenQuestion(stem.replace('2.00 mm', '3.00 mm'), `${capacitance}, ${power}`))[0]?.message ??
        '',
      /40.0/,
    );
  });
});

describe('repeating a result', () => {
  const findSlips = (tex: string) => verifyDocument(tex, { checks: [solutionRepeatsItsResults] }).findings;
  const stem = 'A crate holds 14 bags of 3.4 kg each. Find the total mass.';

  it('reports other digits or another unit in the last sentence', () => {
    for (const answer of ['46.7 kg', '47.6 g'])
      assert.equal(
        findSlips(writtenQuestion(stem, `$14 \\times 3.4 = 47.6$ kg. The mass is ${answer}.`)).length,
        1,
      );
  });

  it('accepts the same value, a rounded value and another quantity', () => {
    for (const answer of ['47.6 kg', '48 kg', '467 N'])
      assert.deepEqual(
        findSlips(writtenQuestion(stem, `$14 \\times 3.4 = 47.6$ kg. The result is ${answer}.`)),
        [],
      );
  });

  it('reports a solution that uses none of the givens', () => {
    const tex = writtenQuestion(
      'A room is 8 m long and 5 m wide. Find its perimeter.',
      'The force is $3.2 \\times 4.5 = 14.4$ N.',
    );

    assert.match(verify(tex)[0]?.message ?? '', /none of the values/);
  });
});
