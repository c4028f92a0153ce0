import { defineContext } from '../../contexts/define-context.ts';
import { fractionTex, ratio } from '../../write/rational.ts';
import { polynomialTex, signedTex } from '../../write/terms.ts';

/** A point on a curve given by parametric equations: gradient, tangent, speed, and where the motion turns. */
export const movingPoint = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C05',
  title: 'Point moving on a curve',
  outcomeId: 'MNU-AH-03',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    const [p, q, turn] = [random.int(1, 3), random.int(1, 6), random.int(1, 3)];
    const [r, at] = [random.int(1, 2), random.int(1, 4)];
    const x = [p, q, 0];
    const y = [r, 0, -3 * r * turn * turn, 0];
    const [dx, dy] = [2 * p * at + q, 3 * r * at * at - 3 * r * turn * turn];
    const [px, py] = [p * at * at + q * at, r * at ** 3 - 3 * r * turn * turn * at];
    if (dy === 0 || py === 0 || !Number.isInteger((4 * dy) / dx) || Math.abs(dy / dx) === 1) return undefined;
    return {
      values: {
        x: polynomialTex(x, 't'),
        y: polynomialTex(y, 't'),
        dxTex: polynomialTex([2 * p, q], 't'),
        dyTex: polynomialTex([3 * r, 0, -3 * r * turn * turn], 't'),
        p2: 2 * p,
        q,
        r3: 3 * r,
        r6: 6 * r,
        turnSquared: 3 * r * turn * turn,
        at,
        px,
        py: py < 0 ? `(${py})` : py,
        yWork: `${r} \\times ${at}^3 - ${3 * r * turn * turn} \\times ${at}`,
        secondX: 2 * p,
        pHalf: p,
        tangent: `y ${signedTex(-py)} = ${fractionTex(ratio(dy, dx))}(x - ${px})`,
      },
      answers: {
        gradient: dy / dx,
        speed: Math.hypot(dx, dy),
        turns: turn,
        acceleration: Math.hypot(2 * p, 6 * r * at),
        position: p * turn * turn + q * turn,
        across: dx,
        distance: Math.hypot(px, py),
      },
    };
  },
  text: String.raw`
A point moves in the plane. At time $t$ seconds, $t \ge 0$, its coordinates in metres are given by $x = #x$ and $y = #y$.

[derivative, parametric-derivative] Find $\frac{dy}{dx}$ in terms of $t$.
line: Find $\frac{dx}{dt}$ | #dxTex
line: Find $\frac{dy}{dt}$ | #dyTex
line: Divide | \frac{#dyTex}{#dxTex} | \frac{@2}{@1}
check: \frac{#dyTex}{#dxTex}
not with: gradient

[gradient, parametric-gradient] Calculate the gradient of the curve at the point where $t = #at$.
step: Find $\frac{dy}{dt}$ at this time | #r3 \times #at^2 - #turnSquared |
step: Find $\frac{dx}{dt}$ at this time | #p2 \times #at + #q |
calculate: \frac{@1}{@2}
significant figures: 3
given: At the point where $t = #at$, the gradient of the curve is @gradient.
wrong: gradient-inverted | \frac{@2}{@1} | The derivatives were divided the wrong way round. | 2

[tangent, tangent-to-curve] Find the equation of the tangent to the curve at the point where $t = #at$.
line: Find the coordinates of the point | (#px, #py)
line: Find the equation | #tangent | y - #py = @gradient(x - #px)
check: #tangent
only with: gradient

[across, velocity-component] Find the horizontal component of the velocity of the point when $t = #at$.
calculate: #p2 \times #at + #q | m s^-1
not with: gradient, speed

[distance, distance-from-origin] Calculate the distance of the point from the origin when $t = #at$.
step: Find the $y$-coordinate | #yWork |
calculate: \sqrt{#px^2 + @1^2} | m
significant figures: 3
not with: tangent

[turns, parametric-stationary] Find the time at which the tangent to the curve is parallel to the $x$-axis.
step: Set $\frac{dy}{dt} = 0$ and find $t^2$ | \frac{#turnSquared}{#r3} |
calculate: t = \sqrt{@1} | s
given: The tangent to the curve is parallel to the $x$-axis when the time is @turns.
wrong: square-root-left-out | \frac{#turnSquared}{#r3} | The square root was left out. | 1

[position, substitute-in-equation] Find the $x$-coordinate of the point when the tangent to the curve is parallel to the $x$-axis.
calculate: #pHalf \times @turns^2 + #q \times @turns | m

[speed, speed-from-parametric] Calculate the speed of the point when $t = #at$.
step: Find $\frac{dx}{dt}$ at this time | #p2 \times #at + #q |
step: Find $\frac{dy}{dt}$ at this time | #r3 \times #at^2 - #turnSquared |
calculate: \sqrt{@1^2 + @2^2} | m s^-1
significant figures: 3
wrong: components-added | @1 + @2 | The components were added. | 2
not with: gradient, derivative

[acceleration, acceleration-from-parametric] Calculate the magnitude of the acceleration of the point when $t = #at$.
step: Find $\frac{d^2y}{dt^2}$ at this time | #r6 \times #at |
calculate: \sqrt{#secondX^2 + @1^2} | m s^-2
significant figures: 3
`,
});
