import { defineContext } from '../../contexts/define-context.ts';
import { roundsClosely } from '../../contexts/measurements.ts';
import { numTex } from '../../physics/measure.ts';
import { roundFigures } from '../../write/number.ts';

/** Planets with their mass in kg and radius in m. */
const PLANETS = [
  ['Mars', 6.42e23, 3.39e6, 'rock'],
  ['Venus', 4.87e24, 6.05e6, 'cloud'],
  ['Mercury', 3.3e23, 2.44e6, 'rock'],
  ['the Moon', 7.3e22, 1.74e6, 'rock'],
] as const;
const G = 6.67e-11;
const POTENTIAL = { unit: 'J kg^-1', significantFigures: 3 } as const;

/** An orbiter: period, speed, potential, energy, escape velocity, and clocks in a gravitational field. */
export const planetOrbiter = defineContext({
  course: ['Physics', 'Advanced Higher'],
  id: 'AHP-C02',
  title: 'Orbiter of a planet',
  outcomeId: 'PHY-AH-03',
  calculator: 'allowed',
  marks: [8, 13],
  draw: (random) => {
    const [planet, planetMass, planetRadius] = random.pick(PLANETS);
    const altitude = random.step(2e5, 9e5, 1e5);
    const [mass, probeMass] = [random.step(400, 950, 50), random.step(100, 250, 10)];
    const r = planetRadius + altitude;
    const speed = Math.sqrt((G * planetMass) / roundFigures(r, 3));
    if (!roundsClosely(speed)) return undefined;
    const [low, high] = [
      roundFigures((-G * planetMass) / r, 3),
      roundFigures((-G * planetMass) / (2 * r), 3),
    ];
    const power = (value: number) => numTex(value, 3);
    return {
      values: {
        planet,
        planetMass: { value: planetMass, unit: 'kg', significantFigures: 3 },
        planetRadius: { value: planetRadius, unit: 'm', significantFigures: 3 },
        altitude: { value: altitude, unit: 'm', significantFigures: 2 },
        orbit: { value: r, unit: 'm', significantFigures: 3 },
        mass: { value: mass, unit: 'kg', significantFigures: 3 },
        probeMass: { value: probeMass, unit: 'kg', significantFigures: 3 },
        low: { value: low, ...POTENTIAL },
        high: { value: high, ...POTENTIAL },
        g: '6.67 \\times 10^{-11}',
        lowNumber: power(low),
        highNumber: power(high),
      },
      answers: {
        force: (G * planetMass * mass) / roundFigures(r, 3) ** 2,
        speed,
        period: (2 * Math.PI * roundFigures(r, 3)) / roundFigures(speed, 3),
        potential: (-G * planetMass) / planetRadius,
        change: mass * (high - low),
        escape: Math.sqrt((2 * G * planetMass) / planetRadius),
        schwarzschild: (2 * G * planetMass) / 9e16,
      },
    };
  },
  text: String.raw`
A space probe of mass #mass is in a circular orbit of #planet, at an altitude of #altitude above its surface. The mass of #planet is #planetMass and its radius is #planetRadius, so the radius of the
orbit is #orbit.

[force, gravitational-force] Calculate the gravitational force on the probe.
relationship: F = \frac{GMm}{r^2}
calculate: F = \frac{#g \times (#planetMass) \times #mass}{(#orbit)^2} | N
significant figures: 3
wrong: square-left-out | \frac{#g \times (#planetMass) \times #mass}{#orbit} | The radius was not squared. | 1
wrong: surface-radius | \frac{#g \times (#planetMass) \times #mass}{(#planetRadius)^2} | The radius of #planet was used instead of the radius of the orbit. | 1

[define, gravitational-field] State what is meant by gravitational field strength.
state: the gravitational force acting on unit mass | force per unit mass | the gravitational force on each kilogram | weight per unit mass
  | gravitational force on 1kg
reject: the force of gravity | work done per unit mass
not with: meaning

[speed, orbits] Determine the speed of the probe in its orbit.
step relationship: \frac{GMm}{r^2} = \frac{mv^2}{r}
step: Find the square of the speed | v^2 = \frac{#g \times (#planetMass)}{#orbit} | m^2 s^-2
calculate: v = \sqrt{@1} | m s^-1
significant figures: 3
given: The speed of the probe in its orbit is @speed.
wrong: root-left-out | \frac{#g \times (#planetMass)}{#orbit} | The square root was not taken. | 2

[period, orbits] Calculate the period of the orbit.
relationship: v = \frac{2\pi r}{T} | v = r\omega
calculate: T = \frac{2 \times \pi \times (#orbit)}{@speed} | s
wrong: circumference | \frac{#orbit}{@speed} | The radius was divided by the speed instead of the circumference. | 1

[potential, gravitational-potential] Calculate the gravitational potential at the surface of #planet.
relationship: V = -\frac{GM}{r}
calculate: V = -\frac{#g \times (#planetMass)}{#planetRadius} | J kg^-1
significant figures: 3
wrong: squared-radius | -\frac{#g \times (#planetMass)}{(#planetRadius)^2} | The radius was squared: this is a field strength. | 0

[meaning, gravitational-potential] State what is meant by the gravitational potential at a point.
state: the work done per unit mass in moving from infinity to that point | the work done in moving unit mass from infinity to the point | work done by external forces in bringing unit mass from infinity to the point
reject: the force on unit mass | the potential energy of the object

[sign, gravitational-potential] Explain why the gravitational potential at any point near #planet is negative.
point: the potential is zero at infinity | gravitational potential is defined as zero at infinity
why: State where the potential is zero
point: work is done by the gravitational field as a mass moves from infinity | work must be done on the mass to move it to infinity | the force is attractive so energy must be supplied to reach infinity
  | gravity is attractive
why: Relate it to the attraction
reject: the force is repulsive | the mass is negative

[change, gravitational-potential-energy] The potential is #low in this orbit, and #high in a higher orbit. Calculate the change in the gravitational potential energy of the probe when it moves to the higher
  orbit.
relationship: E_p = Vm | \Delta E_p = m\Delta V
calculate: \Delta E_p = (#high - (#low)) \times #mass | J
significant figures: 3
wrong: sum-of-potentials | (#high + #low) \times #mass | The potentials were added. | 1
not with: potential

[escape, escape-velocity] Calculate the escape velocity at the surface of #planet.
relationship: v = \sqrt{\frac{2GM}{r}}
calculate: v = \sqrt{\frac{2 \times #g \times (#planetMass)}{#planetRadius}} | m s^-1
significant figures: 3
wrong: two-left-out | \sqrt{\frac{#g \times (#planetMass)}{#planetRadius}} | The factor 2 was left out: this is the speed of a low orbit. | 1

[escapeMeaning, escape-velocity] State what is meant by the escape velocity.
state: the minimum velocity required to escape the gravitational field | the minimum velocity needed for an object to reach infinity | the least speed at which an object can leave the field without further thrust
  | the minimum speed to move from the point to infinity
reject: the speed needed to stay in orbit

[lighter, orbits] A second probe has a mass of #probeMass and is in an orbit with the same radius. State how its period compares with that of the first probe. You must justify your answer.
point: the period does not depend on the mass of the probe | the mass of the satellite cancels | mass of the probe cancels in the relationship | the period depends only on the radius and the mass of #planet
why: Give the reason
then: the period is the same | it is the same | equal | no change
why: State the comparison
reject: the period is longer | the period is shorter

[clock, general-relativity] A clock on the surface of #planet is compared with an identical clock at rest far away from it. State which clock runs more slowly, and explain why.
point: time passes more slowly in a stronger gravitational field | gravitational time dilation is greater at lower altitude | time runs more slowly at a lower gravitational potential
  | clocks run slower in a stronger field
why: Give the reason
then: the clock on the surface | the surface clock | the one on #planet
why: Name the clock
reject: the clock far away runs more slowly

[equivalence, general-relativity] State the equivalence principle.
state: it is not possible to distinguish between the effects of gravity and of a constant acceleration on an object | the effects of gravity are equivalent to the effects of acceleration
  | it is impossible to distinguish between the effects of a uniform gravitational field and a constant acceleration | an observer cannot tell gravity from acceleration
reject: mass and energy are equivalent

[schwarzschild, black-holes] Calculate the Schwarzschild radius of a black hole with the same mass as #planet.
relationship: r_s = \frac{2GM}{c^2}
calculate: r_s = \frac{2 \times #g \times (#planetMass)}{(3.00 \times 10^{8})^2} | m
significant figures: 3
wrong: square-left-out | \frac{2 \times #g \times (#planetMass)}{3.00 \times 10^{8}} | The speed of light was not squared. | 1

[weightless] A pupil says: “There is no gravity in orbit. That is why astronauts float.” Using your knowledge of physics, comment on this statement.
open: the field strength at the altitude of the orbit is only a little smaller than at the surface | weight provides the central force | the astronauts and the craft have the same acceleration
  | apparent weightlessness, no contact force | comparison with free fall
`,
});
