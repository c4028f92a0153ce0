import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const TISSUES = ['potato', 'carrot', 'turnip', 'sweet potato'] as const;
const CONCENTRATIONS = [0, 0.2, 0.4, 0.6, 0.8] as const;

/** An experiment: pieces of plant tissue in salt solutions gain or lose water by osmosis. */
export const potatoOsmosis = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C01',
  title: 'Plant tissue in salt solutions',
  outcomeId: 'BIO-5-01',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const tissue = random.pick(TISSUES);
    const [highest, perStep] = [random.int(10, 18), random.int(7, 10)];
    const changes = CONCENTRATIONS.map(
      (_, index) => highest - perStep * index + (index > 0 ? random.int(-1, 1) : 0),
    );
    const next = changes.findIndex((change) => change < 0);
    const [above, below] = [changes[next - 1] ?? 0, changes[next] ?? -1];
    const crossing = 0.2 * (next - 1 + above / (above - below));
    const [initial, final] = [random.step(2, 4, 0.1), random.step(2.3, 4.6, 0.1)];
    const ratio = final / initial;
    if (ratio < 1.05 || ratio > 1.3 || crossing < 0.22 || crossing > 0.38) return undefined;
    const [sample, percent] = [random.pick([2.0, 2.5, 3.0, 4.0, 5.0]), changes[0] ?? 0];
    const points = CONCENTRATIONS.map((x, index): [number, number] => [x, changes[index] ?? 0]);
    return {
      values: {
        tissue,
        cross: roundTo(crossing, 2),
        initial: { value: initial, unit: 'g' },
        final: { value: final, unit: 'g' },
        sample: { value: sample, unit: 'g' },
        percent: { value: percent, unit: '%' },
        table: dataTableTex(
          ['concentration of salt solution (mol/l)', 'average change in mass (\\%)'],
          points.map(([x, change]) => [x.toFixed(1), change > 0 ? `+${change}` : `$-${Math.abs(change)}$`]),
        ),
      },
      answers: {
        percentage: roundTo((ratio - 1) * 100, 6),
        finalMass: sample * (1 + percent / 100),
        equal: roundTo(crossing, 2),
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'concentration of salt solution (mol/l)' },
          y: { tex: 'average change in mass (\\%)' },
          series: [{ points }],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
Five pieces of #tissue were placed in each of five salt solutions for two hours. Each piece was dried with a paper towel and weighed before and after.
The average percentage changes in mass are shown. #table

[process, water-movement] Name the process by which water moved into or out of the cells.
state: osmosis
reject: diffusion | active transport

[percentage, percent-base] A piece of #tissue in pure water had an initial mass of #initial and a final mass of #final. Calculate its percentage increase in mass.
calculate: \frac{#final - #initial}{#initial} \times 100 | %
wrong: percent-base | \frac{#final - #initial}{#final} \times 100 | The increase was divided by the final mass instead of the initial mass.

[finalMass, percent-of] Another piece of #tissue had an initial mass of #sample and gained #percent of its mass. Calculate its final mass.
calculate: #sample + \frac{#percent}{100} \times #sample | g
not with: percentage
wrong: change-only | \frac{#percent}{100} \times #sample | This is only the change in mass.

[equal, read-graph] Use the graph to determine the concentration of salt solution that was equal to that of the cells.
figure: graph
calculate: #cross | mol/l
tolerance: 0.04
significant figures: 2

[explain, water-movement] Explain why the pieces in the 0.8 mol/l solution lost mass.
point: water moved out of the cells from a higher to a lower water concentration | water left the cells by osmosis because the water concentration was higher inside
  | the water concentration was higher in the cells than in the solution so water moved out | water moved out down a concentration gradient
ideas: water | out / left / lost | higher water concentration / concentration gradient / lower water concentration
reject: salt moved in | water moved in

[state, plasmolysis] State the term used to describe a plant cell in the 0.8 mol/l solution.
state: plasmolysed | plasmolyzed | flaccid
reject: turgid | burst

[turgid, plasmolysis] State the term used to describe a plant cell that was placed in pure water.
state: turgid
reject: plasmolysed | burst | flaccid
not with: state

[wall, cell-wall] Explain why the cells did not burst in pure water.
point: the cell wall prevents them from bursting | plant cells have a cell wall | because of the cell wall
reject: the cell membrane | the vacuole

[relationship, describe-trend] Describe the relationship between the concentration of the salt solution and the change in mass.
point: as the concentration of the salt solution increases, the change in mass decreases | the higher the concentration the more mass is lost
  | the greater the concentration the smaller the gain in mass | as the salt concentration increases the mass decreases
reject: as the concentration increases the mass increases

[dry, validity] Explain why the pieces were dried with a paper towel before they were weighed.
point: to remove water from the surface | so that excess liquid does not add to the mass | because water on the outside would increase the mass
  | to remove surface solution so that only the mass of the tissue is measured
  | to remove excess water | to get rid of the water on the outside
  | water on the surface would affect the mass
reject: to remove water from the cells

[variable, variables] State one variable that should be kept the same in this experiment.
state: temperature | volume of the salt solution | size of the pieces | length of the pieces | time in the solution | surface area of the pieces | type of tissue
  | diameter of the pieces | mass of the pieces at the start | variety of #tissue
reject: concentration | change in mass | amount of solution

[average, reliability] Explain why five pieces were used in each solution.
point: to make the results more reliable | to increase reliability | so that an average can be calculated and the results are reliable
reject: more accurate | valid | fair

[membrane, cell-membrane] Name the two components of the cell membrane.
point: lipid | phospholipid | lipids | phospholipids
why: Name the first component
point: protein | proteins
why: Name the second component
reject: cellulose

[predict, water-movement] Predict the change in mass of the pieces if a 1.0 mol/l solution had been used.
state: a greater loss of mass | they lose more mass | greater decrease than at 0.8 mol/l | the mass decreases more
reject: they gain mass | no change
`,
});
