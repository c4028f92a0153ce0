// National 3 Physics, electricity and energy: sources of electricity as percentages, the cost of heat loss, and facts.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { joinWords } from '../write/words.ts';
import energyFactSheets from './energy.facts.json' with { type: 'json' };
import { nat3PhysicsModel } from './nat3-physics-model.ts';

export const energySources = nat3PhysicsModel(
  factModel({
    id: 'N3P-01',
    title: 'Energy sources',
    outcomeId: 'PHY-3-01',
    sheet: energyFactSheets.energySheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

const RENEWABLE_SOURCES = ['wind', 'solar', 'hydroelectric', 'tidal', 'wave', 'geothermal'] as const;
const OTHER_SOURCES = ['gas', 'coal', 'oil', 'nuclear'] as const;
const PLACES = ['an island', 'a region', 'a small country', 'a city', 'a county'] as const;

export const energyShares = nat3PhysicsModel({
  id: 'N3P-02',
  title: 'Where electricity comes from',
  outcomeId: 'PHY-3-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    place: random.pick(PLACES),
    renewables: random.sample(RENEWABLE_SOURCES, 2),
    others: random.sample(OTHER_SOURCES, 2),
    a: random.int(12, 40),
    b: random.int(5, 25),
    c: random.int(8, 25),
    asksRest: random.chance(0.5),
  }),
  accepts: ({ a, b, c }) => a + b + c < 92 && new Set([a, b, c, 100 - a - b - c]).size === 4,
  write: ({ place, renewables, others, a, b, c, asksRest }): ItemDraft => {
    const [firstRenewable = '', secondRenewable = ''] = renewables;
    const [otherSource = '', lastSource = ''] = others;
    const shares = `${firstRenewable} $${a}\\%$, ${secondRenewable} $${b}\\%$, ${otherSource} $${c}\\%$`;
    const total = a + b + c;
    const situation = `The electricity of ${place} comes from these sources: ${shares}, and the rest is ${lastSource}.`;
    return asksRest
      ? {
          stem: `${situation} Calculate the percentage that is ${lastSource}.`,
          answer: `${100 - total}\\%`,
          recomputedFrom: `(100 - (${a} + ${b} + ${c}))\\%`,
          bullets: [
            step('Add the percentages that are given', String(total), {
              working: `$${a} + ${b} + ${c} = ${total}$`,
              gaps: ['addition'],
              impliedBy: [2],
              alsoAccepted: [`${total}\\%`],
            }),
            step('Take the total from 100\\%', `${100 - total}\\%`, {
              gaps: ['percent-rest'],
              alsoAccepted: [String(100 - total)],
            }),
          ],
          mistakes: [
            {
              tag: 'percent-rest',
              answer: `${total}\\%`,
              why: 'This is the total of the others; the rest is what is left of $100\\%$.',
            },
          ],
          policies: { units: 'none' },
        }
      : {
          stem: `${situation} Calculate the percentage that comes from renewable sources.`,
          answer: `${a + b}\\%`,
          recomputedFrom: `(${a} + ${b})\\%`,
          bullets: [
            step(`Choose ${joinWords([firstRenewable, secondRenewable])}`, `${a} + ${b}`, {
              gaps: ['renewable'],
              impliedBy: [2],
            }),
            step('Add their percentages', `${a + b}\\%`, {
              gaps: ['addition'],
              alsoAccepted: [String(a + b)],
            }),
          ],
          mistakes: [
            {
              tag: 'renewable',
              answer: `${a + b + c}\\%`,
              why: `${otherSource.charAt(0).toUpperCase()}${otherSource.slice(1)} is not renewable.`,
            },
          ],
          policies: { units: 'none' },
        };
  },
});

const HOUSES = ['a flat', 'an old cottage', 'a bungalow', 'a terraced house', 'a farmhouse'] as const;

export const heatLoss = nat3PhysicsModel({
  id: 'N3P-03',
  title: 'Heat loss from a house',
  outcomeId: 'PHY-3-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    house: random.pick(HOUSES),
    bill: 50 * random.int(12, 40),
    part: random.pick([
      ['the roof', 'loft insulation', [20, 25, 30]],
      ['the walls', 'cavity wall insulation', [30, 35, 40]],
      ['the windows', 'double glazing', [10, 15, 20]],
      ['the floor', 'carpets', [10, 15]],
      ['gaps round the doors', 'draught excluders', [5, 10, 15]],
    ] as const),
    percentIndex: random.int(0, 2),
  }),
  write: ({ house, bill, part: [leak, insulation, percents], percentIndex }) => {
    const percent = percents[percentIndex % percents.length] ?? 10;
    const savedCost = (bill * percent) / 100;
    return writeWrittenCalculation({
      situation: `The heating of ${house} costs $\\pounds ${bill}$ a year. Of the heat, $${percent}\\%$ is lost through ${leak}. All of this could be saved by ${insulation}.`,
      quantity: 'how much the heating would cost in a year after that',
      stem: `The heating of ${house} costs $\\pounds ${bill}$ a year. Of the heat, $${percent}\\%$ is lost through ${leak}. With ${insulation}, none of this would be lost. How much would the heating cost in a year then?`,
      lines: [
        {
          why: `Find $${percent}\\%$ of the cost`,
          tex: `\\frac{${percent}}{100} \\times ${bill}`,
          value: savedCost,
          unit: '£',
          gaps: ['percent-part'],
        },
        {
          why: 'Take it from the cost',
          tex: `${bill} - @1`,
          value: bill - savedCost,
          unit: '£',
          gaps: ['percent-part-only'],
        },
      ],
      mistakes: [
        { tag: 'percent-part-only', value: savedCost, why: 'This is only what is saved.', earns: [1] },
        {
          tag: 'percent-as-pounds',
          value: bill - percent,
          why: `$${percent}\\%$ is not $${percent}$ pounds.`,
        },
        {
          tag: 'percent-direction',
          value: bill + savedCost,
          why: 'The cost goes down, so the part is taken away.',
          earns: [1],
        },
      ],
    });
  },
});

export const circuitsAndHeat = nat3PhysicsModel(
  factModel({
    id: 'N3P-04',
    title: 'Circuits, conductors and heat',
    outcomeId: 'PHY-3-02',
    sheet: energyFactSheets.heatSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
