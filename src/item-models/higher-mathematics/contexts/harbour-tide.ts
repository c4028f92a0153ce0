import { defineContext } from '../../contexts/define-context.ts';
import { arccos, arctan } from '../../write/angle.ts';

/** The depth of water in a harbour: wave function, greatest depth, times when a boat can enter. */
export const harbourTide = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C06',
  title: 'Depth of water in a harbour',
  outcomeId: 'MNU-H-10',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    const [p, q] = [random.step(0.8, 2.4, 0.1), random.step(0.8, 2.4, 0.1)];
    // A coefficient of 1 would be printed as `1 \\cos`.
    if (p === 1 || q === 1) return undefined;
    const k = Math.sqrt(p * p + q * q);
    const mean = Math.ceil(k) + random.int(2, 4);
    const a = arctan(q / p);
    const level = mean + random.step(0.3, 1.4, 0.1);
    const at = random.int(5, 11);
    if (Math.abs(p - q) < 0.2 || level > mean + 0.8 * k || a < 26) return undefined;
    // The greatest depth of the first tide is at a / 30 hours; the water falls to the level after that.
    const angle = arccos((level - mean) / k);
    return {
      values: {
        p,
        q,
        mean,
        level,
        at,
        function: `D(t) = ${p} \\cos (30t)^\\circ + ${q} \\sin (30t)^\\circ + ${mean}`,
      },
      answers: {
        k,
        a,
        greatest: k + mean,
        least: mean - k,
        when: a / 30,
        depth: p * Math.cos((at * Math.PI) / 6) + q * Math.sin((at * Math.PI) / 6) + mean,
        period: 12,
        falls: (angle + a) / 30,
      },
    };
  },
  text: String.raw`
The depth of the water in a harbour, $D$ metres, $t$ hours after midnight is modelled by $#function$, where $0 \le t \le 24$.
The expression $#p \cos (30t)^\circ + #q \sin (30t)^\circ$ can be written in the form $k \cos (30t - a)^\circ$, where $k > 0$ and $0 < a < 360$.

[k, wave-function-amplitude] Calculate the value of $k$.
step: Square and add the coefficients | #p^2 + #q^2 |
calculate: k = \sqrt{@1}
significant figures: 3
given: The value of $k$ is @k.
wrong: wave-function-square-root | #p^2 + #q^2 | The square root was left out. | 1

[a, wave-function-angle] Calculate the value of $a$.
step: Find $\tan a^\circ$ | \frac{#q}{#p} |
calculate: a = \frac{180}{\pi} \times \tan^{-1}(@1)
significant figures: 3
given: The value of $a$ is @a.
wrong: wave-function-inverted | \frac{180}{\pi} \times \tan^{-1}(\frac{#p}{#q}) | The quotient was inverted. | 0

[greatest, maximum-of-wave] Find the greatest depth of the water.
calculate: @k + #mean | m
significant figures: 3
wrong: wave-amplitude-only | #p + #q + #mean | The coefficients were added. | 0
not with: least

[least, minimum-of-wave] Find the least depth of the water.
calculate: #mean - @k | m
significant figures: 3
not with: greatest

[when, time-of-maximum] Find the first time after midnight, in hours, at which the depth is greatest.
calculate: t = \frac{@a}{30}
significant figures: 3
wrong: division-by-thirty | @a \times 30 | The angle was multiplied by 30. | 0

[depth, evaluate-trig] Calculate the depth of the water at #at hours after midnight.
step: Find the angle in degrees | 30 \times #at |
calculate: #p \cos (@1^\circ) + #q \sin (@1^\circ) + #mean | m
significant figures: 3

[falls, trig-equation] A boat needs a depth of at least #level metres. After the first high tide, calculate the time, in hours after midnight, at which the water becomes too shallow for the boat.
step: Find the value of the cosine | \frac{#level - #mean}{@k} |
step: Find the angle | \frac{180}{\pi} \times \cos^{-1}(@1) |
step: Add $a$ | @2 + @a |
calculate: t = \frac{@3}{30}
significant figures: 2
wrong: phase-angle-left-out | \frac{@2}{30} | The angle $a$ was left out. | 2

[period, period-of-wave] Calculate the time between two high tides, in hours.
calculate: \frac{360}{30}
`,
});
