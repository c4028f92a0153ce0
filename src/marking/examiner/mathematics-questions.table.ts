import type { Question } from '../../domain/question.ts';
import { examinerQuestion, mark, points, words, wordsWhen } from './examiner-question.ts';

const tex = String.raw;

/** Hand-written mathematics questions with marking schemes in the style of an official exam. */
export const mathematicsQuestions = {
  fraction: examinerQuestion('m-fraction', {
    stem: tex`Evaluate $2\frac{1}{3} \times \frac{6}{5}$. Give your answer in its simplest form.`,
    answer: tex`\frac{14}{5}`,
    bullets: [
      mark('Write the mixed number as an improper fraction', tex`\frac{7}{3} \times \frac{6}{5}`, {
        impliedBy: [2],
        gaps: ['mixed-number-not-converted'],
      }),
      mark('Multiply and simplify', tex`\frac{14}{5}`, {
        form: 'simplest',
        from: 'b1',
        gaps: ['simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'mixed-number-not-converted',
        answer: tex`\frac{12}{5}`,
        explanation: 'The whole number was left out of the multiplication.',
      },
    ],
  }),

  surds: examinerQuestion('m-surds', {
    stem: tex`Express $\sqrt{50} + \sqrt{18} - \sqrt{2}$ as a surd in its simplest form.`,
    answer: tex`7\sqrt{2}`,
    bullets: [
      mark('Simplify the first surd', tex`5\sqrt{2}`, { form: 'surd', gaps: ['surd-simplify'] }),
      mark('Simplify the second surd', tex`3\sqrt{2}`, { form: 'surd', gaps: ['surd-simplify'] }),
      mark('Collect', tex`7\sqrt{2}`, {
        form: 'surd',
        from: tex`b1 + b2 - \sqrt{2}`,
        gaps: ['surd-collect'],
      }),
    ],
    mistakes: [
      {
        tag: 'surd-adds-radicands',
        answer: tex`\sqrt{66}`,
        explanation: 'The numbers under the roots were added.',
      },
    ],
  }),

  expand: examinerQuestion('m-expand', {
    stem: tex`Expand and simplify $(2x + 3)(x^2 - 4x + 1)$.`,
    answer: tex`2x^3 - 5x^2 - 10x + 3`,
    bullets: [
      mark('Any three correct terms', tex`2x^3 - 8x^2 + 2x`, {
        or: [tex`3x^2 - 12x + 3`],
        impliedBy: [2, 3],
        gaps: ['expand-missing-terms'],
      }),
      mark('All six terms', tex`2x^3 - 8x^2 + 2x + 3x^2 - 12x + 3`, {
        impliedBy: [3],
        gaps: ['expand-missing-terms'],
      }),
      mark('Collect like terms', tex`2x^3 - 5x^2 - 10x + 3`, {
        form: 'expanded',
        from: 'b2',
        gaps: ['collect-like-terms'],
      }),
    ],
    mistakes: [{ tag: 'expand-missing-terms', answer: '2x^3 + 3' }],
  }),

  square: examinerQuestion('m-square', {
    stem: tex`Express $x^2 + 6x - 5$ in the form $(x + p)^2 + q$.`,
    answer: '(x + 3)^2 - 14',
    policies: { answerOnly: 'full' },
    bullets: [
      mark('Halve the coefficient', '(x + 3)^2', { or: ['p = 3'], gaps: ['cts-halve'] }),
      mark('Adjust the constant', '(x + 3)^2 - 14', {
        form: 'completed_square',
        or: ['q = -14'],
        gaps: ['cts-adjust'],
      }),
    ],
    mistakes: [
      { tag: 'cts-adjust', answer: '(x + 3)^2 + 4', earns: [1] },
      { tag: 'cts-halve', answer: '(x + 6)^2 - 41' },
    ],
  }),

  line: examinerQuestion('m-line', {
    stem: tex`Find the equation of the line through $(1, 2)$ and $(5, 5)$.`,
    answer: tex`y = \frac{3}{4}x + \frac{5}{4}`,
    bullets: [
      mark('Find the gradient', tex`m = \frac{3}{4}`, { impliedBy: [2], gaps: ['gradient'] }),
      mark('Substitute the gradient and a point', tex`y - 2 = \frac{3}{4}(x - 1)`, {
        or: [tex`y - 5 = \frac{3}{4}(x - 5)`, tex`2 = \frac{3}{4} \times 1 + c`, tex`c = \frac{5}{4}`],
        from: 'y - 2 = b1 (x - 1)',
        gaps: ['line-substitute'],
      }),
      mark('State the equation', tex`y = \frac{3}{4}x + \frac{5}{4}`, {
        from: 'y = b1 x + 2 - b1',
        gaps: ['line-intercept'],
      }),
    ],
    mistakes: [{ tag: 'gradient-inverted', answer: tex`y = \frac{4}{3}x + \frac{2}{3}`, earns: [2, 3] }],
  }),

  inequation: examinerQuestion('m-inequation', {
    stem: tex`Solve the inequation $7 - 2(x + 3) \geq 4x - 11$.`,
    answer: tex`x \leq 2`,
    bullets: [
      mark('Expand the bracket', tex`7 - 2x - 6 \geq 4x - 11`, { impliedBy: [2], gaps: ['expand-negative'] }),
      mark('Collect', tex`-6x \geq -12`, { from: 'b1', impliedBy: [3], gaps: ['rearrange-sign'] }),
      mark('Divide', tex`x \leq 2`, { from: 'b2', gaps: ['inequality-flip'] }),
    ],
    mistakes: [{ tag: 'inequality-flip', answer: tex`x \geq 2`, earns: [1, 2] }],
  }),

  simultaneous: examinerQuestion('m-simultaneous', {
    stem: tex`Solve algebraically the system of equations $3x + 2y = 4$, $5x - 4y = 14$.`,
    answer: 'x = 2, y = -1',
    bullets: [
      mark('Scale one equation to eliminate', '6x + 4y = 8', {
        kind: 'strategy',
        or: ['15x + 10y = 20', '15x - 12y = 42', '11x = 22', tex`y = \frac{4 - 3x}{2}`],
        impliedBy: [2],
        gaps: ['elimination'],
      }),
      mark('First unknown', 'x = 2', { gaps: ['elimination-signs'] }),
      mark('Second unknown', 'y = -1', { from: tex`\frac{4 - 3 b2}{2}`, gaps: ['incomplete-solution'] }),
    ],
    mistakes: [{ tag: 'elimination-signs', answer: 'x = -6, y = 11' }],
  }),

  formula: examinerQuestion('m-formula', {
    stem: tex`Solve $2x^2 + 5x - 1 = 0$, giving the roots correct to one decimal place.`,
    answer: tex`x = \frac{-5 \pm \sqrt{33}}{4}`,
    policies: { decimalPlaces: 1 },
    bullets: [
      mark('Substitute', tex`5^2 - 4 \times 2 \times (-1)`, {
        or: [tex`x = \frac{-5 \pm \sqrt{5^2 - 4 \times 2 \times (-1)}}{2 \times 2}`],
        impliedBy: [2, 3],
        gaps: ['formula-substitute'],
      }),
      mark('Evaluate the discriminant', '33', { from: 'b1', impliedBy: [3], gaps: ['discriminant-sign'] }),
      mark('Both roots, rounded', tex`x = \frac{-5 \pm \sqrt{33}}{4}`, {
        from: tex`\frac{-5 \pm \sqrt{b2}}{4}`,
        guard: { bullet: 2, features: ['irrationals'] },
        gaps: ['formula-roots'],
      }),
    ],
    mistakes: [{ tag: 'discriminant-sign', answer: 'x = -0.2, x = -2.3', earns: [3] }],
  }),

  nature: examinerQuestion('m-nature', {
    stem: tex`Determine the nature of the roots of $3x^2 - 4x + 2 = 0$.`,
    answer: tex`\text{no real roots}`,
    bullets: [
      mark('Evaluate the discriminant', '-8', { gaps: ['discriminant-sign'] }),
      mark(
        'State the nature',
        wordsWhen('b1 < 0', ['no real roots', 'roots are not real'], ['two real', 'equal', 'repeated']),
        {
          kind: 'communication',
          or: [
            wordsWhen('b1 > 0', ['two real and distinct roots', 'two distinct real roots']),
            wordsWhen('b1 = 0', ['two equal real roots', 'one repeated real root']),
          ],
          gaps: ['nature-wording'],
        },
      ),
    ],
  }),

  subject: examinerQuestion('m-subject', {
    stem: tex`Change the subject of the formula $A = b\sqrt{\frac{x}{c}}$ to $x$.`,
    answer: tex`x = \frac{cA^2}{b^2}`,
    bullets: [
      mark('Divide', tex`\frac{A}{b} = \sqrt{\frac{x}{c}}`, {
        or: [tex`A^2 = b^2 \frac{x}{c}`],
        impliedBy: [2],
        gaps: ['inverse-order'],
      }),
      mark('Square', tex`\frac{A^2}{b^2} = \frac{x}{c}`, { impliedBy: [3], gaps: ['square-coefficient'] }),
      mark('Multiply', tex`x = \frac{cA^2}{b^2}`, { form: 'subject', gaps: ['inverse-order'] }),
    ],
    mistakes: [{ tag: 'square-coefficient', answer: tex`x = \frac{cA^2}{b}` }],
  }),

  triangle: examinerQuestion('m-triangle', {
    stem: tex`Calculate the area of a triangle with sides $6.4$ cm and $8.1$ cm and an included angle of $42^\circ$.`,
    answer: tex`\frac{1}{2} \times 6.4 \times 8.1 \times \sin 42^\circ`,
    bullets: [
      mark('Substitute', tex`\frac{1}{2} \times 6.4 \times 8.1 \times \sin 42^\circ`, {
        impliedBy: [2],
        gaps: ['area-sine'],
      }),
      mark('Calculate', '17.343465', { from: 'b1', gaps: ['calculation'] }),
    ],
    mistakes: [
      { tag: 'area-sine-missing', answer: '34.68693', earns: [2] },
      { tag: 'trig-function-choice', answer: '19.2624', earns: [2] },
    ],
  }),

  arc: examinerQuestion('m-arc', {
    stem: tex`A sector has radius $8.5$ cm and angle $130^\circ$. Calculate the length of its arc.`,
    answer: tex`\frac{130}{360} \times \pi \times 17`,
    bullets: [
      mark('Fraction of the circle', tex`\frac{130}{360}`, { impliedBy: [2], gaps: ['arc-fraction'] }),
      mark('Times the circumference', tex`\frac{130}{360} \times \pi \times 17`, {
        from: tex`b1 \times \pi \times 17`,
        impliedBy: [3],
        gaps: ['arc-circumference'],
      }),
      mark('Calculate', '19.2859', { from: 'b2', gaps: ['calculation'] }),
    ],
    mistakes: [
      { tag: 'arc-vs-sector', answer: '81.965' },
      { tag: 'radius-diameter', answer: '9.64295', earns: [1, 3] },
    ],
  }),

  depreciation: examinerQuestion('m-depreciation', {
    stem: tex`A car costs £24\,000 and loses $12\%$ of its value each year. Find its value after 3 years to the nearest pound.`,
    answer: '16355',
    policies: { decimalPlaces: 0 },
    bullets: [
      mark('Multiplier', '0.88', { impliedBy: [2], gaps: ['multiplier-form'] }),
      mark('Three years', tex`24000 \times 0.88^3`, {
        from: tex`24000 \times b1^3`,
        impliedBy: [3],
        gaps: ['simple-vs-compound'],
      }),
      mark('Value to the nearest pound', tex`24000 \times 0.88^3`, { from: 'b2', gaps: ['rounding'] }),
    ],
    mistakes: [
      { tag: 'simple-vs-compound', answer: '15360' },
      { tag: 'appreciate-depreciate', answer: '33718', earns: [2, 3] },
    ],
  }),

  reverse: examinerQuestion('m-reverse', {
    stem: tex`In a sale all prices are cut by $15\%$. A coat now costs £340. Find its price before the sale.`,
    answer: '400',
    bullets: [
      mark('Know what the price stands for', tex`85\% = 340`, {
        kind: 'strategy',
        or: ['0.85x = 340', tex`\frac{340}{0.85}`, tex`\frac{340}{85}`],
        impliedBy: [2],
        gaps: ['reverse-percent-of-final'],
      }),
      mark('Begin the calculation', tex`\frac{340}{85}`, {
        or: [tex`\frac{340}{0.85}`],
        impliedBy: [3],
        gaps: ['reverse-percent-of-final'],
      }),
      mark('Answer', '400', { gaps: ['calculation'] }),
    ],
    mistakes: [{ tag: 'reverse-percent-of-final', answer: '391' }],
  }),

  converse: examinerQuestion('m-converse', {
    stem: tex`A triangle has sides $7.5$ cm, $18$ cm and $19.5$ cm. Is it right-angled? Justify your answer.`,
    answer: tex`\text{the triangle is right-angled}`,
    policies: { showThat: true },
    bullets: [
      mark('Squares of the shorter sides', '7.5^2 + 18^2 = 380.25', { gaps: ['pythagoras'] }),
      mark('Square of the longest side', '19.5^2 = 380.25', { gaps: ['pythagoras'] }),
      mark(
        'Conclude',
        words(['is right-angled', 'right-angled triangle', 'there is a right angle'], ['not right-angled']),
        { kind: 'communication', requires: [1, 2], gaps: ['converse-communication'] },
      ),
    ],
  }),

  deviation: examinerQuestion('m-deviation', {
    stem: tex`(a) Find the mean and the standard deviation of 4, 7, 9, 10, 15 minutes. (b) A second group has mean 11 and standard deviation 2.1. Make two comments comparing the waiting times.`,
    answer: tex`\sqrt{\frac{66}{4}}`,
    bullets: [
      mark('Mean', '9', { gaps: ['mean'] }),
      mark('Squared deviations', '66', { impliedBy: [3], gaps: ['sd-deviations'] }),
      mark('Substitute', tex`\sqrt{\frac{66}{4}}`, {
        from: tex`\sqrt{\frac{b2}{4}}`,
        impliedBy: [4],
        gaps: ['sd-n-minus-1'],
      }),
      mark('Standard deviation', '4.0620', { from: 'b3', gaps: ['square-root-last'] }),
      mark(
        'Compare the averages',
        words(['on average', 'mean is higher', 'mean is lower', 'higher mean', 'lower mean']),
        {
          kind: 'communication',
          gaps: ['comparison-context'],
        },
      ),
      mark(
        'Compare the spread',
        words([
          'more consistent',
          'less consistent',
          'less spread',
          'more spread',
          'more varied',
          'less varied',
        ]),
        { kind: 'communication', gaps: ['comparison-context'] },
      ),
    ],
    mistakes: [{ tag: 'sd-n-minus-1', answer: '3.6332', earns: [1, 2, 4] }],
  }),

  vector: examinerQuestion('m-vector', {
    stem: tex`Vectors $\mathbf{u}$ and $\mathbf{v}$ have components $(2, -1, 4)$ and $(-1, -4, -6)$. Find $|2\mathbf{u} + \mathbf{v}|$.`,
    answer: '7',
    bullets: [
      mark('Components', '(3, -6, 2)', { gaps: ['vector-components'] }),
      mark('Magnitude', tex`\sqrt{3^2 + (-6)^2 + 2^2}`, { impliedBy: [3], gaps: ['negative-squared'] }),
      mark('Evaluate', '7', { from: 'b2', gaps: ['calculation'] }),
    ],
  }),

  trigonometry: examinerQuestion('m-trigonometry', {
    stem: tex`Solve $5\sin x^\circ + 2 = 1$ for $0 \leq x < 360$.`,
    answer: 'x = 191.537, x = 348.463',
    policies: { tolerance: { absolute: 0.1 } },
    bullets: [
      mark('Rearrange', tex`\sin x^\circ = -\frac{1}{5}`, {
        or: [tex`\sin x = -0.2`],
        gaps: ['rearrange-sign'],
      }),
      mark('One solution', 'x = 191.537', { gaps: ['cast'] }),
      mark('Second solution', 'x = 348.463', { from: 'x = 540 - b2', gaps: ['second-quadrant'] }),
    ],
  }),

  differentiate: examinerQuestion('m-differentiate', {
    stem: tex`Given $f(x) = 3x^4 - 2\sqrt{x}$, find $f'(x)$.`,
    answer: tex`12x^3 - x^{-\frac{1}{2}}`,
    policies: { answerOnly: 'full' },
    bullets: [
      mark('Write in integrable form', tex`3x^4 - 2x^{\frac{1}{2}}`, {
        impliedBy: [3],
        gaps: ['index-root'],
      }),
      mark('Differentiate the first term', '12x^3', { gaps: ['power-rule'] }),
      mark('Complete', tex`12x^3 - x^{-\frac{1}{2}}`, { gaps: ['power-rule'] }),
    ],
  }),

  integrate: examinerQuestion('m-integrate', {
    stem: tex`Find $\int (6x^2 - 4x + 5)\,dx$.`,
    answer: '2x^3 - 2x^2 + 5x + C',
    policies: { answerOnly: 'full' },
    bullets: [
      mark('One term', '2x^3', { or: ['-2x^2', '5x'], gaps: ['integrate-power'] }),
      mark('The other terms', '2x^3 - 2x^2 + 5x', { impliedBy: [3], gaps: ['integrate-power'] }),
      mark('Constant of integration', '2x^3 - 2x^2 + 5x + C', { gaps: ['constant-of-integration'] }),
    ],
    mistakes: [{ tag: 'differentiates', answer: '12x - 4' }],
  }),

  intersection: examinerQuestion('m-intersection', {
    stem: tex`Find the points where the line $y = x + 1$ meets the circle $x^2 + y^2 = 25$.`,
    answer: '(3, 4), (-4, -3)',
    policies: {
      pairs: [
        {
          bullets: [4, 5],
          cells: [
            ['x = 3', 'y = 4'],
            ['x = -4', 'y = -3'],
          ],
        },
      ],
    },
    bullets: [
      mark('Substitute', 'x^2 + (x + 1)^2 = 25', {
        kind: 'strategy',
        impliedBy: [2],
        gaps: ['substitute-line'],
      }),
      mark('Standard form', '2x^2 + 2x - 24 = 0', { impliedBy: [3], gaps: ['square-of-bracket'] }),
      mark('Factorise', '(x + 4)(x - 3)', { form: 'factorised', gaps: ['factorise-signs'] }),
      mark('One point or both x', '(3, 4)', { gaps: ['incomplete-solution'] }),
      mark('The other point or both y', '(-4, -3)', { gaps: ['incomplete-solution'] }),
    ],
  }),

  logarithm: examinerQuestion('m-logarithm', {
    stem: tex`Solve $\log_2 x + \log_2 (x - 2) = 3$, where $x > 2$.`,
    answer: 'x = 4',
    bullets: [
      mark('Combine', tex`\log_2 (x(x - 2)) = 3`, { impliedBy: [2], gaps: ['log-laws'] }),
      mark('Exponential form', 'x(x - 2) = 2^3', { impliedBy: [3], gaps: ['log-exponential'] }),
      mark('Quadratic', 'x^2 - 2x - 8 = 0', { from: 'b2', gaps: ['quadratic'] }),
      mark('Solve and reject', 'x = 4', { gaps: ['context-reject-root'] }),
    ],
    mistakes: [{ tag: 'context-reject-root', answer: 'x = 4, x = -2', earns: [1, 2, 3] }],
  }),

  showArea: examinerQuestion('m-show-area', {
    stem: tex`A rectangle measures $(x + 4)$ by $(x - 1)$ and has area $50$. Show that $x^2 + 3x - 54 = 0$.`,
    answer: 'x^2 + 3x - 54 = 0',
    policies: { showThat: true },
    bullets: [
      mark('Equate the area', '(x + 4)(x - 1) = 50', { kind: 'strategy', gaps: ['area-equation'] }),
      mark('Expand', 'x^2 + 3x - 4 = 50', { requires: [1], gaps: ['expand-missing-terms'] }),
      mark('Complete the proof', 'x^2 + 3x - 54 = 0', { requires: [1, 2], gaps: ['show-that-lines'] }),
    ],
  }),

  roots: examinerQuestion('m-roots', {
    stem: tex`Solve $x^2 + x - 6 = 0$ by factorising.`,
    answer: 'x = -3, x = 2',
    bullets: [
      mark('Factorise', '(x + 3)(x - 2)', { form: 'factorised', gaps: ['factorise-signs'] }),
      mark('First root', 'x = -3', { gaps: ['root-sign'] }),
      mark('Second root', 'x = 2', { gaps: ['root-sign'] }),
    ],
    mistakes: [{ tag: 'root-sign', answer: 'x = 3, x = -2', earns: [1] }],
  }),

  perimeter: examinerQuestion('m-perimeter', {
    stem: tex`State two of the things that must be known to find the perimeter of a regular polygon.`,
    bullets: [
      mark('One thing', points([['number of sides'], ['length of a side', 'side length'], ['radius']], 1), {
        kind: 'communication',
        gaps: ['polygon-facts'],
      }),
      mark('Two things', points([['number of sides'], ['length of a side', 'side length'], ['radius']], 2), {
        kind: 'communication',
        gaps: ['polygon-facts'],
      }),
    ],
  }),
} as const satisfies Record<string, Question>;
