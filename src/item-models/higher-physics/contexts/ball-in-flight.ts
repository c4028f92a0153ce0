import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

const SPORTS = [
  { object: 'golf ball', who: 'A golfer', verb: 'hits' },
  { object: 'football', who: 'A player', verb: 'kicks' },
  { object: 'hockey ball', who: 'A player', verb: 'hits' },
  { object: 'rugby ball', who: 'A player', verb: 'kicks' },
] as const;
const G = 9.8;

/** A ball at an angle: components, time of flight, range, height, and what air resistance changes. */
export const ballInFlight = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C02',
  title: 'Flight of a ball',
  outcomeId: 'PHY-H-04',
  calculator: 'allowed',
  marks: [7, 11],
  draw: (random) => {
    const sport = random.pick(SPORTS);
    const [speed, angle] = [random.int(16, 28), random.step(25, 55, 5)];
    const radians = (angle * Math.PI) / 180;
    const [across, up] = [speed * Math.cos(radians), speed * Math.sin(radians)];
    const time = (2 * up) / G;
    // Pupils carry three figures on, so draws whose rounded values would change an answer are discarded.
    const [shownUp, shownTime] = [roundTo(up, 1), roundTo(time, 2)];
    if (Math.abs(shownUp / up - 1) > 0.0006 || Math.abs(shownTime / time - 1) > 0.0012) return undefined;
    const [mass, contact] = [
      random.pick([0.16, 0.41, 0.43, 0.046]),
      random.pick([0.005, 0.008, 0.01, 0.012]),
    ];
    return {
      values: {
        ...sport,
        speed: { value: speed, unit: 'm s^-1' },
        angle: `${angle}^{\\circ}`,
        degrees: `$${angle}^{\\circ}$`,
        across: { value: roundTo(across, 1), unit: 'm s^-1', significantFigures: 3 },
        up: { value: shownUp, unit: 'm s^-1', significantFigures: 3 },
        time: { value: shownTime, unit: 's', significantFigures: 3 },
        mass: { value: mass, unit: 'kg' },
        contact: { value: contact, unit: 's' },
      },
      answers: {
        horizontal: across,
        vertical: up,
        time,
        range: roundTo(across, 1) * shownTime,
        height: (shownUp * shownUp) / (2 * G),
        impulse: (mass * speed) / contact,
      },
    };
  },
  text: String.raw`
#who #verb a #object on level ground. It leaves the ground at #speed, at an angle of #degrees to the horizontal. Air resistance can be neglected.

[horizontal, components] Calculate the horizontal component of the initial velocity.
calculate: #speed \times \cos #angle | m s^-1
significant figures: 3
given: The horizontal component of the initial velocity is #across.
not with: range
wrong: components-interchanged | #speed \times \sin #angle | This is the vertical component.

[vertical, components] Calculate the vertical component of the initial velocity.
calculate: #speed \times \sin #angle | m s^-1
significant figures: 3
given: The vertical component of the initial velocity is #up.
wrong: components-interchanged | #speed \times \cos #angle | This is the horizontal component.

[time, time-of-flight] Calculate the time until the #object reaches the ground.
relationship: v = u + at | s = ut + \frac{1}{2}at^2
calculate: t = \frac{2 \times @vertical}{9.8} | s
significant figures: 3
given: The #object is in the air for #time.
wrong: time-to-the-top | \frac{@vertical}{9.8} | This is the time to the highest point. | 2

[range, range] Calculate the horizontal distance that the #object travels before it reaches the ground.
lead: The horizontal component of the initial velocity is #across.
relationship: d = vt | s = vt
calculate: s = #across \times @time | m
wrong: total-speed-for-component | #speed \times @time | The initial speed was used instead of its horizontal component. | 1

[height, maximum-height] Calculate the maximum height that the #object reaches.
relationship: v^2 = u^2 + 2as
calculate: s = \frac{@vertical^2}{2 \times 9.8} | m
wrong: total-speed-for-component | \frac{#speed^2}{2 \times 9.8} | The initial speed was used instead of its vertical component. | 1
not with: time

[top, projectile-motion] State the vertical component of the velocity at the highest point.
state: 0 | zero | 0 m s^-1
reject: 9.8

[forces, projectile-motion] State the force or forces on the #object while it is in the air.
state: weight | its weight | the force of gravity | gravity only | gravitational force
reject: the force of the kick | a forward force | air resistance
not with: acceleration

[acceleration, projectile-motion] State the magnitude and the direction of the acceleration of the #object at its highest point.
point: 9.8 metres per second per second | 9.8 m s^-2 | 9.8
why: State the magnitude
then: downwards | vertically downwards | towards the ground
why: State the direction
reject: 0 | zero

[air, air-resistance] In practice, air resistance is not negligible. State the effect on the horizontal distance. You must justify your answer.
point: the horizontal speed decreases | there is a force opposing the motion | the #object decelerates horizontally | horizontal component of velocity is reduced
  | the time in the air is shorter
why: Give the reason
then: the distance is shorter | it decreases | it does not travel as far | smaller range
why: State the effect
reject: the distance is greater | stays the same

[constant, projectile-motion] Explain why the horizontal component of the velocity is constant if air resistance is neglected.
point: there is no horizontal force | no unbalanced force acts horizontally | no forces act in the horizontal direction | horizontal forces are balanced
reject: air resistance is constant

[impulse] The #object has a mass of #mass and was at rest before it was struck. It was in contact for #contact. Calculate the average force on it.
relationship: Ft = mv - mu
calculate: F = \frac{#mass \times #speed - 0}{#contact} | N
wrong: force-multiplied | #mass \times #speed \times #contact | The change in momentum was multiplied by the time. | 1

[softer, impulse] A softer ball of the same mass leaves at the same speed, after a longer time of contact. State how the average force compares. You must justify your answer.
point: the change in momentum is the same | same change in momentum over a longer time | force is change in momentum divided by time
why: Give the reason
then: the average force is smaller | it is less | smaller force
why: State the effect
reject: the force is greater | the force increases | the force is the same | the force stays the same
not with: impulse

[sketch, velocity-time-graphs] Sketch a graph of the vertical component of the velocity against time, from the start until the ball reaches the ground. Numerical values are not
  required.
person: A straight line with a negative gradient
person: It begins at a positive value, crosses the time axis halfway, and ends at the equal negative value (or the mirror image, if downwards is positive)

[advice] A coach says: “Hit it as hard as you can at 45°, then it always goes as far as possible.” Using your knowledge of physics, comment on this statement.
open: components of the velocity and time of flight | 45° gives the greatest range on level ground without air resistance | air resistance, spin and wind
  | ground that slopes, a start above the ground | a person cannot reach the same speed at every angle
`,
});
