import { drawDoubleSlit } from '../../../diagrams/families/double-slit.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundsClosely } from '../../contexts/measurements.ts';
import { roundFigures, roundTo } from '../../write/number.ts';

const COLOURS = [
  ['red', 633],
  ['red', 650],
  ['green', 532],
  ['blue', 473],
] as const;

/** An experiment: the wavelength of laser light from double-slit fringes, its uncertainty, and polarisation. */
export const doubleSlitExperiment = defineContext({
  course: ['Physics', 'Advanced Higher'],
  id: 'AHP-C03',
  title: 'Fringes of a double slit',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [8, 13],
  draw: (random) => {
    const [colour, wavelength] = random.pick(COLOURS);
    const [separation, distance] = [random.step(0.2, 0.5, 0.05), random.step(2.4, 3.6, 0.1)];
    const fringes = random.pick([8, 10, 12]);
    const spacing = (wavelength * 1e-9 * distance) / (separation * 1e-3);
    const across = roundTo(fringes * spacing * 1000, 1);
    const measured = ((across / 1000 / fringes) * separation * 1e-3) / distance;
    if (!roundsClosely(measured)) return undefined;
    const [acrossError, gapError, distanceError] = [random.pick([0.5, 1]), 0.01, 0.02];
    const parts = [acrossError / across, gapError / separation, distanceError / distance];
    const index = random.pick([1.33, 1.38, 1.45, 1.52]);
    return {
      values: {
        colour,
        fringes,
        across: { value: across, unit: 'mm', significantFigures: 3 },
        acrossNumber: across.toFixed(1),
        acrossError: acrossError.toFixed(1),
        separation: { value: separation, unit: 'mm' },
        gap: separation.toFixed(2),
        distance: { value: distance, unit: 'm' },
        far: distance.toFixed(2),
        index: index.toFixed(2),
      },
      answers: {
        wavelength: measured,
        spacing: across / 1000 / fringes,
        gapPercent: (gapError / separation) * 100,
        uncertainty: roundFigures(measured, 3) * Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0)),
        coating: 550e-9 / (4 * index),
        brewster: (Math.atan(index) * 180) / Math.PI,
      },
      figures: { slits: drawDoubleSlit({ source: 'laser' }) },
    };
  },
  text: String.raw`
Light from a #colour laser shines on a double slit, and fringes are seen on a screen. The separation of the slits is $#gap \pm 0.01\,\mathrm{mm}$. The distance from the slits to the screen is
$#far \pm 0.02\,\mathrm{m}$. The distance across #fringes fringe spacings is $#acrossNumber \pm #acrossError\,\mathrm{mm}$.
figure: slits

[division, interference] State whether the fringes are produced by division of amplitude or by division of wavefront.
state: division of wavefront | wavefront
reject: division of amplitude
options: division of amplitude | division of wavefront

[coherent, coherence] State what is meant by coherent light.
state: the waves have a constant phase relationship | constant phase difference | waves with a constant phase relationship and the same frequency | the phase relationship is constant
  | same frequency and constant phase
reject: the waves are in phase | the waves have the same amplitude

[spacing, interference] Calculate the fringe spacing.
calculate: \Delta x = \frac{#acrossNumber \times 10^{-3}}{#fringes} | m
significant figures: 3
given: The fringe spacing is @spacing.
not with: wavelength
wrong: fringe-count | \frac{#acrossNumber \times 10^{-3}}{#fringes - 1} | One fringe spacing too few was counted.

[wavelength, interference] Determine the wavelength of the light.
step: Find the fringe spacing | \Delta x = \frac{#acrossNumber \times 10^{-3}}{#fringes} | m
relationship: \Delta x = \frac{\lambda D}{d}
calculate: \lambda = \frac{@1 \times #gap \times 10^{-3}}{#far} | m
significant figures: 3
given: The results give a wavelength of @wavelength.
wrong: fringe-spacing | \frac{#acrossNumber \times 10^{-3} \times #gap \times 10^{-3}}{#far} | The distance across all fringes was used as the fringe spacing. | 1

[gapPercent, percentage-uncertainty] Calculate the percentage uncertainty in the separation of the slits.
calculate: \frac{0.01}{#gap} \times 100 | %
not with: uncertainty

[uncertainty, combining-uncertainties] Determine the absolute uncertainty in this value of the wavelength.
step: Find the fractional uncertainty in the separation of the slits | \frac{0.01}{#gap}
relationship: \frac{\Delta\lambda}{\lambda} = \sqrt{\left(\frac{\Delta x}{x}\right)^2 + \left(\frac{\Delta d}{d}\right)^2 + \left(\frac{\Delta D}{D}\right)^2}
calculate: \Delta\lambda = @wavelength \times \sqrt{\left(\frac{#acrossError}{#acrossNumber}\right)^2 + @1^2 + \left(\frac{0.02}{#far}\right)^2} | m
significant figures: 2
wrong: uncertainties-added | @wavelength \times \left(\frac{#acrossError}{#acrossNumber} + @1 + \frac{0.02}{#far}\right) | The fractional uncertainties were added and not combined in quadrature. | 1

[several, uncertainty] Explain why the distance across several fringe spacings is measured, and not one spacing.
point: to reduce the percentage uncertainty in the fringe spacing | the fractional uncertainty in the fringe spacing is smaller | it reduces the fractional uncertainty
  | the absolute uncertainty is divided by the number of fringes
reject: it makes the measurement easier | it reduces the absolute uncertainty in the reading

[screen, interference] The screen is moved further from the slits. State the effect on the fringe spacing. You must justify your answer.
point: the fringe spacing is proportional to the distance to the screen | D increases and wavelength and d are constant | \Delta x = \lambda D / d and D increases
  | fringe spacing is directly proportional to D
why: Give the reason
then: the fringe spacing increases | it increases | fringes are further apart | greater
why: State the effect
reject: it decreases | it stays the same

[colour, interference] The laser is replaced by one that emits violet light. State the effect on the fringe spacing. You must justify your answer.
point: the wavelength is shorter | violet light has a shorter wavelength | the wavelength decreases
why: Give the reason
then: the fringe spacing decreases | it decreases | fringes are closer together | smaller
why: State the effect
reject: it increases | it stays the same
not with: screen

[maximum, interference] Explain, in terms of waves, how a bright fringe is produced.
point: the waves from the two slits arrive in phase | waves meet in phase | crest meets crest | the path difference is a whole number of wavelengths
why: State how the waves meet
then: and interfere constructively | constructive interference takes place | they reinforce each other
why: Name the effect

[polarised, polarisation] State what is meant by plane-polarised light.
state: the vibrations of the electric field are in one plane | the electric field vector oscillates in one plane only | light whose electric field vibrates in a single plane | vibrations in one plane only
reject: the light travels in one direction | the light travels in one plane

[test, polarisation] Describe how a polarising filter (an analyser) can be used to show that the laser light is plane polarised.
point: rotate the filter in the beam | turn the analyser through 90 degrees | rotate the analyser
why: Describe what is done
then: the intensity varies between a maximum and zero | the light is blocked at one position | intensity falls to zero | the brightness changes between maximum and zero
why: Describe what is seen
reject: the colour changes

[brewster, brewsters-angle] The laser light is reflected by a material with a refractive index of #index. Calculate the angle of incidence at which the reflected light is plane polarised.
relationship: n = \tan i_p
calculate: i_p = \tan^{-1}(#index) | °
significant figures: 3
not with: coating

[coating, thin-films] A lens has a non-reflecting coating with a refractive index of #index. Calculate the thickness of the coating that gives the least reflection of green light with a wavelength of
  $550\,\mathrm{nm}$.
relationship: d = \frac{\lambda}{4n}
calculate: d = \frac{550 \times 10^{-9}}{4 \times #index} | m
significant figures: 3
wrong: index-left-out | \frac{550 \times 10^{-9}}{4} | The refractive index was left out. | 1

[soap] A pupil looks at a soap film and says: “There must be dye in the water.” Using your knowledge of physics, comment on this statement.
open: interference by division of amplitude | reflections from the front and the back of the film, with a change of phase at one of them | each colour has its own wavelength
  | the thickness of the film varies as it drains | the film looks dark where it is very thin
`,
});
