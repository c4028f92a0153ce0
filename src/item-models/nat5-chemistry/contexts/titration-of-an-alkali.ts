import { defineContext } from '../../contexts/define-context.ts';
import { mean } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const PAIRS = [
  {
    acid: 'hydrochloric acid',
    base: 'sodium hydroxide',
    salt: 'sodium chloride',
    acidFormula: 'HCl',
    baseFormula: 'NaOH',
    ratio: 1,
  },
  {
    acid: 'nitric acid',
    base: 'potassium hydroxide',
    salt: 'potassium nitrate',
    acidFormula: 'HNO$_3$',
    baseFormula: 'KOH',
    ratio: 1,
  },
  {
    acid: 'sulfuric acid',
    base: 'sodium hydroxide',
    salt: 'sodium sulfate',
    acidFormula: 'H$_2$SO$_4$',
    baseFormula: 'NaOH',
    ratio: 2,
  },
  {
    acid: 'sulfuric acid',
    base: 'potassium hydroxide',
    salt: 'potassium sulfate',
    acidFormula: 'H$_2$SO$_4$',
    baseFormula: 'KOH',
    ratio: 2,
  },
] as const;

/** A titration: concordant titres, the average, moles and concentration, and how the salt is prepared. */
export const titrationOfAnAlkali = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C03',
  title: 'Titration of an alkali with an acid',
  outcomeId: 'CHE-5-04',
  calculator: 'allowed',
  marks: [4, 8],
  draw: (random) => {
    const pair = random.pick(PAIRS);
    const titre = random.step(12, 19, 0.1);
    const titres = [
      roundTo(titre + random.step(0.6, 1.2, 0.1), 1),
      titre,
      roundTo(titre + 0.1 * random.int(1, 2), 1),
    ];
    const concordant = titres.slice(1);
    const average = roundTo(mean(concordant), 2);
    const concentration = random.pick([0.05, 0.1, 0.2, 0.25]);
    const [rough = 0, first = 0, second = 0] = titres;
    const moles = concentration * (average / 1000);
    return {
      values: {
        ...pair,
        equation:
          pair.ratio === 1
            ? `${pair.acidFormula} + ${pair.baseFormula} $\\rightarrow$ salt + water`
            : `${pair.acidFormula} + 2${pair.baseFormula} $\\rightarrow$ salt + 2 water`,
        concentration: {
          value: concentration,
          unit: 'mol l^-1',
          significantFigures: concentration === 0.25 ? 2 : 1,
        },
        first,
        second,
        average: { value: average, unit: 'cm^3', significantFigures: 4 },
        litres: roundTo(average / 1000, 6),
        table: dataTableTex(
          ['titration', 'volume of acid (cm$^3$)'],
          [
            ['rough', rough.toFixed(1)],
            ['1', first.toFixed(1)],
            ['2', second.toFixed(1)],
          ],
        ),
      },
      answers: {
        average,
        moles,
        alkali: (moles * pair.ratio) / 0.02,
      },
    };
  },
  text: String.raw`
A student used #acid, with a concentration of #concentration, to find the concentration of a solution of #base. Samples of 20.0 cm$^3$ of #base were placed in a flask with
an indicator, and the acid was added until the indicator changed colour. The results are shown. #table

[rough, concordant] Explain why the rough titration is not used to calculate the average volume.
point: it is not concordant | it is not accurate | it is only approximate | it is not within 0.2 cm^3 of the others | the rough titre is inaccurate
reject: it is too high

[average, concordant] Calculate the average volume of acid that should be used.
calculate: \frac{#first + #second}{2} | cm^3
significant figures: 4
given: The average volume of acid is #average.
wrong: rough-included | \frac{#first + #second}{3} | Only two volumes are concordant.

[moles] Calculate the number of moles of acid in this average volume.
lead: The average volume of acid is #average.
relationship: n = cV
calculate: n = #concentration \times #litres | mol
significant figures: 3
not with: average, alkali
wrong: cubic-centimetres | #concentration \times #litres \times 1000 | The volume was not changed to litres. | 2

[alkali, titration-calculation] The equation for the reaction is: #equation. Determine the concentration of the #base solution.
step: Find the moles of acid | n = #concentration \times \frac{@average}{1000} | mol
step: Find the moles of alkali | n = @1 \times #ratio | mol
calculate: c = \frac{@2}{0.0200} | mol l^-1
significant figures: 3

[burette, apparatus] Name the piece of apparatus used to add the acid.
state: burette
reject: pipette | beaker | measuring cylinder

[pipette, apparatus] Name the piece of apparatus used to measure 20.0 cm$^3$ of the alkali accurately.
state: pipette
reject: burette | beaker | measuring cylinder | dropper

[indicator, indicators] State the purpose of the indicator.
state: to show the end point | to show when the reaction is complete | to show when the alkali is neutralised | shows the end-point | to show when it is neutral
  | to show when the reaction is finished | to see when it is neutralised
reject: to speed up the reaction | to neutralise the acid

[type, neutralisation] State the type of chemical reaction that takes place.
state: neutralisation | neutralization
reject: redox | precipitation | addition | combustion

[water, neutralisation] Name the substance, other than the salt, that is produced in the reaction.
state: water | H2O
reject: hydrogen | oxygen

[salt, naming-salts] Name the salt that is produced.
state: #salt
reject: water | #base

[spectator, spectator-ions] State what is meant by a spectator ion.
state: an ion that does not take part in the reaction | an ion that is unchanged by the reaction | an ion that remains unchanged | an ion not involved in the reaction
  | an ion that is the same before and after
reject: an ion that reacts

[ph, ph] State what happens to the pH of the solution in the flask as the acid is added.
state: it decreases | decreases | it falls towards 7 | the pH decreases | it goes down
reject: it increases | stays the same

[ions, ph] Name the ion that has a higher concentration in alkaline solutions than in water.
state: hydroxide | OH- | hydroxide ion | OH^-
reject: hydrogen | H+ | sodium

[prepare, salt-preparation] Describe how the student could obtain pure, dry crystals of the salt, once the volumes are known.
point: repeat the titration without the indicator | mix the same volumes without indicator | add the same volume of acid without indicator
why: Avoid the indicator
point: evaporate the water | heat the solution to evaporate the water | leave it until the water has evaporated
why: Obtain the crystals

[rinse, apparatus] The flask was rinsed with water between titrations. State why water left in the flask does not affect the result.
point: it does not change the number of moles of alkali | the number of moles of alkali is the same | water does not react with the acid
  | number of moles stays the same
reject: it dilutes the acid

[white, apparatus] The flask was placed on a white tile. Suggest why.
point: to see the colour change clearly | so that the colour change is easier to see | to see the end point more easily
reject: to keep it clean
`,
});
