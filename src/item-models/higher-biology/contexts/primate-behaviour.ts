import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const ACTIVITIES = ['grooming', 'foraging', 'resting', 'fighting'] as const;
const ANIMALS = ['baboons', 'macaques', 'chimpanzees'] as const;

/** The behaviour of a group of primates: counts in a sampling, hierarchy, altruism and welfare. */
export const primateBehaviour = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C10',
  title: 'Behaviour of primates',
  outcomeId: 'BIO-H-06',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const animals = random.pick(ANIMALS);
    const wild = [random.int(20, 28), random.int(42, 50), random.int(18, 24)];
    const counts = [...wild, 100 - wild.reduce((sum, value) => sum + value, 0)];
    const zoo = [random.int(8, 12), random.int(14, 20), random.int(44, 52)];
    const zooCounts = [...zoo, 100 - zoo.reduce((sum, value) => sum + value, 0)];
    if ((counts[3] ?? 0) < 2 || (zooCounts[3] ?? 0) < 12) return undefined;
    const [minutes, days] = [random.pick([5, 10, 15]), random.pick([4, 6])];
    const total = (days * 8 * 60) / minutes;
    return {
      values: {
        animals,
        minutes,
        days,
        fights: zooCounts[3] ?? 0,
        wildFights: counts[3] ?? 0,
        groom: counts[0] ?? 0,
        total,
        table: dataTableTex(
          ['behaviour', 'group in the wild (\\%)', 'group in a small enclosure (\\%)'],
          ACTIVITIES.map((activity, index) => [activity, counts[index] ?? 0, zooCounts[index] ?? 0]),
        ),
      },
      answers: {
        observations: total,
        times: (zooCounts[3] ?? 0) / (counts[3] ?? 1),
        groomed: ((counts[0] ?? 0) * 60) / 100,
      },
      figures: {
        bars: drawBarChart({
          x: 'behaviour',
          y: 'share of observations (\\%)',
          bars: ACTIVITIES.map((name, index) => ({ name, values: [counts[index] ?? 0] })),
          empty: true,
        }),
      },
    };
  },
  text: String.raw`
The behaviour of two groups of #animals was recorded every #minutes minutes, for eight hours a day on #days days. The results are shown. #table

[plot, draw-graph] Draw a bar chart of the behaviour of the group in the wild.
figure: bars
person: Axes with labels, unit and even scale
person: All bars drawn to the right height

[observations, calculation] Calculate the number of observations that were made of each group.
calculate: \frac{#days \times 8 \times 60}{#minutes}
significant figures: 4
wrong: unit-not-converted | \frac{#days \times 8}{#minutes} | The hours were not changed to minutes.

[times, ratio] Calculate how many times more often fighting was seen in the enclosure than in the wild.
calculate: \frac{#fights}{#wildFights}
wrong: difference-for-ratio | #fights - #wildFights | This is the difference of the two shares.

[groomed, percentages] The group in the wild was awake for 60 hours. Calculate for how many of these hours grooming would be expected, if the observations are typical.
calculate: \frac{#groom}{100} \times 60
wrong: wrong-base | \frac{60}{#groom} | The time was divided by the percentage.

[conclusion, conclusion] State a conclusion about the effect of the enclosure on fighting.
state: there is more fighting in the enclosure | fighting is more frequent in the enclosure | the enclosure increases fighting
  | more fighting in small enclosure | fighting doubles in the small enclosure
reject: there is less fighting

[why, welfare] Suggest why there is more fighting in a small enclosure.
point: there is less space to avoid each other | overcrowding | competition for space or food | subordinate animals cannot get away | stress
reject: they are bored of food
not with: conclusion

[indicators, welfare] One animal walks up and down along the fence for hours. Name this indicator of poor welfare.
state: stereotypy | stereotypic behaviour | stereotypical behaviour
reject: misdirected behaviour | hysteria | apathy

[improve, welfare] Suggest one change to the enclosure that would improve the welfare of the #animals.
point: more space | a larger enclosure | objects to climb on | hide food so that they must search for it | places to hide | enrichment | more natural surroundings
reject: give them more light | feed them more

[ethogram, observation] Suggest why the observers used a list of defined behaviours.
point: so that all observers record the same behaviour in the same way | to make the records consistent | so that the results of different observers can be compared | to avoid different interpretations
reject: to save paper

[hide, observation] Explain why the observers were hidden from the animals.
point: so that the animals behave normally | their presence could change the behaviour | to avoid influencing the behaviour
reject: so that they were safe

[hierarchy, social-behaviour] Explain how a social hierarchy reduces the amount of fighting in a group.
point: each animal knows its rank | subordinate animals give way to dominant ones | ritual displays replace real fighting | threat displays and appeasement replace fighting
reject: the strongest animal fights all others

[appease, social-behaviour] Grooming is one behaviour that reduces conflict. State another one.
state: facial expression | body posture | sexual presentation | appeasement display | bared teeth | submissive posture
reject: fighting | threat display

[parental, social-behaviour] Young primates stay with their parents for a long time. Explain the advantage of this.
point: they learn complex social behaviour | they have time to learn social skills | they learn skills that help them to survive
reject: they grow larger

[altruism, altruism] An animal that calls when it sees a predator puts itself at risk. Name this type of behaviour.
state: altruism | altruistic | altruistic behaviour
reject: parasitism | mutualism

[kin, altruism] Explain how natural selection can favour warning calls that put the caller at risk, if the group consists of relatives.
point: relatives share some of the same genes | related individuals share genes
then: so copies of its genes survive in the relatives | the shared genes are passed on by its relatives | its genes are more likely to be passed on
`,
});
