import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const MATERIALS = [
  ['glass', 1.5],
  ['perspex', 1.49],
  ['glass', 1.52],
  ['dense glass', 1.6],
] as const;
const ANGLES = [20, 30, 40, 50, 60] as const;
const toSine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const toDegrees = (sine: number): number => (Math.asin(sine) * 180) / Math.PI;

/** An experiment: the refractive index of a block, the critical angle, and what changes in the block. */
export const refractiveIndex = defineContext({
  course: ['Physics', 'Higher'],
  id: 'HP-C07',
  title: 'Refractive index of a block',
  outcomeId: 'PHY-H-14',
  calculator: 'allowed',
  marks: [7, 10],
  draw: (random) => {
    const [material, index] = random.pick(MATERIALS);
    const rows = ANGLES.map(
      (angle) =>
        [angle, measure(random, toDegrees(toSine(angle) / index), { places: 0, error: 0.01 })] as const,
    );
    const air = random.pick([35, 45, 55]);
    const inside = roundTo(toDegrees(toSine(air) / index), 1);
    const wavelength = random.pick([633, 590, 532, 450]);
    const points = rows.map(([a, b]): [number, number] => [roundTo(toSine(b), 3), roundTo(toSine(a), 3)]);
    const axes = { x: { tex: '$\\sin\\theta_2$', min: 0 }, y: { tex: '$\\sin\\theta_1$', min: 0 } };
    return {
      values: {
        material,
        index: index.toFixed(2),
        air: `$${air}^{\\circ}$`,
        airAngle: `${air}^{\\circ}`,
        inside: `$${inside.toFixed(1)}^{\\circ}$`,
        insideAngle: `${inside.toFixed(1)}^{\\circ}`,
        wavelength: `$${wavelength}\\,\\mathrm{nm}$`,
        metres: `${wavelength} \\times 10^{-9}`,
        light: '3.00 \\times 10^{8}',
        table: dataTableTex(['$\\theta_1$ in air (°)', `$\\theta_2$ in the block (°)`], rows),
      },
      answers: {
        single: toSine(air) / toSine(inside),
        uncertainty: 0.5,
        speed: 3e8 / index,
        critical: toDegrees(1 / index),
        shorter: (wavelength * 1e-9) / index,
      },
      figures: {
        fit: drawDataGraph({ ...axes, series: [{ points }], show: 'fit' }),
      },
    };
  },
  text: String.raw`
A student directs a ray of red light from air into a block of #material and measures the angle of incidence $\theta_1$ and the angle of refraction $\theta_2$. The results are shown. #table

[single, refractive-index] For an angle of incidence of #air, the angle of refraction is #inside. Calculate the refractive index of the #material.
relationship: n = \frac{\sin\theta_1}{\sin\theta_2}
calculate: n = \frac{\sin #airAngle}{\sin #insideAngle}
significant figures: 3
wrong: angles-for-sines | \frac{#airAngle}{#insideAngle} | The angles were divided instead of their sines. | 0

[graph, gradient] The student draws a graph of $\sin\theta_1$ against $\sin\theta_2$. State how the refractive index is found from the graph.
figure: fit
state: the gradient of the line | from the gradient | gradient | it is the gradient of the graph
  | find the slope
reject: the intercept | the area under the line

[why, uncertainty] Explain why a graph gives a better value of the refractive index than a single pair of angles.
point: it averages all the readings | a line of best fit reduces the effect of random uncertainties | it uses all the results | it shows readings that do not fit
  | reduces the effect of uncertainty in each reading
  | it averages out the results | you can see outliers
reject: it is easier

[speed, refraction] The refractive index of the #material is #index. Calculate the speed of the light in the block.
relationship: n = \frac{v_1}{v_2}
calculate: v_2 = \frac{#light}{#index} | m s^-1
significant figures: 3
not with: single
wrong: speed-multiplied | #light \times #index | The speed was multiplied by the refractive index. | 1

[critical, critical-angle] The refractive index of the #material is #index. Calculate the critical angle for this light.
relationship: \sin\theta_c = \frac{1}{n}
calculate: \theta_c = \sin^{-1}\left(\frac{1}{#index}\right) | °
significant figures: 3
not with: single

[shorter, refraction] The refractive index of the #material is #index. In air, light from another source has a wavelength of #wavelength. Calculate its wavelength in the block. Assume that the refractive index is the same for this light.
relationship: n = \frac{\lambda_1}{\lambda_2}
calculate: \lambda_2 = \frac{#metres}{#index} | m
significant figures: 3
not with: single, speed
wrong: wavelength-multiplied | #metres \times #index | The wavelength was multiplied by the refractive index. | 1

[frequency, refraction] State what happens to the frequency of the light when it enters the block.
state: it stays the same | no change | nothing | it does not change | constant
reject: it increases | it decreases

[define, critical-angle] State what is meant by the critical angle.
state: the angle of incidence for which the angle of refraction is 90 degrees | the angle in the material at which the light is refracted at 90 degrees to the normal
  | the angle of incidence above which total internal reflection takes place | angle of incidence that gives a refracted angle of 90°
  | the angle above which total internal reflection happens
reject: the angle of reflection
not with: critical

[total, total-internal-reflection] State the condition, other than the angle of incidence, for total internal reflection at a boundary.
state: light travels from a higher to a lower refractive index | the light must travel from an optically denser to a less dense medium | it goes from glass into air
  | the light must be moving into a medium of lower refractive index
  | going from high refractive index to low | from more dense to less dense
reject: from air into glass

[blue, refraction] The red light is replaced by blue light with the same angle of incidence. State how the angle of refraction changes. You must justify your answer.
point: the refractive index is greater for blue light | blue light has a greater refractive index | higher frequency light has a greater refractive index
why: Give the reason
then: the angle of refraction is smaller | it decreases | smaller | it bends more
why: State the effect
reject: it is greater | stays the same

[ray, ray-diagrams] Draw a ray diagram: a ray in the block meets the surface at an angle greater than the critical angle. Show and label the angles.
person: The ray is reflected and does not leave the block
person: The angle of reflection equals the angle of incidence, measured from the normal

[uncertainty, uncertainty] The student measures the angles with a protractor marked in degrees. State the scale reading uncertainty of each angle.
calculate: \frac{1}{2} | °
significant figures: 1
wrong: whole-division | 1 | The whole division was taken instead of half of it.

[improve, uncertainty] Suggest one way to reduce the uncertainty of the angles.
state: use a narrower ray | repeat the measurements and take the mean | use a larger protractor | use a thinner beam of light | mark the ray further from the block
  | use a protractor with smaller divisions
  | use a thinner ray | repeat and average
reject: be more careful | use a different block

[diamond] A jeweller says: “A diamond sparkles because it makes light.” Using your knowledge of physics, comment on this statement.
open: large refractive index, small critical angle | total internal reflection at the cut faces | different colours are refracted by different angles
  | a diamond does not sparkle in the dark | compare with glass of the same shape
`,
});
