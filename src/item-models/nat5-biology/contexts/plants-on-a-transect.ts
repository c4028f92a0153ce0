import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const PLANTS = [
  ['dandelions', 'the trunk of a large tree'],
  ['daisies', 'the trunk of a beech tree'],
  ['buttercups', 'a tall hedge'],
  ['clover plants', 'a high wall'],
] as const;
const STATIONS = [1, 2, 3, 4, 5] as const;

/** A transect: plants and an abiotic factor at five stations. Sampling, averages, errors and niches. */
export const plantsOnATransect = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C03',
  title: 'Plants along a transect',
  outcomeId: 'BIO-5-07',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const [plants, place] = random.pick(PLANTS);
    const [least, perStation] = [random.int(1, 4), random.int(4, 7)];
    const counts = STATIONS.map((station) => least + perStation * (station - 1) + random.int(0, 2));
    const light = STATIONS.map((station) => 12 + 9 * (station - 1) + random.int(-2, 2));
    const quadrats = Array.from({ length: 5 }, () => random.int(2, 14));
    const total = quadrats.reduce((sum, count) => sum + count, 0);
    const area = random.pick([60, 80, 120, 150, 200]);
    const average = total / quadrats.length;
    const [first = 0, last = 0] = [counts[0], counts.at(-1)];
    const bars = STATIONS.map((station, index) => ({ name: String(station), values: [counts[index] ?? 0] }));
    return {
      values: {
        plants,
        place,
        quadrats: quadrats.join(', '),
        sum: quadrats.join(' + '),
        area: `${area} m$^2$`,
        squares: area * 4,
        average,
        first,
        last,
        table: dataTableTex(
          ['station', `number of ${plants}`, 'light intensity (units)'],
          STATIONS.map((station, index) => [station, counts[index] ?? 0, light[index] ?? 0]),
        ),
      },
      answers: {
        average,
        estimate: average * area * 4,
        ratio: last / first,
        range: Math.max(...quadrats) - Math.min(...quadrats),
      },
      figures: {
        empty: drawBarChart({ x: 'station', y: `number of ${plants}`, bars, empty: true }),
        bars: drawBarChart({ x: 'station', y: `number of ${plants}`, bars }),
      },
    };
  },
  text: String.raw`
Students investigated the distribution of #plants from #place outwards. They placed a quadrat at five stations along a line, counted the #plants in it, and
measured the light intensity with a light meter. The results are shown. #table

[bars, draw-graph] Draw a bar chart of the number of #plants at each station.
figure: empty
person: Axes with labels and an even scale
person: All bars drawn correctly

[relationship, describe-trend] Describe the relationship between the light intensity and the number of #plants.
point: as the light intensity increases, the number of #plants increases | the higher the light intensity the more #plants | more light means more #plants
  | when the light intensity increases the number of plants increases
reject: the number decreases as light increases

[factor, abiotic-factors] Name one other abiotic factor that could affect the distribution of the #plants.
state: temperature | soil moisture | moisture | pH | soil pH | rainfall | wind speed | water | oxygen in the soil | soil temperature | humidity
reject: light intensity | grazing | competition | predation | food | disease

[biotic, biotic-factors] Name one biotic factor that could affect the number of #plants.
state: grazing | competition | disease | trampling by animals | predation by insects | competition for light | herbivores | parasites
  | animals eating them
reject: light intensity | amount of light | temperature | pH | moisture

[average, average] In another field, five quadrats placed at random contained #quadrats #plants. Calculate the average number of #plants per quadrat.
calculate: \frac{#sum}{5}
given: In five quadrats placed at random in another field, the average number of #plants per quadrat is #average.
wrong: sum-for-average | #sum | This is the total, not the average.

[estimate, sampling] In another field, each quadrat has an area of 0.25 m$^2$, and the whole field has an area of #area. Estimate the total number of #plants in the field.
calculate: @average \times #squares
significant figures: 4
wrong: area-for-quadrats | @average \times \frac{#squares}{4} | The area was used instead of the number of quadrats.

[ratio, ratio] Calculate how many times more #plants there were at station 5 than at station 1.
calculate: \frac{#last}{#first}
wrong: difference | #last - #first | This is the difference, not how many times more.

[meter, measuring-abiotic] Describe one source of error when a light meter is used, and how it can be reduced.
point: shadow of the person falls on the meter | shading the meter with your body | casting a shadow on the meter | clouds change the light intensity
  | readings change as clouds pass
why: State the source of error
point: stand so that no shadow falls on the meter | hold it at arm's length away from the body | take several readings and calculate an average
  | point the meter in the same direction each time | do not stand between the light and the meter
why: State how it can be reduced

[random, sampling] To estimate the number of plants in a whole field, quadrats should be placed at random. Explain why.
point: to make the results representative of the whole area | to avoid bias | so that the sample is representative | to prevent the students choosing where to put them
reject: to make it more reliable | more accurate

[more, reliability] State how the students could make their results more reliable.
point: use more quadrats at each station | repeat the sampling at each station | place several quadrats at each station and calculate an average
  | sample along more lines
  | repeat at each station | more transects
reject: use a bigger quadrat | be more careful

[technique, sampling] Name a technique that could be used to sample insects that move on the ground.
state: pitfall trap | pitfall traps
  | pit traps
reject: quadrat | net | tree beating
not with: pitfall

[pitfall, sampling] Pitfall traps were used to sample beetles at each station. State one precaution when such a trap is set up.
state: cover the trap | the rim must be level with the soil surface | make holes for drainage | check the trap regularly | disguise the opening
  | put the top level with the ground | place a cover over it to keep out rain and predators
reject: repeat

[niche, niche] State what is meant by the niche of a species.
state: the role that it plays in its community | the role of an organism within a community | the role it plays and its use of resources
  | the use it makes of resources and its interactions with other organisms
reject: the place where it lives | its habitat

[key, identification] Name the tool used to identify an unknown plant from its features.
state: paired statement key | branched key | identification key | key | a key
reject: quadrat | microscope

[competition, competition] Explain why fewer #plants grow where tall plants grow close together.
point: they compete for light | the tall plants compete with them for light | there is competition for light | tall plants shade them so there is less light
  | they compete for water | competition for resources
  | shaded by the tall plants | tall plants take all the light
reject: they are eaten
`,
});
