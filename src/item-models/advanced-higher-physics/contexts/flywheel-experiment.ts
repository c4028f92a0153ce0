import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const ACCELERATIONS = [1, 2, 3, 4, 5] as const;

/** An experiment: the moment of inertia of a flywheel from torque and angular acceleration, then a ring dropped on it. */
export const flywheelExperiment = defineContext({
  course: ['Physics', 'Advanced Higher'],
  id: 'AHP-C01',
  title: 'Moment of inertia of a flywheel',
  outcomeId: 'PHY-AH-02',
  calculator: 'allowed',
  marks: [8, 13],
  draw: (random) => {
    const [inertia, friction] = [random.step(0.032, 0.06, 0.002), random.step(0.01, 0.03, 0.005)];
    const [radius, time] = [random.step(0.03, 0.05, 0.005), random.int(3, 8)];
    const torqueAt = (acceleration: number) => friction + inertia * acceleration;
    const rows = ACCELERATIONS.map((acceleration): [number, number] => [
      acceleration,
      measure(random, torqueAt(acceleration), { places: 3, error: 0.015 }),
    ]);
    const force = roundTo(torqueAt(random.pick([2, 3, 4])) / radius, 1);
    const [ringMass, ringRadius] = [random.step(0.4, 0.9, 0.1), random.pick([0.1, 0.12, 0.15])];
    const speed = 2.5 * time;
    const ring = ringMass * ringRadius ** 2;
    const axes = {
      x: { tex: 'angular acceleration (rad s$^{-2}$)', min: 0 },
      y: { tex: 'torque (N m)', min: 0 },
    };
    return {
      values: {
        friction: { value: friction, unit: 'N m' },
        high: { value: roundTo(torqueAt(4), 3), unit: 'N m', significantFigures: 3 },
        radius: { value: radius, unit: 'm' },
        force: { value: force, unit: 'N' },
        time: { value: time, unit: 's' },
        ringMass: { value: ringMass, unit: 'kg' },
        ringRadius: { value: ringRadius, unit: 'm' },
        table: dataTableTex(
          ['angular acceleration (rad s$^{-2}$)', 'torque (N m)'],
          rows.map(([a, torque]) => [a.toFixed(1), torque.toFixed(3)]),
        ),
      },
      answers: {
        torque: force * radius,
        inertia,
        speed,
        turns: (speed * time) / (4 * Math.PI),
        energy: (inertia * speed * speed) / 2,
        ring: (inertia * speed) / (inertia + ring),
        stop: (speed * inertia) / friction,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: rows }], show: 'grid' }),
        fit: drawDataGraph({
          ...axes,
          series: [{ points: ACCELERATIONS.map((a) => [a, roundTo(torqueAt(a), 3)]) }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
A flywheel can turn about a vertical axle of radius #radius. A string is wound round the axle and pulled with a constant force, and the angular acceleration of the flywheel is measured. This is
repeated for other forces. The torques applied by the string and the angular accelerations are shown. #table

[define, moment-of-inertia] State what is meant by the moment of inertia of an object.
state: a measure of its resistance to changes in its rotational motion about an axis | its resistance to angular acceleration about a given axis | the resistance to a change in angular motion
  | a measure of how difficult it is to change its angular velocity
  | how hard it is to change its rotational motion about an axis
reject: its resistance to linear motion | the torque on the object

[torque, torque] Calculate the torque applied by the string when the force is #force.
relationship: \tau = Fr
calculate: \tau = #force \times #radius | N m
wrong: radius-divided | \frac{#force}{#radius} | The force was divided by the radius. | 1

[plot, draw-graph] Using the results, draw a graph of torque against angular acceleration.
figure: grid
person: Scales, labels and units
person: All points plotted to within half a division
person: A straight line of best fit that need not pass through the origin
not with: inertia, intercept

[inertia, moment-of-inertia] On the graph of torque against angular acceleration, the line of best fit passes through #friction at zero, and #high at $4.0\,\mathrm{rad\,s^{-2}}$. Determine the moment of
  inertia of the flywheel.
relationship: \tau = I\alpha | I = \text{gradient}
calculate: I = \frac{#high - #friction}{4.0} | kg m^2
given: The moment of inertia of the flywheel is @inertia.
wrong: friction-left-out | \frac{#high}{4.0} | The intercept was not subtracted: the torque against friction was left out. | 1

[intercept, systematic-uncertainty] A student finds that the line of best fit does not pass through the origin. State what the intercept on the torque axis represents.
figure: fit
state: the frictional torque | the torque due to friction | the torque needed to overcome friction | torque of friction at the axle
reject: the moment of inertia | a random uncertainty

[method, gradient] Explain why the gradient of the graph gives a more accurate value of the moment of inertia than one torque divided by its angular acceleration.
figure: fit
point: the frictional torque does not affect the gradient | friction changes the intercept and not the gradient | a systematic uncertainty in the torque does not change the gradient
  | one torque includes the torque needed to overcome friction | it eliminates the effect of friction
  | the line of best fit averages all the readings | a line of best fit reduces the effect of random uncertainty
reject: it is easier to read
not with: intercept

[speed, angular-motion] The flywheel starts from rest and has an angular acceleration of $2.5\,\mathrm{rad\,s^{-2}}$ for #time. Calculate its angular velocity after this time.
relationship: \omega = \omega_0 + \alpha t
calculate: \omega = 2.5 \times #time | rad s^-1
significant figures: 3
given: The flywheel is then accelerated until its angular velocity is @speed.
wrong: acceleration-divided | \frac{2.5}{#time} | The acceleration was divided by the time. | 1

[turns, angular-motion] The flywheel starts from rest and has an angular acceleration of $2.5\,\mathrm{rad\,s^{-2}}$ for #time. Determine the number of revolutions it makes in this time.
step relationship: \theta = \omega_0 t + \frac{1}{2}\alpha t^2
step: Find the angular displacement | \theta = \frac{1}{2} \times 2.5 \times #time^2 | rad
calculate: n = \frac{@1}{2 \times \pi}
wrong: radians-for-revolutions | \frac{1}{2} \times 2.5 \times #time^2 | The angular displacement in radians was given. | 2

[energy, rotational-energy] Calculate the rotational kinetic energy of the flywheel at this angular velocity.
relationship: E_k = \frac{1}{2}I\omega^2
calculate: E_k = \frac{1}{2} \times @inertia \times @speed^2 | J
wrong: square-left-out | \frac{1}{2} \times @inertia \times @speed | The angular velocity was not squared. | 1

[ring, angular-momentum] While the flywheel turns freely at this angular velocity, a thin ring of mass #ringMass and radius #ringRadius is dropped on it. The centre of the ring is on the axis. Determine the angular
  velocity of the flywheel and the ring when they turn together.
step: Find the moment of inertia of the ring | I = #ringMass \times #ringRadius^2 | kg m^2
relationship: I_1\omega_1 = I_2\omega_2 | L = I\omega
calculate: \omega_2 = \frac{@inertia \times @speed}{@inertia + @1} | rad s^-1
wrong: ring-alone | \frac{@inertia \times @speed}{#ringMass \times #ringRadius^2} | The moment of inertia of the flywheel was left out after the ring was dropped. | 2

[loss, angular-momentum] A ring is dropped on the turning flywheel, and they then turn together. Explain why the total kinetic energy decreases although the angular momentum is conserved.
point: friction between the ring and the flywheel does work | energy is changed to heat by friction between the ring and the flywheel | work is done against friction while the ring is brought up to speed
  | the ring slips on the flywheel and energy is transferred to heat
reject: momentum is lost

[stop, angular-deceleration] The flywheel turns freely, and a constant frictional torque of #friction brings it to rest from this angular velocity. Determine the time that this takes.
step relationship: \tau = I\alpha
step: Find the magnitude of the angular deceleration | \alpha = \frac{#friction}{@inertia} | rad s^-2
relationship: \omega = \omega_0 + \alpha t
calculate: t = \frac{@speed}{@1} | s
wrong: torque-for-acceleration | \frac{@speed}{#friction} | The torque was used instead of the angular deceleration. | 0

[rim, moment-of-inertia] Another flywheel has the same mass and radius, but more of its mass is near the rim. State how its angular acceleration compares when the same resultant torque acts. You must
  justify your answer.
point: its moment of inertia is greater | greater moment of inertia | more mass is further from the axis so I is greater
why: Give the reason
then: its angular acceleration is smaller | the angular acceleration is less | it decreases | smaller acceleration
why: State the effect
reject: the angular acceleration is greater | the angular acceleration is the same

[improve, uncertainty] The angular acceleration is found from the time for ten revolutions. Suggest why ten revolutions are timed instead of one.
point: the fractional uncertainty in the time is smaller | it reduces the percentage uncertainty in the time | smaller percentage uncertainty because the time is longer
  | reaction time is a smaller fraction of the measured time
reject: the uncertainty in the time is zero

[skater] A commentator says: “A skater who pulls in her arms spins faster because she gains energy from nowhere.” Using your knowledge of physics, comment on this statement.
open: angular momentum is conserved if there is no external torque | the moment of inertia decreases | the rotational kinetic energy increases
  | the skater does work when she pulls her arms in | friction with the ice
`,
});
