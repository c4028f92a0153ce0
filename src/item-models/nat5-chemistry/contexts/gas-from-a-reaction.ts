import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const REACTIONS = [
  {
    solid: 'magnesium',
    acid: 'hydrochloric acid',
    gas: 'hydrogen',
    test: 'burns with a pop | squeaky pop | pops | a pop is heard',
    salt: 'magnesium chloride',
  },
  {
    solid: 'zinc',
    acid: 'sulfuric acid',
    gas: 'hydrogen',
    test: 'burns with a pop | squeaky pop | pops | a pop is heard',
    salt: 'zinc sulfate',
  },
  {
    solid: 'calcium carbonate',
    acid: 'hydrochloric acid',
    gas: 'carbon dioxide',
    test: 'turns lime water milky | lime water goes cloudy | turns limewater cloudy | goes milky | turns cloudy',
    salt: 'calcium chloride',
  },
  {
    solid: 'copper carbonate',
    acid: 'sulfuric acid',
    gas: 'carbon dioxide',
    test: 'turns lime water milky | lime water goes cloudy | turns limewater cloudy | goes milky | turns cloudy',
    salt: 'copper sulfate',
  },
] as const;
const SECONDS = [0, 20, 40, 60, 80, 100, 120] as const;

/** An experiment: the volume of gas from a reaction with an acid, and what changes the rate. */
export const gasFromAReaction = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C01',
  title: 'Volume of gas from a reaction',
  outcomeId: 'CHE-5-01',
  calculator: 'allowed',
  marks: [4, 8],
  draw: (random) => {
    const reaction = random.pick(REACTIONS);
    const [final, halfTime] = [random.step(48, 84, 4), random.pick([18, 20, 24])];
    const volumes = SECONDS.map((second, index) =>
      index >= 5 ? final : Math.round(final * (1 - 0.5 ** (second / halfTime)) * (index === 0 ? 0 : 1.02)),
    );
    const [, first = 0, second = 0] = volumes;
    if (
      volumes.some((volume, index) => index > 0 && volume < (volumes[index - 1] ?? 0)) ||
      (volumes[4] ?? 0) >= final
    )
      return undefined;
    const points = SECONDS.map((at, index): [number, number] => [at, volumes[index] ?? 0]);
    const faster = SECONDS.map((at): [number, number] => [
      at,
      at >= 60 ? final : Math.round(final * (1 - 0.5 ** (at / (halfTime / 3.2)))),
    ]);
    const axes = { x: { tex: 'time (s)', min: 0 }, y: { tex: `volume of ${reaction.gas} (cm$^3$)`, min: 0 } };
    return {
      values: {
        ...reaction,
        final,
        first,
        second,
        isCarbonate: reaction.gas === 'carbon dioxide',
        table: dataTableTex(['time (s)', `volume of ${reaction.gas} (cm$^3$)`], points),
      },
      answers: { rate: roundTo(first / 20, 6), later: (second - first) / 20 },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points }], show: 'grid' }),
        both: drawDataGraph({
          ...axes,
          series: [
            { name: 'experiment 1', points },
            { name: 'experiment 2', points: faster },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A student investigated the reaction of lumps of #solid with excess dilute #acid. The gas given off, #gas, was collected and its volume was measured every 20 seconds. The
results are shown. #table

[rate, average-rate] Calculate the average rate of reaction during the first 20 seconds.
relationship: r = \frac{\Delta V}{\Delta t}
calculate: r = \frac{#first - 0}{20} | cm^3 s^-1
wrong: rate-inverted | \frac{20}{#first} | The time was divided by the volume. | 1

[later, average-rate] Calculate the average rate of reaction between 20 and 40 seconds.
relationship: r = \frac{\Delta V}{\Delta t}
calculate: r = \frac{#second - #first}{40 - 20} | cm^3 s^-1
not with: rate
wrong: total-for-change | \frac{#second}{40} | The total volume was divided by the total time. | 1

[slower, rate-of-reaction] Explain why the rate of reaction decreases with time.
point: the concentration of the acid decreases | the #solid is used up | there are fewer particles so fewer collisions | the reactants are used up
  | there is less #solid left | fewer collisions take place
reject: the temperature decreases

[end, end-of-reaction] State how the results show that the reaction was complete after 100 seconds.
state: no more gas was produced | the volume stayed the same | the volume of gas did not change | the volume remained constant
reject: the rate increased | bubbles were produced

[plot, draw-graph] Plot the results as a line graph.
figure: grid
person: Axes with scales
person: Labels and units
person: Points plotted correctly and joined
not with: powder, final

[powder, rate-factors] Experiment 2 used the same mass of powdered #solid. Explain why its graph is steeper at the start.
figure: both
point: the powder has a larger surface area | greater surface area | larger surface area
why: State the difference
reject: the powder has a smaller surface area
then: so there are more collisions | more frequent collisions | more successful collisions each second
why: Explain the effect

[final, rate-factors] Experiment 2 used powdered #solid. Suggest why the same final volume of gas is produced in both experiments.
figure: both
point: the same mass of #solid is used | the same quantity of #solid reacts | the same amount of reactants | the mass of #solid is the same
  | the amount of reactants stays the same
reject: the same surface area | the reaction is faster
not with: powder

[change, rate-factors] State one change, other than the size of the lumps, that would make the reaction faster.
state: increase the temperature | increase the concentration of the acid | use a catalyst | heat the acid | use more concentrated acid | raise the temperature
  | higher concentration
reject: use more acid | stir slower | use larger lumps | increase the volume of the acid

[test, gas-tests] State the result of the test for #gas.
state: #test
reject: relights a glowing splint | bleaches litmus

[salt, naming-salts] Name the salt produced in this reaction.
state: #salt
reject: #gas | water

[apparatus, apparatus] Name a piece of apparatus that can be used to measure the volume of gas.
state: gas syringe | measuring cylinder | syringe | upturned measuring cylinder | burette
reject: beaker | conical flask | thermometer

[filter, separation] At the end, some unreacted #solid would be left if it were in excess. Name the method used to remove it from the solution.
state: filtration | filter | filtering
reject: evaporation | distillation

[mass, rate-of-reaction] Another student followed the reaction by weighing the flask. State what happens to the mass of the flask and its contents, and why.
point: because gas escapes | the gas leaves the flask | carbon dioxide is given off | gas is lost
why: Give the reason
then: it decreases | the mass decreases | mass is lost
why: State the effect
reject: the mass increases
if: isCarbonate

[catalyst, catalysts] Some reactions are speeded up by a catalyst. State what happens to the mass of a catalyst during a reaction.
state: it stays the same | it does not change | no change | unchanged
reject: it decreases | it is used up
not with: change

[reliable, reliability] State how the student could make the results more reliable.
point: repeat the experiment and calculate an average | repeat the experiment | repeat the measurements and take the mean
reject: use more acid

[discuss] Using your knowledge of chemistry, discuss ways of making the reaction of a solid with a solution faster, and why they work.
open: smaller particles: larger surface area, more collisions | higher concentration: more particles, more collisions | higher temperature: particles have more energy,
  more successful collisions | catalysts lower the energy needed | stirring
`,
});
