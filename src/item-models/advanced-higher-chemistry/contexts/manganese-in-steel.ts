import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** In 10⁻⁵ mol l⁻¹. */
const CONCENTRATIONS = [2, 4, 6, 8, 10] as const;

/** Colorimetry: manganese in steel by the colour of permanganate, with a dilution series and a calibration graph. */
export const manganeseInSteel = defineContext({
  course: ['Chemistry', 'Advanced Higher'],
  id: 'AHC-C04',
  title: 'Manganese in steel by colorimetry',
  outcomeId: 'CHE-AH-03',
  calculator: 'allowed',
  marks: [6, 9],
  draw: (random) => {
    const slope = random.step(0.072, 0.092, 0.002);
    const rows = CONCENTRATIONS.map((concentration): [number, number] => [
      concentration,
      measure(random, slope * concentration, { places: 2, error: 0.015 }),
    ]);
    const reading = random.pick([5, 7, 9]);
    const mass = random.step(0.08, 0.12, 0.005);
    const [stock, dilute] = [random.pick([50, 100]), random.pick([4, 6, 8])];
    const axes = {
      x: { tex: 'concentration ($10^{-5}$ mol l$^{-1}$)', min: 0, max: 10 },
      y: { tex: 'absorbance', min: 0, max: 1 },
    };
    return {
      values: {
        absorbance: roundTo(slope * reading, 2).toFixed(2),
        reading,
        mass: { value: mass, unit: 'g', significantFigures: 3 },
        stock: { value: stock, unit: 'cm^3', significantFigures: 3 },
        dilute,
        table: dataTableTex(
          ['concentration ($10^{-5}$ mol l$^{-1}$)', 'absorbance'],
          rows.map(([concentration, absorbance]) => [String(concentration), absorbance.toFixed(2)]),
        ),
      },
      answers: {
        reading,
        percentage: ((reading * 1e-5 * 0.25 * 54.9) / mass) * 100,
        volume: (dilute / 20) * stock,
        oxidation: 7,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: rows }], show: 'grid' }),
        fit: drawDataGraph({
          ...axes,
          series: [{ points: CONCENTRATIONS.map((c) => [c, roundTo(slope * c, 3)]) }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
The manganese in #mass of a steel is dissolved and oxidised to purple permanganate ions, $\mathrm{MnO_4^-}$. The solution is made up to $250\,\mathrm{cm^3}$. The absorbance of standard solutions of potassium
permanganate is measured with a colorimeter. #table

[plot, draw-graph] Draw a graph of absorbance against concentration.
figure: grid
person: Labels with units, and scales that fill at least half of the grid
person: All points are plotted accurately and a straight line of best fit is drawn
not with: reading

[reading, calibration-graph] The solution made from the steel has an absorbance of #absorbance. Use the graph to determine the concentration of permanganate ions in this solution, in $10^{-5}\,\mathrm{mol\,l^{-1}}$.
figure: fit
calculate: #reading
significant figures: 2
tolerance: 0.2
given: The concentration of permanganate ions in the solution made from the steel is @reading, in $10^{-5}\,\mathrm{mol\,l^{-1}}$.

[percentage, percentage-by-mass] All the manganese of the steel is in the $250\,\mathrm{cm^3}$ of solution. Calculate the percentage by mass of manganese in the steel. (GFM of manganese: $54.9\,\mathrm{g}$.)
step: Find the moles of manganese in $250\,\mathrm{cm^3}$ | @reading \times 10^{-5} \times 0.250 | mol
step: Find the mass of manganese | @1 \times 54.9 | g
calculate: \frac{@2}{#mass} \times 100 | %
significant figures: 2
wrong: volume-left-out | \frac{@reading \times 10^{-5} \times 54.9}{#mass} \times 100 | The moles in one litre were used. | only 2, 3

[volume, dilution] A standard solution with a concentration of $#dilute \times 10^{-5}\,\mathrm{mol\,l^{-1}}$ is made by diluting a solution with a concentration of $20 \times 10^{-5}\,\mathrm{mol\,l^{-1}}$ to #stock. Calculate the
  volume of the more concentrated solution that is needed, in $\mathrm{cm^3}$.
calculate: \frac{#dilute \times #stock}{20}
significant figures: 2
wrong: dilution-inverted | \frac{20 \times #stock}{#dilute} | The two concentrations changed places. | 0

[apparatus, dilution] Name the most suitable piece of apparatus for measuring the volume of the solution to be diluted.
state: burette | pipette | a burette | a graduated pipette | a pipette
reject: beaker | measuring cylinder | conical flask

[filter, colorimetry] Solutions of permanganate ions are purple. Explain why a green filter is used in the colorimeter.
point: permanganate ions absorb green light most strongly | the solution absorbs green light | green is the complementary colour of purple | green light is absorbed by the purple solution
  | it is complementary to purple | purple absorbs green
reject: the solution emits green light | green light passes through the solution

[zero, colorimetry] Before the measurements, the colorimeter is set to zero with deionised water. Explain why.
point: so that the absorbance of the water and the cuvette is not counted | so that only the absorbance of permanganate ions is measured | to allow for light absorbed by the solvent
  | it is a blank to remove the effect of the solvent
reject: to clean the colorimeter

[range, calibration-graph] Another steel gives a solution with an absorbance of 1.4. Describe how its concentration could be determined with this graph.
point: dilute the solution by a known factor and measure again | dilute it so that the absorbance is in the range of the graph, then multiply by the dilution factor | dilute the sample accurately
reject: extend the line | use a different filter

[oxidation, oxidation-number] Determine the oxidation number of manganese in the permanganate ion, $\mathrm{MnO_4^-}$.
calculate: 4 \times 2 - 1
wrong: charge-left-out | 4 \times 2 | The charge of the ion was left out. | 0

[oxidise, redox] Manganese(II) ions are changed to permanganate ions. Explain why this is an oxidation.
point: the oxidation number of manganese increases from 2 to 7 | manganese loses electrons | the oxidation number increases | manganese(II) ions lose electrons
reject: manganese gains electrons | the oxidation number decreases

[configuration, electronic-configuration] Write the electronic configuration of a manganese(II) ion in spectroscopic notation.
state: 1s2 2s2 2p6 3s2 3p6 3d5 | $1s^2 2s^2 2p^6 3s^2 3p^6 3d^5$ | [Ar] 3d5 | $[\mathrm{Ar}] 3d^5$
reject: $1s^2 2s^2 2p^6 3s^2 3p^6 3d^3 4s^2$ | $1s^2 2s^2 2p^6 3s^2 3p^6 3d^5 4s^2$

[special, electronic-configuration] The five 3d electrons of a manganese(II) ion are all unpaired. Name the rule that explains this.
state: Hund's rule | Hund's rule of maximum multiplicity | Hund
reject: the Pauli exclusion principle | the aufbau principle | Pauli | aufbau

[transition, transition-metals] State why manganese is a transition metal.
state: it forms an ion with an incomplete d subshell | it has an incomplete d subshell in at least one of its ions | its ions have a partially filled d subshell | it has a partially filled d subshell
reject: it forms coloured solutions | it is in the d block

[improve, reliability] Describe how the reliability of the result for this steel could be improved.
point: repeat the procedure with further samples of the steel and calculate an average | repeat with another sample of the same steel | analyse duplicate samples of the steel
reject: repeat it | be more careful
`,
});
