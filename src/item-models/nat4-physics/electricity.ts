// National 4 Physics, electrical energy: power and energy of appliances, the cost of electricity, and efficiency.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type CalculationLine, writeWrittenCalculation } from '../calculation/calculation.ts';
import { writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { groupedTex, plainTex } from '../write/number.ts';
import { capitalise, toDefinite } from '../write/words.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';

/** Appliances with their power and running time: seconds for powerful ones, minutes for the others. */
const appliances = [
  { appliance: 'a kettle', watts: [1800, 3000], seconds: [15, 33], hours: [1, 3] },
  { appliance: 'a hairdryer', watts: [900, 2000], seconds: [20, 49], hours: [1, 4] },
  { appliance: 'a toaster', watts: [700, 1400], seconds: [30, 70], hours: [1, 3] },
  { appliance: 'an electric heater', watts: [1000, 2500], seconds: [20, 39], hours: [3, 12] },
  { appliance: 'a vacuum cleaner', watts: [500, 900], seconds: [40, 110], hours: [2, 6] },
  { appliance: 'a television', watts: [80, 200], minutes: [2, 8], hours: [4, 20] },
  { appliance: 'a games console', watts: [120, 200], minutes: [2, 9], hours: [5, 20] },
  { appliance: 'a laptop charger', watts: [40, 100], minutes: [3, 15], hours: [5, 20] },
  { appliance: 'an electric blanket', watts: [60, 140], minutes: [3, 11], hours: [4, 20] },
] as const;

export const electricalPower = nat4PhysicsModel({
  id: 'N4P-01',
  title: 'Electrical power and energy',
  outcomeId: 'PHY-4-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const entry = random.pick(appliances);
    const { appliance, watts } = entry;
    const isLong = 'minutes' in entry;
    const [min, max] = isLong ? entry.minutes : entry.seconds;
    return {
      appliance,
      isLong,
      power: 20 * random.int(watts[0] / 20, watts[1] / 20),
      time: random.int(min, max),
      target: random.pick(['product', 'first'] as const),
    };
  },
  accepts: ({ power, time, isLong }) => power * time * (isLong ? 60 : 1) < 100_000,
  write: ({ appliance, power, time, isLong, target }) => {
    const seconds = isLong ? time * 60 : time;
    const energy = power * seconds;
    const duration = `$${time}$ ${isLong ? 'minutes' : 'seconds'}`;
    return writeWrittenPhysics(
      productCalculation({
        situation:
          target === 'product'
            ? `The power of ${appliance} is $${power}\\,\\mathrm{W}$. It is switched on for ${duration}.`
            : `In ${duration} ${appliance} uses $${groupedTex(energy)}\\,\\mathrm{J}$ of energy.`,
        quantity: target === 'product' ? 'the energy it uses' : `the power of ${toDefinite(appliance)}`,
        relationship: 'P = \\frac{E}{t}',
        otherRelationships: ['E = Pt', '\\text{power} = \\frac{\\text{energy}}{\\text{time}}'],
        product: { symbol: 'E', value: energy, unit: 'J', tex: plainTex(energy) },
        factors: [
          { symbol: 'P', value: power, unit: 'W', tex: plainTex(power) },
          {
            symbol: 't',
            value: seconds,
            unit: 's',
            tex: plainTex(seconds),
            ...(isLong ? { unconverted: time } : {}),
          },
        ],
        target,
        significantFigures: 5,
        isExact: true,
        unconvertedTag: 'time-conversion',
      }),
    );
  },
});

export const costOfElectricity = nat4PhysicsModel({
  id: 'N4P-02',
  title: 'Cost of electricity',
  outcomeId: 'PHY-4-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { appliance, watts, hours } = random.pick(appliances);
    return {
      appliance,
      power: 100 * random.int(Math.ceil(watts[0] / 100), Math.floor(watts[1] / 100)),
      hours: random.int(hours[0], hours[1]) + random.pick([0, 0, 0.5]),
      pence: random.int(22, 34),
    };
  },
  accepts: ({ hours }) => hours > 1,
  write: ({ appliance, power, hours, pence }) => {
    const kilowatts = power / 1000;
    const units = kilowatts * hours;
    const price = pence / 100;
    return writeWrittenCalculation({
      situation: `The power of ${appliance} is $${power}\\,\\mathrm{W}$. In one week it is used for $${plainTex(hours)}$ hours. One unit of electricity ($1\\,\\mathrm{kWh}$) costs $${pence}$ pence.`,
      quantity: `the cost of using ${toDefinite(appliance)} in this week, in pounds`,
      lines: [
        {
          why: 'Change the power to kilowatts',
          symbol: 'P',
          tex: `\\frac{${power}}{1000}`,
          value: kilowatts,
          unit: 'kW',
          gaps: ['prefix'],
        },
        {
          why: 'Find the number of units',
          symbol: 'E',
          tex: `@1 \\times ${plainTex(hours)}`,
          value: units,
          unit: 'kWh',
          gaps: ['energy-units'],
        },
        {
          why: 'Multiply by the price of one unit',
          tex: `@2 \\times ${plainTex(price)}`,
          value: units * price,
          unit: '£',
          gaps: ['unit-price'],
          alsoAccepted: [plainTex(Number((units * pence).toFixed(6)))],
        },
      ],
      mistakes: [
        {
          tag: 'prefix',
          value: power * hours * price,
          why: 'The power was not changed to kilowatts.',
          earns: [2, 3],
        },
        {
          tag: 'energy-units',
          value: kilowatts * price,
          why: 'The number of hours was left out.',
          earns: [1, 3],
        },
        {
          tag: 'unit-price',
          value: units / price,
          why: 'The number of units was divided by the price.',
          earns: [1, 2],
        },
      ],
      policies: { tolerance: { absolute: 0.01 } },
    });
  },
});

/** Machines with ranges of their efficiency. */
const machines = [
  { machine: 'an electric motor', unit: 'J', percents: [60, 90] },
  { machine: 'a wind turbine', unit: 'kJ', percents: [30, 45] },
  { machine: 'a coal-fired power station', unit: 'MJ', percents: [30, 40] },
  { machine: 'a filament lamp', unit: 'J', percents: [5, 10] },
  { machine: 'an LED lamp', unit: 'J', percents: [70, 90] },
  { machine: 'a solar panel', unit: 'kJ', percents: [15, 24] },
  { machine: 'a gas boiler', unit: 'kJ', percents: [70, 92] },
  { machine: 'a hydroelectric power station', unit: 'MJ', percents: [80, 92] },
] as const;

export const efficiency = nat4PhysicsModel({
  id: 'N4P-03',
  title: 'Efficiency',
  outcomeId: 'PHY-4-01',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => {
    const { machine, unit, percents } = random.pick(machines);
    return {
      machine,
      unit,
      total: 50 * random.int(4, 60),
      percent: random.int(percents[0], percents[1]),
      asksWaste: random.chance(0.35),
    };
  },
  accepts: ({ total, percent }) => Number.isInteger((total * percent) / 100),
  write: ({ machine, unit, total, percent, asksWaste }) => {
    const useful = (total * percent) / 100;
    const energy = (value: number): string => `$${value}\\,\\mathrm{${unit}}$`;
    const statedEnergy = asksWaste ? total - useful : useful;
    const percentLines = writePercentLines(useful, total, asksWaste ? 1 : 0);
    const mistakes = [
      {
        tag: 'percent-inverted',
        value: (total / useful) * 100,
        why: 'The total energy was divided by the useful energy.',
        earns: asksWaste ? [1] : [],
      },
      { tag: 'useful-energy', value: 100 - percent, why: 'This is the percentage that is wasted.' },
      {
        tag: 'percent-missing',
        value: useful / total,
        why: 'The fraction was not changed to a percentage.',
        earns: [1],
      },
    ];
    return writeWrittenCalculation({
      situation: `${capitalise(machine)} is supplied with ${energy(total)} of energy. Of this, ${energy(statedEnergy)} is ${asksWaste ? 'wasted as heat' : 'given out as useful energy'}.`,
      quantity: `the percentage efficiency of ${toDefinite(machine)}`,
      lines: asksWaste ? [writeUsefulLine(total, statedEnergy, unit), ...percentLines] : percentLines,
      mistakes,
    });
  },
});

function writeUsefulLine(total: number, wasted: number, unit: string): CalculationLine {
  return {
    why: 'Find the useful energy',
    symbol: 'E',
    tex: `${total} - ${wasted}`,
    value: total - wasted,
    unit,
    gaps: ['useful-energy'],
  };
}

/** Writes the last two lines of an efficiency calculation; `linesBefore` is the number of lines before them. */
function writePercentLines(
  useful: number,
  total: number,
  linesBefore: number,
): [CalculationLine, CalculationLine] {
  const calculation = `\\frac{${useful}}{${total}} \\times 100`;
  return [
    {
      why: 'Divide the useful energy by the total energy',
      tex: `\\frac{${linesBefore === 0 ? useful : '@1'}}{${total}}`,
      value: useful / total,
      alsoAccepted: [calculation],
      gaps: ['percent-inverted'],
    },
    {
      why: 'Change to a percentage',
      tex: `@${linesBefore + 1} \\times 100`,
      value: (useful / total) * 100,
      unit: '%',
      gaps: ['percent-missing'],
    },
  ];
}
