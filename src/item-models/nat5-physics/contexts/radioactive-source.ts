import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const KINDS = [
  { radiation: 'alpha', weighting: 20, stoppedBy: 'a sheet of paper' },
  { radiation: 'beta', weighting: 1, stoppedBy: 'a few millimetres of aluminium' },
  { radiation: 'gamma', weighting: 1, stoppedBy: 'several centimetres of lead' },
] as const;

/** A radioactive source: half-life with background counts, absorbed and equivalent dose, properties of radiation. */
export const radioactiveSource = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C07',
  title: 'Half-life and dose of a radioactive source',
  outcomeId: 'PHY-5-09',
  calculator: 'allowed',
  marks: [7, 12],
  draw: (random) => {
    const kind = random.pick(KINDS);
    const [halfLife, start, background] = [
      random.pick([2, 3, 4, 5]),
      random.pick([640, 480, 800, 560]),
      random.int(18, 28),
    ];
    const times = [0, 1, 2, 3, 4].map((index) => index * halfLife);
    const corrected = times.map((time) => start / 2 ** (time / halfLife));
    const [initial, count] = [random.pick([64, 96, 80, 48, 160]), random.int(3, 5)];
    const [joules, mass] = [random.step(2, 9, 0.5), random.step(0.2, 0.9, 0.1)];
    const [decays, minutes] = [random.step(18, 96, 6) * 1000, random.pick([2, 4, 5])];
    return {
      values: {
        ...kind,
        halfLife: `${halfLife} hours`,
        hours: halfLife,
        background: `${background} counts per minute`,
        back: background,
        initial: { value: initial, unit: 'kBq' },
        count,
        later: `${count * halfLife} hours`,
        factor: `2^{${count}}`,
        joules: `$${joules.toFixed(1)} \\times 10^{-6}\\,\\mathrm{J}$`,
        energy: `${joules.toFixed(1)} \\times 10^{-6}`,
        mass: { value: mass, unit: 'kg', significantFigures: 2 },
        decays: String(decays),
        minutes: `${minutes} minutes`,
        seconds: minutes * 60,
        isAlpha: kind.radiation === 'alpha',
        table: dataTableTex(
          ['time (hours)', 'count rate (counts per minute)'],
          times.map((time, index) => [time, Math.round((corrected[index] ?? 0) + background)]),
        ),
      },
      answers: {
        halfLife,
        after: initial / 2 ** count,
        activity: decays / (minutes * 60),
        absorbed: (joules * 1e-6) / mass,
        equivalent: ((joules * 1e-6) / mass) * kind.weighting,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'time (hours)', min: 0 },
          y: { tex: 'corrected count rate (counts per minute)', min: 0 },
          series: [
            {
              points: Array.from({ length: 9 }, (_, index): [number, number] => [
                (index * halfLife) / 2,
                Math.round(start / 2 ** (index / 2)),
              ]),
            },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
A hospital uses a source that emits #radiation radiation. A technician measures the count rate near the source at different times. Before the source is brought
into the room, the technician measures a count rate of #background. The results are shown. #table

[background, background-radiation] State one source of background radiation.
state: rocks | cosmic rays | radon gas | the Sun | food | the human body | buildings | medical uses | nuclear weapons testing | granite | radon | space
  | cosmic radiation | x-rays
reject: mobile phones | microwaves | the source in the hospital | radio waves

[correct, background-radiation] State what the technician must do with the measured count rates before using them to find the half-life.
point: subtract #back from each count rate | subtract the background count rate | take away the background count from each reading
  | the background count rate must be subtracted
reject: add the background | repeat

[halfLife, half-life] Use the graph of the corrected count rate to determine the half-life of the source.
figure: graph
calculate: #hours | h
tolerance: 0.3
given: The half-life of the source is #halfLife.

[after, half-life] The initial activity of another source with the same half-life, #halfLife, is #initial. Determine its activity after #later.
step: Find the number of half-lives | #count
calculate: \frac{#initial}{#factor} | kBq
wrong: halved-once | \frac{#initial}{2} | The activity was halved only once.
wrong: divided-by-count | \frac{#initial}{#count} | The activity was divided by the number of half-lives. | 1
not with: halfLife

[define, half-life] State what is meant by the half-life of a radioactive source.
state: the time for its activity to halve | the time taken for the activity to fall to half | the time for half of the nuclei to decay
  | time for the activity to fall to half its original value | time taken for half of the radioactive nuclei to decay
  | the time it takes for half of the radioactive atoms to decay
  | how long it takes for the count rate to halve
reject: half the time for it to decay completely | half the time for the activity to fall to zero

[activity] In #minutes, #decays nuclei of a source decay. Calculate the activity of this source.
relationship: A = \frac{N}{t}
calculate: A = \frac{#decays}{#seconds} | Bq
wrong: minutes-not-converted | \frac{#decays}{#seconds} \times 60 | The minutes were not changed to seconds. | 1

[absorbed] Tissue with a mass of #mass absorbs #joules of energy from the radiation. Calculate the absorbed dose.
relationship: D = \frac{E}{m}
calculate: D = \frac{#energy}{#mass} | Gy
wrong: dose-multiplied | #energy \times #mass | The energy was multiplied by the mass. | 1

[equivalent, equivalent-dose] Tissue with a mass of #mass absorbs #joules of energy from the #radiation radiation. The radiation weighting factor is #weighting. Determine the
  equivalent dose.
step relationship: D = \frac{E}{m}
step: Find the absorbed dose | D = \frac{#energy}{#mass} | Gy
relationship: H = Dw_r
calculate: H = @1 \times #weighting | Sv
not with: absorbed

[stop, properties-of-radiation] State what is needed to stop most of the #radiation radiation.
state: #stoppedBy | anything thicker than #stoppedBy
  | paper | skin | a few centimetres of air | a few cm of air
reject: nothing | glass of water
if: isAlpha

[what, properties-of-radiation] State what is meant by ionisation.
state: an atom gains or loses an electron | the gain or loss of electrons by an atom | an electron is removed from an atom | adding or removing electrons from an atom
  | when an atom loses or gains an electron | atoms losing electrons
reject: an atom splits | a nucleus decays

[choice, properties-of-radiation] A source that emits gamma radiation is used as a tracer inside the body. Explain why a source that emits only alpha radiation
  is not suitable.
point: alpha radiation is absorbed by the tissue and cannot be detected outside the body | alpha cannot pass through the body | alpha is stopped by the skin
  | alpha radiation is very ionising and damages the tissue | alpha would be absorbed in the body and cause damage
reject: alpha is not dangerous | alpha passes through the body
if: not isAlpha

[safety, safety] State two precautions that the technician should take when using the source.
point: use tongs | handle the source with tongs | never touch the source
  | wash your hands afterwards
point: keep as far away as possible | increase the distance from the source | keep at arm's length
point: limit the time near the source | use it for as short a time as possible | minimise exposure time
point: use shielding | wear a lead apron | stand behind a lead screen | put it back into its lead box | wear gloves | store it in a lead-lined box
point: point the source away from people | never point it at anybody
need: 2

[repeat, reliability] The technician decides to measure each count rate for ten minutes instead of one minute. Explain why this is better.
point: because decay is random the average is more reliable | the counts vary randomly so a longer time gives a more reliable value
  | radioactive decay is random | it reduces the effect of the random nature of decay | a larger count has a smaller percentage uncertainty
  | it is random so longer time gives better average | it reduces the uncertainty
reject: it is more accurate because the source is stronger

[fear] A patient says: “All radiation is dangerous, so hospitals should not use it.” Using your knowledge of physics, comment on this statement.
open: background radiation is always present | benefits: diagnosis and treatment | damage depends on the equivalent dose, the tissue and the kind of radiation
  | doses are kept as low as possible: time, distance, shielding | half-lives of tracers are short | some radiation, such as light, does not ionise
`,
});
