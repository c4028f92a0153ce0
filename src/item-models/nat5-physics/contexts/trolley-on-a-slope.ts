import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** An experiment: the speed of a trolley on a slope, measured with a motion sensor. One reading does not fit. */
export const trolleyOnASlope = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C01',
  title: 'Trolley on a slope',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const [a, mass, t] = [random.step(0.4, 0.9, 0.05), random.step(0.5, 1.2, 0.1), 2.5];
    const v = roundTo(a * t, 3);
    if (v !== roundTo(v, 2)) return undefined;
    const times = [0.5, 1, 1.5, 2, 2.5];
    const outlier = random.pick([1, 1.5, 2]);
    const rows = times.map((time): readonly [number, number] => [
      time,
      time === outlier ? roundTo(0.75 * a * time, 2) : measure(random, a * time, { places: 2, error: 0.015 }),
    ]);
    const axes = { x: { tex: 'time (s)' }, y: { tex: 'speed (m s$^{-1}$)' } };
    const kept = rows.filter(([time]) => time !== outlier);
    return {
      values: {
        mass: { value: mass, unit: 'kg' },
        a: { value: a, unit: 'm s^-2' },
        v: { value: v, unit: 'm s^-1', significantFigures: 3 },
        t: { value: t, unit: 's' },
        outlier: { value: outlier, unit: 's' },
        table: dataTableTex(
          ['time (s)', 'speed (m s$^{-1}$)'],
          rows.map(([time, speed]) => [time.toFixed(1), speed.toFixed(2)]),
        ),
      },
      answers: {
        outlier,
        reading: a * 1.75,
        acceleration: a,
        force: mass * a,
        distance: (v * t) / 2,
        energy: 0.5 * mass * v * v,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: [[0, 0], ...rows] }], show: 'grid' }),
        bestFit: drawDataGraph({ ...axes, series: [{ points: kept }], show: 'fit' }),
      },
    };
  },
  text: String.raw`
A student investigates the motion of a trolley on a slope. The trolley has a mass of #mass and is released from rest.
A motion sensor measures its speed. The results are shown. #table

[outlier, anomalous-result] One of the speeds does not fit the pattern of the others. Identify the time of this reading.
calculate: #outlier | s

[plot, draw-graph] Draw a graph of speed against time. Leave out the reading that does not fit the pattern of the others.
figure: grid
person: Scales, labels and units
person: All points plotted to within half a division
person: A straight line of best fit
not with: reading, motion

[reading, read-graph] Use the graph to determine the speed of the trolley $1.75\,\mathrm{s}$ after it is released.
figure: bestFit
calculate: #a \times 1.75 | m s^-1
tolerance: 0.06

[motion, describe-motion] Describe the motion of the trolley that the graph shows.
figure: bestFit
point: constant acceleration | uniform acceleration | speed increases at a constant rate | steady acceleration
  | the speed is increasing steadily | increases steadily | speed increases uniformly
reject: constant speed | acceleration increases | decelerates

[acceleration] Calculate the acceleration of the trolley.
lead: The line of best fit passes through the origin and shows a speed of #v at #t.
relationship: a = \frac{v - u}{t}
calculate: a = \frac{#v - 0}{#t} | m s^-2
given: The acceleration of the trolley is #a.
wrong: acceleration-inverted | \frac{#t}{#v} | The time was divided by the change in speed. | 1
wrong: acceleration-product | #v \times #t | The speed was multiplied by the time.

[force] Calculate the unbalanced force on the trolley.
relationship: F = ma
calculate: F = #mass \times @acceleration | N
wrong: weight-for-force | #mass \times 9.8 | This is the weight of the trolley, not the unbalanced force.
wrong: force-divided | \frac{#mass}{@acceleration} | The mass was divided by the acceleration. | 1

[distance] Determine the distance that the trolley travels in the first #t.
lead: The line of best fit passes through the origin and shows a speed of #v at #t.
relationship: d = \bar{v} t | d = \frac{1}{2} v t | s = \bar{v} t
calculate: d = \frac{1}{2} \times #v \times #t | m
wrong: final-speed-for-average | #v \times #t | The final speed was used instead of the average speed.

[energy] Calculate the kinetic energy of the trolley at #t.
lead: The line of best fit passes through the origin and shows a speed of #v at #t.
relationship: E_k = \frac{1}{2} m v^2
calculate: E_k = \frac{1}{2} \times #mass \times #v^2 | J
not with: distance
wrong: speed-not-squared | \frac{1}{2} \times #mass \times #v | The speed was not squared. | 1
wrong: half-left-out | #mass \times #v^2 | The factor one half was left out. | 1

[loss, energy-loss] The kinetic energy that the trolley gains is less than the potential energy that it loses. Explain why.
point: work is done against friction | friction acts on the trolley | because of air resistance
  | there is friction between the wheels and the slope | work is done against air resistance
  | due to friction | friction | of friction
point: energy is changed into heat | some energy is transferred to the surroundings | energy is lost as heat
  | turned into heat | turns to heat | energy is lost as heat and sound | heat and sound

[steeper, force-and-acceleration] The slope is made steeper. State the effect on the acceleration of the trolley. You must justify your answer.
point: the unbalanced force down the slope is greater | a larger resultant force acts on the trolley
  | the component of the weight down the slope is bigger
  | the unbalanced force is larger | more of its weight acts down the slope
  | a bigger component of weight
why: Give the reason
reject: mass increases | the weight increases | gravity increases
then: the acceleration increases | it increases | greater acceleration | it gets bigger | gets bigger because | increases because
why: State the effect
reject: the acceleration decreases | the acceleration stays the same

[reliable, reliability] Suggest how the student could make the results more reliable.
point: repeat the measurements and calculate an average | repeat the experiment and find the mean
  | repeat each measurement of speed | take more readings of the speed at each time and average
  | repeat the experiment and take an average | do it again and get a mean | repeat and average

[heavier] Another student says: “A heavier trolley always reaches the bottom of the slope first.”
  Using your knowledge of physics, comment on this statement.
open: the component of the weight down the slope grows with the mass | $a = F/m$, so without friction the acceleration
  does not depend on the mass | friction and air resistance | how the statement could be tested fairly
not with: plot
`,
});
