// National 4 Physics, circuits: Ohm's law, series and parallel circuits, and facts about electronics.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { inlineQuantity } from '../physics/measure.ts';
import { writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { toDefinite } from '../write/words.ts';
import electronicsFactSheets from './electronics.facts.json' with { type: 'json' };
import { nat4PhysicsModel } from './nat4-physics-model.ts';

const loads = [
  'a resistor',
  'a lamp',
  'a heating element',
  'a buzzer',
  'a motor',
  'a length of wire',
] as const;

export const ohmsLaw = nat4PhysicsModel({
  id: 'N4P-04',
  title: 'Voltage, current and resistance',
  outcomeId: 'PHY-4-02',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    load: random.pick(loads),
    current: pickMeasure(random, [0.15, 4.8]),
    resistance: pickMeasure(random, [3, 48]),
    target: random.pick(['product', 'first', 'second'] as const),
  }),
  accepts: ({ current, resistance }) => current * resistance > 1.4 && current * resistance < 25,
  write: ({ load, current, resistance, target }) => {
    const volts = Number((current * resistance).toPrecision(2));
    const exact = target === 'product' ? current * resistance : volts;
    const situations = {
      product: `The current in ${load} is ${inlineQuantity(current, 'A')} and its resistance is ${inlineQuantity(resistance, 'Ω')}.`,
      first: `The voltage across ${load} is ${inlineQuantity(volts, 'V')} and its resistance is ${inlineQuantity(resistance, 'Ω')}.`,
      second: `The voltage across ${load} is ${inlineQuantity(volts, 'V')} and the current in it is ${inlineQuantity(current, 'A')}.`,
    };
    const quantities = {
      product: `the voltage across ${toDefinite(load)}`,
      first: `the current in ${toDefinite(load)}`,
      second: `the resistance of ${toDefinite(load)}`,
    };
    return writeWrittenPhysics(
      productCalculation({
        situation: situations[target],
        quantity: quantities[target],
        relationship: 'V = IR',
        product: { symbol: 'V', value: exact, unit: 'V' },
        factors: [
          { symbol: 'I', value: target === 'first' ? exact / resistance : current, unit: 'A' },
          { symbol: 'R', value: target === 'second' ? exact / current : resistance, unit: 'Ω' },
        ],
        target,
      }),
    );
  },
});

/** The voltage of one cell of a battery. */
const CELL_VOLTAGE = 1.5;

export const seriesAndParallel = nat4PhysicsModel({
  id: 'N4P-05',
  title: 'Series and parallel circuits',
  outcomeId: 'PHY-4-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    isSeries: random.chance(0.5),
    cells: random.int(2, 8),
    firstCurrent: random.step(0.2, 2.4, 0.1),
    secondCurrent: random.step(0.2, 2.4, 0.1),
    firstVoltage: random.step(1, 4.5, 0.5),
    volts: random.pick([3, 6, 9, 12]),
    components: random.pick(['two lamps', 'a lamp and a motor', 'two heaters', 'a lamp and a buzzer']),
  }),
  accepts: ({ firstCurrent, secondCurrent, cells, firstVoltage, isSeries }) => {
    const secondVoltage = cells * CELL_VOLTAGE - firstVoltage;
    // Equal values would hide which of the two a learner used.
    return (
      firstCurrent !== secondCurrent && secondVoltage !== firstVoltage && (!isSeries || secondVoltage > 0.5)
    );
  },
  write: ({ isSeries, cells, firstCurrent, secondCurrent, firstVoltage, components, volts }) =>
    isSeries
      ? writeSeries({ supply: cells * CELL_VOLTAGE, firstVoltage, current: firstCurrent, components })
      : writeParallel({ volts, firstCurrent, secondCurrent, components }),
});

/** Names the two components: `the lamp` and `the motor` for `a lamp and a motor`. */
const nameComponents = (components: string): readonly [string, string] =>
  components.startsWith('two ')
    ? ['the first', 'the second']
    : [`the ${components.split(' ')[1]}`, `the ${components.split(' ')[4]}`];

type Series = {
  readonly supply: number;
  readonly firstVoltage: number;
  readonly current: number;
  readonly components: string;
};

function writeSeries({ supply, firstVoltage, current, components }: Series): ItemDraft {
  const [first, second] = nameComponents(components);
  const secondVoltage = supply - firstVoltage;
  const [amps, volts] = [quantityTex(current, 'A'), quantityTex(secondVoltage, 'V')];
  return {
    stem: `A battery of $${quantityTex(supply, 'V')}$ is connected to ${components} in series. The current in ${first} is $${amps}$ and the voltage across it is $${quantityTex(firstVoltage, 'V')}$. State the current in ${second}, $I$, and find the voltage across it, $V$.`,
    answer: `I = ${amps}, V = ${volts}`,
    recomputedFrom: `I = ${amps}, V = ${plainTex(supply)}\\,\\mathrm{V} - ${plainTex(firstVoltage)}\\,\\mathrm{V}`,
    bullets: [
      step('State the current, which is the same at all points of a series circuit', `I = ${amps}`, {
        gaps: ['series-current'],
      }),
      step('Take the voltage across the first from that of the supply', `V = ${volts}`, {
        gaps: ['series-voltage'],
      }),
    ],
    mistakes: [
      {
        tag: 'series-current',
        answer: `I = ${quantityTex(Number((current / 2).toFixed(3)), 'A')}, V = ${quantityTex(supply, 'V')}`,
        why: 'In series the current is the same everywhere and the voltages add up to that of the supply.',
      },
    ],
    policies: { units: 'none' },
  };
}

type Parallel = {
  readonly volts: number;
  readonly firstCurrent: number;
  readonly secondCurrent: number;
  readonly components: string;
};

function writeParallel({ volts, firstCurrent, secondCurrent, components }: Parallel): ItemDraft {
  const [first, second] = nameComponents(components);
  const total = Number((firstCurrent + secondCurrent).toFixed(3));
  const [I, V] = [quantityTex(total, 'A'), quantityTex(volts, 'V')];
  return {
    stem: `A supply of $${V}$ is connected to ${components} in parallel. The current in ${first} is $${quantityTex(firstCurrent, 'A')}$ and the current in ${second} is $${quantityTex(secondCurrent, 'A')}$. Find the current from the supply, $I$, and state the voltage across ${first}, $V$.`,
    answer: `I = ${I}, V = ${V}`,
    recomputedFrom: `I = ${plainTex(firstCurrent)}\\,\\mathrm{A} + ${plainTex(secondCurrent)}\\,\\mathrm{A}, V = ${V}`,
    bullets: [
      step('Add the currents in the branches', `I = ${I}`, { gaps: ['parallel-current'] }),
      step('State the voltage, which is the same across each branch', `V = ${V}`, {
        gaps: ['parallel-voltage'],
      }),
    ],
    mistakes: [
      {
        tag: 'parallel-current',
        answer: `I = ${quantityTex(Math.max(firstCurrent, secondCurrent), 'A')}, V = ${quantityTex(volts / 2, 'V')}`,
        why: 'In parallel the currents add up to that from the supply and the voltage is the same across each branch.',
      },
    ],
    policies: { units: 'none' },
  };
}

export const electronics = nat4PhysicsModel(
  factModel({
    id: 'N4P-06',
    title: 'Components, electromagnets and electronic systems',
    outcomeId: 'PHY-4-02',
    sheet: electronicsFactSheets.electronicsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
