import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** A rocket that takes off: weight, thrust, acceleration and energy. */
export const rocketLaunch = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C08',
  title: 'Launch of a rocket',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const tonnes = random.pick([2.0, 2.5, 3.0, 3.5, 4.0, 5.0]);
    const mass = tonnes * 1e5;
    const weight = mass * 9.8;
    const thrust = roundTo(weight * random.pick([1.3, 1.4, 1.5, 1.6]), -5);
    const unbalanced = thrust - weight;
    const [speed, time] = [random.step(60, 120, 10), random.pick([15, 18, 20, 24])];
    // The acceleration grows as fuel is used, so the height is less than with a constant acceleration.
    const height = roundTo(0.45 * speed * time, -1);
    return {
      values: {
        mass: `$${tonnes.toFixed(1)} \\times 10^{5}\\,\\mathrm{kg}$`,
        kilograms: `${tonnes.toFixed(1)} \\times 10^{5}`,
        thrust: `$${(thrust / 1e6).toFixed(1)} \\times 10^{6}\\,\\mathrm{N}$`,
        newtons: `${(thrust / 1e6).toFixed(1)} \\times 10^{6}`,
        weightText: `$${(weight / 1e6).toFixed(2)} \\times 10^{6}\\,\\mathrm{N}$`,
        speed: { value: speed, unit: 'm s^-1' },
        time: { value: time, unit: 's' },
        height: { value: height, unit: 'm', significantFigures: 3 },
      },
      answers: {
        weight,
        acceleration: unbalanced / mass,
        average: speed / time,
        potential: weight * height,
        kinetic: 0.5 * mass * speed * speed,
      },
    };
  },
  text: String.raw`
A rocket has a mass of #mass when it takes off from the Earth. Its engines exert a constant upward thrust of #thrust. At #time after the launch, its speed
is #speed and its height is #height.

[weight] Calculate the weight of the rocket at take-off.
relationship: W = mg
calculate: W = #kilograms \times 9.8 | N
given: The weight of the rocket at take-off is #weightText.
wrong: mass-is-weight | #kilograms | This is the mass, not the weight.

[diagram, free-body-diagrams] Draw a diagram that shows the forces on the rocket at the moment of take-off. Name each force and show its direction.
person: Thrust, upwards
person: Weight, downwards

[acceleration, unbalanced-force] Determine the acceleration of the rocket at take-off.
step: Find the unbalanced force | F = #newtons - #kilograms \times 9.8 | N
relationship: F = ma | a = \frac{F}{m}
calculate: a = \frac{@1}{#kilograms} | m s^-2
not with: weight
wrong: thrust-for-unbalanced-force | \frac{#newtons}{#kilograms} | The weight was not subtracted from the thrust. | 1

[average, acceleration] Calculate the average acceleration of the rocket in the first #time.
relationship: a = \frac{v - u}{t}
calculate: a = \frac{#speed - 0}{#time} | m s^-2
wrong: acceleration-product | #speed \times #time | The speed was multiplied by the time. | 1

[changes, unbalanced-force] The thrust is constant while the rocket rises. State what happens to its acceleration. You must justify your answer.
point: the mass decreases because fuel is used | its mass gets smaller | the weight decreases | the unbalanced force increases
  | fuel is burned so there is less mass | the gravitational field strength decreases
why: Give the reason
then: the acceleration increases | it increases | greater acceleration
why: State the effect
reject: the acceleration decreases | the acceleration stays the same

[potential] Calculate the gravitational potential energy that the rocket has gained at a height of #height. Assume that its mass has not changed.
relationship: E_p = mgh
calculate: E_p = #kilograms \times 9.8 \times #height | J
wrong: g-left-out | #kilograms \times #height | The gravitational field strength was left out. | 1

[kinetic] Calculate the kinetic energy of the rocket #time after the launch. Assume that its mass has not changed.
relationship: E_k = \frac{1}{2} m v^2
calculate: E_k = \frac{1}{2} \times #kilograms \times #speed^2 | J
not with: potential
wrong: speed-not-squared | \frac{1}{2} \times #kilograms \times #speed | The speed was not squared. | 1

[newton, newtons-third-law] The engines push hot gases downwards. Use Newton's third law to explain why there is an upward force on the rocket.
point: the gases exert an equal and opposite force on the rocket | the gases push the rocket upwards | the reaction of the gases on the rocket is upwards
  | there is an equal force in the opposite direction on the rocket
  | the gases push back up on the rocket | rocket pushes gas down so gas pushes rocket up
reject: the gases push against the ground | the gases push against the air

[less, energy-loss] The energy released by the fuel is much greater than the potential and kinetic energy of the rocket. Explain why.
point: energy is lost as heat and sound | a lot of energy is carried away by the hot gases | energy is transferred to the exhaust gases
  | work is done against air resistance | energy is lost as heat to the surroundings
  | energy lost as heat | energy lost due to air resistance | lost as heat and sound to surroundings
reject: energy is destroyed

[space, newtons-laws] Far from the Earth, the engines are switched off. Describe the motion of the rocket.
point: it moves at a constant speed in a straight line | constant velocity | it continues at the same speed in a straight line | it moves at a steady speed
reject: it slows down | it stops | it accelerates

[reentry, re-entry] When part of the rocket returns to the Earth, it is heated by the atmosphere. Explain why.
point: friction with the air changes kinetic energy into heat | work is done against friction with the atmosphere | air resistance acts on it and changes kinetic
  energy to heat | the frictional force of the air heats it | friction with the air produces heat
reject: it gets closer to the Sun | the atmosphere is hot

[moon, weight] The rocket carries a vehicle to the Moon. State whether the weight of the vehicle on the Moon is less than, the same as, or greater than on the Earth.
  You must justify your answer.
point: the gravitational field strength on the Moon is smaller | gravity is weaker on the Moon | g is smaller on the Moon
why: Give the reason
then: less | its weight is less | smaller weight
why: State the answer
reject: the same | greater | the mass is smaller

[benefit] A newspaper claims: “Sending rockets into space is a waste of money and energy.” Using your knowledge of physics, comment on this statement.
open: satellites for communication, weather and navigation | telescopes above the atmosphere | exploring the solar system, new materials
  | energy needed: $E_p = mgh$ and $E_k = \frac{1}{2}mv^2$ | reusable rockets and other ways to save energy | risks and costs
`,
});
