import { drawTrigGraph } from '../../../diagrams/families/trig-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { arcsin, sin } from '../../write/angle.ts';

/** The height of a passenger on a big wheel: trigonometric graph and equation, arc length, time. */
export const bigWheel = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C01',
  title: 'Big wheel',
  outcomeId: 'MNU-5-20',
  calculator: 'allowed',
  marks: [4, 6],
  partCount: [3, 4],
  draw: (random) => {
    const radius = random.int(8, 30);
    const centre = radius + random.int(1, 4);
    const turn = random.step(120, 300, 20);
    const [angle, arcAngle] = [random.step(20, 160, 5), random.step(50, 130, 10)];
    const level = centre + random.int(Math.ceil(0.45 * radius), Math.floor(0.85 * radius));
    const first = arcsin((level - centre) / radius);
    const second = 180 - first;
    if (angle === 90 || Math.abs(angle - first) < 3 || Math.abs(angle - second) < 3) return undefined;
    return {
      values: {
        radius,
        centre,
        turn,
        angle,
        level,
        arcAngle,
        height: `$h = ${radius} \\sin x^\\circ + ${centre}$`,
      },
      answers: {
        greatest: radius + centre,
        least: centre - radius,
        diameter: 2 * radius,
        height: radius * sin(angle) + centre,
        first,
        above: (turn * (second - first)) / 360,
        arc: (arcAngle * Math.PI * radius) / 180,
        speed: (2 * Math.PI * radius) / turn,
      },
      figures: {
        graph: drawTrigGraph({ fn: 'sin', amplitude: 2, verticalShift: 3, tex: '$h$', yTicks: [] }),
      },
    };
  },
  text: String.raw`
A big wheel turns at a constant speed. One complete turn takes #turn seconds. The height, $h$ metres, of a passenger above the ground is given by
#height, where $x^\circ$ is the angle through which the wheel has turned since the passenger was level with its centre.
The graph of $h$ against $x$ is shown; it is not drawn to scale.
figure: graph

[greatest, trig-maximum] State the greatest height of the passenger above the ground.
calculate: #radius + #centre | m
wrong: trig-amplitude-only | #radius | Only the amplitude was given. | 0

[least, trig-minimum] State the least height of the passenger above the ground.
calculate: #centre - #radius | m
not with: greatest

[diameter, trig-amplitude] State the diameter of the wheel.
calculate: 2 \times #radius | m
wrong: radius-for-diameter | #radius | The radius was given. | 0
not with: greatest

[height, trig-evaluate] Calculate the height of the passenger when the wheel has turned through $#angle^\circ$.
step: Substitute into the formula | #radius \sin #angle^\circ | 
calculate: h = @1 + #centre | m
significant figures: 3
wrong: trig-order-of-operations | (#radius + #centre) \times \sin #angle^\circ | The centre height was multiplied by the sine as well. | 0

[first, trig-equation] Find the smallest value of $x$, greater than zero, for which the passenger is #level metres above the ground.
step: Write an equation and take away the height of the centre | #level - #centre | 
step: Find $\sin x^\circ$ | \frac{@1}{#radius} | 
calculate: x = \frac{180}{\pi} \times \sin^{-1}(@2)
significant figures: 3
given: The passenger is #level metres above the ground for the first time when $x$ is @first.
wrong: trig-related-angle | 180 - \frac{180}{\pi} \times \sin^{-1}(@2) | This is the second angle, on the way down. | 2

[above, trig-related-angle] Find, to the nearest second, for how long the passenger is more than #level metres above the ground during one turn.
step: Find the other angle | 180 - @first | 
step: Find the angle between the two | @1 - @first | 
calculate: \frac{@2}{360} \times #turn | s
significant figures: 2
wrong: fraction-of-turn | \frac{@1}{360} \times #turn | The first angle was not taken away. | 1

[arc, arc-length] Calculate the distance that the passenger travels while the wheel turns through $#arcAngle^\circ$.
step: Find the circumference | 2 \times \pi \times #radius | m
step: Find the fraction of the circle | \frac{#arcAngle}{360} | 
calculate: @2 \times @1 | m
significant figures: 3
wrong: sector-area-for-arc | \frac{#arcAngle}{360} \times \pi \times #radius^2 | The area of the sector was calculated. | 1
not with: speed

[speed, circumference] Calculate the speed of the passenger in metres per second.
step: Find the circumference | 2 \times \pi \times #radius | m
calculate: \frac{@1}{#turn} | m s^-1
significant figures: 3
wrong: area-for-circumference | \frac{\pi \times #radius^2}{#turn} | The area was used for the circumference. | 0
`,
});
