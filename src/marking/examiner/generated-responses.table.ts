import { type ExaminerCase, row, strict } from './examiner-case.ts';

const tex = String.raw;

/**
 * Responses to the question of an item model with seed 1; `shows` is a piece of its stem, to detect changes.
 */
type GeneratedScript = { readonly shows: string; readonly cases: readonly ExaminerCase[] };

export const generatedScripts: Readonly<Record<string, GeneratedScript>> = {
  'N5M-01': {
    shows: tex`1\frac{3}{7} \div \frac{2}{9}`,
    cases: [
      strict('expected method', 2, '10/7 × 9/2 = 90/14 = 45/7'),
      strict('expected method', 2, '10/7 ÷ 2/9\n10/7 x 9/2\n6 3/7'),
      row('answer only', 2, '6 3/7'),
      strict('form', 1, '10/7 × 9/2 = 90/14'),
      strict('follow-through', 1, '8/7 × 9/2 = 72/14 = 36/7'),
      row('misconception', 0, '7/45', { gaps: ['fraction-divide-inverts-wrong'] }),
      strict('slip', 0, '10/7 ÷ 2/9 = 20/63'),
      row('blank', 0, '...', { gaps: ['no_attempt'] }),
    ],
  },
  'N5M-02': {
    shows: tex`5\frac{1}{7} + 2\frac{1}{3}`,
    cases: [
      strict('expected method', 2, '5 3/21 + 2 7/21 = 7 10/21'),
      strict('another method', 2, '36/7 + 7/3 = 108/21 + 49/21 = 157/21'),
      row('answer only', 2, '157/21'),
      row('misconception', 0, '7 2/10', { gaps: ['fraction-add-tops-bottoms'] }),
      strict('slip', 1, '108/21 + 49/21 = 167/21'),
    ],
  },
  'N5M-03': {
    shows: tex`\frac{5}{6} - \frac{2}{9}`,
    cases: [
      strict('expected method', 3, '5/6 - 2/9 = 15/18 - 4/18 = 11/18\n1/9 × 11/18 = 11/162'),
      strict('follow-through', 2, '15/18 - 4/18 = 12/18\n1/9 × 12/18 = 12/162 = 2/27'),
      row('misconception', 0, '-7/54', { gaps: ['order-of-operations'] }),
      row('answer only', 3, '11/162'),
      strict('slip', 2, '15/18 − 4/18 = 11/18\n11/18 × 1/9 = 11/152'),
    ],
  },
  'N5M-04': {
    shows: tex`\sqrt{108} + \sqrt{27} - 5\sqrt{3}`,
    cases: [
      strict('expected method', 3, '6√3 + 3√3 - 5√3 = 4√3'),
      strict(
        'expected method',
        3,
        tex`\sqrt{36 \times 3}+\sqrt{9 \times 3}-5\sqrt{3}=6\sqrt{3}+3\sqrt{3}-5\sqrt{3}=4\sqrt{3}`,
      ),
      strict('follow-through', 2, '√108 = 6√3\n√27 = 9√3\n6√3 + 9√3 − 5√3 = 10√3'),
      row('form', 0, '6.93'),
      row('hostile', 3, `${' \n'.repeat(50_000)}4√3`),
    ],
  },
  'N5M-05': {
    shows: tex`\frac{21}{\sqrt{3}}`,
    cases: [
      strict('expected method', 2, '21/√3 × √3/√3 = 21√3/3 = 7√3'),
      strict('form', 1, '21√3/3'),
      row('misconception', 0, '21√3', { gaps: ['rationalise-denominator-lost'] }),
      row('answer only', 2, '7√3'),
      row('nonsense', 0, '21/√3'),
    ],
  },
  'N5M-06': {
    shows: tex`\frac{9y^4 \times 8y^5}{3y^3}`,
    cases: [
      strict('expected method', 3, '72y^9/(3y^3)\n= 24y^6'),
      row('answer only', 3, '24y^6'),
      strict('slip', 2, '72y^9/(3y^3) = 24y^3'),
      row('nonsense', 0, 'banana'),
    ],
  },
  'N5M-07': {
    shows: tex`16^{\frac{3}{2}}`,
    cases: [
      strict('expected method', 2, '(√16)^3 = 4^3 = 64'),
      strict('expected method', 2, '√16 = 4\n4³ = 64'),
      row('answer only', 2, '64'),
      row('misconception', 0, '24', { gaps: ['fractional-index-as-multiply'] }),
      strict('misconception', 1, '(√16)^3 = 4^3 = 12', { gaps: ['power-as-product'] }),
    ],
  },
  'N5M-08': {
    shows: tex`2a^{-\frac{1}{2}}`,
    cases: [
      row('answer only', 2, 'a + 2'),
      strict('expected method', 2, 'a^1 + 2a^0\n= a + 2'),
      strict('form', 1, 'a + 2a^0'),
      row('misconception', 1, 'a', { gaps: ['zero-index'] }),
    ],
  },
  'N5M-09': {
    shows: tex`8.6 \times 10^{11}`,
    cases: [
      strict('expected method', 2, '8.6×10^11 ÷ 3.95×10^6 = 2.18 × 10^5'),
      strict('rounding', 2, '(8.6 × 10^11)/(3.95 × 10^6)\n2.177 × 10^5'),
      row('answer only', 2, '2.2 × 10^5'),
      strict('form', 1, '(8.6×10^11)/(3.95×10^6) = 217721.5'),
      row('misconception', 0, '2.18 × 10^17', { gaps: ['sci-notation-powers'] }),
    ],
  },
  'N5M-10': {
    shows: '783',
    cases: [
      strict('expected method', 3, '135% = 783\n783 ÷ 135 = 5.8\n5.8 × 100 = 580'),
      strict('another method', 3, '783/1.35 = 580'),
      row('answer only', 3, '580 members'),
      row('misconception', 0, '783 × 0.65 = 508.95', { gaps: ['reverse-percent-of-final'] }),
      strict('slip', 2, '783 ÷ 1.35 = 570'),
    ],
  },
  'N5M-11': {
    shows: tex`\pounds 9500`,
    cases: [
      strict('expected method', 3, '9500 × 1.05^2 = 10473.75\n£10474'),
      strict('rounding', 2, '9500 × 1.05² = £10473.75'),
      strict(
        'another method',
        3,
        '5% of 9500 = 475\n9500 + 475 = 9975\n5% of 9975 = 498.75\n9975 + 498.75 = 10473.75\n£10474',
      ),
      strict('misconception', 1, '5% of 9500 = 475\n475 × 2 = 950\n9500 + 950 = £10450', {
        gaps: ['simple-vs-compound'],
      }),
      row('answer only', 3, '10 474'),
    ],
  },
  'N5M-12': {
    shows: '8100',
    cases: [
      strict(
        'expected method',
        4,
        '7000 × 1.04 = 7280\n7280 × 1.04 = 7571.2\n7571.2 × 1.04 = 7874.05\n7874.05 × 1.04 = 8189.01\n4 years',
      ),
      row('answer only', 4, '4 years'),
      row('answer only', 4, '4'),
      strict(
        'misconception',
        2,
        '7000 × 1.04 = 7280\n7280 × 1.04 = 7571.2\n7571.2 × 1.04 = 7874.05\n3 years',
        {
          gaps: ['threshold-year'],
        },
      ),
    ],
  },
  'N5M-13': {
    shows: '8379.155',
    cases: [
      row('rounding', 1, '8400'),
      row('rounding', 1, '8400 cm³'),
      row('rounding', 1, '8.4 × 10^3'),
      row('rounding', 0, '8300', { gaps: ['rounding-truncates'] }),
      row('rounding', 0, '8380'),
      row('rounding', 0, '8379.16', { gaps: ['sf-vs-dp'] }),
    ],
  },
  'N5M-14': {
    shows: '(x - 5)(3x^2 - 5x - 6)',
    cases: [
      strict('expected method', 3, '3x^3 - 5x^2 - 6x - 15x^2 + 25x + 30\n3x^3 - 20x^2 + 19x + 30'),
      strict('follow-through', 2, '3x^3 - 5x^2 - 6x - 15x^2 + 25x - 30\n= 3x^3 - 20x^2 + 19x - 30'),
      strict('form', 2, '3x³ − 5x² − 6x − 15x² + 25x + 30'),
      row('answer only', 3, '3x^3 − 20x^2 + 19x + 30'),
    ],
  },
  'N5M-15': {
    shows: '7(x - 7) - 4(5x - 4)',
    cases: [
      strict('expected method', 3, '7x - 49 - 20x + 16 = -13x - 33'),
      strict('follow-through', 2, '7x - 49 - 20x - 16\n= -13x - 65', { gaps: ['expand-negative'] }),
      strict('slip', 2, '7x - 49 - 20x + 16\n= -13x - 35'),
      row('answer only', 3, '-33 - 13x'),
    ],
  },
  'N5M-16': {
    shows: '16y^2 - 196',
    cases: [
      strict('expected method', 2, '4(4y^2 - 49) = 4(2y - 7)(2y + 7)'),
      row('form', 1, '4(4y² − 49)', { gaps: ['factorise-fully'] }),
      row('answer only', 2, '4(2y+7)(2y-7)'),
    ],
  },
  'N5M-17': {
    shows: '4x^2 + 21x + 20',
    cases: [
      row('answer only', 2, '(4x+5)(x+4)'),
      row('answer only', 2, '(x + 4)(4x + 5)'),
      row('slip', 1, '(4x+5)(x+3)'),
      row('misconception', 0, '(4x-5)(x-4)', { gaps: ['factorise-signs'] }),
    ],
  },
  'N5M-18': {
    shows: 'x^2 + 14x + 17',
    cases: [
      row('answer only', 2, '(x+7)^2 - 32'),
      row('misconception', 1, '(x+7)^2 + 66', { gaps: ['cts-adjust'] }),
      row('misconception', 0, '(x+14)^2 - 179', { gaps: ['cts-halve'] }),
      strict('expected method', 2, '(x+7)^2 - 49 + 17\n= (x+7)^2 - 32'),
    ],
  },
  'N5M-19': {
    shows: 'x^2 + 10x + 16',
    cases: [
      strict('expected method', 3, '((x+2)(x+2))/((x+2)(x+8)) = (x+2)/(x+8)'),
      strict('expected method', 3, tex`\frac{\cancel{(x+2)}(x+2)}{\cancel{(x+2)}(x+8)} = \frac{x+2}{x+8}`),
      strict('form', 2, '(x+2)(x+2)/((x+2)(x+8))'),
      row('answer only', 3, '(x+2)/(x+8)'),
      row('misconception', 0, '(4x+4)/(10x+16)', { gaps: ['cancels-terms'] }),
    ],
  },
  'N5M-20': {
    shows: tex`\frac{8}{x + 5} + \frac{1}{x + 4}`,
    cases: [
      strict('expected method', 3, '(8(x+4) + (x+5))/((x+5)(x+4))\n= (9x + 37)/((x+5)(x+4))'),
      row('answer only', 3, '(9x+37)/(x^2+9x+20)'),
      strict('slip', 2, '(8(x+4) + 1(x+5))/((x+5)(x+4)) = (9x+36)/((x+5)(x+4))'),
      row('misconception', 0, '9/(2x+9)', { gaps: ['fraction-add-tops-bottoms'] }),
    ],
  },
  'N5M-21': {
    shows: tex`\frac{7m}{9n^5}`,
    cases: [
      strict('expected method', 3, '2m^5/(3n^3) × 9n^5/(7m)\n= 18m^5 n^5/(21 m n^3)\n= 6m^4 n^2/7'),
      strict('form', 2, '2m^5/(3n^3) × 9n^5/(7m)\n= (18m^5 n^5)/(21 m n^3)'),
      row('answer only', 3, '6m^4n^2/7'),
    ],
  },
  'N5M-22': {
    shows: 'P(3, 4)',
    cases: [
      strict('expected method', 3, 'm = (8-4)/(1-3) = -2\ny - 4 = -2(x - 3)\ny = -2x + 10'),
      strict('another method', 3, 'm = -2\ny - 8 = -2(x - 1)\ny = 10 - 2x'),
      strict('another method', 3, 'm = -2\ny = -2x + c\n4 = -2(3) + c\nc = 10\ny = -2x + 10'),
      strict('misconception', 2, 'm = 2\ny - 4 = 2(x - 3)\ny = 2x - 2', { gaps: ['gradient-sign'] }),
      strict('misconception', 1, 'm = -2\ny = -2x + 4', { gaps: ['line-intercept'] }),
      row('answer only', 3, '2x + y = 10'),
      strict('slip', 2, 'm = -2\ny - 4 = -2(x - 3)'),
      strict('slip', 2, 'm = −2\ny = −2x + c\n4 = −6 + c\nc = −2\ny = −2x − 2'),
      strict('slip', 2, 'm = -2\n8 = -2 × 1 + c\nc = 6\ny = -2x + 6'),
      strict('crossed out', 3, 'm = ~~2~~ -2\n~~y - 4 = 2(x-3)~~\ny - 4 = -2(x - 3)\ny = -2x + 10'),
    ],
  },
  'N5M-23': {
    shows: '3x + 9y = 54',
    cases: [
      strict('expected method', 2, '9y = -3x + 54\ny = -1/3 x + 6\nm = -1/3'),
      strict('expected method', 2, 'y = -3x/9 + 6\ngradient = -1/3'),
      row('answer only', 2, '-1/3'),
      row('misconception', 0, '3', { gaps: ['gradient-reads-coefficient'] }),
      strict('slip', 1, 'y = -1/3 x + 6'),
    ],
  },
  'N5M-24': {
    shows: '4x^2 - 2x + 1',
    cases: [
      strict('expected method', 2, '4(-4)^2 - 2(-4) + 1 = 64 + 8 + 1 = 73'),
      strict('misconception', 1, '4 × (-4)² − 2 × (-4) + 1 = -64 + 8 + 1 = -55', {
        gaps: ['negative-squared'],
      }),
      row('answer only', 2, 'h(-4) = 73'),
      strict('slip', 1, '4(-4)^2 - 2(-4) + 1 = 70'),
      strict('slip', 1, '4(-4)^2 - 2(-4) + 1'),
    ],
  },
  'N5M-25': {
    shows: tex`-6 - 3(x - 1) \geq 3x - 6`,
    cases: [
      strict('expected method', 3, '-6 - 3x + 3 ≥ 3x - 6\n-3 - 3x ≥ 3x - 6\n3 ≥ 6x\nx ≤ 1/2'),
      strict('misconception', 2, '-6 - 3x + 3 >= 3x - 6\n-6x >= -3\nx >= 1/2', { gaps: ['inequality-flip'] }),
      row('answer only', 3, 'x ≤ 0.5'),
      strict('follow-through', 2, '-6 - 3x - 3 ≥ 3x - 6\n-9 - 3x ≥ 3x - 6\n-6x ≥ 3\nx ≤ -1/2', {
        gaps: ['expand-negative'],
      }),
    ],
  },
  'N5M-26': {
    shows: tex`\frac{x - 7}{2}`,
    cases: [
      strict('expected method', 3, '3(x-7) + (x-9) = -18\n3x - 21 + x - 9 = -18\n4x = 12\nx = 3'),
      strict('misconception', 2, '3(x - 7) + (x - 9) = -3\n4x - 30 = -3\n4x = 27\nx = 27/4', {
        gaps: ['clear-fractions-all-terms'],
      }),
      row('answer only', 3, 'x = 3'),
      strict('slip', 2, '3(x-7) + (x-9) = -18\n4x = 12\nx = 4'),
      row('two attempts', 0, 'x = 3\nx = 5'),
    ],
  },
  'N5M-27': {
    shows: '3x - 2y &= 4',
    cases: [
      strict('expected method', 3, '15x - 10y = 20\n4x - 10y = -2\n11x = 22\nx = 2\n6 - 2y = 4\ny = 1'),
      strict('another method', 3, '6x - 4y = 8\n6x - 15y = -3\n11y = 11\ny = 1\nx = 2'),
      strict('slip', 2, '11x = 22\nx = 2'),
      strict('slip', 2, '11y = 11\ny = 1'),
      row('slip', 1, 'y = 1'),
      row('misconception', 0, 'x = 1, y = 2', { gaps: ['order-of-unknowns'] }),
      strict('follow-through', 2, '15x - 10y = 20\n4x - 10y = -2\n19x = 18\nx = 18/19\ny = -11/19', {
        gaps: ['elimination-signs'],
      }),
      row('nonsense', 0, '3x - 2y = 4\n2x - 5y = -1'),
    ],
  },
  'N5M-28': {
    shows: '7 pizzas and 2 salads',
    cases: [
      strict(
        'expected method',
        6,
        '(a) 7p + 2s = 79.40\n(b) 5p + 3s = 63\n(c) 21p + 6s = 238.20\n10p + 6s = 126\n11p = 112.20\np = 10.20\ns = 4\n2 × 10.20 + 3 × 4 = £32.40',
      ),
      row('answer only', 6, '£32.40'),
      row('slip', 2, '7p + 2s = 79.4\n5p + 3s = 63'),
      strict(
        'slip',
        5,
        '7p + 2s = 79.40\n5p + 3s = 63\n21p + 6s = 238.20\n10p + 6s = 126\n11p = 112.20\np = 10.20\ns = 4\n2 × 10.20 + 3 × 4 = £34.40',
      ),
    ],
  },
  'N5M-29': {
    shows: tex`\frac{wn^2}{4} - 7`,
    cases: [
      strict('expected method', 3, 'S + 7 = wn^2/4\n4(S+7) = wn^2\nn^2 = 4(S+7)/w\nn = √(4(S+7)/w)'),
      strict('misconception', 2, 'S + 7 = wn^2/4\n4(S + 7) = wn^2\nn^2 = 4(S+7)/w\nn = √(4(S+7))/w', {
        gaps: ['root-of-whole-side'],
      }),
      row('answer only', 3, 'n = 2√((S+7)/w)'),
      strict('follow-through', 2, 'S - 7 = wn²/4\nn² = 4(S-7)/w\nn = √(4(S-7)/w)', {
        gaps: ['rearrange-sign'],
      }),
    ],
  },
  'N5M-30': {
    shows: 'Q(6, 180)',
    cases: [
      strict('expected method', 2, '180 = k × 6^2\n180 = 36k\nk = 5'),
      row('answer only', 2, '5'),
      strict('misconception', 1, '180 = k × 6^2\n180 = 6k\nk = 30', { gaps: ['square-before-multiply'] }),
    ],
  },
  'N5M-31': {
    shows: '-7 - (x + 2)^2',
    cases: [
      row('expected method', 2, '(a) (-2, -7)\n(b) x = -2'),
      row('form', 1, '(a) (-2,-7)\n(b) -2', { gaps: ['axis-equation'] }),
      row('misconception', 0, '(2, -7)\nx = 2', { gaps: ['vertex-sign'] }),
    ],
  },
  'N5M-33': {
    shows: '4x^2 + 23x - 35 = 0',
    cases: [
      strict('expected method', 2, '(4x - 5)(x + 7) = 0\nx = 5/4, x = -7'),
      strict('misconception', 1, '(4x-5)(x+7) = 0\nx = -5/4 or x = 7', { gaps: ['root-sign'] }),
      strict('two answers', 1, '(4x-5)(x+7) = 0\nx = -7'),
      row('answer only', 2, 'x = 1.25 or x = -7'),
      strict('follow-through', 1, '(4x - 7)(x + 5) = 0\nx = 7/4, x = -5'),
      strict('follow-through', 1, '(4x + 5)(x - 7) = 0\nx = -5/4, x = 7'),
      strict('another method', 2, 'x = (-23 ± √(529 + 560))/8\nx = (-23 ± 33)/8\nx = 1.25 and x = -7'),
    ],
  },
  'N5M-34': {
    shows: '3x^2 - 11x - 9 = 0',
    cases: [
      strict(
        'expected method',
        3,
        'x = (11 ± √((-11)^2 - 4×3×(-9)))/(2×3)\n= (11 ± √229)/6\nx = 4.4 or x = -0.7',
      ),
      row('answer only', 3, 'x = -0.7, 4.4'),
      strict('rounding', 2, 'x = (11 ± √((-11)^2 - 4×3×(-9)))/(2×3)\nb²-4ac = 229\nx = 4.36 or x = -0.69'),
      strict('two answers', 2, 'x = (11 ± √((-11)^2 - 4×3×(-9)))/(2×3)\nb²-4ac = 229\nx = 4.4'),
      strict('expected method', 2, 'x = (11 ± √229)/6'),
      strict('rounding', 2, 'x = (11 ± √229)/6\nx = 4.36 or x = -0.69'),
      strict('slip', 1, 'x = (11 ± √((-11)^2 - 4×3×(-9)))/(2×3)'),
      strict('slip', 0, 'x = (11 ± √228)/6'),
    ],
  },
  'N5M-35': {
    shows: '2x^2 + 9x + 9 = 0',
    cases: [
      strict('expected method', 2, 'b^2 - 4ac = 81 - 72 = 9\ntwo real and distinct roots'),
      strict('wording', 1, 'b^2 - 4ac = 81 - 72 = 9\nequal real roots'),
      strict('wording', 1, 'b²−4ac = 9 > 0\nreal roots', { gaps: ['nature-wording'] }),
      strict('wording', 0, 'two real and distinct roots'),
      row('answer only', 2, 'two real and distinct roots'),
      row('wording', 0, 'no real roots'),
    ],
  },
  'N5M-36': {
    shows: 'x + 6',
    cases: [
      strict(
        'expected method',
        6,
        '(x+6)(x+4) = 63\nx^2 + 10x + 24 = 63\nx^2 + 10x - 39 = 0\n(x - 3)(x + 13) = 0\nx = 3 or x = -13\nx > 0 so x = 3\nlength = 3 + 6 = 9 cm',
      ),
      strict(
        'units',
        5,
        '(x+6)(x+4) = 63\nx^2 + 10x - 39 = 0\n(x - 3)(x + 13) = 0\nx = 3 or x = -13\nx > 0\n9',
      ),
      strict(
        'misconception',
        5,
        '(x+6)(x+4) = 63\nx² + 10x − 39 = 0\n(x − 3)(x + 13) = 0\nx = 3 or x = −13\n3 cm',
        {
          gaps: ['incomplete-solution'],
        },
      ),
    ],
  },
  'N5M-37': {
    shows: 'A(-6, -6)',
    cases: [
      strict('expected method', 2, 'm_AB = -3\nm_CD = -2/9\nnot equal so not parallel'),
      strict('slip', 1, 'm_AB = -9/3 = -3\nm_CD = -2/9', { gaps: ['no-conclusion'] }),
      strict('wording', 0, 'not parallel'),
    ],
  },
  'N5M-38': {
    shows: '26.5',
    cases: [
      strict('expected method', 3, '30/360 × π × 53 = 13.9 m'),
      strict('another method', 3, '30/360 × 2 × π × 26.5 = 13.88'),
      strict('misconception', 2, '30/360 × π × 26.5 = 6.94', { gaps: ['radius-diameter'] }),
      strict('rounding', 2, '30/360 = 0.08\n0.08 × π × 53 = 13.3'),
      strict('not penalised', 3, '30/360 × π × 53 = 13.9 m²'),
    ],
  },
  'N5M-39': {
    shows: tex`\pi = 3.14`,
    cases: [
      strict('expected method', 3, '120/360 × 3.14 × 60 = 62.8 cm'),
      strict('another method', 3, '1/3 × 188.4 = 62.8'),
      row('hostile', 0, `${'62.9 cm\n'.repeat(12_500)}`),
    ],
  },
  'N5M-40': {
    shows: 'drilled out',
    cases: [
      strict(
        'expected method',
        5,
        'V = π × 12² × 16 = 7238.2\nV = 1/3 × π × 12² × 5 = 754\n7238.2 - 754 = 6484.2\n= 6500 cm³',
      ),
      strict(
        'rounding',
        4,
        'π × 12² × 16 = 7238.23\n1/3 × π × 12² × 5 = 753.98\n7238.23 - 753.98 = 6484.25 cm³',
      ),
      strict('misconception', 2, 'π × 12² × 16 = 7238\n7200 cm³', { gaps: ['composite-missing'] }),
    ],
  },
  'N5M-43': {
    shows: '20.3',
    cases: [
      strict(
        'expected method',
        4,
        '14² + 14.7² = 412.09\n20.3² = 412.09\nThey are equal so it is right-angled',
      ),
      strict('wording', 3, '14² + 14.7² = 412.09\n20.3² = 412.09\n14² + 14.7² = 20.3²'),
      strict('wording', 0, 'right-angled'),
    ],
  },
  'N5M-44': {
    shows: 'space diagonal',
    cases: [
      strict('expected method', 3, '39² + 8² = 1585\n1585 + 19² = 1946\n√1946 = 44.1 cm'),
      strict('misconception', 2, '39² + 8² = 1585\n1585 + 19² = 1946 cm', { gaps: ['square-root-last'] }),
      strict('follow-through', 2, '39² + 8² = 1535\n1535 + 19² = 1896\n√1896 = 43.5 cm'),
      strict('another method', 3, 'd² = 39² + 8² + 19² = 1946\nd = 44.1'),
    ],
  },
  'N5M-45': {
    shows: 'decagon',
    cases: [
      strict('expected method', 2, '180 - 360/10 = 144\n(180 - 144)/2 = 18'),
      row('answer only', 2, '18°'),
      strict('misconception', 1, '360 ÷ 10 = 36\n(180 - 36)/2 = 72', { gaps: ['polygon-interior'] }),
    ],
  },
  'N5M-46': {
    shows: 'sails',
    cases: [
      strict('expected method', 3, '8/11\n(8/11)^2 = 64/121\n50 × 64/121 = 26.4 m²'),
      strict('misconception', 1, '8/11 × 50 = 36.4', { gaps: ['scale-factor-power'] }),
      row('answer only', 3, '26.4'),
      strict('misconception', 2, '11/8\n(11/8)^2 × 50 = 94.5', { gaps: ['ratio-direction'] }),
      strict('rounding', 2, '8/11 = 0.7\n0.7² = 0.49\n0.49 × 50 = 24.5'),
    ],
  },
  'N5M-47': {
    shows: tex`|2\mathbf{u} + 2\mathbf{v}|`,
    cases: [
      strict('expected method', 3, '(4, 6)\n√(4² + 6²) = √52 = 2√13'),
      strict('form', 2, '(4, 6)\n√(16 + 36) = √52'),
      row('answer only', 3, '2√13'),
      row('form', 0, '7.21'),
    ],
  },
  'N5M-48': {
    shows: 'BD : DC = 1 : 5',
    cases: [
      strict('expected method', 3, 'a + 1/6(b - a)\n= 5/6 a + 1/6 b'),
      row('another method', 3, '1/6(5a + b)'),
    ],
  },
  'N5M-49': {
    shows: 'pyramid',
    cases: [
      row('expected method', 2, 'B(10, 16, 0), T(5, 8, 9)'),
      row('misconception', 1, 'B = (10,16,0)\nT = (10,16,9)', { gaps: ['midpoint'] }),
    ],
  },
  'N5M-50': {
    shows: tex`a\cos bx^\circ`,
    cases: [
      row('expected method', 2, 'a = 5, b = 2'),
      row('another method', 2, 'y = 5cos2x'),
      row('nonsense', 0, 'y = 2cos5x'),
      row('misconception', 1, 'a = 5\nb = 180', { gaps: ['period-vs-b'] }),
      row('misconception', 1, 'a = 10 and b = 2', { gaps: ['amplitude'] }),
    ],
  },
  'N5M-51': {
    shows: tex`9\tan x^\circ - 9 = -6`,
    cases: [
      strict('expected method', 3, '9tan x = 3\ntan x = 1/3\nx = 18.4, 198.4'),
      strict('slip', 2, 'tan x = 1/3\nx = 18.4', { gaps: ['second-quadrant'] }),
      strict('misconception', 2, 'tan x = 1/3\nx = 18.4, 161.6', { gaps: ['cast'] }),
      row('answer only', 3, '18.4° and 198.4°'),
      strict('slip', 2, 'tan x = 1/3\nx = 119.4, 198.4'),
    ],
  },
  'N5M-53': {
    shows: tex`\cos 239^\circ`,
    cases: [
      row('answer only', 2, '-0.52'),
      row('misconception', 0, '0.52', { gaps: ['cast'] }),
      strict('expected method', 2, 'cos 239 = -cos 59 = -0.52'),
    ],
  },
  'N5M-54': {
    shows: '18.8',
    cases: [
      strict('expected method', 2, '1/2 × 18.8 × 5.4 × sin 99 = 50.1 cm²'),
      strict('rounding', 1, '0.5 × 18.8 × 5.4 × sin 99 = 51'),
      row('answer only', 2, '50 cm²'),
      row('misconception', 0, '50.8', { gaps: ['area-sine-missing'] }),
    ],
  },
  'N5M-55': {
    shows: 'Angle $Q$ is acute',
    cases: [
      strict('expected method', 3, '9/sin85 = 8.5/sinQ\nsin Q = 8.5 sin 85 / 9 = 0.941\nQ = 70.2°'),
      strict('slip', 2, 'sin Q = (8.5 × sin 85) ÷ 9 = 0.941'),
      row('answer only', 3, '70°'),
    ],
  },
  'N5M-56': {
    shows: '29.5',
    cases: [
      strict('expected method', 3, 'cos B = (6.5^2 + 24^2 - 29.5^2)/(2 × 6.5 × 24) = -0.8077\nB = 143.9'),
      strict('slip', 2, 'cos B = (6.5² + 24² − 29.5²)/(2 × 6.5 × 24) = −0.8077'),
      strict('rounding', 2, '(6.5^2 + 24^2 - 29.5^2)/(2×6.5×24) = -0.8\ncos⁻¹(-0.8) = 143.1'),
    ],
  },
  'N5M-57': {
    shows: 'yacht',
    cases: [
      strict(
        'expected method',
        4,
        'angle B = 136\nAC² = 37.5² + 16.5² − 2×37.5×16.5×cos136\nAC² = 2568.7\nAC = 50.7 km',
      ),
      strict(
        'misconception',
        3,
        'angle = 44\nAC^2 = 37.5^2 + 16.5^2 - 2 × 37.5 × 16.5 × cos 44\nAC^2 = 788.3\nAC = 28.1 km',
        { gaps: ['bearing-angle'] },
      ),
    ],
  },
  'N5M-58': {
    shows: tex`12,\ 24,\ 14,\ 31,\ 39`,
    cases: [
      row(
        'expected method',
        6,
        'mean = 24\nsum of squared deviations = 518\ns = √(518/4) = 11.4\nOn average the walkers take longer.\nThe walkers are more varied.',
      ),
      row('misconception', 3, 'mean = 24\nsum = 518\n√(518/5) = 10.2', { gaps: ['sd-n-minus-1'] }),
      row('wording', 1, 'The walkers are less consistent'),
      row('wording', 2, 'On average the bus pupils take less time. The bus times are more consistent.'),
      row('wording', 2, 'On average it takes longer to walk, but the bus is less varied'),
      row(
        'wording',
        2,
        'Compared to the bus, walkers take longer on average.\nWalkers are more varied than the bus.',
      ),
      row('wording', 0, 'On average the bus takes longer than walking. The bus times are more varied.'),
      row('wording', 1, 'The average time is longer for walkers and the bus times are more varied'),
    ],
  },
  'N5M-59': {
    shows: 'orchard',
    cases: [
      row(
        'expected method',
        5,
        'median = 120\nQ1 = 105, Q3 = 140\nSIQR = (140 - 105)/2 = 17.5\nThe second orchard has a higher median mass.\nIts apples are less varied.',
      ),
      row('slip', 3, 'median = 120\nQ1 = 105, Q3 = 140\n35/2 = 17.5'),
      strict('wording', 1, 'apples from the second orchard are heavier'),
      strict('wording', 1, 'On average the apples of the second orchard have a greater mass.'),
      strict('wording', 1, 'median 120\nThe median is higher.', { gaps: ['comparison-context'] }),
      strict('wording', 0, 'The median is higher. It is less varied.'),
      strict('wording', 0, 'The second orchard has a higher spread of masses.'),
      strict('wording', 2, 'The second orchard’s apples are heavier on average and less varied.'),
      row('misconception', 2, 'median = 120\nQ1 = 105, Q3 = 140\n140 - 105 = 35', { gaps: ['siqr'] }),
    ],
  },
  'N5M-60': {
    shows: 'sunflower',
    cases: [
      strict(
        'expected method',
        4,
        'm = (66-48)/(8-5) = 6\nH - 48 = 6(w - 5)\nH = 6w + 18\nH = 6×9 + 18 = 72',
      ),
      strict('slip', 3, 'm = 6\nH - 48 = 6(w - 5)\nH = 6w + 18\nH = 6 × 9 + 18 = 70'),
      row('answer only', 4, 'H = 6w + 18, 72'),
    ],
  },
  'HM-14': {
    shows: tex`-4\cos x^\circ + 9\sin x^\circ`,
    cases: [
      strict('expected method', 1, 'k = √97'),
      strict('rounding', 1, 'k = √(16 + 81) = 9.8'),
      strict('slip', 0, 'k = √98'),
    ],
  },
  'HM-11': {
    shows: 'trees in a forest',
    cases: [
      strict('expected method', 3, 'u_{n+1} = 0.95u_n + 90\n−1 < 0.95 < 1\nL = 90/(1 − 0.95) = 1800'),
      strict('expected method', 3, 'Uₙ₊₁ = 0.95Uₙ + 90\nas 0.95 lies between −1 and 1\nL = 1800 trees'),
      strict('not penalised', 2, 'un+1 = 0.95un + 90\nL = 90/0.05 = 1800 trees'),
      strict('slip', 1, 'u_n+1 = 0.95u_n + 90\nL = 90/0.95 = 95'),
      strict('slip', 1, 'u(n+1) = 0.05u(n) + 90\nL = 1800 kg'),
    ],
  },
};
