import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** A titration with iodine: accurate volumes, concordant titres, and the mass of vitamin C in a tablet. */
export const vitaminC = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C09',
  title: 'Vitamin C in a tablet',
  outcomeId: 'CHE-H-12',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const concentration = random.pick([0.02, 0.025]);
    const first = random.int(220, 280) / 10;
    const second = roundTo(first + random.pick([0.1, -0.1]), 1);
    const rough = roundTo(first + random.int(6, 11) / 10, 1);
    const average = (first + second) / 2;
    const moles = (concentration * average) / 1000;
    return {
      values: {
        concentration,
        first: first.toFixed(1),
        second: second.toFixed(1),
        average,
        label: random.pick([800, 1000]),
        table: dataTableTex(
          ['titration', 'volume of iodine solution (cm$^3$)'],
          [
            ['rough', rough.toFixed(1)],
            ['1', first.toFixed(1)],
            ['2', second.toFixed(1)],
          ],
        ),
      },
      answers: {
        mean: average,
        moles,
        mass: moles * 10 * 176,
      },
    };
  },
  text: String.raw`
A vitamin C tablet was dissolved in deionised water and made up to 250 cm$^3$. Samples of 25.0 cm$^3$ of this solution were titrated with iodine solution of concentration
#concentration mol l$^{-1}$. One mole of vitamin C reacts with one mole of iodine. #table

[mean, titration] Calculate the average volume, in cm$^3$, that should be used.
calculate: \frac{#first + #second}{2}
significant figures: 4
given: The average volume used is @mean cm$^3$.
wrong: rough-included | #first | One titre was used alone.

[rough, titration] Explain why the rough titre is not used in the average.
point: it is not accurate | it is only approximate | it is not concordant with the others | it shows roughly where the end-point is
reject: it is the first one
not with: mean

[concordant, titration] State what is meant by concordant titres.
state: titres within 0.2 cubic centimetres of each other | results within 0.2 cm3 | values that are within 0.2 of one another
reject: equal to the rough titre | the largest titres
not with: rough

[moles, moles] Calculate the number of moles of iodine used.
calculate: n = #concentration \times \frac{@mean}{1000} | mol
given: The amount of iodine used is @moles.
wrong: volume-not-converted | #concentration \times @mean | The volume was not changed to litres.

[mass, reacting-masses] Calculate the mass of vitamin C in the tablet, in grams. (GFM of vitamin C: 176 g.)
step: Find the moles of vitamin C in 250 cm$^3$ | n = @moles \times \frac{250}{25.0} | mol
calculate: m = @1 \times 176 | g
wrong: dilution-ignored | @moles \times 176 | Only one sample of 25.0 cm$^3$ was considered. | only 2

[pipette, apparatus] Name the piece of apparatus that is used to measure out the 25.0 cm$^3$ samples.
state: pipette
reject: burette | measuring cylinder | beaker

[flask, apparatus] Name the piece of apparatus in which the solution is made up to exactly 250 cm$^3$.
state: standard flask | volumetric flask
reject: conical flask | beaker | measuring cylinder

[rinse, practical-skills] The beaker in which the tablet was dissolved is rinsed, and the rinsings are added to the flask. Explain why.
point: so that all of the vitamin C is transferred | to make sure that no vitamin C is left in the beaker | so that none is lost
reject: to clean the beaker

[burette, practical-skills] The burette is rinsed with iodine solution before it is filled. Explain why.
point: so that the iodine solution is not diluted | water left in the burette would dilute the solution | to keep the concentration the same
  | to remove water which would dilute it | water would change the concentration
reject: to make it clean

[starch, titration] Name the indicator that is usually used in titrations with iodine.
state: starch | starch solution
reject: phenolphthalein | universal indicator | litmus

[oxidised, redox] In the titration, iodine molecules become iodide ions. State whether the iodine is oxidised or reduced.
state: reduced | it is reduced
reject: oxidised

[ion, redox] Write the ion-electron equation for the change of iodine molecules to iodide ions.
person: $\mathrm{I_2 + 2e^- \rightarrow 2I^-}$, with or without state symbols

[agent, redox] State what is meant by a reducing agent.
state: a substance that donates electrons | it loses electrons | an electron donor | a substance that causes reduction
reject: a substance that gains electrons

[standard, practical-skills] State what is meant by a standard solution.
state: a solution of accurately known concentration | a solution of known concentration
reject: a concentrated solution | a saturated solution

[compare, conclusion] Suggest one reason why the mass found may be smaller than the mass on the label, #label mg.
point: vitamin C is oxidised by the air | some of the tablet was not dissolved | vitamin C has been oxidised | some was lost when it was transferred
reject: the label is wrong
`,
});
