/** A well-known wrong idea, and an example with easy numbers that shows why it cannot be right. */
type NamedMisconception = {
  /** What people with this idea do: `Adding tops and bottoms`. */
  readonly name: string;
  /** LaTeX text. Every equation in it (`=`, `\ne`, `>`) is true; a test computes it. */
  readonly counterExample: string;
};

/** The named misconceptions by gap tag. A tag that depends on the question, such as `rearrange`, has none. */
export const MISCONCEPTIONS: Readonly<Record<string, NamedMisconception>> = {
  // Numbers and percentages
  'fraction-add-tops-bottoms': {
    name: 'Adding tops and bottoms',
    counterExample:
      'Two halves make a whole: $\\frac{1}{2} + \\frac{1}{2} = 1$. Adding tops and bottoms gives $\\frac{2}{4}$, which is only a half.',
  },
  'fraction-divide-inverts-wrong': {
    name: 'Turning the first fraction upside down',
    counterExample:
      'How many halves are in 3? $3 \\div \\frac{1}{2} = 6$. Turning the 3 upside down gives $\\frac{1}{3} \\times \\frac{1}{2} = \\frac{1}{6}$.',
  },
  'fraction-divide-not-inverted': {
    name: 'Dividing by a fraction as if multiplying',
    counterExample:
      'There are two halves in 1, so $1 \\div \\frac{1}{2} = 2$; but $1 \\times \\frac{1}{2} = 0.5$.',
  },
  'mixed-number-not-converted': {
    name: 'Leaving the whole number out',
    counterExample:
      '$1\\frac{1}{2}$ doubled is 3: $2 \\times \\frac{3}{2} = 3$. Doubling only the half gives $1 + 2 \\times \\frac{1}{2} = 2$.',
  },
  'surd-adds-radicands': {
    name: 'Adding under the root',
    counterExample: '$\\sqrt{9} + \\sqrt{16} = 7$, but $\\sqrt{9 + 16} = 5$.',
  },
  'surd-root-of-square': {
    name: 'Taking a square factor out without its root',
    counterExample:
      '$\\sqrt{4 \\times 9} = 6$: the 4 comes out as 2. With 4 outside it would be $4\\sqrt{9} = 12$.',
  },
  'index-multiply-powers': {
    name: 'Multiplying the powers',
    counterExample: '$2^2 \\times 2^3 = 4 \\times 8 = 32 = 2^5$. Multiplying the powers gives $2^6 = 64$.',
  },
  'zero-index': {
    name: 'Thinking that a power of 0 gives 0',
    counterExample: '$2^3 = 8$, $2^2 = 4$, $2^1 = 2$: each step halves, so $2^0 = 1$.',
  },
  'negative-index-sign': {
    name: 'Reading a negative power as a negative number',
    counterExample:
      '$2^1 = 2$ and $2^0 = 1$: each step halves, so $2^{-1} = \\frac{1}{2}$, which is positive.',
  },
  'fractional-index-as-multiply': {
    name: 'Multiplying by a fractional power',
    counterExample:
      '$9^{\\frac{1}{2}} = 3$, because $3 \\times 3 = 9$. Multiplying gives $9 \\times \\frac{1}{2} = 4.5$.',
  },
  'negative-squared': {
    name: 'Squaring a negative number to a negative',
    counterExample: '$(-3)^2 = (-3) \\times (-3) = 9$, not $-9$.',
  },
  'order-of-operations': {
    name: 'Working from left to right',
    counterExample: '$2 + 3 \\times 4 = 14$. From left to right it would be $(2 + 3) \\times 4 = 20$.',
  },
  'percent-part-only': {
    name: 'Stopping at the percentage',
    counterExample: '£100 after a rise of 20\\% is $100 + 20 = 120$ pounds. The 20 is only the change.',
  },
  'reverse-percent-of-final': {
    name: 'Taking the percentage of the final amount',
    counterExample:
      '£100 plus 20\\% is £120. Going back, 20\\% of 120 is $0.2 \\times 120 = 24$, and $120 - 24 = 96$, not 100. Dividing works: $120 \\div 1.2 = 100$.',
  },
  'simple-vs-compound': {
    name: 'Adding the same interest every year',
    counterExample:
      '£100 at 10\\%: after one year $100 \\times 1.1 = 110$, after two years $110 \\times 1.1 = 121$, not 120.',
  },
  'adds-percentages': {
    name: 'Adding percentage changes',
    counterExample: 'Up 50\\%, then down 50\\%: $100 \\times 1.5 \\times 0.5 = 75$, not 100.',
  },
  'percent-base': {
    name: 'Measuring a change against the wrong value',
    counterExample:
      'From 50 to 75 is a rise of $\\frac{25}{50} = 0.5$, or 50\\%. Against the new value it would be $\\frac{25}{75}$, a third.',
  },
  'linear-for-exponential': {
    name: 'Adding the same amount each time',
    counterExample: 'A number that doubles goes 1, 2, 4, 8: $2^3 = 8$. Adding 1 each time gives only 4.',
  },
  'rounding-truncates': {
    name: 'Cutting digits off',
    counterExample:
      '2.97 is nearly 3. To one decimal place it is 3.0; cutting off gives 2.9, which is further away.',
  },
  'sf-vs-dp': {
    name: 'Confusing significant figures and decimal places',
    counterExample: '0.0047 has two significant figures (4 and 7), but four decimal places.',
  },
  'sci-notation-powers': {
    name: 'Combining powers of ten the wrong way',
    counterExample:
      '$100 \\times 1000 = 10^2 \\times 10^3 = 10^5$; dividing, $1000 \\div 100 = 10^3 \\div 10^2 = 10^1$.',
  },
  'ratio-parts': {
    name: 'Dividing by one part instead of all',
    counterExample:
      '£10 shared 2 : 3 has $2 + 3 = 5$ parts of £2: £4 and £6. Dividing by 2 gives one person £5.',
  },
  // Algebra
  'square-of-bracket': {
    name: 'Squaring each term on its own',
    counterExample: '$(1 + 2)^2 = 9$, but $1^2 + 2^2 = 5$.',
  },
  'expand-second-term': {
    name: 'Multiplying only the first term',
    counterExample: '$2(3 + 4) = 14$, but $2 \\times 3 + 4 = 10$.',
  },
  'expand-negative': {
    name: 'Losing the minus in front of a bracket',
    counterExample: '$10 - (4 - 1) = 7$, but $10 - 4 - 1 = 5$.',
  },
  'difference-of-squares': {
    name: 'Giving both brackets the same sign',
    counterExample: '$5^2 - 3^2 = 16 = (5 - 3)(5 + 3)$, but $(5 - 3)(5 - 3) = 4$.',
  },
  'cts-adjust': {
    name: 'Adding the square instead of taking it away',
    counterExample:
      '$(x + 3)^2$ already contains $+9$. To get $x^2 + 6x$, take it away: at $x = 1$, $(1 + 3)^2 - 9 = 7$ and $1 + 6 = 7$.',
  },
  'cts-halve': {
    name: 'Not halving the middle number',
    counterExample:
      'At $x = 1$: $1 + 6 = 7$ and $(1 + 3)^2 - 9 = 7$. With 6 in the bracket, $(1 + 6)^2 = 49$.',
  },
  'rearrange-sign': {
    name: 'Moving a term without changing its sign',
    counterExample: '$7 = 5 + 2$ gives $7 - 2 = 5$. Without the change of sign, $7 + 2 = 9$.',
  },
  'inequality-flip': {
    name: 'Keeping the sign when dividing by a negative',
    counterExample: '$2 < 3$ is true. Multiplied by $-1$ it is $-2 > -3$.',
  },
  'zero-product': {
    name: 'Setting brackets equal to a number other than 0',
    counterExample:
      'A product of 6 can be $2 \\times 3 = 6$ or $1 \\times 6 = 6$: neither factor has to be 6. Only 0 forces a factor to be 0.',
  },
  'root-sign': {
    name: 'Reading roots with the signs in the brackets',
    counterExample: '$x - 3 = 0$ is true for $x = 3$, because $3 - 3 = 0$; with $-3$ it is $-3 - 3 = -6$.',
  },
  'vertex-sign': {
    name: 'Reading the turning point with the sign in the bracket',
    counterExample: '$(x - 3)^2$ is smallest where the bracket is 0: $3 - 3 = 0$, so at $x = 3$.',
  },
  'formula-divide-all': {
    name: 'Dividing only part of the top',
    counterExample: '$\\frac{4 + 6}{2} = 5$, but $4 + \\frac{6}{2} = 7$.',
  },
  'fraction-numerators': {
    name: 'Multiplying a top by its own bottom',
    counterExample:
      '$\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}$: the 1 over 2 is multiplied by 3.',
  },
  'gradient-inverted': {
    name: 'Dividing across by up',
    counterExample:
      'A path that climbs 6 over a distance of 2 is steep: $\\frac{6}{2} = 3$. Upside down it looks almost flat: $\\frac{2}{6}$.',
  },
  'perp-gradient': {
    name: 'Forgetting the minus of a perpendicular gradient',
    counterExample:
      'Two lines that both rise cannot be perpendicular. The product of the gradients must be $-1$: $2 \\times (-\\frac{1}{2}) = -1$.',
  },
  'factorise-signs': {
    name: 'Swapping the signs in the brackets',
    counterExample:
      'Multiply out to check: $(5 + 3)(5 - 2) = 24$ and $(5 - 3)(5 + 2) = 14$, so the signs matter.',
  },
  'function-solve-vs-evaluate': {
    name: 'Putting the result into the function',
    counterExample:
      'If $f(t) = 2t$, then $f(t) = 6$ means $t = 3$, because $2 \\times 3 = 6$. Putting 6 in gives $2 \\times 6 = 12$.',
  },
  'circle-centre-sign': {
    name: 'Keeping the signs of the equation for the centre',
    counterExample: '$(x - 3)^2$ is 0 at $x = 3$, because $3 - 3 = 0$: the centre has the opposite sign.',
  },
  'synthetic-sign': {
    name: 'Using the sign in the factor',
    counterExample: 'The factor $(x + 4)$ is 0 at $-4$: $-4 + 4 = 0$, but $4 + 4 = 8$.',
  },
  'log-laws': {
    name: 'Subtracting inside a logarithm',
    counterExample:
      '$\\log_{10} 1000 - \\log_{10} 10 = 2 = \\log_{10} 100$: divide inside. Subtracting would give 990.',
  },
  'addition-formula': {
    name: 'Splitting the sine of a sum',
    counterExample: '$\\sin 90^\\circ = 1$, but $\\sin 30^\\circ + \\sin 60^\\circ > 1$.',
  },
  'chain-factor': {
    name: 'Leaving out the derivative of the bracket',
    counterExample: '$(2x)^2 = 4x^2$ has the derivative $8x$. Without the inner 2 it would be $4x$.',
  },
  // Geometry and trigonometry
  'pythagoras-hypotenuse': {
    name: 'Adding squares to find a short side',
    counterExample:
      'In the 3, 4, 5 triangle the short side is $\\sqrt{5^2 - 4^2} = 3$. Adding gives $\\sqrt{5^2 + 4^2} > 6$, longer than the longest side.',
  },
  'pythagoras-adds-lengths': {
    name: 'Adding lengths instead of squares',
    counterExample:
      '$\\sqrt{3^2 + 4^2} = 5$, but $3 + 4 = 7$: the direct way is shorter than going round the corner.',
  },
  'pythagoras-square': {
    name: 'Leaving out the squares',
    counterExample: '$\\sqrt{5^2 - 4^2} = 3$, but $5 - 4 = 1$.',
  },
  'square-root-last': {
    name: 'Stopping before the square root',
    counterExample: '$3^2 + 4^2 = 25$, but the side is $\\sqrt{25} = 5$.',
  },
  'radius-diameter': {
    name: 'Mixing up radius and diameter',
    counterExample:
      'A circle of radius 3 has the area $\\pi \\times 3^2 = 9\\pi$. With the diameter it would be $\\pi \\times 6^2 = 36\\pi$, four times too much.',
  },
  'arc-vs-sector': {
    name: 'Mixing up arc and sector',
    counterExample: 'An arc is a length, in centimetres; a sector is an area, in square centimetres.',
  },
  'scale-factor-power': {
    name: 'Scaling areas or volumes like lengths',
    counterExample:
      'A square of side 1 doubled to side 2 has the area $2^2 = 4$, not 2. A cube has the volume $2^3 = 8$.',
  },
  'area-vs-volume-scale': {
    name: 'Using the scale factor of a volume for an area',
    counterExample: 'A square of side 1 doubled has the area $2^2 = 4$; $2^3 = 8$ is the volume of a cube.',
  },
  'area-vs-perimeter': {
    name: 'Finding the perimeter instead of the area',
    counterExample:
      'A 5 by 4 rectangle has the area $5 \\times 4 = 20$ and the perimeter $2 \\times (5 + 4) = 18$.',
  },
  'circle-formula': {
    name: 'Using the formula for the other quantity',
    counterExample:
      'Area has a squared length in it: $\\pi \\times 3^2 = 9\\pi$. The circumference is $2 \\times \\pi \\times 3 = 6\\pi$.',
  },
  'pythagoras-non-right': {
    name: 'Using Pythagoras without a right angle',
    counterExample: 'A triangle with three sides of 2 has no right angle: $\\sqrt{2^2 + 2^2} > 2$.',
  },
  'second-quadrant': {
    name: 'Stopping at one angle',
    counterExample:
      '$\\sin 30^\\circ = 0.5$ and $\\sin 150^\\circ = 0.5$: the calculator shows only the first.',
  },
  'tan-identity': {
    name: 'Turning the tangent upside down',
    counterExample: '$\\tan 0^\\circ = 0$, because $\\sin 0^\\circ = 0$ is on top.',
  },
  // Statistics and probability
  mean: {
    name: 'Dividing by the wrong number, or not at all',
    counterExample: 'The mean of 2 and 4 lies between them: $\\frac{2 + 4}{2} = 3$. The sum 6 does not.',
  },
  'order-data': {
    name: 'Taking the middle of an unordered list',
    counterExample:
      'In 1, 9, 2 the number in the middle is 9, the largest. In order, 1, 2, 9, the median is 2.',
  },
  'odds-vs-probability': {
    name: 'Reading odds as a probability',
    counterExample:
      'One red and three blue: the odds are 1 to 3, but the probability is $\\frac{1}{1 + 3} = \\frac{1}{4}$.',
  },
  'multiplication-rule': {
    name: 'Adding the probabilities of both events',
    counterExample:
      'Two heads in a row: $\\frac{1}{2} \\times \\frac{1}{2} = \\frac{1}{4}$. Adding gives $\\frac{1}{2} + \\frac{1}{2} = 1$, which would be certain.',
  },
  // Science
  prefix: {
    name: 'Leaving out the prefix',
    counterExample: '5 kilometres are $5 \\times 1000 = 5000$ metres, not 5.',
  },
  'time-conversion': {
    name: 'Leaving time in minutes or hours',
    counterExample:
      'A lamp of 10 watts uses 10 joules every second, so in 2 minutes $10 \\times 2 \\times 60 = 1200$ joules, not 20.',
  },
  'square-omitted': {
    name: 'Leaving out the square',
    counterExample: 'At twice the speed, $v^2$ is not doubled: $2^2 = 4$ times as much.',
  },
  'half-omitted': {
    name: 'Leaving out the half',
    counterExample:
      '2 kg at 1 metre per second: $\\frac{1}{2} \\times 2 \\times 1^2 = 1$ joule. Without the half it would be 2.',
  },
  'parallel-as-series': {
    name: 'Adding parallel resistances',
    counterExample:
      'A second path makes it easier for current: two 4-ohm resistors in parallel are $\\frac{4 \\times 4}{4 + 4} = 2$ ohms, less than either.',
  },
  'half-life-count': {
    name: 'Counting values instead of halvings',
    counterExample: '80 → 40 → 20 has three values but two halvings: $80 \\times (\\frac{1}{2})^2 = 20$.',
  },
  'mass-vs-weight': {
    name: 'Giving the mass for the weight',
    counterExample:
      'A mass of 2 kg weighs $2 \\times 9.8 = 19.6$ newtons on Earth; the kilograms stay the same on the Moon.',
  },
  kelvin: {
    name: 'Adding 273 to a change of temperature',
    counterExample:
      'From 20 to 30 degrees is a change of 10. In kelvin it is also $(273 + 30) - (273 + 20) = 10$.',
  },
  'mole-ratio': {
    name: 'Leaving out the numbers of the equation',
    counterExample:
      'One car needs four wheels: for 3 cars, $3 \\times 4 = 12$ wheels, not 3. The numbers in front of the formulae work the same way.',
  },
  'inverse-square': {
    name: 'Forgetting to square the distance',
    counterExample:
      'Twice as far away, light spreads over $2^2 = 4$ times the area, so it is a quarter as bright.',
  },
  doubling: {
    name: 'Multiplying by two once, or by twice the steps',
    counterExample:
      'One cell after 3 doublings: $2^3 = 8$. Multiplying by twice the steps gives $2 \\times 3 = 6$.',
  },
  'change-in-velocity': {
    name: 'Using the final velocity instead of the change',
    counterExample:
      'From 8 to 10 metres per second in 2 seconds: $\\frac{10 - 8}{2} = 1$, not $\\frac{10}{2} = 5$.',
  },
  'triangle-not-halved': {
    name: 'Not halving a triangle',
    counterExample:
      'A 4 by 2 rectangle has the area $4 \\times 2 = 8$; a diagonal cuts it into two triangles of $\\frac{1}{2} \\times 4 \\times 2 = 4$.',
  },
  // Computing
  'loop-bound': {
    name: 'Going round once too often or too few',
    counterExample: 'From 1 to 3 there are three numbers: $3 - 1 + 1 = 3$, not 2.',
  },
};
