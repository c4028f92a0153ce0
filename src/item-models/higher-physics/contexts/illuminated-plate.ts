import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Work functions in 10⁻¹⁹ J, rounded, of metals that schools use as examples. */
const METALS = [
  ['caesium', 3.42],
  ['sodium', 3.78],
  ['potassium', 3.68],
  ['calcium', 4.59],
] as const;
const [PLANCK, LIGHT_SPEED, ELECTRON_MASS] = [6.63e-34, 3e8, 9.11e-31];

/** The photoelectric effect on a metal plate: photon energy, work function, kinetic energy and evidence for photons. */
export const illuminatedPlate = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C03',
  title: 'Photoelectric effect',
  outcomeId: 'PHY-H-11',
  calculator: 'allowed',
  marks: [7, 11],
  draw: (random) => {
    const [metal, work] = random.pick(METALS);
    const frequency = random.step(7.5, 11, 0.1);
    const energy = PLANCK * frequency * 1e14;
    const kinetic = energy - work * 1e-19;
    if (kinetic < 0.8e-19) return undefined;
    const red = random.step(4, 4.8, 0.1);
    const threshold = (work * 1e-19) / PLANCK;
    const points = [0.2, 1, 2, 3, 4].map((step): [number, number] => [
      roundTo((threshold * (1 + step / 8)) / 1e14, 2),
      roundTo((PLANCK * threshold * step) / 8 / 1e-19, 2),
    ]);
    return {
      values: {
        metal,
        frequency: `$${frequency.toFixed(1)} \\times 10^{14}\\,\\mathrm{Hz}$`,
        hertz: `${frequency.toFixed(1)} \\times 10^{14}`,
        work: `$${work.toFixed(2)} \\times 10^{-19}\\,\\mathrm{J}$`,
        joules: `${work.toFixed(2)} \\times 10^{-19}`,
        red: `$${red.toFixed(1)} \\times 10^{14}\\,\\mathrm{Hz}$`,
        redHertz: `${red.toFixed(1)} \\times 10^{14}`,
        planck: '6.63 \\times 10^{-34}',
        electron: '9.11 \\times 10^{-31}',
        photonText: `$${(energy / 1e-19).toFixed(2)} \\times 10^{-19}\\,\\mathrm{J}$`,
        kineticText: `$${(kinetic / 1e-19).toFixed(2)} \\times 10^{-19}\\,\\mathrm{J}$`,
      },
      answers: {
        photon: energy,
        kinetic,
        speed: Math.sqrt((2 * kinetic) / ELECTRON_MASS),
        threshold,
        red: PLANCK * red * 1e14,
        wavelength: LIGHT_SPEED / (frequency * 1e14),
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'frequency ($10^{14}$ Hz)' },
          y: { tex: 'maximum kinetic energy ($10^{-19}$ J)', min: 0 },
          series: [{ points }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
Electromagnetic radiation with a frequency of #frequency is incident on a clean plate of #metal in a vacuum. Photoelectrons are emitted. The work function of
#metal is #work.

[photon, photon-energy] Calculate the energy of a photon of this radiation.
relationship: E = hf
calculate: E = #planck \times #hertz | J
significant figures: 3
given: Each photon has an energy of #photonText.
wrong: planck-divided | \frac{#hertz}{#planck} | The frequency was divided by Planck's constant. | 1

[work, work-function] State what is meant by the work function of a metal.
state: the minimum energy needed to release an electron from its surface | the minimum energy of a photon required to eject an electron
  | the least energy needed to remove an electron from the metal | the smallest energy required to emit a photoelectron
reject: the energy of the electron

[kinetic, photoelectric-equation] Calculate the maximum kinetic energy of the photoelectrons.
relationship: E_k = hf - hf_0
calculate: E_k = @photon - #joules | J
significant figures: 3
given: The maximum kinetic energy of a photoelectron is #kineticText.
wrong: work-function-added | @photon + #joules | The work function was added. | 1

[speed, kinetic-energy] Calculate the maximum speed of the photoelectrons.
relationship: E_k = \frac{1}{2}mv^2
calculate: v = \sqrt{\frac{2 \times @kinetic}{#electron}} | m s^-1
significant figures: 3
wrong: root-left-out | \frac{2 \times @kinetic}{#electron} | The square root was not taken. | 1

[threshold, threshold-frequency] Calculate the threshold frequency of #metal.
relationship: E = hf_0 | hf_0 = W
calculate: f_0 = \frac{#joules}{#planck} | Hz
significant figures: 3
wrong: threshold-multiplied | #joules \times #planck | The work function was multiplied by Planck's constant. | 1

[wavelength] Calculate the wavelength of the radiation.
relationship: v = f\lambda
calculate: \lambda = \frac{3.00 \times 10^{8}}{#hertz} | m
significant figures: 3
not with: photon

[red, threshold-frequency] Red light with a frequency of #red is used instead. Calculate the energy of a photon of this light.
relationship: E = hf
calculate: E = #planck \times #redHertz | J
significant figures: 3
not with: photon, threshold

[irradiance, irradiance] The irradiance of the radiation is increased; its frequency is not changed. State the effect on the number of photoelectrons emitted each second. You
  must justify your answer.
point: more photons are incident each second | more photons per second | a greater number of photons hit the plate each second
why: Give the reason
reject: the photons have more energy
then: the number increases | more photoelectrons are emitted each second | it increases
why: State the effect
reject: the number stays the same | it decreases

[same, photoelectric-effect] The irradiance of the radiation is increased; its frequency is not changed. Explain why the maximum kinetic energy of the photoelectrons does not
  change.
point: the energy of each photon is the same | the photon energy depends only on the frequency | each photon has the same energy
reject: there are fewer photons
not with: irradiance

[evidence, wave-particle-duality] State what the photoelectric effect shows about the nature of light.
state: light behaves as particles | light has particle properties | it shows the particle nature of light | light consists of photons | light can behave like particles
reject: light is a wave

[graph, photoelectric-effect] The graph shows the maximum kinetic energy at different frequencies. State what the gradient of the line represents.
figure: graph
state: Planck's constant | h | the Planck constant
reject: work function | threshold frequency | frequency

[intercept, threshold-frequency] The graph shows the maximum kinetic energy at different frequencies. State what the point represents at which the line meets the frequency axis.
figure: graph
state: the threshold frequency | threshold frequency | f0 | the minimum frequency at which electrons are emitted
  | the minimum frequency of light for photoemission | the min frequency to release an electron
reject: the work function | Planck's constant
not with: graph, threshold

[zinc, photoelectric-effect] Another metal has a greater work function. State how its graph would differ from that of #metal.
figure: graph
point: it is parallel to the line of #metal | same gradient | it has the same gradient
why: State the gradient
point: it meets the frequency axis at a higher frequency | greater intercept on the frequency axis | it is shifted to the right | greater threshold frequency
why: State the intercept
reject: a steeper line
not with: intercept, graph

[clean, validity] The plate is cleaned before the experiment. Suggest why.
point: to remove the oxide layer | to remove dirt or oxide from the surface | a layer on the surface would stop electrons being emitted | so that the surface is pure #metal
  | to remove any oxide | remove impurities from the surface | to get rid of dirt
reject: to make it shiny so it reflects light

[vacuum, validity] The experiment is carried out in a vacuum. Suggest why.
point: so that the electrons do not collide with air molecules | electrons would be stopped by air molecules | to avoid collisions of the electrons with the air
  | no air particles get in the way of the electrons
reject: light cannot travel in air
not with: clean

[brighter] A student says: “If a light does not free electrons from a metal, you only need a brighter one.” Using your knowledge of physics, comment on this statement.
open: one photon gives its energy to one electron | photon energy $E = hf$ depends on frequency only | work function and threshold frequency
  | brighter light means more photons per second | predictions of the wave model
`,
});
