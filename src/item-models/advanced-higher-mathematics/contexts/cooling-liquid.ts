import { defineContext } from '../../contexts/define-context.ts';

/** A liquid that cools: a separable differential equation, its constants, a time and the limit. */
export const coolingLiquid = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C01',
  title: 'Cooling liquid',
  outcomeId: 'MNU-AH-05',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    const room = random.int(16, 24);
    const start = random.int(75, 95);
    const [minutes, drop] = [random.int(4, 10), random.int(10, 25)];
    const after = start - drop;
    const later = random.int(14, 30);
    const wanted = random.int(room + 8, after - 8);
    const rate = Math.log((start - room) / (after - room)) / minutes;
    return {
      values: {
        what: random.pick(['A cup of soup', 'A jar of jam', 'A tub of candle wax']),
        room,
        start,
        minutes,
        after,
        later,
        wanted,
        difference: start - room,
        solution: `T = ${room} + ${start - room}e^{-kt}`,
      },
      answers: {
        rate,
        later: room + (start - room) * Math.exp(-rate * later),
        time: Math.log((start - room) / (wanted - room)) / rate,
        halve: Math.LN2 / rate,
        speed: rate * (start - room),
      },
    };
  },
  text: String.raw`
#what cools in a room with a constant temperature of #room °C. Its temperature, $T$ °C, after $t$ minutes satisfies the differential equation $\frac{dT}{dt} = -k(T - #room)$, where $k$ is a
positive constant. When $t = 0$, $T = #start$.

[solve, separable-equation] Show that the solution of the differential equation is $#solution$.
line: Separate the variables | \frac{1}{T - #room} dT = -k dt
also: \int \frac{1}{T - #room} \, dT = \int -k \, dt | \frac{dT}{T - #room} = -k \, dt
line: Integrate | \ln(T - #room) = -kt + c
also: \ln(T - #room) = c - kt
line: Use the initial condition | c = \ln #difference
also: A = #difference
line: Express $T$ in terms of $t$ | #solution
show that: yes

[rate, constant-from-condition] After #minutes minutes the temperature is #after °C. Calculate the value of $k$.
lead: The solution of the differential equation is $#solution$.
step: Substitute and divide | \frac{#after - #room}{#difference} |
step: Take logarithms | \ln(@1) |
calculate: k = \frac{@2}{-#minutes}
significant figures: 3
given: The value of $k$ is @rate.
wrong: room-temperature-ignored | \frac{\ln(\frac{#after}{#start})}{-#minutes} | The room temperature was not taken away. | 0

[later, evaluate-solution] Calculate the temperature when $t = #later$.
lead: The solution of the differential equation is $#solution$.
step: Evaluate the exponential | e^{-@rate \times #later} |
calculate: #room + #difference \times @1 | °C
significant figures: 3
wrong: room-temperature-ignored | #start \times @1 | The room temperature was left out. | 1

[time, solve-exponential] Calculate how long it takes, in minutes, for the temperature to fall to #wanted °C.
lead: The solution of the differential equation is $#solution$.
step: Substitute and divide | \frac{#wanted - #room}{#difference} |
step: Take logarithms | \ln(@1) |
calculate: t = \frac{@2}{-@rate}
significant figures: 3
not with: later
wrong: sign-of-rate | \frac{\ln(\frac{#wanted}{#start})}{-@rate} | The room temperature was not taken away. | 0

[speed, initial-rate] Calculate the rate, in °C per minute, at which the temperature falls when $t = 0$.
step: Find the difference of the temperatures | #start - #room |
calculate: @rate \times @1
significant figures: 3
wrong: room-temperature-ignored | @rate \times #start | The room temperature was not taken away. | 0

[halve, half-life] Calculate the time, in minutes, in which the difference between the temperature and that of the room falls to half of its first value.
lead: The solution of the differential equation is $#solution$.
step: Take logarithms | \ln 2 |
calculate: t = \frac{@1}{@rate}
significant figures: 3
not with: time

[direction, sign-of-derivative] Explain how the differential equation shows that the temperature falls.
point: $\frac{dT}{dt}$ is negative because $T$ is greater than #room | the derivative is negative as T - #room is positive | dT/dt is less than zero | dT/dt is less than 0 | dT/dt is negative | the derivative is negative
  | k and T - #room are positive so the rate of change is negative

[limit, limiting-value] State what happens to $T$ as $t$ increases, and give a reason.
point: $T$ approaches #room | the temperature tends to #room | it gets closer and closer to room temperature | T tends to #room
reject: T approaches 0 | the temperature becomes zero
why: State the limit
then: because $e^{-kt}$ tends to zero | the exponential term approaches 0 | because the exponential becomes negligible | $\frac{dT}{dt}$ approaches zero
why: Give the reason
`,
});
