import { drawBearings } from '../../../diagrams/families/bearings.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { arccos, cos, sin } from '../../write/angle.ts';

const PLACES = [
  { who: 'A runner', where: 'An orienteering course', points: 'controls' },
  { who: 'A boat', where: 'A sailing course', points: 'buoys' },
  { who: 'A walker', where: 'A walk over the hills', points: 'cairns' },
] as const;

const threeFigures = (bearing: number): string => String(bearing).padStart(3, '0');

/** A course with three legs: bearings, cosine rule, sine rule for an area, speed. */
export const orienteering = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C05',
  title: 'Course with three legs',
  outcomeId: 'MNU-5-21',
  calculator: 'allowed',
  marks: [5, 6],
  partCount: [3, 4],
  draw: (random) => {
    const place = random.pick(PLACES);
    const [first, second] = [random.step(1.2, 4.8, 0.1), random.step(1.2, 4.8, 0.1)];
    const start = random.step(40, 75, 5);
    const inside = random.step(65, 125, 5);
    const turn = start + 180 - inside;
    const third = Math.sqrt(first ** 2 + second ** 2 - 2 * first * second * cos(inside));
    const angle = arccos((first ** 2 + third ** 2 - second ** 2) / (2 * first * third));
    const minutes = Math.round((60 * (first + second)) / random.step(4, 6.5, 0.1));
    if (Math.abs(first - second) < 0.4 || inside === 90 || angle < 26 || angle > 75) return undefined;
    return {
      values: {
        ...place,
        first,
        second,
        start: threeFigures(start),
        turn: threeFigures(turn),
        minutes,
        startAngle: start,
        turnAngle: turn,
        inside,
      },
      answers: {
        inside,
        third,
        area: 0.5 * first * second * sin(inside),
        length: first + second + third,
        angle,
        bearing: 180 + start + angle,
        speed: (60 * (first + second)) / minutes,
      },
      figures: {
        map: drawBearings({
          start: 'A',
          legs: [
            {
              bearing: start,
              distance: first,
              to: 'B',
              tex: `${first} km`,
              angleTex: `$${threeFigures(start)}^\\circ$`,
            },
            {
              bearing: turn,
              distance: second,
              to: 'C',
              tex: `${second} km`,
              angleTex: `$${threeFigures(turn)}^\\circ$`,
            },
          ],
          closingTex: '',
        }),
      },
    };
  },
  text: String.raw`
#where has three #points, A, B and C. B is #first kilometres from A on a bearing of $#start^\circ$. C is #second kilometres from B on a bearing of $#turn^\circ$.
figure: map

[inside, bearings] Calculate the size of angle ABC, in degrees.
step: Find the angle between BA and the north line at B | 180 - #startAngle |
calculate: 360 - #turnAngle - @1 |
given: Angle ABC is @inside degrees.
wrong: bearings-difference | #turnAngle - #startAngle | The bearings were subtracted. | 0

[third, cosine-rule] Calculate the distance between C and A.
step: Substitute into the cosine rule | CA^2 = #first^2 + #second^2 - 2 \times #first \times #second \times \cos (@inside^\circ) |
calculate: CA = \sqrt{@1} | km
significant figures: 3
given: The distance between C and A is @third.
wrong: cosine-rule-as-pythagoras | \sqrt{#first^2 + #second^2} | The theorem of Pythagoras was used in a triangle without a right angle. | 0

[area, triangle-area] Calculate the area enclosed by the three legs AB, BC and CA.
step: Substitute into the area formula | \frac{1}{2} \times #first \times #second |
calculate: @1 \times \sin (@inside^\circ) | km^2
significant figures: 3
wrong: triangle-area-half | #first \times #second \times \sin (@inside^\circ) | The half was left out. | 0

[length, perimeter] Calculate the total length of the course from A to B to C and back to A.
calculate: #first + #second + @third | km
significant figures: 3

[angle, sine-rule] Calculate the size of angle BAC, in degrees.
step: Substitute into the sine rule | \frac{#second \times \sin (@inside^\circ)}{@third} |
calculate: \frac{180}{\pi} \times \sin^{-1}(@1) |
significant figures: 3
given: Angle BAC is @angle degrees.

[bearing, bearings] Find the bearing of A from C, in degrees.
step: Find the bearing of C from A | #startAngle + @angle |
calculate: @1 + 180 |
significant figures: 3
wrong: bearing-back | #startAngle + @angle | This is the bearing of C from A. | 1

[speed, average-speed] #who takes #minutes minutes to go from A to B and on to C. Calculate the average speed in kilometres per hour.
step: Write the time in hours | \frac{#minutes}{60} | h
calculate: \frac{#first + #second}{@1} | km h^-1
significant figures: 3
wrong: minutes-for-hours | \frac{#first + #second}{#minutes} | The time was not changed to hours. | 0
`,
});
