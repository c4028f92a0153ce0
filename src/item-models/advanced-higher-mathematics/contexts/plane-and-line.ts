import { defineContext } from '../../contexts/define-context.ts';
import { arccos } from '../../write/angle.ts';
import { bracketedIfNegative, termsTex } from '../../write/terms.ts';

type Vector = readonly [number, number, number];

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const dot = (u: Vector, v: Vector): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const add = (u: Vector, v: Vector, k = 1): Vector => [u[0] + k * v[0], u[1] + k * v[1], u[2] + k * v[2]];
const tuple = (v: Vector): string => `(${v.join(', ')})`;
const name = (first: string, values: Vector): Record<string, string> => ({
  [`${first}x`]: bracketedIfNegative(values[0]),
  [`${first}y`]: bracketedIfNegative(values[1]),
  [`${first}z`]: bracketedIfNegative(values[2]),
});
const coordinate = (start: number, direction: number): string =>
  termsTex([
    [start, ''],
    [direction, 't'],
  ]);

/** Three points of a plane and a line: vector product, equation of the plane, intersection, angle, area. */
export const planeAndLine = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C02',
  title: 'Plane and line',
  outcomeId: 'MNU-AH-12',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 4],
  draw: (random) => {
    const entry = (limit: number) => random.int(-limit, limit);
    const a: Vector = [entry(3), entry(3), entry(3)];
    const u: Vector = [entry(3), entry(3), entry(3)];
    const v: Vector = [entry(3), entry(3), entry(3)];
    const normal = cross(u, v);
    const direction: Vector = [random.int(1, 3), random.int(-3, 3, [0]), random.int(-3, 3, [0])];
    const parameter = random.int(-3, 3, [0]);
    const meet = add(add(a, u, random.int(1, 2)), v, random.sign());
    const start = add(meet, direction, -parameter);
    const along = dot(normal, direction);
    if ([...u, ...v].includes(0) || normal.includes(0) || normal.some((x) => Math.abs(x) > 12))
      return undefined;
    if (along === 0 || Math.abs(along) > 40 || [...meet, ...start].some((x) => Math.abs(x) > 12 || x === 0))
      return undefined;
    const [size, length] = [dot(normal, normal), dot(direction, direction)];
    const sine = Math.abs(along) / Math.sqrt(size * length);
    if (sine > 0.95 || sine < 0.45 || Math.abs(normal[2]) > 0.88 * Math.sqrt(size)) return undefined;
    const constant = dot(normal, a);
    const isOn = random.chance(0.5);
    const tested = add(add(add(a, u, -1), v, 2), [isOn ? 0 : 1, 0, 0]);
    return {
      values: {
        a: tuple(a),
        b: tuple(add(a, u)),
        c: tuple(add(a, v)),
        ...name('u', u),
        ...name('v', v),
        ...name('n', normal),
        ...name('d', direction),
        ...name('s', start),
        plane: `${termsTex([
          [normal[0], 'x'],
          [normal[1], 'y'],
          [normal[2], 'z'],
        ])} = ${constant}`,
        constant,
        meet: tuple(meet),
        line: `x = ${coordinate(start[0], direction[0])}, y = ${coordinate(start[1], direction[1])}, z = ${coordinate(start[2], direction[2])}`,
        normal: termsTex([
          [normal[0], '\\mathbf{i}'],
          [normal[1], '\\mathbf{j}'],
          [normal[2], '\\mathbf{k}'],
        ]),
        size,
        length,
        point: tuple(tested),
        isOn,
        atPoint: dot(normal, tested),
      },
      answers: {
        parameter,
        distance: Math.abs(parameter) * Math.sqrt(length),
        angle: (Math.asin(sine) * 180) / Math.PI,
        area: Math.sqrt(size) / 2,
        length: Math.hypot(...u),
        horizontal: arccos(Math.abs(normal[2]) / Math.sqrt(size)),
      },
    };
  },
  text: String.raw`
The plane $\pi$ contains the points A$#a$, B$#b$ and C$#c$.

[plane, equation-of-plane] Show that the equation of $\pi$ is $#plane$.
line: Find the first component of the vector product of AB and AC | #uy \times #vz - #uz \times #vy
line: Find the second component | #uz \times #vx - #ux \times #vz
line: Find the third component | #ux \times #vy - #uy \times #vx
show that: yes

[lies, point-on-plane] Determine whether the point D$#point$ lies on $\pi$, whose equation is $#plane$. You must justify your answer.
if: isOn
point: substituting the coordinates gives #constant | the left-hand side is equal to #constant | both sides are #constant
why: Substitute the coordinates
then: D lies on the plane | yes | it lies on the plane
why: State the conclusion
reject: does not lie on the plane

[off, point-on-plane] Determine whether the point D$#point$ lies on $\pi$, whose equation is $#plane$. You must justify your answer.
if: not isOn
point: substituting the coordinates gives #atPoint, not #constant | the left-hand side is #atPoint | #atPoint is not equal to #constant
why: Substitute the coordinates
then: D does not lie on the plane | no | it is not on the plane
why: State the conclusion

[length, magnitude] Calculate the length of AB.
calculate: \sqrt{#ux^2 + #uy^2 + #uz^2}
significant figures: 3

[area, vector-product-area] Calculate the area of triangle ABC. The vector product of AB and AC is $#normal$.
step: Find the magnitude of the vector product | \sqrt{#nx^2 + #ny^2 + #nz^2} |
calculate: \frac{1}{2} \times @1
significant figures: 3
wrong: parallelogram-for-triangle | \sqrt{#nx^2 + #ny^2 + #nz^2} | This is the area of the parallelogram. | 1
not with: plane

[parameter, line-meets-plane] Find the value of $t$ at the point where $L$ meets $\pi$.
lead: The line $L$ has parametric equations $#line$. The equation of $\pi$ is $#plane$.
step: Substitute the line into the equation of the plane: find the constant term | #nx \times #sx + #ny \times #sy + #nz \times #sz |
step: Find the coefficient of $t$ | #nx \times #dx + #ny \times #dy + #nz \times #dz |
calculate: t = \frac{#constant - @1}{@2}
given: The line $L$ meets $\pi$ where $t$ is @parameter.

[meet, line-meets-plane] Find the coordinates of the point where $L$ meets $\pi$.
lead: The line $L$ has parametric equations $#line$. The equation of $\pi$ is $#plane$.
line: Find the point | #meet
only with: parameter

[distance, distance-along-line] P is the point of $L$ where $t = 0$, and Q is the point where $L$ meets $\pi$. Calculate the distance PQ.
lead: The line $L$ has parametric equations $#line$. The equation of $\pi$ is $#plane$.
step: Find the magnitude of the direction vector | \sqrt{#dx^2 + #dy^2 + #dz^2} |
calculate: \sqrt{@parameter^2} \times @1
significant figures: 3

[horizontal, angle-of-planes] Calculate the acute angle, in degrees, between $\pi$, whose equation is $#plane$, and the plane $z = 0$.
step: Find the magnitude of the normal | \sqrt{#nx^2 + #ny^2 + #nz^2} |
step: Find the cosine of the angle | \frac{\sqrt{#nz^2}}{@1} |
calculate: \frac{180}{\pi} \times \cos^{-1}(@2)
significant figures: 3
not with: angle, area

[angle, angle-line-plane] Calculate the acute angle, in degrees, between $L$ and $\pi$.
lead: The line $L$ has parametric equations $#line$. The equation of $\pi$ is $#plane$.
step: Find the scalar product of the normal and the direction | #nx \times #dx + #ny \times #dy + #nz \times #dz |
step: Divide by the magnitudes | \frac{\sqrt{@1^2}}{\sqrt{#size} \times \sqrt{#length}} |
calculate: \frac{180}{\pi} \times \sin^{-1}(@2)
significant figures: 3
wrong: angle-with-normal | \frac{180}{\pi} \times \cos^{-1}(@2) | This is the angle between the line and the normal. | 2
`,
});
