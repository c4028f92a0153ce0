import { defineContext } from '../../contexts/define-context.ts';
import { mean } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const LASERS = [
  ['red', 633],
  ['red', 650],
  ['green', 532],
  ['blue', 473],
  ['violet', 405],
] as const;

/** An experiment: the wavelength of laser light with a diffraction grating, with mean and random uncertainty. */
export const diffractionGrating = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C04',
  title: 'Wavelength of laser light',
  outcomeId: 'PHY-H-12',
  calculator: 'allowed',
  marks: [7, 10],
  draw: (random) => {
    const [colour, nanometres] = random.pick(LASERS);
    const [lines, order] = [random.pick([100, 300, 500]), random.pick([1, 2])];
    const spacing = 1e-3 / lines;
    const sine = (order * nanometres * 1e-9) / spacing;
    if (sine > 0.7) return undefined;
    const angle = (Math.asin(sine) * 180) / Math.PI;
    const angles = Array.from({ length: 5 }, () => roundTo(angle + random.step(-0.4, 0.4, 0.1), 1));
    const average = roundTo(mean(angles), 1);
    const spread = Math.max(...angles) - Math.min(...angles);
    if (spread < 0.3 || Math.abs(mean(angles) - average) > 0.021) return undefined;
    const lambda = (spacing * Math.sin((average * Math.PI) / 180)) / order;
    return {
      values: {
        colour,
        lines,
        order,
        ordinal: order === 1 ? 'first' : 'second',
        spacing: `${(spacing / 1e-6).toFixed(2)} \\times 10^{-6}`,
        spacingText: `$${(spacing / 1e-6).toFixed(2)} \\times 10^{-6}\\,\\mathrm{m}$`,
        average: `${average.toFixed(1)}^{\\circ}`,
        averageText: `$${average.toFixed(1)}^{\\circ}$`,
        sum: angles.map((each) => each.toFixed(1)).join(' + '),
        greatest: Math.max(...angles).toFixed(1),
        least: Math.min(...angles).toFixed(1),
        table: dataTableTex(
          ['reading', 'angle (°)'],
          angles.map((each, index) => [index + 1, each.toFixed(1)]),
        ),
      },
      answers: {
        mean: mean(angles),
        uncertainty: spread / 5,
        spacing,
        wavelength: lambda,
        path: order * lambda,
      },
    };
  },
  text: String.raw`
Light from a #colour laser passes through a diffraction grating with #lines lines per millimetre. A student measures the angle between the central maximum and the
#ordinal order maximum five times. The results are shown. #table

[mean, mean] Calculate the mean of the angles.
calculate: \frac{#sum}{5} | °
significant figures: 3
given: The mean of the angles is #averageText.

[uncertainty, random-uncertainty] Calculate the approximate random uncertainty in the mean angle.
relationship: \text{random uncertainty} = \frac{\text{max} - \text{min}}{n}
calculate: \frac{#greatest - #least}{5} | °
significant figures: 1
wrong: range-for-uncertainty | #greatest - #least | The range was not divided by the number of readings. | 1

[spacing, grating] Show that the distance between two lines of the grating is #spacingText.
show that: yes
step: Change the millimetre to metres and divide | d = \frac{1 \times 10^{-3}}{#lines} | m
calculate: d = \frac{1 \times 10^{-3}}{#lines} | m
given: The distance between two lines of the grating is #spacingText.

[wavelength] The mean of the angles is #averageText, and the distance between two lines of the grating is #spacingText. Calculate the wavelength of the light.
relationship: m\lambda = d\sin\theta | d\sin\theta = m\lambda
calculate: \lambda = \frac{#spacing \times \sin #average}{#order} | m
significant figures: 3
not with: mean, spacing
wrong: lines-for-spacing | \frac{#lines \times \sin #average}{#order} | The number of lines was used instead of the distance between them. | 1

[path, path-difference] Determine the path difference, in terms of the wavelength $\lambda$, between light from two neighbouring slits that reaches the #ordinal order maximum.
state: #order \lambda | $#order\lambda$ | #order lambda | #order wavelengths | #order λ
  | path difference = #order λ
reject: $\frac{1}{2}\lambda$ | half a wavelength

[maximum, interference] Explain, in terms of waves, how a maximum is produced.
point: the waves meet in phase | waves arrive in phase | crest meets crest and trough meets trough
reject: out of phase
then: and interfere constructively | constructive interference takes place | they reinforce each other
why: Name the interference

[minimum, interference] Explain, in terms of waves, why there is no light between the maxima.
point: the waves meet out of phase | crest meets trough | waves arrive out of phase
reject: in phase
then: and interfere destructively | destructive interference | they cancel each other
why: Name the interference
not with: maximum

[coherent, coherence] State what is meant by coherent light.
state: the waves have a constant phase difference | waves with a constant phase relationship | same frequency and constant phase difference | constant phase relationship
reject: the waves have the same amplitude | in the same direction

[lines, grating] The grating is replaced by one with more lines per millimetre. State the effect on the angles of the maxima. You must justify your answer.
point: the distance between the lines is smaller | d is smaller | slit separation decreases
why: Give the reason
then: the angles are greater | they increase | the maxima are further apart | larger angles
why: State the effect
reject: the angles decrease | they stay the same

[colour, grating] A laser with light of a shorter wavelength is used. State the effect on the distance between the maxima on a screen.
state: it decreases | the maxima are closer together | smaller distance | they get closer
reject: it increases | no change | further apart

[higher, precision] The student could use a higher order maximum. Explain why this would give a more precise value of the wavelength.
point: the percentage uncertainty in the angle is smaller | smaller fractional uncertainty | the angle is larger so the percentage uncertainty is smaller
reject: the absolute uncertainty is smaller

[white, spectra] The laser is replaced by a source of white light. Describe the central maximum and the first order maxima.
point: the central maximum is white
why: Describe the central maximum
point: the first order maxima are spectra | a spectrum is seen at each side | the other maxima are spectra with violet nearest the centre | coloured spectra
why: Describe the first order maxima

[safety, safety] State one safety precaution when a laser is used.
state: do not look into the beam | never point it at a person | avoid reflections into the eyes | wear laser goggles | do not look at the laser
reject: wear gloves | be careful

[disc] A student sees colours on a CD in sunlight and says: “The CD must be painted.” Using your knowledge of physics, comment on this statement.
open: the tracks act as a reflecting grating | path difference depends on angle and wavelength: $m\lambda = d\sin\theta$ | the colours change with the angle of view
  | a test with light of one colour, such as a laser | compare with a DVD, whose tracks are closer
`,
});
