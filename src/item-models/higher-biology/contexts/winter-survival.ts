import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const MONTHS = ['September', 'November', 'January', 'March', 'May'] as const;
const ANIMALS = ['ground squirrel', 'hedgehog'] as const;

/** Survival of adverse conditions: dormancy, torpor, migration, and the energy that they save. */
export const winterSurvival = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C11',
  title: 'Surviving the winter',
  outcomeId: 'BIO-H-04',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const animal = random.pick(ANIMALS);
    const awake = random.step(240, 320, 20);
    const asleep = random.step(8, 16, 2);
    const [before, after] = [random.step(800, 1000, 50), random.step(480, 620, 20)];
    const rates = [awake, 180, asleep, asleep + 4, awake - 20];
    const [distance, days] = [random.step(2400, 4800, 400), random.pick([12, 16, 20])];
    return {
      values: {
        animal,
        awake,
        asleep,
        before,
        after,
        distance,
        days,
        table: dataTableTex(
          ['month', 'heart rate (beats per minute)'],
          MONTHS.map((month, index) => [month, rates[index] ?? 0]),
        ),
      },
      answers: {
        mass: ((before - after) / before) * 100,
        heart: ((awake - asleep) / awake) * 100,
        speed: distance / days,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'outside temperature (°C)', min: 0 },
          y: { tex: 'metabolic rate (units)', min: 0 },
          series: [
            {
              points: [
                [0, 2],
                [5, 2],
                [10, 3],
                [15, 9],
                [20, 8],
              ],
            },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The heart rate of a #animal was recorded with a small transmitter from autumn to spring. The results are shown. #table

[heart, percentage-change] Calculate the percentage decrease in heart rate from September to January.
calculate: \frac{#awake - #asleep}{#awake} \times 100 | %
wrong: wrong-base | \frac{#asleep}{#awake} \times 100 | This is the percentage that is left.

[mass, percentage-change] The mass of the animal was #before g in autumn and #after g in spring. Calculate the percentage decrease in mass.
calculate: \frac{#before - #after}{#before} \times 100 | %
wrong: wrong-base | \frac{#before - #after}{#after} \times 100 | The change was divided by the final value.

[fat, metabolism] Explain the decrease in the mass of the animal during the winter.
point: stored fat is used as an energy source | fat is broken down for energy | the animal does not eat and uses its fat in respiration
reject: the fat is excreted

[dormancy, dormancy] Explain the advantage to the animal of its low heart rate in winter.
point: less energy is needed | energy is saved | a reduced metabolic rate saves energy
reject: more energy is produced
point: so it survives when food is scarce | it survives when there is not enough food | it can survive low temperatures without food

[signs, dormancy] Name one other process of the body, apart from the heart rate, that slows down in this time.
state: breathing rate | breathing | metabolic rate | respiration | digestion
reject: photosynthesis | growth of fur

[predictive, dormancy] The animal becomes dormant while food is still available. Name this type of dormancy.
state: predictive | predictive dormancy
reject: consequential

[consequential, dormancy] A snail becomes dormant after the ground has dried out. Name this type of dormancy.
state: consequential | consequential dormancy
reject: predictive
not with: predictive

[aestivation, dormancy] Some animals are dormant in hot, dry summers. Name this form of dormancy.
state: aestivation
reject: hibernation | torpor

[torpor, dormancy] Small birds such as hummingbirds lower their activity each night. Suggest why this is important for a small animal.
point: it has a high metabolic rate | it loses heat quickly because of its large surface area compared with its volume | it would use up its energy stores overnight
reject: it needs sleep to grow

[describe, reading-graphs] Use the graph to describe how the metabolic rate of the animal depends on the temperature in its burrow.
figure: graph
point: it is low and nearly constant up to 10 °C | the rate is low below 10 °C
point: it rises steeply between 10 °C and 15 °C | the rate increases above 10 °C | it increases sharply from 10 to 15 °C

[sample, experimental-design] Only one animal was recorded. Explain why this limits the conclusion.
point: one animal may not be typical | the sample is too small to be reliable | results may not be representative of the species
reject: the transmitter was wrong

[transmitter, experimental-design] State one reason why the transmitter must be very small and light.
state: so that it does not affect the behaviour of the animal | so that it does not change its heart rate | so that the animal can move normally | to avoid stress | so that it does not harm the animal
reject: it is cheaper

[migration, migration] Swallows avoid the winter by migration. Explain how migration helps them to survive.
point: they move to a place with more favourable conditions | they avoid low temperatures and lack of food | they relocate to a more suitable environment
reject: they save energy by flying

[cost, migration] State a disadvantage of migration.
state: it uses a lot of energy | high energy cost | risk of predators on the way | risk of storms | it takes a lot of energy to travel
reject: no food in winter

[speed, calculation] A swallow flew #distance km in #days days. Calculate its mean speed in km per day.
calculate: \frac{#distance}{#days}
significant figures: 4
wrong: inverted-ratio | \frac{#days}{#distance} | The time was divided by the distance.

[tracking, migration] Describe one method of studying the migration of birds.
point: satellite tracking | leg rings | ringing birds and catching them again | transmitters that are followed by satellite | marking individuals
reject: counting eggs

[innate, migration] Young cuckoos migrate without ever meeting their parents. State what this shows about this behaviour.
state: it is innate | it is inherited | it is genetically determined
  | instinct | instinctive | it is an instinct
reject: it is learned
`,
});
