// National 5 Chemistry: the average rate of a reaction from two volumes of gas.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

const REACTIONS = [
  { situation: 'marble chips with dilute hydrochloric acid', gas: 'carbon dioxide' },
  { situation: 'magnesium ribbon with dilute sulfuric acid', gas: 'hydrogen' },
  { situation: 'hydrogen peroxide solution with a manganese dioxide catalyst', gas: 'oxygen' },
  { situation: 'zinc granules with dilute hydrochloric acid', gas: 'hydrogen' },
  { situation: 'sodium carbonate powder with dilute nitric acid', gas: 'carbon dioxide' },
] as const;

export const averageRate = nat5ChemistryModel({
  id: 'N5C-01',
  title: 'Average rate of reaction',
  outcomeId: 'CHE-5-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    reaction: random.pick(REACTIONS),
    from: 10 * random.int(1, 4),
    span: random.pick([10, 20, 25, 40, 50]),
    firstVolume: random.int(12, 36),
    rate: random.step(0.1, 1.2, 0.05),
    form: pickForm(random),
  }),
  accepts: ({ span, rate, firstVolume, from }) =>
    Number.isInteger(Number((span * rate).toFixed(6))) && firstVolume / from !== rate,
  write: ({ reaction, from, span, firstVolume, rate, form }) => {
    const [to, laterVolume] = [from + span, firstVolume + Math.round(span * rate)];
    const formatVolume = (value: number) => `$${quantityTex(value, 'cm^3')}$`;
    return writeCalculation(
      {
        situation: `The volume of ${reaction.gas} given off in the reaction of ${reaction.situation} was measured. After $${quantityTex(from, 's')}$ it was ${formatVolume(firstVolume)}, and after $${quantityTex(to, 's')}$ it was ${formatVolume(laterVolume)}.`,
        quantity: `the average rate of reaction, in $\\mathrm{cm^3\\,s^{-1}}$, between $${quantityTex(from, 's')}$ and $${quantityTex(to, 's')}$`,
        lines: [
          {
            why: 'Find the change in volume',
            tex: `${laterVolume} - ${firstVolume}`,
            value: laterVolume - firstVolume,
            unit: 'cm^3',
            gaps: ['rate-interval'],
          },
          {
            why: 'Divide the change in volume by the change in time',
            tex: `\\frac{@1}{${to} - ${from}}`,
            value: rate,
            unit: 'cm^3 s^-1',
            gaps: ['rate-inverted'],
          },
        ],
        mistakes: [
          {
            tag: 'rate-interval',
            value: laterVolume / to,
            why: 'The whole volume was divided by the whole time; the changes between the two times are needed.',
          },
          {
            tag: 'rate-inverted',
            value: span / (laterVolume - firstVolume),
            why: 'The time was divided by the volume.',
            earns: [1],
          },
          {
            tag: 'rate-no-time',
            value: laterVolume - firstVolume,
            why: 'The change in volume was not divided by the time.',
            earns: [1],
          },
          {
            tag: 'rate-end-time',
            value: (laterVolume - firstVolume) / to,
            why: `The time is the interval of $${plainTex(span)}$ seconds, not the time at its end.`,
            earns: [1],
          },
        ],
        significantFigures: 2,
      },
      form,
    );
  },
});
