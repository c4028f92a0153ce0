import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** The mass of iron in tablets by a redox titration: volumetric analysis, redox equations, practical technique. */
export const ironTablets = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C11',
  title: 'Iron in tablets',
  outcomeId: 'CHE-H-12',
  calculator: 'allowed',
  marks: [6, 8],
  draw: (random) => {
    const [first, tablets] = [random.step(12, 19, 0.1), random.int(4, 6)];
    const second = roundTo(first + 0.1 * random.sign(), 1);
    const rough = roundTo(Math.max(first, second) + random.step(0.5, 0.9, 0.1), 1);
    const concentration = random.pick([0.005, 0.008, 0.01, 0.012]);
    const mean = roundTo((first + second) / 2, 2);
    const permanganate = (concentration * mean) / 1000;
    const mass = 5 * permanganate * 10 * 55.8;
    // A tablet contains from 14 mg to 110 mg of iron.
    if (mass / tablets < 0.014 || mass / tablets > 0.11) return undefined;
    return {
      values: {
        first: first.toFixed(1),
        second: second.toFixed(1),
        tablets,
        concentration,
        titres: dataTableTex(
          ['titration', 'volume of potassium permanganate solution (cm$^3$)'],
          [
            ['rough', rough.toFixed(1)],
            ['1', first.toFixed(1)],
            ['2', second.toFixed(1)],
          ],
        ),
        rough: rough.toFixed(1),
      },
      answers: { mean, permanganate, iron: 5 * permanganate, mass },
    };
  },
  text: String.raw`
A student determines the mass of iron in iron tablets. #tablets tablets are dissolved in dilute sulfuric acid, and the solution is made up to 250 cm$^3$ in a standard flask. Samples of 25.0 cm$^3$
of this solution are titrated with potassium permanganate solution of concentration #concentration mol l$^{-1}$. #titres

[mean, titration] Calculate the average titre that should be used.
calculate: \frac{#first + #second}{2} | cm^3
significant figures: 4
given: The average titre is @mean.
wrong: rough-titre-used | \frac{#first + #second + #rough}{3} | The rough titre was included. | 0

[rough, titration] Explain why the rough titre is not used to calculate the average.
point: it is not concordant with the others | it is not within 0.2 cm3 of the other titres | it is only an approximate value | it is less accurate than the others
not with: mean

[permanganate, moles-in-solution] Calculate the number of moles of permanganate ions in the average titre.
calculate: #concentration \times \frac{@mean}{1000} | mol
significant figures: 3
given: The number of moles of permanganate ions in the average titre is @permanganate.
wrong: litres-conversion | #concentration \times @mean | The volume was not changed to litres. | 0

[iron, mole-ratio] One mole of permanganate ions reacts with five moles of iron(II) ions. Calculate the number of moles of iron(II) ions in 25.0 cm$^3$ of the solution.
calculate: 5 \times @permanganate | mol
significant figures: 3
given: The number of moles of iron(II) ions in 25.0 cm$^3$ of the solution is @iron.
wrong: ratio-inverted | \frac{@permanganate}{5} | The ratio was used the wrong way round. | 0

[mass, mass-from-moles] Calculate the total mass of iron, in grams, in the #tablets tablets. (Relative atomic mass of iron: 55.8.)
step: Find the moles of iron in 250 cm$^3$ | @iron \times 10 | mol
calculate: @1 \times 55.8 | g
significant figures: 3
wrong: dilution-factor | @iron \times 55.8 | Only the iron in 25.0 cm$^3$ was calculated. | only 2

[standard, standard-solution] State what is meant by a standard solution.
state: a solution of accurately known concentration | a solution whose concentration is accurately known | solution of known concentration
reject: a solution of 1 mol per litre

[rinse, volumetric-technique] Before the titration, the burette is rinsed with the potassium permanganate solution and not with water. Explain why.
point: water would dilute the permanganate solution | water left in the burette would lower the concentration | so that the concentration of the solution does not change
reject: to make it clean

[pipette, volumetric-technique] Name the piece of apparatus that should be used to measure 25.0 cm$^3$ of the solution of the tablets.
state: pipette | 25 cm3 pipette | a pipette
reject: measuring cylinder | beaker | burette | dropper

[indicator, redox-titration] Explain why no indicator is needed in this titration.
point: permanganate ions are coloured and become colourless when they react | the purple colour disappears until all the iron has reacted | the solution turns pink at the end point by itself
  | potassium permanganate is self-indicating | the colour of permanganate shows the end point
  | the permanganate changes colour itself | turns from purple to colourless

[halfEquation, ion-electron-equations] Write the ion-electron equation for the oxidation of iron(II) ions.
person: $\mathrm{Fe^{2+} \rightarrow Fe^{3+} + e^-}$

[agent, oxidising-agents] Identify the oxidising agent in this reaction, and give a reason.
point: permanganate | permanganate ions | MnO4-
why: Name the oxidising agent
reject: iron | sulfuric acid
then: it accepts electrons from iron(II) ions | it gains electrons | it is reduced | it oxidises iron(II) ions
why: Give the reason

[flask, volumetric-technique] Describe how the solution of the tablets is transferred to the standard flask and made up to 250 cm$^3$.
point: the beaker is rinsed and the washings are added to the flask | add the rinsings to the flask
why: Rinse the beaker
point: water is added up to the mark | make up to the mark with deionised water | fill to the graduation line
why: Make up to the mark

[reliable, reliability] State how the student knows that the results are reliable.
state: the titres are concordant | the two titres agree within 0.2 cm3 | the titration was repeated and the results are close
  | they are within 0.2 | repeated and got similar results
reject: the results are accurate
not with: rough
`,
});
