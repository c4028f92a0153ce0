import { drawFunctionGraph } from '../../../diagrams/families/function-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { fractionTex, ratio } from '../../write/rational.ts';
import {
  bracketedIfNegative,
  bracketTex,
  expandProduct,
  polynomialTex,
  signedTex,
} from '../../write/terms.ts';

/** A cubic curve: factors, tangent, stationary points, area under the curve. */
export const cubicCurve = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C02',
  title: 'Cubic curve',
  outcomeId: 'MNU-H-05',
  calculator: 'forbidden',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    // y = (x - r)^2 (x - s) has its stationary points at r and (r + 2s) / 3.
    const repeated = random.int(-3, 3, [0]);
    const gap = 3 * random.int(1, 2) * random.sign();
    const single = repeated + gap;
    if (single === 0) return undefined;
    const coefficients = expandProduct([1, -repeated], [1, -repeated], [1, -single]);
    const [, b = 0, c = 0, d = 0] = coefficients;
    if (b === 0 || c === 0 || Math.abs(d) > 60) return undefined;
    const other = (repeated + 2 * single) / 3;
    const value = (x: number) => (x - repeated) ** 2 * (x - single);
    const derivative = [3, 2 * b, c];
    const touch = random.int(-2, 3, [0, repeated, other, single]);
    const tangentSlope = 3 * touch ** 2 + 2 * b * touch + c;
    const [low, high] = [Math.min(repeated, single), Math.max(repeated, single)];
    const area = gap ** 4 / 12;
    if (Math.abs(tangentSlope) > 40 || Math.abs(value(touch)) > 60) return undefined;
    const cubic = polynomialTex(coefficients);
    const integrate = (x: number) => ratio(3 * x ** 4 + 4 * b * x ** 3 + 6 * c * x ** 2 + 12 * d * x, 12);
    return {
      values: {
        cubic,
        quadratic: polynomialTex(expandProduct([1, -repeated], [1, -single])),
        factor: bracketTex([1, -repeated]).replace(/[()]/g, ''),
        factors: `${bracketTex([1, -repeated])}^2${bracketTex([1, -single])}`,
        factorTex: bracketTex([1, -repeated]),
        derivative: polynomialTex(derivative),
        stationary: `x = ${repeated}, x = ${other}`,
        stationaryFactors: `3${bracketTex([1, -repeated])}${bracketTex([1, -other])} = 0`,
        touch,
        touchY: value(touch),
        slope: tangentSlope,
        tangent: `y = ${polynomialTex([tangentSlope, value(touch) - tangentSlope * touch])}`,
        integral: polynomialTex([ratio(1, 4), ratio(b, 3), ratio(c, 2), d, 0]),
        low,
        high,
        area: fractionTex(ratio(Math.round(12 * area), 12)),
        constant: d,
        divisor: signedTex(-touch),
        remainderWork: `${bracketedIfNegative(touch)}^3 ${signedTex(b)} \\times ${bracketedIfNegative(touch)}^2 ${signedTex(c)} \\times ${bracketedIfNegative(touch)} ${signedTex(d)}`,
        secondDerivative: polynomialTex([6, 2 * b]),
        atHigh: fractionTex(integrate(high)),
        atLow: fractionTex(integrate(low)),
        simpleFactors: `${bracketTex([1, -repeated])}${bracketTex([1, -other])} = 0`,
        lowStationary: Math.min(repeated, other),
        highStationary: Math.max(repeated, other),
      },
      answers: { remainder: value(touch) },
      figures: {
        curve: drawFunctionGraph({
          coefficients: [d, c, b, 1],
          x: { min: low - 1, max: high + 1 },
          numbered: false,
          tex: `$y = ${cubic}$`,
        }),
      },
    };
  },
  text: String.raw`
The diagram shows part of the curve with equation $y = #cubic$. The curve touches the $x$-axis at one point and crosses it at another.
figure: curve

[factorise, factorise-cubic] $(#factor)$ is a factor of $#cubic$. Factorise $#cubic$ fully.
line: Divide by the factor | #factorTex(#quadratic)
also: #quadratic
line: Factorise the quadratic | #factors
form: factorised
check: #cubic

[crossing, y-intercept] State the coordinates of the point where the curve crosses the $y$-axis.
line: State the point | (0, #constant)

[remainder, remainder-theorem] Find the remainder when $#cubic$ is divided by $(x #divisor)$.
calculate: #remainderWork
not with: tangent

[tangent, tangent-to-curve] Find the equation of the tangent to the curve at the point where $x = #touch$.
line: Find the derivative | #derivative
line: Find the gradient | #slope | \left. @1 \right|_{x = #touch}
line: Find the $y$-coordinate | #touchY
also: y = #touchY
line: Find the equation | #tangent | y - @3 = @2(x - (#touch))
check: #tangent

[stationary, stationary-points] Find the $x$-coordinates of the stationary points of the curve.
line: Set the derivative equal to zero | #derivative = 0
line: Factorise | #stationaryFactors
also: #simpleFactors
line: Solve | #stationary
check: #derivative = 0
not with: tangent

[nature, nature-of-stationary-points] The curve has stationary points where $x = #lowStationary$ and $x = #highStationary$. Determine the nature of each. You must justify your answer.
point: the second derivative is negative at $x = #lowStationary$ and positive at $x = #highStationary$ | table of signs of the derivative | nature table
  | the derivative changes from positive to negative at #lowStationary and from negative to positive at #highStationary | $f''(#lowStationary) < 0$
why: Use a table of signs or the second derivative
then: maximum at $x = #lowStationary$ and minimum at $x = #highStationary$ | #lowStationary is a maximum turning point and #highStationary is a minimum turning point
  | max at #lowStationary, min at #highStationary
why: State the nature of both points
not with: stationary, decreasing

[decreasing, decreasing-function] Find the range of values of $x$ for which the function is strictly decreasing.
line: Find the derivative | #derivative
line: State the condition | #derivative < 0
line: Find the range | #lowStationary < x < #highStationary
not with: stationary, tangent

[second, second-derivative] Find $\frac{d^2y}{dx^2}$.
line: Differentiate once | #derivative
line: Differentiate again | #secondDerivative | \frac{d}{dx}(@1)
check: #secondDerivative
not with: stationary, tangent, decreasing, nature

[area, area-under-curve] Calculate the area enclosed by the curve and the $x$-axis.
line: Write the integral with limits | \int_{#low}^{#high} (#cubic) \, dx
line: Integrate | #integral
line: Substitute the limits | #atHigh - (#atLow)
line: Give the area | #area
`,
});
