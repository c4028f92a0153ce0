import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

const HUBBLE = 2.3e-18;
/** Wavelengths in nm of lines of hydrogen in the laboratory. */
const LINES = [656.3, 486.1, 434.0] as const;

/** A galaxy: redshift, speed and distance, and the evidence for an expanding universe. */
export const distantGalaxy = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C08',
  title: 'Light from a distant galaxy',
  outcomeId: 'PHY-H-06',
  calculator: 'allowed',
  marks: [7, 10],
  draw: (random) => {
    const rest = random.pick(LINES);
    const shift = random.step(0.02, 0.09, 0.005);
    const observed = roundTo(rest * (1 + shift), 1);
    const z = (observed - rest) / rest;
    const shownZ = roundTo(z, 4);
    const speed = shownZ * 3e8;

    const points = [1, 2, 3, 4, 5].map((step): [number, number] => [
      roundTo(step * 1.2 + random.step(-0.15, 0.15, 0.05), 2),
      roundTo(step * 1.2 * 2.3 * (1 + random.step(-0.05, 0.05, 0.01)), 1),
    ]);
    return {
      values: {
        rest: rest.toFixed(1),
        observed: observed.toFixed(1),
        restText: `$${rest.toFixed(1)}\\,\\mathrm{nm}$`,
        observedText: `$${observed.toFixed(1)}\\,\\mathrm{nm}$`,
        z: String(shownZ),
        speedText: `$${(speed / 1e7).toFixed(2)} \\times 10^{7}\\,\\mathrm{m\\,s^{-1}}$`,
        metresPerSecond: `${(speed / 1e7).toFixed(2)} \\times 10^{7}`,
        light: '3.00 \\times 10^{8}',
        hubble: '2.3 \\times 10^{-18}',
      },
      answers: {
        redshift: z,
        speed,
        distance: (roundTo(speed / 1e7, 2) * 1e7) / HUBBLE,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'distance ($10^{24}$ m)', min: 0 },
          y: { tex: 'speed ($10^{6}$ m s$^{-1}$)', min: 0 },
          series: [{ points }],
          show: 'crosses',
        }),
      },
    };
  },
  text: String.raw`
A line of hydrogen has a wavelength of #restText in a laboratory. In the light of a distant galaxy, the same line has a wavelength of #observedText.

[define, redshift] State what is meant by redshift.
state: the wavelength of light from a source that moves away is increased | the increase in wavelength of light from a receding object | light from galaxies moving away has a longer wavelength
  | the observed wavelength is longer than the emitted one
reject: the light turns red | the wavelength decreases

[redshift] Calculate the redshift of the galaxy.
relationship: z = \frac{\lambda_{o} - \lambda_{r}}{\lambda_{r}}
calculate: z = \frac{#observed - #rest}{#rest}
significant figures: 3
given: The redshift of the galaxy is #z.
wrong: observed-for-rest | \frac{#observed - #rest}{#observed} | The change in wavelength was divided by the observed wavelength. | 1

[speed, recession] Calculate the recessional velocity of the galaxy.
lead: The redshift of the galaxy is #z.
relationship: z = \frac{v}{c}
calculate: v = #z \times #light | m s^-1
significant figures: 3
not with: redshift
given: The recessional velocity of the galaxy is #speedText.
wrong: speed-divided | \frac{#light}{#z} | The speed of light was divided by the redshift. | 1

[distance, hubbles-law] Calculate the distance to the galaxy. Use a value of $#hubble\,\mathrm{s^{-1}}$ for the Hubble constant.
lead: The recessional velocity of the galaxy is #speedText.
relationship: v = H_0 d
calculate: d = \frac{#metresPerSecond}{#hubble} | m
not with: speed
wrong: hubble-multiplied | #metresPerSecond \times #hubble | The velocity was multiplied by the Hubble constant. | 1

[law, hubbles-law] The graph shows the velocities and distances of several galaxies. State the relationship that it suggests.
figure: graph
state: velocity is directly proportional to distance | velocity is proportional to distance | v is proportional to d
  | directly proportional | v ∝ d
reject: velocity decreases with distance

[gradient, hubbles-law] The graph shows the velocities and distances of several galaxies. State what the gradient of a line of best fit represents.
figure: graph
state: the Hubble constant | Hubble constant | H0 | Hubble's constant
reject: the age of the universe | acceleration
not with: law

[expansion, expanding-universe] Explain how the redshifts of galaxies show that the universe is expanding.
point: nearly all galaxies are moving away from us | light from nearly all galaxies is redshifted, so they are moving away | galaxies are moving away from each other | galaxies are moving away from us | all galaxies are moving away
why: State what redshift shows
point: galaxies that are further away are moving faster | the further away they are, the faster they recede | more distant galaxies have a greater redshift
why: State how it depends on distance

[accelerating, dark-energy] Observations show that the expansion of the universe is becoming faster. Name what is thought to cause this.
state: dark energy
reject: dark matter | gravity

[darkMatter, dark-matter] Stars at the edge of galaxies move faster than the visible mass of the galaxy can explain. Name what is thought to cause this.
state: dark matter
reject: dark energy | black holes | redshift
not with: accelerating

[bigBang, big-bang] State one piece of evidence, other than redshift, that supports the Big Bang theory.
state: cosmic microwave background radiation | CMBR | abundance of hydrogen and helium | the abundance of light elements | the darkness of the night sky | Olbers' paradox
  | cosmic background radiation
reject: redshift | black holes

[olbers, big-bang] Explain why the darkness of the night sky is evidence against a universe that is infinite and unchanging.
point: in every direction one would see a star, so the sky would be bright | every line of sight would end at a star | light from an infinite number of stars would make the sky bright
  | if it was infinite there would be a star everywhere you look so the sky would be bright
  | every direction you look would have a star
reject: the Sun is on the other side

[temperature, stars] The peak wavelength of the radiation from star P is shorter than that of star Q. State which star is hotter. You must justify your answer.
point: hotter objects have a shorter peak wavelength | as the temperature increases the peak wavelength decreases
why: Give the reason
then: P | star P
why: Name the star
reject: Q | star Q

[blueshift, redshift] The light of a few nearby galaxies has a shorter wavelength than in the laboratory. State what this shows about their motion.
state: they are moving towards us | they move towards the Earth | approaching | they are approaching us
reject: they are moving away | they are at rest

[frequency, redshift] State how the observed frequency of the light from the distant galaxy compares with the frequency in the laboratory.
state: it is lower | lower | smaller | it is less | decreased
reject: higher | the same

[siren] A student says: “Redshift is just like the change in the sound of a siren.” Using your knowledge of physics, comment on this statement.
open: Doppler effect: frequency changes because the source moves | wavelength is longer when the source moves away | sound needs a medium, light does not | space itself expands
  | speeds compared with the speed of sound and of light
`,
});
