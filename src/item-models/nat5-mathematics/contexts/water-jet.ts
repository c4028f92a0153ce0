import { drawParabola } from '../../../diagrams/families/parabola.ts';
import { defineContext } from '../../contexts/define-context.ts';

/** A jet of water: turning point, roots and points of a parabola, and whether it passes over an obstacle. */
export const waterJet = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C02',
  title: 'Jet of water',
  outcomeId: 'MNU-5-12',
  calculator: 'forbidden',
  marks: [5, 6],
  partCount: [3, 4],
  draw: (random) => {
    const half = random.int(3, 7);
    const axis = half + random.int(1, 6);
    const top = half * half;
    const rise = random.int(1, half - 1);
    const at = axis + random.int(1, half - 1) * random.sign();
    const height = top - (at - axis) ** 2;
    const wall = height + random.int(1, 3) * random.sign();
    const [width, factor, across] = [random.int(5, 9), random.int(2, 3), random.int(1, 4)];
    if (wall < 2 || wall === top || Math.abs(at - axis) === rise) return undefined;
    return {
      values: {
        half,
        axis,
        top,
        at,
        wall,
        equation: `$y = ${top} - (x - ${axis})^2$`,
        offset: at > axis ? `${at} - ${axis}` : `${axis} - ${at}`,
        level: top - rise * rise,
        width,
        across,
        second: factor * across * (width - across),
        clears: height > wall,
      },
      answers: {
        top,
        nozzle: axis - half,
        span: 2 * half,
        height,
        level: 2 * rise,
        factor,
      },
      figures: {
        path: drawParabola({
          a: -1,
          b: 12,
          c: -27,
          show: ['roots', 'turning-point'],
          names: { roots: ['A', 'B'], turningPoint: 'T' },
        }),
      },
    };
  },
  text: String.raw`
Water leaves a fountain at A and lands at B. The jet of water is part of the parabola with equation #equation, where $y$ metres is the height above the ground and $x$ metres is the
horizontal distance from the edge of a path, which is at the origin. T is the highest point of the jet. The diagram is not drawn to scale.
figure: path

[top, turning-point] State the greatest height of the water.
calculate: #top | m
wrong: turning-point-coordinates | #axis | The first coordinate of the turning point was given. | 0

[axis, axis-of-symmetry] State the equation of the axis of symmetry of the parabola.
line: State the equation | x = #axis
check: x = #axis
not with: top, clear, blocked

[nozzle, parabola-roots] Find the distance of A from the edge of the path.
step: Put $y = 0$ and find the distance from the axis | \sqrt{#top} | m
calculate: #axis - @1 | m
given: The distance of A from the edge of the path is @nozzle.
wrong: parabola-other-root | #axis + @1 | This is the distance of B. | 1
not with: span

[span, parabola-roots] Find the distance between A and B.
step: Put $y = 0$ and find the distance from the axis | \sqrt{#top} | m
calculate: 2 \times @1 | m
wrong: half-the-span | \sqrt{#top} | This is the distance from A to the axis of symmetry. | 1

[height, substitute-in-equation] Find the height of the water where $x = #at$.
step: Square the distance from the axis | (#offset)^2 | 
calculate: #top - @1 | m
given: Where $x = #at$, the height of the water is @height.
wrong: square-left-out | #top - (#offset) | The bracket was not squared. | 0

[clear, decide-with-reason] A wall #wall metres high stands where $x = #at$. Does the water pass over the wall? You must justify your answer.
if: clears
point: yes, because the height of the water is greater than #wall metres | yes, since the water is higher than the wall | yes as @height is more than #wall
  | the water passes over because its height is greater than #wall
when: @height > #wall
otherwise: no, because the height of the water is less than #wall metres | no, since the water is lower than the wall
only with: height

[blocked, decide-with-reason] A wall #wall metres high stands where $x = #at$. Does the water pass over the wall? You must justify your answer.
if: not clears
point: no, because the height of the water is less than #wall metres | no, since the water is lower than the wall | no as @height is less than #wall
  | the water does not pass over because its height is less than #wall
when: @height < #wall
otherwise: yes, because the height of the water is greater than #wall metres | yes, since the water is higher than the wall
only with: height

[level, quadratic-equation] Two lamps are fixed so that the jet passes through both of them, each #level metres above the ground. Find the distance between the lamps.
step: Find the square of the distance from the axis | #top - #level | 
step: Take the square root | \sqrt{@1} | m
calculate: 2 \times @2 | m
wrong: half-the-span | \sqrt{#top - #level} | This is the distance of one lamp from the axis of symmetry. | 2

[factor, parabola-through-point] The jet of another fountain has equation $y = kx(#width - x)$ and passes through the point $(#across, #second)$. Find the value of $k$.
step: Substitute the point | #across \times (#width - #across) | 
calculate: k = \frac{#second}{@1}
wrong: bracket-left-out | \frac{#second}{#across} | The bracket was left out. | 0
`,
});
