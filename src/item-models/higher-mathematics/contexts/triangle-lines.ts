import { defineContext } from '../../contexts/define-context.ts';
import { fractionTex, ratio } from '../../write/rational.ts';
import { bracketedIfNegative, polynomialTex } from '../../write/terms.ts';

type Point = readonly [x: number, y: number];

const gradient = ([x1, y1]: Point, [x2, y2]: Point) => ratio(y2 - y1, x2 - x1);
const slope = ([x1, y1]: Point, [x2, y2]: Point): number => (y2 - y1) / (x2 - x1);
const pointTex = ([x, y]: Point): string => `(${x}, ${y})`;

/** A triangle with corners A, B and C: median, altitude, perpendicular bisector, and where lines meet. */
export const triangleLines = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C01',
  title: 'Lines in a triangle',
  outcomeId: 'MNU-H-01',
  calculator: 'forbidden',
  marks: [6, 9],
  partCount: [3, 4],
  draw: (random) => {
    const a: Point = [random.int(-6, -1), random.int(-5, -1)];
    // AB has gradient 1; the altitude from A has gradient 2, 3 or -2.
    const [side, altitudeSlope, step] = [2 * random.int(2, 5), random.pick([2, 3, -2]), random.int(1, 5)];
    const b: Point = [a[0] + side, a[1] + side];
    const c: Point = [b[0] + Math.abs(altitudeSlope) * step, b[1] - Math.sign(altitudeSlope) * step];
    const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    const half: Point = [a[0] + side / 2, a[1] + side / 2];
    const medianSlope = slope(b, middle);
    if (![...middle, medianSlope].every(Number.isInteger) || c[1] === a[1]) return undefined;
    if (Math.abs(medianSlope) > 8 || medianSlope === 0 || medianSlope === altitudeSlope) return undefined;
    // The altitude from A and the perpendicular bisector x + y = s of AB meet.
    const [altitudeConstant, s] = [a[1] - altitudeSlope * a[0], half[0] + half[1]];
    const meetX = (s - altitudeConstant) / (altitudeSlope + 1);
    if (!Number.isInteger(meetX) || (half[0] === 0 && half[1] === 0)) return undefined;
    const tx = b[0] + random.int(1, 4);
    return {
      values: {
        tx,
        txValue: tx < 0 ? `(${tx})` : tx,
        medianConstant: bracketedIfNegative(b[1] - medianSlope * b[0]),
        cx: c[0],
        cy: c[1],
        parallel: `y = ${polynomialTex([1, c[1] - c[0]])}`,
        a: pointTex(a),
        b: pointTex(b),
        c: pointTex(c),
        middle: pointTex(middle),
        half: pointTex(half),
        ax: a[0],
        ay: a[1],
        bx: b[0],
        by: b[1],
        hx: half[0],
        hy: half[1],
        medianSlope,
        altitudeSlope,
        slopeBC: fractionTex(gradient(b, c)),
        median: `y = ${polynomialTex([medianSlope, b[1] - medianSlope * b[0]])}`,
        altitude: `y = ${polynomialTex([altitudeSlope, altitudeConstant])}`,
        bisector: `y = ${polynomialTex([-1, s])}`,
        meet: pointTex([meetX, s - meetX]),
        meetX,
        meetY: s - meetX,
      },
      answers: {
        angle: 45,
        length: (c[0] - a[0]) ** 2 + (c[1] - a[1]) ** 2,
        onMedian: medianSlope * (tx - b[0]) + b[1],
      },
    };
  },
  text: String.raw`
A triangle has vertices A$#a$, B$#b$ and C$#c$.

[median, median-of-triangle] Find the equation of the median from B.
line: Find the midpoint of AC | #middle
line: Find the gradient of the median | #medianSlope
also: m = #medianSlope
line: Find the equation | #median
check: #median
given: The median from B has equation @median.

[onMedian, point-on-line] The point T$(#tx, k)$ lies on the median from B. Find the value of $k$.
calculate: k = #medianSlope \times #txValue + #medianConstant
follow: \left. @median \right|_{x = #tx}

[altitude, altitude] Find the equation of the altitude from A.
line: Find the gradient of BC | #slopeBC
also: m = #slopeBC
line: Use $m_1 m_2 = -1$ | #altitudeSlope | -\frac{1}{@1}
line: Find the equation | #altitude | y - (#ay) = @2(x - (#ax))
check: #altitude
given: The altitude from A has equation @altitude.

[bisector, perpendicular-bisector] Find the equation of the perpendicular bisector of AB.
line: Find the midpoint of AB | #half
line: Find the gradient of AB | \frac{#by - (#ay)}{#bx - (#ax)}
line: Use $m_1 m_2 = -1$ | -1 | -\frac{1}{@2}
line: Find the equation | #bisector | y - (#hy) = @3(x - (#hx))
check: #bisector
given: The perpendicular bisector of AB has equation @bisector.

[meet, intersection-of-lines] Find the coordinates of the point where the altitude from A meets the perpendicular bisector of AB.
line: Find one coordinate | x = #meetX
also: y = #meetY
line: Find the point | #meet
only with: altitude, bisector

[parallel, parallel-lines] Find the equation of the line through C parallel to AB.
line: Find the gradient of AB | \frac{#by - (#ay)}{#bx - (#ax)}
line: Find the equation | #parallel | y - (#cy) = @1(x - (#cx))
check: #parallel
not with: bisector

[side, line-through-two-points] Find the equation of the line BC.
line: Find the gradient of BC | #slopeBC
line: Find the equation | y - (#by) = #slopeBC(x - (#bx)) | y - (#by) = @1(x - (#bx))
check: y - (#by) = #slopeBC(x - (#bx))
not with: altitude

[length, distance-formula] Calculate the square of the length of AC.
step: Find the difference of the $x$-coordinates | #cx - (#ax) |
calculate: @1^2 + (#cy - (#ay))^2

[angle, gradient-angle] Calculate the size of the angle, in degrees, between the line AB and the positive direction of the $x$-axis.
step: Find $\tan \theta$, the gradient of AB | \frac{#by - (#ay)}{#bx - (#ax)} |
calculate: \frac{180}{\pi} \times \tan^{-1}(@1)
not with: bisector, parallel
`,
});
