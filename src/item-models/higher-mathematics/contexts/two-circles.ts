import { drawCircle } from '../../../diagrams/families/circle.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { fractionTex, ratio } from '../../write/rational.ts';
import { signedTex } from '../../write/terms.ts';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 6, 10],
  [4, 3, 5],
  [12, 5, 13],
] as const;

/** Two circles: centre and radius, a tangent, whether the circles meet, a point inside or outside. */
export const twoCircles = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C05',
  title: 'Two circles',
  outcomeId: 'MNU-H-12',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    const [p, q] = [random.int(-6, 6, [0]), random.int(-6, 6, [0])];
    const [dx, dy, radius] = random.pick(TRIPLES);
    const [sx, sy] = [random.sign(), random.sign()];
    const [touchX, touchY] = [p + sx * dx, q + sy * dy];
    const [ex, ey, gap] = random.pick(TRIPLES);
    const [otherX, otherY] = [p + random.sign() * ex, q + random.sign() * ey];
    const difference = random.int(-3, 3, [0]);
    const otherRadius = gap - radius + difference;
    const [outX, outY] = [p + random.int(1, radius), q + random.int(1, radius)];
    const square = (outX - p) ** 2 + (outY - q) ** 2;
    if (otherRadius < 2 || otherRadius === radius || gap <= Math.abs(radius - otherRadius)) return undefined;
    if (square === radius ** 2 || otherX === 0 || otherY === 0) return undefined;
    const constant = p * p + q * q - radius * radius;
    if (constant === 0) return undefined;
    const bracket = (letter: string, value: number) =>
      value === 0 ? letter : `(${letter} ${signedTex(-value)})`;
    return {
      values: {
        equation: `x^2 + y^2 ${signedTex(-2 * p)}x ${signedTex(-2 * q)}y ${signedTex(constant)} = 0`,
        second: `${bracket('x', otherX)}^2 + ${bracket('y', otherY)}^2 = ${otherRadius ** 2}`,
        centre: `(${p}, ${q})`,
        other: `(${otherX}, ${otherY})`,
        touch: `(${touchX}, ${touchY})`,
        outside: `(${outX}, ${outY})`,
        touchX,
        touchY,
        g: -p,
        f: -q,
        constant,
        dx: otherX - p,
        dy: otherY - q,
        radius,
        otherRadius,
        radiusSlope: fractionTex(ratio(sy * dy, sx * dx)),
        slope: fractionTex(ratio(-sx * dx, sy * dy)),
        ux: outX - p,
        uy: outY - q,
        square,
        meets: gap < radius + otherRadius,
        isOutside: square > radius ** 2,
        radiusSquared: radius ** 2,
        tangent: `${bracket('y', touchY).replace(/[()]/g, '')} = ${fractionTex(ratio(-sx * dx, sy * dy))}${bracket('x', touchX)}`,
      },
      answers: { radius, distance: gap },
      figures: {
        circle: drawCircle({
          centre: 'C',
          points: [{ name: 'P', at: 40 }],
          radii: [{ to: 'P' }],
          tangents: [{ at: 'P' }],
        }),
      },
    };
  },
  text: String.raw`
A circle with centre C has equation $#equation$. P$#touch$ lies on this circle.
figure: circle

[centre, circle-centre] State the coordinates of C.
line: State the centre | #centre
given: The centre C is @centre.

[radius, circle-radius] Calculate the radius of the circle.
step: Substitute into $g^2 + f^2 - c$ | (#g)^2 + (#f)^2 - (#constant) |
calculate: r = \sqrt{@1}
given: The radius of the circle with centre C is @radius.
wrong: sign-of-constant | \sqrt{(#g)^2 + (#f)^2} | The constant was left out. | 0

[tangent, tangent-to-circle] Find the equation of the tangent to the circle at P.
line: Find the gradient of the radius CP | #radiusSlope
line: Use $m_1 m_2 = -1$ | #slope | -\frac{1}{@1}
line: Find the equation | #tangent | y - (#touchY) = @2(x - (#touchX))
check: y - (#touchY) = #slope(x - (#touchX))

[distance, distance-formula] Calculate the distance between the centres of the two circles.
lead: A second circle has equation $#second$.
step: Find the difference of the $x$-coordinates and of the $y$-coordinates, and add their squares | (#dx)^2 + (#dy)^2 |
calculate: d = \sqrt{@1}
given: The distance between the centres of the two circles is @distance.

[meet, circles-intersect] Determine whether the two circles meet. You must justify your answer.
if: meets
lead: A second circle has equation $#second$.
point: the distance between the centres is less than the sum of the radii | sum of the radii is greater than the distance
  | the centres are closer than the two radii together
why: Compare the distance with the sum of the radii
then: the circles meet at two points | they meet | the circles intersect | they cross
why: State the conclusion
reject: they do not meet
only with: distance

[apart, circles-intersect] Determine whether the two circles meet. You must justify your answer.
if: not meets
lead: A second circle has equation $#second$.
point: the distance between the centres is greater than the sum of the radii | sum of the radii is less than the distance
  | the centres are further apart than the two radii together
why: Compare the distance with the sum of the radii
then: the circles do not meet | they do not meet | the circles do not intersect | they are apart
why: State the conclusion
reject: they meet at
only with: distance

[outside, point-and-circle] Show that the point Q$#outside$ lies outside the circle with centre C.
if: isOutside
point: the distance from C to Q is greater than the radius | $CQ^2 = #square > #radiusSquared$ | #square > #radiusSquared | substituting gives a value greater than zero
why: Compare the distance with the radius
then: Q lies outside the circle | so it is outside | outside
why: State the conclusion

[inside, point-and-circle] Show that the point Q$#outside$ lies inside the circle with centre C.
if: not isOutside
point: the distance from C to Q is less than the radius | $CQ^2 = #square < #radiusSquared$ | #square < #radiusSquared | substituting gives a value less than zero | the value is less than 0
why: Compare the distance with the radius
then: Q lies inside the circle | so it is inside | inside
why: State the conclusion
`,
});
