import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const MINUTES = [0, 1, 2, 3, 4, 5, 6] as const;

/** Pulse rate during and after exercise: reading data, blood vessels, respiration and fermentation. */
export const heartAndExercise = defineContext({
  course: ['Biology', 'Nat 5'],
  id: 'N5B-C05',
  title: 'Heart rate and exercise',
  outcomeId: 'BIO-5-06',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const [rest, peak] = [random.int(60, 74), random.step(130, 160, 2)];
    const [fitRest, fitPeak] = [rest - random.int(6, 12), peak - random.int(12, 20)];
    const curve = (low: number, high: number, recovery: number): number[] =>
      MINUTES.map((minute) => {
        if (minute <= 2) return Math.round(low + ((high - low) * minute) / 2);
        return Math.max(low, Math.round(high - ((high - low) * (minute - 2)) / recovery));
      });
    const [untrained, trained] = [curve(rest, peak, 4), curve(fitRest, fitPeak, 3)];
    const volume = random.step(65, 90, 5);
    const beats = random.int(16, 22);
    const pairs = (values: readonly number[]) =>
      MINUTES.map((minute, index): [number, number] => [minute, values[index] ?? 0]);
    const axes = {
      x: { tex: 'time (minutes)', min: 0 },
      y: { tex: 'pulse rate (beats per minute)', min: 0 },
    };
    return {
      values: {
        rest,
        peak,
        fitPeak,
        volume: `${volume} cm$^3$`,
        stroke: volume,
        beats,
        table: dataTableTex(
          [
            'time (minutes)',
            'pulse rate of person A (beats per minute)',
            'pulse rate of person B (beats per minute)',
          ],
          MINUTES.map((minute, index) => [minute, untrained[index] ?? 0, trained[index] ?? 0]),
        ),
      },
      answers: {
        increase: (peak / rest - 1) * 100,
        pulse: beats * 4,
        output: rest * volume,
        difference: peak - fitPeak,
      },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: pairs(untrained) }], show: 'grid' }),
        graph: drawDataGraph({
          ...axes,
          series: [
            { name: 'A', points: pairs(untrained) },
            { name: 'B', points: pairs(trained) },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
Two people, A and B, ran at the same speed for two minutes and then rested. Their pulse rates were measured each minute. The results are shown. #table

[plot, draw-graph] Draw a line graph of the pulse rate of person A.
figure: grid
person: Axes with labels, units and even scales
person: All points plotted and joined with a ruler
not with: recovery

[increase, percent-base] Calculate the percentage increase in the pulse rate of person A from rest to the end of the run.
calculate: \frac{#peak - #rest}{#rest} \times 100 | %
wrong: percent-base | \frac{#peak - #rest}{#peak} \times 100 | The increase was divided by the final pulse rate.

[pulse, pulse-rate] Another person counted #beats beats in 15 seconds. Calculate the pulse rate in beats per minute.
calculate: #beats \times 4
wrong: fifteen-times | #beats \times 15 | The beats were multiplied by 15. There are four times 15 seconds in a minute.

[output, cardiac-output] The heart of person A pumps #volume of blood with each beat. Calculate the volume of blood that it pumps in one minute at rest.
calculate: #rest \times #stroke | cm^3
significant figures: 4
not with: pulse
wrong: rate-over-volume | \frac{#rest}{#stroke} | The pulse rate was divided by the volume.

[recovery, conclusion] Use the graph to decide which person is fitter. You must justify your answer.
figure: graph
point: their pulse rate returned to the resting rate more quickly | shorter recovery time | their pulse rate was lower during exercise | lower resting pulse rate
  | B has a lower pulse rate | it took less time to recover
why: Give the reason
then: B | person B
why: Name the person
reject: person A

[why, respiration] Explain why the pulse rate increases during exercise.
point: muscle cells need more oxygen | more oxygen and glucose must be delivered to the muscles | to transport more oxygen to the muscles
  | muscles need more oxygen for respiration
why: State what the muscles need
point: for more respiration | to release more energy | to produce more ATP | because more energy is needed | to remove carbon dioxide more quickly
why: State the purpose

[artery, blood-vessels] Name the type of blood vessel that carries blood away from the heart.
state: artery | arteries
reject: vein | capillary

[arteryWall, blood-vessels] Describe one feature of the wall of an artery, and state how it suits its function.
point: thick muscular wall | thick wall | muscular walls | narrow central channel
why: Describe the feature
then: to withstand high pressure | because the blood is under high pressure | to carry blood at high pressure
why: State how it suits the function
not with: artery

[valve, blood-vessels] State the function of the valves in the heart and veins.
state: to prevent backflow of blood | prevent the backflow of blood | to stop blood flowing backwards | to keep blood flowing in one direction
reject: to pump blood | to increase pressure

[capillaries, exchange] State one feature of capillaries that allows rapid exchange of materials with the tissues.
state: thin walls | they are one cell thick | large surface area | they form networks | walls one cell thick | large networks
  | walls are thin | large network
  | one cell thick
reject: thick walls | valves

[haemoglobin, red-blood-cells] Name the substance in red blood cells that carries oxygen.
state: haemoglobin
reject: plasma | iron | glucose

[ventricle, heart] Name the chamber of the heart that pumps blood to the lungs.
state: right ventricle
reject: left ventricle | right atrium | left atrium

[fermentation, fermentation] After a fast run, the muscles of person A contained lactate. Name the process that produced it, and explain why it took place.
point: fermentation
why: Name the process
point: there was not enough oxygen | lack of oxygen | oxygen could not be delivered fast enough | the muscles were short of oxygen
why: Give the reason
reject: aerobic respiration

[coronary, coronary-artery] A blockage in a coronary artery damages heart muscle. Explain why.
point: less oxygen reaches the heart muscle | the heart muscle gets no glucose or oxygen | no oxygen is supplied to the heart muscle cells
why: State what is missing
then: so the cells cannot respire and release energy | no respiration | no ATP is produced | no energy is released
why: State the effect on the cells

[reliable, reliability] A student concludes that person B is fitter. State how this conclusion could be made more reliable.
point: use more people | test a larger number of people | repeat the run with the same people several times | repeat and calculate an average
  | more people | use a larger sample
reject: run for longer

[variable, variables] State one variable that should be kept the same when the two people are compared.
state: speed of running | time of exercise | age | sex | type of exercise | length of the run | temperature of the room | body mass
  | gender | same speed
reject: pulse rate | fitness
`,
});
