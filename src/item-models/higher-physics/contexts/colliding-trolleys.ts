import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Two trolleys that collide and stick together: momentum, energy, impulse and an experiment. */
export const collidingTrolleys = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C05',
  title: 'Colliding trolleys',
  outcomeId: 'PHY-H-03',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const [first, second, speed] = [
      random.step(0.5, 1.2, 0.1),
      random.step(0.4, 1.5, 0.1),
      random.step(0.6, 1.8, 0.1),
    ];
    const after = (first * speed) / (first + second);
    const shown = roundTo(after, 2);
    if (Math.abs(shown / after - 1) > 0.001 || shown < 0.2) return undefined;
    const before = 0.5 * first * speed * speed;
    const contact = random.pick([0.02, 0.025, 0.04, 0.05]);
    return {
      values: {
        first: { value: first, unit: 'kg' },
        second: { value: second, unit: 'kg' },
        speed: { value: speed, unit: 'm s^-1' },
        after: { value: shown, unit: 'm s^-1', significantFigures: shown >= 1 ? 3 : 2 },
        contact: { value: contact, unit: 's' },
        total: roundTo(first + second, 2),
      },
      answers: {
        velocity: after,
        momentum: first * speed,
        energyBefore: before,
        lost: before - 0.5 * (first + second) * shown * shown,
        force: (second * shown) / contact,
      },
    };
  },
  text: String.raw`
On a horizontal, frictionless track, trolley X with a mass of #first moves at #speed towards trolley Y, which has a mass of #second and is at rest. The trolleys collide and stick together.

[momentum] Calculate the momentum of trolley X before the collision.
relationship: p = mv
calculate: p = #first \times #speed | kg m s^-1
not with: velocity
wrong: momentum-divided | \frac{#first}{#speed} | The mass was divided by the speed. | 1

[velocity, conservation-of-momentum] Calculate the velocity of the trolleys after the collision.
relationship: m_1u_1 + m_2u_2 = (m_1 + m_2)v | p = mv
calculate: v = \frac{#first \times #speed}{#first + #second} | m s^-1
significant figures: 3
given: After the collision the trolleys move at #after.
wrong: second-mass-only | \frac{#first \times #speed}{#second} | Both trolleys move after the collision. | 1

[energyBefore, kinetic-energy] Calculate the kinetic energy of trolley X before the collision.
relationship: E_k = \frac{1}{2}mv^2
calculate: E_k = \frac{1}{2} \times #first \times #speed^2 | J
significant figures: 3
not with: lost
wrong: speed-not-squared | \frac{1}{2} \times #first \times #speed | The speed was not squared. | 1

[lost, inelastic-collisions] Determine the kinetic energy lost in the collision.
lead: After the collision the trolleys move at #after.
step: Find the kinetic energy before the collision | E_k = \frac{1}{2} \times #first \times #speed^2 | J
step: Find the kinetic energy after the collision | E_k = \frac{1}{2} \times #total \times #after^2 | J
calculate: @1 - @2 | J
significant figures: 2
not with: velocity
wrong: first-mass-after | \frac{1}{2} \times #first \times #speed^2 - \frac{1}{2} \times #first \times #after^2 | The mass of both trolleys must be used after the collision. | 1

[kind, elastic-collisions] State what is meant by an inelastic collision.
state: kinetic energy is not conserved | a collision in which kinetic energy is lost | total kinetic energy decreases | kinetic energy is lost
reject: momentum is not conserved | energy is destroyed

[where, inelastic-collisions] State what happens to the kinetic energy that is lost in the collision.
state: it is changed into heat and sound | heat | sound | it becomes heat | transferred to heat energy
reject: it is destroyed | it becomes momentum

[law, conservation-of-momentum] State the law of conservation of momentum.
state: the total momentum before a collision equals the total momentum after it in the absence of external forces
  | total momentum before equals total momentum after, provided no external forces act | momentum is conserved if there are no external forces
reject: kinetic energy is conserved

[force] The trolleys are in contact for #contact before they move together. Determine the average force on trolley Y.
lead: After the collision the trolleys move at #after.
relationship: Ft = mv - mu
calculate: F = \frac{#second \times #after - 0}{#contact} | N
not with: velocity
wrong: force-multiplied | #second \times #after \times #contact | The change in momentum was multiplied by the time. | 1

[opposite, newtons-third-law] State how the force on trolley X compares with the force on trolley Y during the collision.
state: equal in size and opposite in direction | equal and opposite | same magnitude, opposite direction | the same size in the opposite direction
reject: greater | smaller | zero

[spring, impulse] A soft bumper is fixed to trolley Y, and the collision takes longer. State the effect on the average force. You must justify your answer.
point: the change in momentum is the same | same change in momentum over a longer time | impulse is the same
why: Give the reason
then: the average force is smaller | smaller | it decreases
why: State the effect
reject: the force is greater | the force increases | the force is the same | the force stays the same
not with: force

[sketch, force-time-graphs] Sketch a graph of the force on trolley Y against time for the collision, and on the same axes for a collision with a soft bumper. Numerical values are not required.
person: The force rises to a maximum and returns to zero
person: The second curve is lower and wider, with about the same area

[friction, validity] In an experiment, the measured velocity after the collision is smaller than the calculated one. Suggest a reason.
point: friction acts on the trolleys | there is friction between the track and the wheels | friction or air resistance
reject: kinetic energy is lost in the collision

[level, experimental-method] In a school experiment there is friction, so the track is tilted slightly before the trolleys are used. Explain why.
point: to compensate for friction | so that the weight component balances friction | so the trolley moves at a constant speed
reject: to make the trolley accelerate
not with: friction

[gates, experimental-method] Describe how the velocity of trolley X can be measured.
point: with a light gate and a card of known length | a light gate measures the time for a card to pass | with a motion sensor | from a video with a scale
  | with two light gates a known distance apart | with a ticker timer
why: Name the apparatus
point: velocity is the length of the card divided by the time | divide the length of the card by the time to pass | distance divided by time
  | divide the distance by the time | it displays the velocity
why: State how the velocity is found

[crumple] A car salesperson says: “The stiffer the front of a car, the safer it is.” Using your knowledge of physics, comment on this statement.
open: $Ft = mv - mu$: a longer time means a smaller average force | crumple zones, airbags and seat belts | the passenger cell must stay stiff
  | kinetic energy becomes work that deforms the car | forces on other road users
`,
});
