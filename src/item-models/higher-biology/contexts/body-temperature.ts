import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { dataTableTex } from '../../write/table.ts';

const OUTSIDE = [5, 12, 19, 26] as const;
const ANIMALS = [
  ['lizard', 'mouse'],
  ['frog', 'shrew'],
  ['snake', 'squirrel'],
] as const;

/** Conformers and regulators: body temperature, metabolic rate and thermoregulation. */
export const bodyTemperature = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C05',
  title: 'Conformers and regulators',
  outcomeId: 'BIO-H-04',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const [conformer, regulator] = random.pick(ANIMALS);
    const inside = random.step(36.4, 38.2, 0.2);
    const rows = OUTSIDE.map(
      (t) =>
        [
          t,
          measure(random, t + 0.5, { places: 1, error: 0.02 }),
          measure(random, inside, { places: 1, error: 0.004 }),
        ] as const,
    );
    const [cool, warm] = [random.step(2.4, 3.6, 0.2), random.step(1, 1.8, 0.2)];
    const mass = random.pick([20, 25, 40, 50]);
    const minutes = random.pick([10, 15, 20]);
    const used = random.step(12, 30, 2) * minutes;
    return {
      values: {
        conformer,
        regulator,
        cool: cool.toFixed(1),
        warm: warm.toFixed(1),
        mass,
        minutes,
        used,
        table: dataTableTex(
          [
            'external temperature (°C)',
            `body temperature of the ${conformer} (°C)`,
            `body temperature of the ${regulator} (°C)`,
          ],
          rows.map(([t, low, high]) => [t, low.toFixed(1), high.toFixed(1)]),
        ),
      },
      answers: {
        decrease: (1 - warm / cool) * 100,
        uptake: used / minutes / mass,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'external temperature (°C)', min: 0 },
          y: { tex: 'body temperature (°C)', min: 0 },
          series: [
            { name: 'P', points: rows.map(([t, low]) => [t, low]) },
            { name: 'Q', points: rows.map(([t, , high]) => [t, high]) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The body temperatures of a #conformer and a #regulator were measured at different external temperatures. The results are shown. #table

[which, regulators] Use the graph to identify which animal, P or Q, is the regulator. You must justify your answer.
figure: graph
point: its body temperature stays constant as the external temperature changes | its body temperature does not change with external temperature | constant body temperature
why: Give the reason
then: Q
why: Name the animal
reject: P

[conformer, conformers] State the term for an animal whose internal environment depends on its external environment.
state: conformer | a conformer
reject: regulator
not with: which

[cost, conformers] Give one advantage and one disadvantage of being a conformer.
point: low metabolic costs | it needs less energy | less energy is used | lower metabolic rate
why: Give an advantage
point: narrow ecological niche | restricted to a narrow range of environments | it can live only in a narrow niche | cannot live in a wide range of habitats
why: Give a disadvantage

[behaviour, conformers] Describe how the #conformer could raise its body temperature.
point: it moves into the sun | by basking in the sun | moves to a warmer place | by lying on warm rocks | behavioural responses such as basking
reject: shivering | vasoconstriction

[centre, thermoregulation] Name the part of the brain that is the temperature-monitoring centre of the #regulator.
state: hypothalamus
reject: cerebellum | medulla | pituitary

[vaso, thermoregulation] Explain how vasoconstriction reduces heat loss.
point: less blood flows to the skin | decreased blood flow to the surface of the skin | reduced blood flow near the skin
why: State the effect on the blood
then: so less heat is lost by radiation | less heat is lost to the surroundings | less heat radiates from the skin
why: State the effect on heat loss
reject: blood vessels move deeper

[shiver, thermoregulation] Explain how shivering raises body temperature.
point: muscle contraction generates heat | contraction of muscles releases heat | muscles contract and produce heat from respiration
reject: it stops heat loss
not with: vaso

[sweat, thermoregulation] Explain how an increased rate of sweating lowers body temperature.
point: body heat is used to evaporate water in the sweat | evaporation of sweat uses body heat | heat is lost when the sweat evaporates
reject: sweat is cold

[feedback, negative-feedback] Name the type of control in which a change triggers a response that reverses the change.
state: negative feedback | negative feedback control
reject: positive feedback | homeostasis only

[why, thermoregulation] Explain why it is important for the #regulator to keep its body temperature within a narrow range.
point: for optimum enzyme activity | enzymes work at their optimum temperature | high rates of diffusion and optimum enzyme activity | to keep enzyme-controlled reactions at the optimum
reject: to keep warm

[decrease, percent-base] The oxygen uptake of the #regulator fell from #cool to #warm cm$^3$ per gram per hour when the room was warmed. Calculate the percentage decrease.
calculate: \frac{#cool - #warm}{#cool} \times 100 | %
wrong: percent-base | \frac{#cool - #warm}{#warm} \times 100 | The decrease was divided by the last value, not the first.

[uptake, metabolic-rate] A #regulator with a mass of #mass g used #used cm$^3$ of oxygen in #minutes minutes. Calculate the oxygen uptake in cm$^3$ per gram per minute.
calculate: \frac{#used}{#mass \times #minutes}
not with: decrease
wrong: mass-left-out | \frac{#used}{#minutes} | The uptake was not divided by the mass.

[warm, metabolic-rate] The oxygen uptake of the #regulator fell when the room was warmed. Explain why.
point: less energy is needed to keep the body warm | less heat has to be generated | its metabolic rate is lower because less heat is lost
  | less respiration is needed to maintain body temperature
  | lower metabolic rate as it does not need to generate as much heat
reject: it stopped breathing

[measure, metabolic-rate] State one measurement, other than oxygen uptake, that can be used to find the metabolic rate of an animal.
state: carbon dioxide production | heat production | carbon dioxide produced per unit time | heat released | heat energy given off
reject: body temperature | heart beats only | mass

[heart, circulation] Mammals and birds have a complete double circulation. Explain how this allows high metabolic rates.
point: oxygenated and deoxygenated blood do not mix | blood with oxygen is kept apart from blood without oxygen | there is no mixing of oxygenated and deoxygenated blood
why: State the property
then: so oxygen is delivered efficiently to the cells | more oxygen reaches the cells for aerobic respiration | efficient oxygen delivery
why: State the advantage

[dormancy, dormancy] Some animals survive the winter by lowering their metabolic rate. Name this form of dormancy.
state: hibernation
reject: aestivation | daily torpor | migration
`,
});
