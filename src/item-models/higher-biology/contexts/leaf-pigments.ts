import { drawBarChart } from '../../../diagrams/families/bar-chart.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const COLOURS = ['violet', 'blue', 'green', 'yellow', 'orange', 'red'] as const;

/** Light, pigments and the stages of photosynthesis. */
export const leafPigments = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C08',
  title: 'Pigments and photosynthesis',
  outcomeId: 'BIO-H-05',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const rates = [random.int(60, 70), random.int(90, 100), random.int(8, 15), random.int(20, 28)];
    const all = [...rates, random.int(38, 46), random.int(76, 88)];
    const [blue = 0, green = 0] = [all[1], all[2]];
    const [front, spot] = [random.step(8, 12, 1), random.pick([0.5, 0.6, 0.7, 0.8])];
    const [light, absorbed] = [random.step(400, 800, 100), random.step(60, 90, 5)];
    return {
      values: {
        plant: random.pick(['a pondweed', 'spinach', 'a green alga']),
        blue,
        green,
        front: front.toFixed(1),
        moved: (front * spot).toFixed(1),
        light,
        kept: (light * absorbed) / 100,
        table: dataTableTex(
          ['colour of light', 'rate of photosynthesis (units)'],
          COLOURS.map((colour, index) => [colour, all[index] ?? 0]),
        ),
      },
      answers: {
        ratio: blue / green,
        rf: spot,
        share: absorbed,
      },
      figures: {
        bars: drawBarChart({
          x: 'colour of light',
          y: 'rate of photosynthesis (units)',
          bars: COLOURS.map((name, index) => ({ name, values: [all[index] ?? 0] })),
          empty: true,
        }),
      },
    };
  },
  text: String.raw`
The rate of photosynthesis of #plant was measured in light of different colours. The results are shown. #table

[plot, draw-graph] Draw a bar chart of the results.
figure: bars
person: Axes with labels, unit and even scale
person: All bars drawn to the right height

[ratio, ratio] Calculate how many times greater the rate in blue light is than the rate in green light.
calculate: \frac{#blue}{#green}
wrong: inverted-ratio | \frac{#green}{#blue} | The ratio was turned round.

[variable, controlled-variables] Name one variable that must be kept the same for all colours.
state: light intensity | temperature | concentration of carbon dioxide | carbon dioxide concentration | mass of plant | distance from the lamp | type of plant | time | surface area of the leaf
reject: colour of light | wavelength | rate of photosynthesis

[green, pigments] Explain why the rate is low in green light.
point: green light is reflected | green light is mostly reflected or transmitted | little green light is absorbed | chlorophyll absorbs little green light
reject: green light is absorbed well

[graph, pigments] Name the kind of graph that shows the rate of photosynthesis at each wavelength.
state: action spectrum
reject: absorption spectrum

[carotenoids, pigments] Explain the advantage to the plant of having carotenoids as well as chlorophyll.
point: a wider range of wavelengths is absorbed | they extend the range of wavelengths that can be absorbed | more light of other colours is absorbed
reject: they absorb the same wavelengths
point: the energy is passed on to chlorophyll | they pass energy to chlorophyll for photosynthesis | more photosynthesis takes place

[share, percentages] A leaf receives #light units of light energy and absorbs #kept units. Calculate the percentage that is absorbed.
calculate: \frac{#kept}{#light} \times 100 | %
wrong: inverted-ratio | \frac{#light - #kept}{#light} \times 100 | This is the percentage that is not absorbed.

[lost, light] State what happens to light that reaches a leaf but is not absorbed.
state: it is reflected or transmitted | it is reflected | it is transmitted | it passes through the leaf
reject: it is destroyed | it is absorbed
not with: green

[rf, chromatography] The pigments were separated by chromatography. One spot moved #moved cm, and the solvent front moved #front cm. Calculate the R$_f$ value of the spot.
calculate: \frac{#moved}{#front}
significant figures: 2
wrong: inverted-ratio | \frac{#front}{#moved} | The ratio was turned round.

[excite, light-reactions] Describe what happens when a pigment molecule absorbs light energy.
point: electrons are excited | electrons in the pigment become excited | electrons gain energy and leave the molecule | high-energy electrons are released
  | the electron becomes high energy
reject: water is excited

[photolysis, light-reactions] Name the process in which water is split with energy from light.
state: photolysis
reject: hydrolysis | phosphorylation

[carriers, light-reactions] Name the two products of the first stage that are needed in the Calvin cycle.
state: ATP and NADPH | NADPH and ATP | ATP and hydrogen
reject: oxygen | carbon dioxide | glucose

[fixation, calvin-cycle] Describe the role of RuBisCO in the Calvin cycle.
point: it fixes carbon dioxide to RuBP | it attaches carbon dioxide to RuBP | it combines carbon dioxide with ribulose bisphosphate
reject: it splits water | it makes ATP

[dark, calvin-cycle] The light is switched off. Explain why the concentration of RuBP falls soon afterwards.
point: no ATP and NADPH are made | ATP and NADPH are no longer produced | there is no supply of ATP and hydrogen
reject: carbon dioxide runs out
then: so G3P is not formed and RuBP is not regenerated | RuBP is not regenerated from G3P | RuBP is used up but not made again
not with: carriers

[uses, calvin-cycle] State one use of the glucose that is made in photosynthesis.
state: respiration | stored as starch | made into starch | made into cellulose | cellulose for cell walls | passed to other pathways to make proteins | to make other molecules
reject: photolysis | carbon fixation
`,
});
